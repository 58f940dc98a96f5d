"""Choices and what speaks for them, in the words of one game and one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.analysis.documents import AskedDoc, PartDoc
from gunbai.cli.screen import Screen
from gunbai.games import registry
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.steps import Question
from gunbai.locale.words import GameWords

LEAST_AMOUNT: Final = 0.05
"""A difference that would be told as nothing is not told."""


class Speech:
    """What analyses and coaches say alike."""

    def __init__(self, screen: Screen, words: GameWords, game: str) -> None:
        self.screen = screen
        self.words = words
        self.actions = registry.game(game).actions

    def text(self, key: str, **arguments: str | int) -> str:
        return self.screen.words.text(key, **arguments)

    def signed(self, change: float, places: int = 0) -> str:
        """A number that always has its sign."""
        number = self.screen.words.number(abs(change), places)
        is_nothing = round(change, places) == 0
        return number if is_nothing else self.text(f"analysis-{'more' if change > 0 else 'less'}", number=number)

    def parts(self, parts: Sequence[PartDoc]) -> list[str]:
        """What one choice brings more, or less, of than another."""
        return [self._part(part) for part in parts if abs(part["amount"]) >= LEAST_AMOUNT]

    def chain(self, texts: Sequence[str], asked: Sequence[AskedDoc], places: Sequence[int]) -> str:
        """Actions in words, each by the question it answers; of a chain only the links at these places."""
        told = [place for place in places if place < len(asked)]
        return self.screen.words.listed(self._said(self.actions.parse(texts[place]), asked[place]) for place in told)

    def _part(self, part: PartDoc) -> str:
        amount = self.signed(part["amount"], 1)
        return self.text("analysis-part", part=self.text(f"analysis-part-{part['part']}"), amount=amount)

    def _said(self, action: Action | Aside, asked: AskedDoc) -> str:
        """An action in words; a bid does not say by itself what is bid for."""
        question = Question(asked["step"], "", asked["args"])
        said, wanted = self.words.action(action, question), asked["args"].get("advantage")
        if not wanted:
            return said
        return self.text("analysis-did", name=self.words.term("advantage", wanted), action=said)
