"""Patches: what an event changed of what a viewer sees, so that a page can show the board as it stood at any event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from gunbai.kernel.state import View


class ChangeDoc(TypedDict):
    """One change of a view. `at` is the path of what changed, as a JSON pointer; `to` its new value, and without it the
    thing is gone. In a list the place after the last one adds; places go from the end."""

    at: str
    to: NotRequired[object]


Patch = list[ChangeDoc]


def difference(old: object, new: object, at: str = "") -> Patch:
    """What makes the new document of the old one."""
    found: Patch = []
    _compare(old, new, at, found)
    return found


def _compare(old: object, new: object, at: str, found: Patch) -> None:
    if isinstance(old, (dict, list)) and old == new:  # quick, and most parts of a view stay as they were
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        _compare_objects(old, new, at, found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, at, found)
    elif old != new or type(old) is not type(new):
        found.append({"at": at, "to": new})


def _compare_objects(old: Mapping[str, object], new: Mapping[str, object], at: str, found: Patch) -> None:
    found.extend({"at": f"{at}/{_escaped(name)}"} for name in old if name not in new)
    for name, value in new.items():
        path = f"{at}/{_escaped(name)}"
        if name in old:
            _compare(old[name], value, path, found)
        else:
            found.append({"at": path, "to": value})


def _compare_lists(old: Sequence[object], new: Sequence[object], at: str, found: Patch) -> None:
    found.extend({"at": f"{at}/{place}"} for place in range(len(old) - 1, len(new) - 1, -1))
    for place, value in enumerate(new):
        if place < len(old):
            _compare(old[place], value, f"{at}/{place}", found)
        else:
            found.append({"at": f"{at}/{place}", "to": value})


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


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

    def __init__(self, public: Patch, own: Mapping[int, Patch]) -> None:
        self.public = public
        self.own = own
        self.written = b""
        """What is the same for everybody, encoded by the first who sends it."""

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
        found = self.rest + difference(self.document, now)
        self.document, self.rest = now, []
        return found

    def settle(self, now: Mapping[str, object]) -> None:
        """The move is over."""
        self.rest = self.rest + difference(self.document, now)
        self.document = now


class Shown:
    """What the watched viewers have been shown: the table, the same for all, and what each seat alone knows."""

    def __init__(self) -> None:
        self.viewers: set[int | None] = set()
        self._table = Part({})
        self._own: dict[int, Part] = {}

    def watch(self, viewer: int | None, view: View) -> None:
        """From now on what this viewer sees is compared; the view is what it sees now, at the end of a move."""
        if not self.viewers:
            self._table = Part(view.public())
        self.viewers.add(viewer)
        if viewer is not None and viewer not in self._own:
            self._own[viewer] = Part(view.own())

    def leave(self, viewer: int | None) -> None:
        """Nobody looks any more."""
        self.viewers.discard(viewer)
        if viewer is not None:
            self._own.pop(viewer, None)

    def change(self, view_of: Callable[[int | None], View], only: int | None) -> Change | None:
        """What has changed since the last event; `only` is the seat that alone hears this one. The table is compared at
        public events alone, so that its patches are the same for everybody."""
        if not self.viewers:
            return None
        public = self._table.change(view_of(None).public()) if only is None else []
        heard = [seat for seat in self._own if only in (None, seat)]
        return Change(public, {seat: self._own[seat].change(view_of(seat).own()) for seat in heard})

    def settle(self, view_of: Callable[[int | None], View]) -> Mapping[str, object] | None:
        """A move is over: what no event stands for is left for the next one. Returns the table, if it was made."""
        if not self.viewers:
            return None
        self._table.settle(view_of(None).public())
        for seat, part in self._own.items():
            part.settle(view_of(seat).own())
        return self._table.document

    def rest(self, viewer: int | None) -> Patch:
        """What has changed for a viewer since its last event: nothing but whose turn it is and the like."""
        own = self._own[viewer].rest if viewer is not None and viewer in self._own else []
        return self._table.rest + own
