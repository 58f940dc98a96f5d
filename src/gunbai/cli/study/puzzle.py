"""`gunbai puzzle`: a position on the board, a choice, and what the best one is and why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime

from rich.padding import Padding
from rich.text import Text

from gunbai.cli.boards.front import front
from gunbai.cli.percent import percent
from gunbai.cli.screen import Leave, Screen
from gunbai.cli.study.wording import Wording, unlike
from gunbai.cli.table.news import cited, told
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.sitting import Sitting
from gunbai.cli.table.table import GameTable
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import not_among
from gunbai.kernel.records.match import UNDO, WITHDRAW
from gunbai.puzzles import puzzle as shelf
from gunbai.puzzles.judging import VerdictDoc, judged
from gunbai.puzzles.line import line
from gunbai.puzzles.playing import session_of
from gunbai.puzzles.puzzle import PREFIX, PuzzleDoc
from gunbai.session.session import Session


class Solving(Sitting):
    """One seat of a puzzle, until its choice is made. Nothing is kept."""

    def solve(self, found: PuzzleDoc) -> list[str] | None:
        """The answer, all its links; None of somebody who leaves."""
        try:
            while len(answer := answered(self.table.session)) < len(found["solution"]):
                self.take_turn(found["seat"])
        except (Leave, KeyboardInterrupt):
            return None
        return answer


def answered(session: Session) -> list[str]:
    """The choices that stand."""
    made: list[str] = []
    for entry in session.entries:
        words = entry.text.split()
        if words[1] == UNDO:
            del made[-int(words[2]) :]
        elif words[1] == WITHDRAW:
            made.clear()
        elif isinstance(session.game.parse(entry.text), Action):
            made.append(entry.text)
    return made


def chosen(game: str, daily: bool, theme: str, id: str) -> PuzzleDoc:
    """The one that is asked for; without a wish, any."""
    if id:
        return shelf.puzzle(id)
    if game not in PREFIX:
        raise not_among("game", list(PREFIX), game)
    if daily:
        return shelf.daily(game, datetime.now(UTC).date())
    return random.choice(shelf.of_theme(game, theme))


def solve(screen: Screen, found: PuzzleDoc) -> None:
    """Ask, judge, tell, and play the solution out."""
    session = session_of(found)
    players = [HUMAN if seat == found["seat"] else "steady" for seat in range(session.seats)]
    table = GameTable(session, Seating(players, position=found["position"]), None, screen.words)
    theme = screen.words.text(f"puzzle-theme-{found['theme']}")
    screen.say("puzzle-cli-head", style="bold", id=found["id"], theme=theme, rating=found["rating"])
    screen.say("puzzle-task", name=table.names[found["seat"]])
    answer = Solving(screen, table, confirm=False).solve(found)
    Solution(screen, found).tell(judged(found, answer or found["quick"]), answer is not None)


class Solution(Wording):
    """What is to be said of an answer."""

    def __init__(self, screen: Screen, found: PuzzleDoc) -> None:
        self.found = found
        state = shelf.begun(found)
        super().__init__(screen, shelf.game_of(found["id"]), state.view(found["seat"]), state.seats())

    def tell(self, verdict: VerdictDoc, has_answered: bool) -> None:
        made, right = verdict["judgement"], verdict["right"] and has_answered
        self.screen.show(Text())
        key = "puzzle-shown" if not has_answered else "puzzle-right" if right else "puzzle-wrong"
        self.screen.say(key, style="bold green" if right else "bold")
        places = unlike(made["chosen"], made["best"]) or list(range(len(made["best"])))
        mine = "puzzle-yours" if has_answered else "puzzle-quick"
        rows = [("puzzle-best", made["best"], made["best_win"])]
        if made["chosen"] != made["best"]:
            rows.append((mine, made["chosen"], made["win"]))
        for key, chain, win in rows:
            action, chance = self.worded(made, chain, places), percent(self.screen.words, win)
            self.screen.say("puzzle-cli-chance", choice=self.text(key), action=action, chance=chance)
        for reason in self.reasons(made):
            self.screen.show(Padding(Text(reason), (0, 0, 0, 2)))
        self.screen.say("puzzle-play", style="bold")
        self.screen.show(*(Padding(text, (0, 0, 0, 2)) for text in self._played_out()))

    def _played_out(self) -> Iterator[Text]:
        """The solution and how it goes on, in the words of its events; where nothing is heard, of its moves."""
        side, seat = front(self.game), self.found["seat"]
        for step in list(line(self.found))[1:]:
            heard = [event for event in step.heard if event.seat in (None, seat)]
            for news in told(side.news(heard, seat), self.words):
                yield Text(news.text).append(cited([news.clause]), style="dim")
