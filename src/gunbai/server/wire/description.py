"""The components of the OpenAPI document that no route makes: the documents of the games, and the socket's messages."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from pydantic import TypeAdapter

from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_by_name
from gunbai.games.rising_sun.positions import documents as rising_sun
from gunbai.games.shogun.positions import documents as shogun
from gunbai.games.wording import TEXTS
from gunbai.kernel.documents import shapes
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.documents.schema import Steps
from gunbai.kernel.vocabulary import Vocabulary
from gunbai.server.wire.component import PLACE, reference, resolved
from gunbai.server.wire.games import AsideDoc, ChoiceDoc, QuestionDoc
from gunbai.session.stream import NOTICES, EventDoc

Schema = dict[str, Any]
TYPES: Final[dict[str, ModuleType]] = {"rising-sun": rising_sun, "shogun": shogun}
UNIONS: Final = ("View", "Draft", "Result", "Question", "Choice", "Aside", "Event")
"""What pages that know no game see: the document of one game or of the other."""


def described(document: Schema, told: object, said: object) -> Schema:
    """The OpenAPI document with all that its routes only name, and the messages that are told and said on a socket."""
    found: Schema = document["components"]["schemas"]
    for name, schema in {**_components(), **_messages(told, said)}.items():
        assert found.get(name, schema) == schema, f"two documents are called {name}"
        found[name] = schema
    whole: Schema = resolved(document)
    return whole


def _components() -> Schema:
    found: Schema = {"GameName": {"enum": list(GAMES)}}
    for name in GAMES:
        found |= Described(name).components
    for union in UNIONS:
        found[f"{union}Doc"] = {"oneOf": [reference(f"{prefix_of(name)}{union}") for name in GAMES]}
    return found


def _messages(told: Any, said: Any) -> Schema:
    whole = TypeAdapter(told).json_schema(ref_template=PLACE + "{model}")
    defined = whole.pop("$defs")
    (sent,), structs = msgspec.json.schema_components([said], ref_template=PLACE + "{name}")
    return {"ServerMessage": defined.pop("ServerMessage", whole), **defined, "ClientMessage": sent, **structs}


def prefix_of(game: str) -> str:
    """What the components of a game begin with."""
    return game.title().replace("-", "")


class Described:
    """The documents of one game as components; objects and words that have a name are components of their own."""

    def __init__(self, name: str) -> None:
        self.prefix = prefix_of(name)
        self.components: Schema = {}
        self._named: dict[str, str] = {}
        """The name of what would else be written out wherever it occurs, by its text."""
        game, types = game_by_name(name), TYPES[name]
        for called, kind in vars(types).items():
            if get_origin(kind) is Annotated:
                self._name(called, get_args(kind)[1])
        for document in ("view", "position", "draft", "result"):
            self._add(document.title(), self._parted({**game.schema(document), "title": ""}))
        self._narrow("Question", QuestionDoc, shapes.question_shapes(TEXTS[name].steps.values()))
        self._narrow("Choice", ChoiceDoc, shapes.choice_shapes(game.actions))
        self._narrow("Aside", AsideDoc, shapes.aside_shapes(game.actions))
        self._narrow("Event", EventDoc, [*shapes.event_shapes(game.events), *_notices()])

    def _name(self, called: str, about: object) -> None:
        """Take over a type that the game's documents name."""
        if isinstance(about, Vocabulary):
            self._keep(called, {"enum": list(about.words)})
        elif isinstance(about, Steps):
            items: Any = about.schema()["items"]
            self._keep("Step", {"oneOf": [self._parted(one) for one in items["oneOf"]]}, items)

    def _keep(self, called: str, schema: Schema, written: Schema | None = None) -> None:
        self._named[canonical(written or schema)] = self.prefix + called
        self._add(called, schema)

    def _add(self, called: str, schema: Schema) -> None:
        name = self.prefix + called
        assert self.components.get(name, schema) == schema, f"two documents are called {name}"
        self.components[name] = schema

    def _narrow(self, called: str, document: type, kinds: list[dict[str, object]]) -> None:
        """A document that is one of several kinds: what they share, and what is each one's own."""
        shared = TypeAdapter(document).json_schema(ref_template=PLACE + "{model}")
        self.components |= shared.pop("$defs", {})
        frame = {name: part for name, part in shared["properties"].items() if name not in kinds[0]}
        needed = [name for name in frame if name in shared["required"]]
        self.components[f"{called}Frame"] = {**_held(frame, needed), "description": shared["description"]}
        own = [_held(self._parted(kind)) for kind in kinds]
        both = [reference(f"{called}Frame"), {"oneOf": own}]
        self._add(called, {"allOf": both, "unevaluatedProperties": False})

    def _parted(self, schema: Any) -> Any:
        """The schema with references to the parts that have a name."""
        if isinstance(schema, list):
            return [self._parted(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        if "enum" in schema or "oneOf" in schema:
            named = self._named.get(canonical(schema))
            if named:
                return reference(named)
        whole = {name: self._parts(name, part) for name, part in schema.items() if name not in ("$schema", "title")}
        title = schema.get("title")
        if not isinstance(title, str) or not title:
            return whole
        self._add(title, whole)
        return reference(self.prefix + title)

    def _parts(self, keyword: str, part: Any) -> Any:
        """The value of a keyword; names of properties are no keywords."""
        if keyword == "properties":
            return {name: self._parted(one) for name, one in part.items()}
        return self._parted(part)


def _held(properties: Schema, needed: list[str] | None = None) -> Schema:
    """An object that has these properties, all of them unless some are named, and may have others."""
    return {"type": "object", "properties": properties, "required": needed or list(properties)}


def _notices() -> list[dict[str, object]]:
    """What the session tells beside the game's events."""
    return [
        {
            "code": {"const": code},
            "args": shapes.closed({name: TypeAdapter(kind).json_schema() for name, kind in args.items()}),
        }
        for code, args in NOTICES.items()
    ]
