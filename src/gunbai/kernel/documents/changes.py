"""What makes a new document of an old one. Every event of a watched game asks it, so it is compiled with the rules."""

from __future__ import annotations


def changes(old: object, new: object, at: str = "") -> list[dict[str, object]]:
    """One entry for each change: `at` is the path of what changed, as a JSON pointer; `to` its new value, and without
    it the thing is gone. In a list the place after the last one adds; places go from the end.

    >>> changes({"coins": 3, "honor": [0, 1, 2]}, {"coins": 3, "honor": [1, 0, 2]})
    [{'at': '/honor/0', 'to': 1}, {'at': '/honor/1', 'to': 0}]
    """
    found: list[dict[str, object]] = []
    _compare(old, new, at, found)
    return found


def _compare(old: object, new: object, at: str, found: list[dict[str, object]]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, at, found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, at, found)
    elif type(old) is not type(new) or old != new:
        found.append({"at": at, "to": new})


def _compare_objects(old: dict[str, object], new: dict[str, object], at: str, found: list[dict[str, object]]) -> None:
    for name in old:
        if name not in new:
            found.append({"at": at + "/" + _escaped(name)})
    for name, value in new.items():
        if name not in old:
            found.append({"at": at + "/" + _escaped(name), "to": value})
            continue
        before = old[name]
        if type(before) is not type(value) or before != value:  # most parts of a view stay as they were
            _compare(before, value, at + "/" + _escaped(name), found)


def _compare_lists(old: list[object], new: list[object], at: str, found: list[dict[str, object]]) -> None:
    for place in range(len(old) - 1, len(new) - 1, -1):
        found.append({"at": at + "/" + str(place)})
    for place in range(len(new)):
        value = new[place]
        if place >= len(old):
            found.append({"at": at + "/" + str(place), "to": value})
            continue
        before = old[place]
        if type(before) is not type(value) or before != value:
            _compare(before, value, at + "/" + str(place), found)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1") if "/" in name or "~" in name else name
