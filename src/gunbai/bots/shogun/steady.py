"""Steady: rules of thumb on what its seat can see. Quick, sound, and pleasant to play against."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.outlook import Outlook
from gunbai.bots.shogun.planning import make_plan
from gunbai.bots.shogun.policy import fitting, pick
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.data.words import BID
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import View as KernelView


class Steady:
    """Keeps its last plan to save time only: another process would make the same one again at any card."""

    def __init__(self) -> None:
        self._seen: list[object] = []
        self._outlook: Outlook | None = None
        self._cards: list[int] = []

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        seen = checked(view)
        ids = [action.id for action in choices]
        q = Question(seen.table, choices[0].seat, ids, seen.plan, seen.cards_laid, seen.blind, rng)
        if seen.table.is_planning() and len(ids) > 1:
            return choices[ids.index(self._card(q))]
        return choices[ids.index(pick(q))]

    def aside(self, view: KernelView, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """A plan once made stands."""
        return None

    def _card(self, q: Question) -> int:
        """What `pick` answers, without a new look and a new plan at every card."""
        key = [q.seat, *planning_key(q.table)]
        if key != self._seen or self._outlook is None:
            self._seen, self._outlook, self._cards = key, look(q.table, q.seat), []
        q.outlook = self._outlook
        if q.cards_laid == 0:
            return pick(q)
        if not self._cards or self._cards[BID] != q.plan[BID]:
            self._cards = make_plan(self._outlook, q.plan[BID]).cards
        return fitting(self._cards, q.cards_laid, q.ids)


def planning_key(table: Table) -> list[object]:
    """All that a plan depends on: the table without who is ready."""
    return [part[:] if isinstance(part, list) else part for part in table.parts() if part is not table.ready]


def checked(view: KernelView) -> View:
    if not isinstance(view, View):
        raise BadInput("view", "a view of Shogun", type(view).__name__)
    return view
