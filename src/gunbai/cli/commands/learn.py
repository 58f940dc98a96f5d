"""`gunbai learn`: the guided first game at the keyboard. It is kept in one file a game and gone on with."""

from __future__ import annotations

from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from gunbai.cli.menu import Menu
from gunbai.cli.screen import Screen
from gunbai.cli.table import saving
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.sitting import Sitting
from gunbai.cli.table.table import GameTable
from gunbai.lessons.lesson import OTHERS, Lesson, lesson
from gunbai.locale.words import Words
from gunbai.session.guide import Progress


class Guided(Sitting):
    """A sitting in which the others keep to their parts and the learner to the steps."""

    def __init__(self, screen: Screen, table: GameTable, plan: Lesson) -> None:
        super().__init__(screen, table, confirm=False)
        self.plan = plan
        self._card = ""

    def _next(self) -> None:
        session, seat = self.table.session, self._next_seat()
        part = self.plan.part(session, seat)
        if part is None:
            super()._next()
            return
        session.apply(part)
        self.board_is_new = True

    def _next_seat(self) -> int:
        """Whoever's part goes on, then the learner, and when all parts are over as in any game."""
        session = self.table.session
        ready = [seat for seat in session.actors() if self.plan.part(session, seat) is not None]
        if ready:
            return ready[0]
        waiting = any(self.plan.waits(session, seat) for seat in session.actors())
        return self.plan.learner if waiting else super()._next_seat()

    def _show_question(self, seat: int, menu: Menu) -> None:
        super()._show_question(seat, menu)
        name = self.plan.name(self.table.session)
        if name == self._card:
            return
        self._card = name
        progress = self.plan.progress(self.table.session, self.plan.learner)
        if progress is not None:
            self._show_card(progress)

    def _show_card(self, progress: Progress) -> None:
        words, of = self.screen.words, f"lesson-{self.table.game.name}"
        key, facts = f"{of}-{progress.name}", progress.facts
        title = Text(words.text(key, "title", **facts), style="bold")
        if progress.number < progress.amount:
            step = words.text("lesson-step", number=progress.number + 1, amount=progress.amount)
            title.append(f"  {step}", style="dim")
        lines = [Text(words.text(f"{of}-{one.step}-{one.way}", **one.facts), style="italic") for one in progress.told]
        lines += [title, Text(words.text(key, "story", **facts)), Text(f"• {words.text(key, **facts)}", style="bold")]
        lines += [Text(f"– {words.text(key, way, **facts)}") for way in progress.ways]
        self.screen.show(Text(), *(Padding(line, (0, 2)) for line in lines))


def learn(screen: Screen, game: str, anew: bool, words: Words) -> None:
    """Begin the lesson, or go on where it was left."""
    plan = lesson(game)
    path = saving.folder() / f"lesson-{game}.json"
    table = _new(plan, path, words) if anew or not path.exists() else _resumed(plan, path, words)
    screen.say("cli-learn", style="bold")
    Guided(screen, table, plan).run()


def _new(plan: Lesson, path: Path, words: Words) -> GameTable:
    return GameTable(plan.begun(), Seating([HUMAN, *[OTHERS] * (plan.seats - 1)]), path, words)


def _resumed(plan: Lesson, path: Path, words: Words) -> GameTable:
    session, seating = saving.resume(path, plan)
    return GameTable(session, seating, path, words)
