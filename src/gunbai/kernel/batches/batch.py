"""Many games of one kind at once: compiled with the rules, so that a step of all of them is one call."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.batches.rewards import check_rewards, rewards_of
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Journal
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import State
from gunbai.kernel.tensors.brush import mark
from gunbai.kernel.tensors.encoder import Encoder
from gunbai.kernel.vocabulary import MAX_SEATS


class Batch:
    """`count` running games. In each one seat is to act; a game that ends makes place for the next one of its stream.

    Everything is written into buffers that stay the same, game by game, so that arrays can be laid over them once.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        seed: int,
        options: Mapping[str, str],
        rewards: str,
        remembers: bool,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.rewards: Final = check_rewards(rewards)
        self.remembers: Final = remembers
        """Whether observations are information states."""
        layout = game.layout()
        self.size: Final = layout.information_size if remembers else layout.size
        self.actions: Final = len(game.actions)
        self.observations: Final = bytearray(count * self.size)
        self.masks: Final = bytearray(count * self.actions)
        self.actors: Final = bytearray(count)
        """The seat that is to act."""
        self.ended: Final = bytearray(count)
        """1 where the last step ended a game; what is observed there is the first moment of the next one."""
        self.returns: Final = array("f", [0.0] * (count * MAX_SEATS))
        """The rewards of all seats where a game has ended, else 0."""
        self._options: Final = dict(options)
        self._streams: list[Generator] = []
        self._played: list[int] = []
        self._encoders: Final = [Encoder(layout) for _ in range(count)]
        self._states: list[State] = []
        self._offered: list[list[int]] = [[] for _ in range(count)]
        self._journals: list[Journal] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin anew: the games of a stream depend on the seed and on its number, not on how many streams there are."""
        root = seeded(seed)
        self._streams = [root.forked(number + 1) for number in range(self.count)]
        self._played = [0] * self.count
        self._journals = [Journal(self.game.events) for _ in range(self.count)]
        self._states = [self._new(number) for number in range(self.count)]
        for number in range(self.count):
            self.ended[number] = 0
            self._clear_returns(number)
            self._show(number)

    def _new(self, number: int) -> State:
        self._played[number] += 1
        chance = Chance(self._streams[number].forked(self._played[number]))
        if not self.remembers:
            return self.game.new(self.seats, options=self._options, chance=chance)
        self._journals[number] = Journal(self.game.events)
        return self.game.new(self.seats, options=self._options, chance=chance, listener=self._journals[number])

    def step(self, actions: Sequence[int]) -> None:
        """The seat to act in each game takes the action with this id; all are checked before any is taken."""
        if len(actions) != self.count:
            raise BadInput("actions", f"{self.count} numbers, one for each game", str(len(actions)))
        for number in range(self.count):
            if actions[number] not in self._offered[number]:
                raise self._refusal(number, actions[number])
        for number in range(self.count):
            self._play(number, actions[number])

    def _play(self, number: int, id: int) -> None:
        state, seat = self._states[number], self.actors[number]
        if self.remembers:
            self._journals[number].acted(seat, id)
        state.play(seat, id)
        if self.ended[number]:
            self.ended[number] = 0
            self._clear_returns(number)
        if state.is_over():
            self.ended[number] = 1
            for row, reward in enumerate(rewards_of(state.result(), self.rewards)):
                self.returns[number * MAX_SEATS + row] = reward
            self._states[number] = self._new(number)
        self._show(number)

    def _show(self, number: int) -> None:
        """Write what the seat to act sees and may do."""
        state = self._states[number]
        seat = state.actors()[0]
        self.actors[number] = seat
        first = number * self.actions
        mark(self.masks, first, self._offered[number], 0)
        ids = state.choice_ids(seat)
        mark(self.masks, first, ids, 1)
        self._offered[number] = ids
        encoder = self._encoders[number]
        if self.remembers:
            encoder.write_information(state, seat, self.observations, number * self.size)
        else:
            encoder.write(state, seat, self.observations, number * self.size)

    def _clear_returns(self, number: int) -> None:
        for row in range(number * MAX_SEATS, (number + 1) * MAX_SEATS):
            self.returns[row] = 0.0

    def _refusal(self, number: int, id: int) -> BadInput:
        ids = self._offered[number]
        text = self.game.actions.text(id) if 0 <= id < self.actions else "no action of this game"
        return BadInput(f"actions[{number}]", f"one of the {len(ids)} ids in the mask", f"{id} ({text})")
