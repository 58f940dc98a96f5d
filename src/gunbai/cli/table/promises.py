"""Promises at this table: put together from building blocks, taken up when a deal is made, and shown as a ledger."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli.boards.rising_sun.promised import terms_of
from gunbai.cli.screen import Screen
from gunbai.cli.table.news import Line
from gunbai.games.rising_sun.promises.promise import BLOCKS, vocabulary
from gunbai.kernel.errors import GunbaiError
from gunbai.locale.words import GameWords
from gunbai.session.promises import Given
from gunbai.session.session import Session
from gunbai.session.stream import Told

if TYPE_CHECKING:
    from gunbai.cli.table.sitting import Sitting

SIGNS: Final = {"open": "○", "kept": "✓", "broken": "✗", "void": "–"}
STYLES: Final = {"open": "default", "kept": "green", "broken": "red", "void": "dim"}
MOST: Final = 200
"""Letters of a promise in free words."""


def asked(sitting: Sitting, seat: int) -> int:
    """A promise in free words, or `+` for building blocks; the engine knows it by its number, 0 for none."""
    text = sitting.screen.ask_with("cli-field-promise", "cli-promise-help")[:MOST]
    if text == "+":
        text = _built(sitting, seat)
    if not text:
        return 0
    sitting.table.seating.promises.append(text)
    return len(sitting.table.seating.promises)


def _built(sitting: Sitting, seat: int) -> str:
    """A building block as its document; empty when the player thinks better of it."""
    words, names = sitting.table.words, list(BLOCKS)
    block = _picked(sitting, [words.words.outline(f"rising-sun-promise-{name}") for name in names])
    if block is None:
        return ""
    terms: dict[str, str | int] = {"block": names[block]}
    for name in BLOCKS[names[block]]:
        values = _values(sitting.table.session, name, seat)
        at = _picked(sitting, [_worded(words, name, value) for value in values])
        if at is None:
            return ""
        terms[name] = values[at]
    return json.dumps(terms)


def _values(session: Session, name: str, seat: int) -> list[str | int]:
    if name == "amount":
        return list(range(1, 11))
    if name == "seat2":
        return [other for other in range(session.seats) if other != seat]
    return list(vocabulary(name))


def _worded(words: GameWords, name: str, value: str | int) -> str:
    if name == "amount":
        return words.number(int(value))
    if value == "all":
        return words.words.text("deal-all-advantages")
    return words.term("seat" if name == "seat2" else name, value)


def _picked(sitting: Sitting, lines: list[str]) -> int | None:
    for number, line in enumerate(lines, 1):
        sitting.screen.show(Text(f"{sitting.table.words.number(number):>3} {line}"))
    wanted = typed.number(sitting.screen.ask_with("cli-which-promise", "cli-deal-help", high=len(lines))) or 0
    return wanted - 1 if 0 < wanted <= len(lines) else None


def taken_up(session: Session, promises: list[str], since: int) -> int:
    """Promises of the deals that were accepted since so many moves; returns how many moves there are now."""
    for entry in session.entries[since:]:
        taker, tag, *rest = entry.text.split()
        if tag == "accept":
            giver, number = int(rest[0]), session.offers[int(rest[0]), int(taker)][-1]
            terms = terms_of(promises[number - 1]) if 0 < number <= len(promises) else None
            if terms is not None:
                _give(session, number, Given(giver, int(taker), terms))
    return len(session.entries)


def _give(session: Session, number: int, given: Given) -> None:
    """What can no longer be promised by now is only free words."""
    try:
        session.promise(number, [given])
    except GunbaiError:
        return


def worded(heard: Sequence[Told], words: GameWords) -> list[Line]:
    """What was told of promises: given, kept, broken, lapsed."""
    notices = [one.event for one in heard if one.event.code.startswith("promise_")]
    known = [{name: value for name, value in one.args.items() if isinstance(value, str | int)} for one in notices]
    return [Line(words.pledge(one.code, args), one.clause) for one, args in zip(notices, known, strict=True)]


def show(screen: Screen, words: GameWords, session: Session, viewer: int | None) -> None:
    """The ledger: every promise that this player knows of, and what became of it."""
    promised = session.promised(viewer)
    if not promised:
        screen.say("ledger-empty", style="dim")
    for one in promised:
        about = {name: one[name] for name in ("block", *BLOCKS[str(one["block"])])}
        status, by, to = str(one["status"]), int(str(one["by"])), int(str(one["to"]))
        pair = words.words.text("ledger-row", seat=words.seat(by), seat2=words.seat(to))
        terms = {name: value for name, value in about.items() if isinstance(value, str | int)}
        line = f"{SIGNS[status]} {pair}: {words.promise(terms, to)} ({words.standing(status)})"
        screen.show(Text(line, style=STYLES[status]))
