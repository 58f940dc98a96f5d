"""Fields of the tensor that are laid out otherwise than the table keeps them: hostages, cards, plays, offers."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KIND_NAMES, MAP_NAMES, PLACES
from gunbai.games.rising_sun.data.words import CARD, MANDATE_TURNS, MANDATES
from gunbai.games.rising_sun.table import OFFER
from gunbai.kernel.tensors.part import BITS, NOWHERE, SEATS, WORD, Part, crossed, of_numbers, turned_row
from gunbai.kernel.tensors.strokes import COUNTED, NAMED, SPREAD, stroke
from gunbai.kernel.vocabulary import MAX_SEATS

PLACE_WORDS: Final = (*MAP_NAMES, "reserve", *(f"hostage of {seat}" for seat in SEATS), "fallen")
"""Where figures can be; who holds a hostage is counted from the viewer."""
PLAY: Final = (*SEATS, *MANDATES, "face down")
PLAY_VALUES: Final = 3
"""Values that the table keeps of a mandate: whose it was, which, and whether it lies face down."""
PROMISE_BYTES: Final = 3


class Figures(Part):
    """How many figures of each kind a seat has at each place."""

    def __init__(self) -> None:
        rows = crossed(KIND_NAMES[:CORE_KINDS], PLACE_WORDS)
        super().__init__("figures", "figures by kind and place", rows, by_seat=1, most=3)

    def row(self, index: int, me: int, seats: int) -> int:
        """Who holds a hostage is counted from the viewer."""
        return turned_row(index, PLACES, HELD, me, seats)


class MonsterPlaces(Part):
    """Where each monster is."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("monster_place", "where each monster is", names, WORD, PLACE_WORDS)

    def words(self, me: int, seats: int) -> list[int]:
        return [turned_row(place, PLACES, HELD, me, seats) for place in range(PLACES)]


class Cards(Part):
    """How many copies of each card a seat owns; the table keeps them by card."""

    def __init__(self) -> None:
        super().__init__("cards", "copies owned", CARD.words, by_seat=1, most=2)

    def cells(self, me: int, seats: int) -> list[int]:
        runs = self.runs(me, seats) + [NOWHERE] * (MAX_SEATS - seats)
        return [run + card if run >= 0 else NOWHERE for card in range(self.width) for run in runs]


class Plays(Part):
    """The mandates of this season in their order."""

    def __init__(self) -> None:
        super().__init__("plays", "this season's mandates: whose, which", of_numbers(MANDATE_TURNS), BITS, PLAY)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        rows = [start + turn * len(PLAY) for turn in range(MANDATE_TURNS)]
        ahead = [(seat - me) % seats for seat in range(MAX_SEATS)]
        which = [MAX_SEATS + mandate for mandate in range(len(MANDATES))]
        face_down = [row + len(PLAY) - 1 for row in rows]
        return [
            stroke(NAMED, source, rows, ahead, first=first, step=PLAY_VALUES),
            stroke(NAMED, source, rows, which, first=first + 1, step=PLAY_VALUES),
            stroke(COUNTED, source, face_down, first=first + 2, step=PLAY_VALUES),
        ]


class Offers(Part):
    """Open offers by who offers and to whom; the number of a promise takes three cells."""

    def __init__(self) -> None:
        rows = ("open", "coins", "ronin", "coins asked", "ronin asked", "promise low", "promise middle", "promise high")
        super().__init__("offers", "open offers", rows, by_seat=2, most=8, length=OFFER)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        numbers = OFFER - 1
        counts = [start + run + index for run in self.runs(me, seats) for index in range(numbers)]
        promises = [start + run + numbers for run in self.runs(me, seats)]
        found = [
            stroke(COUNTED, source, counts[index::numbers], first=first + index, step=OFFER) for index in range(numbers)
        ]
        return [*found, stroke(SPREAD, source, promises, first=first + numbers, step=OFFER, limit=PROMISE_BYTES)]


assert len(PLACE_WORDS) == PLACES == FALLEN + 1
