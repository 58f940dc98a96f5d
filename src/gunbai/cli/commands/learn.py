"""`gunbai learn`: the guided first game at the keyboard. It is kept in one file a game and gone on with."""

from __future__ import annotations

from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from gunbai.cli.commands.play import resumed_table
from gunbai.cli.screen import Screen
from gunbai.cli.table import saving
from gunbai.cli.table.menu import Menu
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.session import Session
from gunbai.cli.table.table import GameTable
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.lessons.lesson import OTHERS, Lesson, lesson
from gunbai.locale.words import Words


class Guided(Session):
    """A sitting in which the others keep to their parts and the learner to the steps."""

    def __init__(self, screen: Screen, table: GameTable, plan: Lesson) -> None:
        super().__init__(screen, table, confirm=False)
        self.plan = plan
        self._card = ""

    def _next(self) -> None:
        seat = self._next_seat()
        part = self.plan.part(self.table.match, seat)
        if part is None:
            super()._next()
            return
        self.table.match.apply(part)
        self.board_is_new = True

    def _next_seat(self) -> int:
        """Whoever's part goes on, then the learner, and when all parts are over as in any game."""
        match, actors = self.table.match, self.table.state.actors()
        ready = [seat for seat in actors if self.plan.part(match, seat) is not None]
        if ready:
            return ready[0]
        waiting = any(self.plan.waits(match, seat) for seat in actors)
        return self.plan.learner if waiting else super()._next_seat()

    def choices(self, seat: int) -> list[Action]:
        return self.plan.choices(self.table.match, seat)

    def _show_question(self, seat: int, menu: Menu) -> None:
        super()._show_question(seat, menu)
        name = self.plan.name(self.table.match)
        if name == self._card:
            return
        self._card = name
        self._show_card(f"lesson-{self.table.match.game.name}-{name}")

    def _show_card(self, key: str) -> None:
        words = self.screen.words
        number, amount = self.plan.number(self.table.match), len(self.plan.steps)
        title = Text(words.text(key, "title"), style="bold")
        if number < amount:
            title.append(f"  {words.text('lesson-step', number=number + 1, amount=amount)}", style="dim")
        lines = (title, Text(words.text(key, "story")), Text(f"• {words.text(key)}", style="bold"))
        self.screen.show(Text(), *(Padding(line, (0, 2)) for line in lines))

    def refusal(self, action: Action | Aside) -> GunbaiError | None:
        refused = super().refusal(action)
        try:
            if refused is None:
                self.plan.check(self.table.match, [action])
        except GunbaiError as other:
            return other
        return refused

    def _apply(self, seat: int, menu: Menu, action: Action) -> bool:
        self.plan.check(self.table.match, [action])
        return super()._apply(seat, menu, action)

    def do_aside(self, aside: Aside) -> None:
        self.plan.check(self.table.match, [aside])
        super().do_aside(aside)


def learn(screen: Screen, game: str, anew: bool, words: Words) -> None:
    """Begin the lesson, or go on where it was left."""
    plan = lesson(game)
    path = saving.folder() / f"lesson-{game}.json"
    table = _new(plan, path, words) if anew or not path.exists() else resumed_table(path, words)
    screen.say("cli-learn", style="bold")
    Guided(screen, table, plan).run()


def _new(plan: Lesson, path: Path, words: Words) -> GameTable:
    chance = FairChance(plan.seed, [""] * plan.seats)
    match = Match(game_by_name(plan.game), plan.seats, plan.options, chance)
    seating = Seating([HUMAN, *[OTHERS] * (plan.seats - 1)])
    return GameTable(match, chance, seating, path, words)
