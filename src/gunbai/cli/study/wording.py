"""A judged decision in the words of a terminal: what was chosen, what was better, by how much and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gunbai.analysis.documents import JudgementDoc
from gunbai.cli.advice.speech import Speech
from gunbai.cli.boards.front import front
from gunbai.cli.screen import Screen
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords

LEAST_GAIN: Final = 0.005
"""What would be told as nothing is not told."""
RISKY: Final = 0.05
"""A choice that depends on luck by so much more than the best is said to."""


class Wording(Speech):
    """One game before the eyes of somebody, in that one's language."""

    def __init__(self, screen: Screen, game: str, view: View, seats: int) -> None:
        super().__init__(screen, GameWords(screen.words, game, view.document()), game)
        self.game = game
        self.styles = front(game).styles(view)
        self.names = [self.words.seat(seat) for seat in range(seats)]

    def phase(self, phase: str) -> str:
        known = self.game == "rising-sun"
        return self.words.term("phase", phase) if known else self.text(f"analysis-phase-{phase}")

    def when(self, season: str, phase: str) -> str:
        return self.text("analysis-place", season=self.words.term("season", season), phase=self.phase(phase))

    def told(self, made: JudgementDoc) -> Iterator[str]:
        places, where = unlike(made["chosen"], made["best"]), self.when(made["season"], made["phase"])
        action = self.worded(made, made["chosen"], places)
        did = self.text("analysis-did", name=self.names[made["seat"]], action=action)
        yield self.text("analysis-move", move=made["entry"], where=where, did=did)
        yield from self.better(made, places)

    def better(self, made: JudgementDoc, places: Sequence[int]) -> Iterator[str]:
        """What would have been better, and why."""
        loss = self.screen.words.number(100 * made["loss"], 0)
        yield "  " + self.text("analysis-better", action=self.worded(made, made["best"], places), loss=loss)
        for reasons in self.reasons(made):
            yield "  " + reasons

    def reasons(self, made: JudgementDoc) -> Iterator[str]:
        """What speaks for the better choice, then what speaks against it."""
        pros = self.parts([part for part in made["parts"] if part["worth"] > 0])
        if made["rival"] >= 0 and made["rival_gain"] >= LEAST_GAIN:
            gain = self.screen.words.number(100 * made["rival_gain"], 0)
            pros.append(self.text("analysis-ahead", name=self.names[made["rival"]], gain=gain))
        if made["risk"] > RISKY:
            pros.append(self.text("analysis-risk"))
        cons = self.parts([part for part in made["parts"] if part["worth"] < 0])
        for key, reasons in (("analysis-for", pros), ("analysis-against", cons)):
            if reasons:
                yield self.text("analysis-did", name=self.text(key), action=self.screen.words.parted(reasons))

    def worded(self, made: JudgementDoc, chain: list[str], places: Sequence[int]) -> str:
        """Actions in words, each by the question it answers; of a chain only the links at these places."""
        return self.chain(chain, made["chosen_asked"] if chain is made["chosen"] else made["best_asked"], places)


def unlike(chosen: list[str], best: list[str]) -> list[int]:
    """The links in which two chains differ."""
    longest = max(len(chosen), len(best))
    return [place for place in range(longest) if chosen[place : place + 1] != best[place : place + 1]]
