"""Patches: what an event changed of what a viewer sees, so that a page can show the board as it stood at any event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NotRequired, cast

from gunbai.kernel.documents.changes import changes
from gunbai.kernel.state import View
from gunbai.session.typed import TypedDict


class ChangeDoc(TypedDict):
    """One change of a view. `at` is the path of what changed, as a JSON pointer; `to` its new value, and without it the
    thing is gone. In a list the place after the last one adds; places go from the end."""

    at: str
    to: NotRequired[object]


Patch = list[ChangeDoc]


def difference(old: object, new: object) -> Patch:
    """What makes the new document of the old one."""
    return cast(Patch, changes(old, new))


def patched(document: Mapping[str, object], patch: Patch) -> dict[str, object]:
    """The document after the patch; what is not changed is shared with the old one."""
    root: object = dict(document)
    for change in patch:
        root = _placed(root, [_unescaped(name) for name in change["at"].split("/")[1:]], change)
    assert isinstance(root, dict)
    return root


def _placed(old: object, path: list[str], change: ChangeDoc) -> object:
    """A copy of a document in which one thing is changed."""
    if not path:
        return change.get("to")
    name, rest = path[0], path[1:]
    is_gone = not rest and "to" not in change
    if isinstance(old, list):
        place = int(name)
        if is_gone:
            return old[:place]
        inner = old[place] if place < len(old) else None
        return [*old[:place], _placed(inner, rest, change), *old[place + 1 :]]
    assert isinstance(old, Mapping)
    if is_gone:
        return {key: value for key, value in old.items() if key != name}
    return {**old, name: _placed(old.get(name), rest, change)}


def _unescaped(name: str) -> str:
    return name.replace("~1", "/").replace("~0", "~")


class Change:
    """What an event changed: of the table, and of what each watched seat alone knows."""

    def __init__(self, public: Patch, own: Mapping[int | None, Patch]) -> None:
        self.public = public
        self.own = own
        self.written = b""
        """The patch of the table, encoded by the first who sends it."""

    def of(self, viewer: int | None) -> Patch | None:
        """What changed for one viewer; None for a seat that nobody was looking from."""
        if viewer is None:
            return self.public
        own = self.own.get(viewer)
        return None if own is None else self.public + own

    def is_same_for_all(self, viewer: int | None) -> bool:
        """Whether a viewer learns no more of it than everybody does."""
        return viewer is None or self.own.get(viewer) == []


class Part:
    """One part of what is seen, as it was shown last, and what has changed of it between the last event and the end of
    its move: that comes first in the next patch. Whoever has been shown the end of the move loses nothing by it."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self.document = document
        self.rest: Patch = []

    def change(self, now: Mapping[str, object]) -> Patch:
        """What makes of the last shown what is there now; it counts as shown."""
        found = self.rest if self.document == now else self.rest + difference(self.document, now)
        self.document, self.rest = now, []
        return found


class Public:
    """The table in words: the same whoever looks, so it is made and encoded once after each change."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self.document = document
        self.written = b""
        """Encoded by the first who sends it, up to its end, where what one seat alone knows follows."""


class Shown:
    """What the watched viewers have been shown: the table, the same for all, and what each seat alone knows."""

    def __init__(self) -> None:
        self.viewers: set[int | None] = set()
        self._table = Part({})
        self._own: dict[int | None, Part] = {}

    def watch(self, viewer: int | None, view: View) -> None:
        """From now on what this viewer sees is compared; the view is what it sees now, at the end of a move."""
        if not self.viewers:
            self._table = Part(view.public())
        self.viewers.add(viewer)
        if viewer not in self._own:
            self._own[viewer] = Part(view.own())

    def leave(self, viewer: int | None) -> None:
        """Nobody looks any more."""
        self.viewers.discard(viewer)
        self._own.pop(viewer, None)

    def own(self, viewer: int | None) -> Mapping[str, object] | None:
        """What a watched viewer knows beyond the table, at the end of the last move; None for others."""
        part = self._own.get(viewer)
        return None if part is None else part.document

    def change(self, view_of: Callable[[int | None], View], only: int | None) -> Change | None:
        """What has changed since the last event; `only` is the seat that alone hears this one. The table is compared at
        public events alone, so that its patches are the same for everybody."""
        if not self.viewers:
            return None
        public = self._table.change(view_of(None).public()) if only is None else []
        heard = [seat for seat in self._own if only in (None, seat)]
        return Change(public, {seat: self._own[seat].change(view_of(seat).own()) for seat in heard})

    def settle(self, view_of: Callable[[int | None], View]) -> Public | None:
        """A move is over: what no event stands for is left for the next one. Returns the table, if it was made."""
        if not self.viewers:
            return None
        self._table.rest = self._table.change(view_of(None).public())
        for seat, part in self._own.items():
            part.rest = part.change(view_of(seat).own())
        return Public(self._table.document)

    def rest(self, viewer: int | None) -> Patch:
        """What has changed for a viewer since its last event: nothing but whose turn it is and the like."""
        own = self._own[viewer].rest if viewer in self._own else []
        return self._table.rest + own
