"""`coach` and `threat` at a question: what could be done, and what the others could do, by what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from rich.padding import Padding
from rich.text import Text

from gunbai.analysis.coach.counsel import counsel
from gunbai.analysis.coach.documents import Begun, IdeaDoc
from gunbai.analysis.coach.threats import threats
from gunbai.analysis.experts import Expert, expert
from gunbai.cli import rulebook
from gunbai.cli.advice.speech import Speech
from gunbai.cli.percent import percent
from gunbai.games import registry
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.locale.rulebook import CLAUSES

if TYPE_CHECKING:
    from gunbai.cli.table.sitting import Sitting

LEAST_CHANGE = 0.01
Answer = TypeVar("Answer")


def advise(sitting: Sitting, seat: int) -> None:
    """Ideas for the question that is asked, the best first, each with its chance and what speaks for it."""
    screen, table = sitting.screen, sitting.table
    said = _asked(sitting, counsel, seat)
    if said is None:
        return
    speech = Speech(screen, table.words, table.game.name)
    screen.say("coach-idea", style="bold")
    for number, idea in enumerate(said["ideas"]):
        _tell(sitting, speech, idea, is_best=number == 0)
    sure = "coach-clear" if said["clear"] else "coach-close"
    screen.say(sure, style="dim", options=said["options"], trials=said["trials"])
    if said["clause"] in CLAUSES:
        screen.show(rulebook.clause(screen.words, said["clause"], brief=True))


def _tell(sitting: Sitting, speech: Speech, idea: IdeaDoc, *, is_best: bool) -> None:
    words = sitting.screen.words
    action = speech.chain(idea["actions"], idea["asked"], range(len(idea["actions"])))
    chance = words.text("coach-chance", chance=percent(words, idea["win"]))
    behind = "" if is_best else f" ({speech.signed(-100 * idea['behind'], 1)})"
    sitting.screen.show(Text(f"{action}: {chance}{behind}", style="green" if is_best else ""))
    reasons = words.parted(speech.parts(idea["parts"]))
    if reasons:
        key = "coach-brings" if is_best else "coach-lacks"
        sitting.screen.show(Padding(Text(words.text(key, reasons=reasons)), (0, 0, 0, 2)))


def warn(sitting: Sitting, seat: int) -> None:
    """What the others could do to the seat in this season or round, and how likely it is."""
    screen, table = sitting.screen, sitting.table
    said = _asked(sitting, threats, seat)
    if said is None:
        return
    speech = Speech(screen, table.words, table.game.name)
    screen.say("coach-threat", style="bold")
    if not said["threats"]:
        screen.say("coach-no-threat")
    for threat in said["threats"]:
        told = table.words.event(Event(threat["code"], threat["clause"], threat["args"], None))
        change = f" ({speech.signed(100 * threat['change'])})" if abs(threat["change"]) >= LEAST_CHANGE else ""
        screen.show(Text(f"{percent(screen.words, threat['share'])} {told}{change}"))
    screen.say("coach-worlds", style="dim", worlds=said["worlds"])


def _asked(sitting: Sitting, question: Callable[[Expert, View, int], Answer], seat: int) -> Answer | None:
    """What the coach says; None, and why, to a chain that has begun."""
    table = sitting.table
    try:
        return question(_expert(table.game.name), table.view(seat), seat)
    except Begun:
        sitting.screen.say("error-coach-begun", style="red")
        return None


@cache
def _expert(game: str) -> Expert:
    return expert(registry.game(game))
