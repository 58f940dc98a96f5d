"""`why kai`, `why move bushi edo kyoto`: what stands against something now, asked before it is tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from gunbai.cli import keyboard as typed
from gunbai.cli import rulebook
from gunbai.cli.menu import Menu
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError, MalformedAction, RuleViolation
from gunbai.locale.rulebook import CLAUSES
from gunbai.locale.search import alike

if TYPE_CHECKING:
    from gunbai.cli.table.sitting import Sitting

MOST_REASONS: Final = 2
"""One name may mean many actions; so many reasons are told, the commonest first."""
NOTHING_THERE: Final = ("no_such_figure", "not_in_reserve", "not_in_play")
"""Reasons that say no more than that the thing is not there: told only where there is no other."""


def answer(sitting: Sitting, seat: int, menu: Menu, rest: str) -> None:
    """The reasons against what was typed; without a word, an example of everything that stands in the way now."""
    found = _meant(sitting, seat, menu, rest)
    refused = [error for error in map(sitting.table.session.refusal, found) if error is not None]
    if not found:
        misread(sitting, seat, rest)
    elif rest and len(refused) < len(found):
        sitting.screen.say("cli-why-possible", style="green")
    elif not refused:
        sitting.screen.say("cli-why-all-possible", style="green")
    else:
        _tell(sitting, _telling(refused)[:MOST_REASONS] if rest else _telling(refused))


def misread(sitting: Sitting, seat: int, line: str) -> None:
    """A line that is no choice and no action, and the names it may have been meant for."""
    sitting.screen.say("cli-not-understood", style="red", text=line)
    near = alike(_names(sitting, seat), line)
    if near:
        sitting.screen.say("usage-near", style="red", names=sitting.screen.words.listed(near))


def _names(sitting: Sitting, seat: int) -> list[str]:
    """What actions can be about, as the reader spells it."""
    table, words = sitting.table.game.actions, sitting.table.words
    about = {pair for action in table.all_of(seat, list(range(len(table)))) for pair in action.arguments.items()}
    return [str(words.arguments({name: word})[name]) for name, word in sorted(about, key=str)]


def _meant(sitting: Sitting, seat: int, menu: Menu, rest: str) -> Sequence[Action | Aside]:
    """The actions a line may mean: one by its text or number, else all whose words begin so."""
    numbered = menu.meant(rest) if rest else None
    if numbered is not None:
        return [numbered]
    try:
        return [sitting.table.game.parse(f"{seat} {rest}")]
    except MalformedAction:
        asked = {action.tag for action in sitting.table.session.choices(seat)}
        return list(_named(sitting, seat, menu, rest, asked)) or list(_named(sitting, seat, menu, rest, set()))


def _named(sitting: Sitting, seat: int, menu: Menu, rest: str, tags: Iterable[str]) -> Iterator[Action]:
    """Actions with these words in this order, as the engine or the reader spells them; of some tags, or of all."""
    table = sitting.table.game.actions
    wanted = [menu.nicknames.get(typed.latin(word), word.lower()) for word in rest.split()]
    for action in table.all_of(seat, list(range(len(table)))):
        if (not tags or action.tag in tags) and _fits(wanted, _spellings(sitting, action)):
            yield action


def _spellings(sitting: Sitting, action: Action) -> list[tuple[str, ...]]:
    """Every word of an action in both spellings, its tag first."""
    words = sitting.table.words
    said = [str(words.arguments({name: word})[name]).lower() for name, word in action.arguments.items()]
    return [(action.tag,), *zip(action.words, said, strict=True)]


def _fits(wanted: list[str], spellings: list[tuple[str, ...]]) -> bool:
    """Whether the wanted words begin words of the action, in their order."""
    rest = iter(spellings)
    return all(any(any(form.startswith(word) for form in forms) for forms in rest) for word in wanted)


def _telling(refused: list[GunbaiError]) -> list[GunbaiError]:
    """An error for each reason, the commonest first; those that say nothing only where there are no others."""
    codes = [error.code for error in refused]
    ranked = sorted(refused, key=lambda error: -codes.count(error.code))
    saying = [error for error in ranked if not error.code.endswith(NOTHING_THERE)]
    return list({error.code: error for error in reversed(saying or ranked)}.values())[::-1]


def _tell(sitting: Sitting, refused: Sequence[GunbaiError]) -> None:
    """Each reason, and the words of its clause once."""
    for error in refused:
        sitting.refuse(error)
    clauses = dict.fromkeys(error.clause for error in refused if isinstance(error, RuleViolation))
    sitting.screen.show(*(rulebook.clause(sitting.screen.words, one, brief=True) for one in clauses if one in CLAUSES))
