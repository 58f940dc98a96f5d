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

    def chances(self, tensors: list[bytes], judged: list[list[float]], seats: int) -> list[list[float]]:
        """By tensor: each seat's chance to win, the seat whose tensor it is first, and so in what was judged before."""
        raise NotImplementedError


class LearnedJudge(Judge):
    """Sees each world as the seat that searches would, and asks an oracle about all of them at once."""

    def __init__(self, encoder: Encoder, oracle: Oracle, thumbs: Judge) -> None:
        self.encoder: Final = encoder
        self.oracle: Final = oracle
        self.thumbs: Final = thumbs
        """Says what the oracle corrects; games that are over need no correction."""

    def chances(self, worlds: list[State], seat: int) -> list[list[float]]:
        found = self.thumbs.chances(worlds, seat)
        tensors: list[bytes] = []
        judged: list[list[float]] = []
        asked: list[int] = []
        for index in range(len(worlds)):
            if not worlds[index].is_over():
                tensors.append(self.encoder.observation(worlds[index], seat))
                judged.append(from_seat(found[index], seat))
                asked.append(index)
        if tensors:
            seats = worlds[0].seats()
            answers = self.oracle.chances(tensors, judged, seats)
            for index in range(len(asked)):
                found[asked[index]] = from_seat(answers[index], seats - seat)
        return found


def from_seat(values: list[float], seat: int) -> list[float]:
    """Values by seat, counted from one of them on; counted from `seats - seat` on they are back where they were."""
    return values[seat:] + values[:seat]
