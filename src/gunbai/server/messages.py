"""What goes over the socket of a page: every kind of message, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from gunbai.server.documents import SeatDoc, TableDoc, TalkDoc
from gunbai.server.refusal import ErrorDoc
from gunbai.server.wire.deals import DealDoc
from gunbai.server.wire.state import StateDoc

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class HelloMessage(TypedDict):
    """The first one: the table, and my state if a game is on."""

    type: Literal["hello"]
    table: TableDoc
    state: StateDoc | None


class StateMessage(TypedDict):
    """Something has changed for me: my state, with the events since I was told last."""

    type: Literal["state"]
    seats: list[SeatDoc]
    state: StateDoc


class TableMessage(TypedDict):
    """Who sits here, the status, a vote."""

    type: Literal["table"]
    table: TableDoc


class PresenceMessage(TypedDict):
    """Who is online."""

    type: Literal["presence"]
    online: list[int]
    spectators: int


class TalkMessage(TypedDict):
    """Something was said, or taken away."""

    type: Literal["talk"]
    talk: TalkDoc


class DealMessage(TypedDict):
    """A deal of mine was made, answered or marked."""

    type: Literal["deal"]
    deal: DealDoc


class ReplyMessage(TypedDict):
    """What became of a message of mine; without an id where it could not be read."""

    type: Literal["reply"]
    id: int | None
    ok: bool
    error: ErrorDoc | None


class RefusedMessage(TypedDict):
    """Why there is no connection; it is closed after this."""

    type: Literal["refused"]
    error: ErrorDoc


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        HelloMessage
        | StateMessage
        | TableMessage
        | PresenceMessage
        | TalkMessage
        | DealMessage
        | ReplyMessage
        | RefusedMessage,
        Field(discriminator="type"),
    ],
)


class ActMessage(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Do something; `id` comes back in the reply."""

    id: int
    actions: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=64)]
    decision: int | None = None


class UndoMessage(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back my own latest actions."""

    id: int
    count: Annotated[int, msgspec.Meta(ge=1, le=200)] = 1


class PingMessage(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: int


ClientMessage = ActMessage | UndoMessage | PingMessage
