"""Filling in an aside: whom, how much, and a promise in the player's own words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli.table import promises
from gunbai.kernel.actions import Aside, AsideField, AsideForm
from gunbai.locale.words import GameWords

if TYPE_CHECKING:
    from gunbai.cli.table.sitting import Sitting


def filled_in(sitting: Sitting, seat: int) -> Aside | None:
    """The player picks a form and fills it in; an empty line cancels."""
    forms = sitting.table.session.asides(seat)
    if not forms:
        sitting.screen.say("cli-no-deals", style="red")
        return None
    for number, form in enumerate(forms, 1):
        sitting.screen.show(Text(f"{sitting.table.words.number(number):>3} {title(sitting, form)}"))
    answer = sitting.screen.ask_with("cli-which-deal", "cli-deal-help", high=len(forms))
    wanted = typed.number(answer) or 0
    if not 0 < wanted <= len(forms):
        sitting.screen.say("cli-cancelled", style="dim")
        return None
    return _filled(sitting, seat, forms[wanted - 1])


def title(sitting: Sitting, form: AsideForm) -> str:
    """With the partner's name where only one is possible."""
    fixed = [field for field in form.fields if field.name == "seat" and field.low == field.high]
    key = f"cli-deal-{form.tag}"
    if not sitting.screen.words.has(key):
        return sitting.table.words.action(Aside(0, form.tag, tuple(field.low for field in form.fields)))
    return sitting.screen.words.text(key, name=sitting.table.names[fixed[0].low] if fixed else "")


def _filled(sitting: Sitting, seat: int, form: AsideForm) -> Aside | None:
    numbers = []
    for field in form.fields:
        number = _number(sitting, seat, field)
        if number is None:
            sitting.screen.say("cli-cancelled", style="dim")
            return None
        numbers.append(number)
    return Aside(seat, form.tag, tuple(numbers))


def _number(sitting: Sitting, seat: int, field: AsideField) -> int | None:
    if field.low == field.high:
        return field.low
    if field.name == "seat":
        return _partner(sitting, seat)
    if field.name == "promise":
        return promises.asked(sitting, seat)
    key = f"cli-field-{field.name}"
    return typed.number(sitting.screen.ask_with(key, "cli-field-help", low=field.low, high=field.high))


def _partner(sitting: Sitting, seat: int) -> int | None:
    """By number or by name, a slip of the finger forgiven."""
    others = [(other, name) for other, name in enumerate(sitting.table.names) if other != seat]
    listed = "  ".join(f"{sitting.table.words.number(number)} {name}" for number, (_, name) in enumerate(others, 1))
    answer = sitting.screen.ask_with("cli-field-seat", "cli-field-help", names=listed)
    wanted = typed.number(answer)
    if wanted is not None:
        return others[wanted - 1][0] if 0 < wanted <= len(others) else None
    near = difflib.get_close_matches(answer.lower(), [name.lower() for _, name in others], n=1)
    return next((other for other, name in others if near and name.lower() == near[0]), None)


def terms(words: GameWords, vocabularies: Iterable[str], parts: Sequence[str]) -> dict[str, list[str]]:
    """The messages of the given vocabularies that say one of these things, by their name in small letters."""
    found: dict[str, list[str]] = {}
    for key in words.words.ids():
        if key.partition("-")[0] in vocabularies and any(words.words.has(key, part) for part in parts):
            found.setdefault(words.words.text(key).lower(), []).append(key)
    return found
