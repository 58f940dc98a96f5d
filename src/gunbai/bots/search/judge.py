"""Who says what a world is worth where its play-out stops: a game's rules of thumb, or a network that learned it."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.state import State
from gunbai.kernel.tensors.encoder import Encoder


class Judge:
    """Names each seat's chance to win. Worlds are sampled, so nothing in them is a secret."""

    def chances(self, worlds: list[State], seat: int) -> list[list[float]]:
        """By world and seat, adding up to 1 a world; `seat` is the one that searches."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle:
    """What a learned judge asks: a network, which is Python and numpy."""

    def chances(
        self, tensors: list[bytes], counted: list[list[float]], judged: list[list[float]], seats: int
    ) -> list[list[float]]:
        """By tensor: each seat's chance to win, the seat whose tensor it is first, as in what rules of thumb say."""
        raise NotImplementedError


class Thumbs(Judge):
    """A game's rules of thumb: what they count of each seat, and what they make of it. They ask the table alone."""

    def counted(self, world: State) -> list[float]:
        """The numbers of the first seat, then those of the next one."""
        raise NotImplementedError

    def weighed(self, world: State, counted: list[float]) -> list[float]:
        """Each seat's chance by what was counted; of a game that is over nothing needs to be."""
        raise NotImplementedError

    def chances(self, worlds: list[State], seat: int) -> list[list[float]]:
        return [self.weighed(world, [] if world.is_over() else self.counted(world)) for world in worlds]


class LearnedJudge(Judge):
    """Sees each world as the seat that searches would, and asks an oracle about all of them at once."""

    def __init__(self, encoder: Encoder, oracle: Oracle, thumbs: Thumbs) -> None:
        self.encoder: Final = encoder
        self.oracle: Final = oracle
        self.thumbs: Final = thumbs
        """Says what the oracle corrects; games that are over need no correction."""

    def chances(self, worlds: list[State], seat: int) -> list[list[float]]:
        found: list[list[float]] = []
        tensors: list[bytes] = []
        counts: list[list[float]] = []
        judged: list[list[float]] = []
        asked: list[int] = []
        seats = worlds[0].seats()
        for index in range(len(worlds)):
            world = worlds[index]
            counted = [] if world.is_over() else self.thumbs.counted(world)
            found.append(self.thumbs.weighed(world, counted))
            if not world.is_over():
                tensors.append(self.encoder.observation(world, seat))
                counts.append(from_seat(counted, seat * (len(counted) // seats)))
                judged.append(from_seat(found[index], seat))
                asked.append(index)
        if tensors:
            answers = self.oracle.chances(tensors, counts, judged, seats)
            for index in range(len(asked)):
                found[asked[index]] = from_seat(answers[index], seats - seat)
        return found


def from_seat(values: list[float], place: int) -> list[float]:
    """Values by seat, counted from one of them on; counted from `seats - seat` on they are back where they were."""
    return values[place:] + values[:place]
