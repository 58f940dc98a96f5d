"""Cards that ask: which of them are open, what they offer, and using one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE
from gunbai.games.rising_sun.moments import Prompt
from gunbai.games.rising_sun.steps.base import Step

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class CardPrompts(Step):
    """What one player's cards offer, in one list: the owner sets the order (RS2.6). Frame: seat, begun, -."""

    def prompts(self) -> list[Prompt]:
        """The prompts of this moment."""
        raise NotImplementedError

    def begin(self, s: State, seat: int) -> None:
        """What happens by itself before anybody is asked."""

    def resume(self, s: State) -> bool:
        t = s.table
        seat = t.stack[-3]
        if not t.stack[-2]:
            t.stack[-2] = 1
            self.begin(s, seat)
            t.uses = [t.has(seat, prompt.card) for prompt in self.prompts()]
        if self.waits(s, seat):
            return True
        t.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        ids = [DONE]
        for index, prompt in enumerate(self.prompts()):
            if s.table.uses[index]:
                ids += prompt.choices(s, seat)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        """Use the card whose choice this is; `done` declines all that is left."""
        prompts = self.prompts()
        if id == DONE:
            s.table.uses = [0] * len(prompts)
            return
        for index, prompt in enumerate(prompts):
            if prompt.first <= id < prompt.end and s.table.uses[index]:
                s.table.uses[index] -= 1
                s.tell("card_used", seat, prompt.card)
                prompt.apply(s, seat, id)
                return

    def clause_of(self, s: State, id: int) -> str:
        for prompt in self.prompts():
            if prompt.first <= id < prompt.end:
                return prompt.clause
        return self.clause
