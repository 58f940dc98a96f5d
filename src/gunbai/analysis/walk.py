"""A record walked through once: every decision that stood, as its seat saw it, and the places where luck was drawn."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.actions import Action
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import RecordedChance
from gunbai.kernel.records import record
from gunbai.kernel.records.match import UNDO, WITHDRAW, Entry, Match
from gunbai.kernel.records.record import Record
from gunbai.kernel.state import State, View

NOBODY: Final = -1


class Decision:
    """One question that a seat has answered; sealed links of one chain are one decision."""

    def __init__(self, state: State, seat: int, view: View, sealed: bool, earlier: View | None) -> None:
        self.state = state
        """The table before it, secrets included: only for what everybody may know of it."""
        self.seat = seat
        self.view = view
        self.sealed = sealed
        self.planned = earlier
        """What the seat saw when it last sealed something: what it may remember of the others."""
        self.ids: list[int] = []
        self.entries: list[int] = []
        self.options: list[int] = []
        """By link: how many choices there were."""

    @property
    def is_forced(self) -> bool:
        return max(self.options, default=0) < 2


class Stop:
    """The table between two moves, with whose turn it is."""

    def __init__(self, entry: int, state: State, planned: list[View | None]) -> None:
        self.entry = entry
        self.state = state
        self.planned = planned
        """By seat: what it saw when it last sealed something."""


class Throw:
    """A move that drew luck: the tables before and after it."""

    def __init__(self, entry: int, before: State, after: State, action: Action, labels: list[str]) -> None:
        self.entry = entry
        self.before = before
        self.after = after
        self.action = action
        self.labels = labels


class Walk:
    """The whole game from its first move to its last; raises BadRecord where the record does not hold."""

    def __init__(self, game: Game, found: Record) -> None:
        self.game: Final = game
        self.found: Final = found
        played = record.replayed(game, found)
        self.end: Final[State] = played.state
        self.rules: Final[int] = played.rules
        self.decisions: list[Decision] = []
        self.stops: list[Stop] = []
        self.throws: list[Throw] = []
        self._made: list[list[Decision]] = [[] for _ in range(found.seats)]
        """By seat: one decision for each of its links, so that an undo knows what it takes back."""
        self._chain: list[tuple[int, Decision] | None] = [None] * found.seats
        self._planned: list[View | None] = [None] * found.seats
        self._go()

    def _go(self) -> None:
        chance = RecordedChance(self.found.setup)
        match = record.begun(self.game, self.found, chance)
        for number, entry in enumerate(self.found.entries, 1):
            chance.draws, chance.used = entry.draws, 0
            self._step(match, entry, number)
        self.stops.append(Stop(len(self.found.entries), match.state.copy(), self._planned[:]))
        kept = {id(one): one for made in self._made for one in made}
        self.decisions = sorted(kept.values(), key=lambda one: one.entries[-1])

    def _step(self, match: Match, entry: Entry, number: int) -> None:
        words = entry.text.split()
        seat, tag = int(words[0]), words[1]
        if tag == UNDO:
            self._take_back(seat, int(words[2]))
        elif tag == WITHDRAW:
            self._forget_chain(seat)
        done = None if tag == UNDO else self.game.parse(entry.text)
        action = done if isinstance(done, Action) else None
        before = match.state.copy() if action and (entry.draws or self._is_stop(match.state)) else None
        if action is not None:
            self._note(match.state, action, number)
        if before is not None and self._is_stop(match.state):
            self.stops.append(Stop(number - 1, before, self._planned[:]))
        match.replay(entry.text)
        if before is not None and action is not None and entry.draws:
            labels = sorted({draw.label for draw in entry.draws})
            self.throws.append(Throw(number, before, match.state.copy(), action, labels))

    def _is_stop(self, state: State) -> bool:
        """Whether the graph has a point here: somebody else's turn begins, or a sealed phase."""
        last = self.stops[-1].state if self.stops else None
        if last is None or state.is_over():
            return True
        return whose_turn(state) != whose_turn(last) or state.barriers != last.barriers

    def _note(self, state: State, action: Action, number: int) -> None:
        decision = self._of(state, action.seat)
        decision.ids.append(action.id)
        decision.entries.append(number)
        decision.options.append(len(state.choice_ids(action.seat)))
        self._made[action.seat].append(decision)

    def _of(self, state: State, seat: int) -> Decision:
        """The chain that is being sealed goes on; everything else is a decision of its own."""
        sealed = state.is_sealed()
        chain = self._chain[seat]
        if sealed and chain is not None and chain[0] == state.barriers:
            return chain[1]
        view = state.view(seat)
        decision = Decision(state.copy(), seat, view, sealed, self._planned[seat])
        if sealed:
            self._chain[seat], self._planned[seat] = (state.barriers, decision), view
        return decision

    def _take_back(self, seat: int, count: int) -> None:
        for _ in range(count):
            decision = self._made[seat].pop()
            for links in (decision.ids, decision.entries, decision.options):
                links.pop()

    def _forget_chain(self, seat: int) -> None:
        made, chain = self._made[seat], self._chain[seat]
        while made and chain is not None and made[-1] is chain[1]:
            self._take_back(seat, 1)


def whose_turn(state: State) -> int:
    """The seat that must choose; nobody in particular when all choose at once."""
    actors = state.actors()
    return actors[0] if len(actors) == 1 and not state.is_sealed() else NOBODY
