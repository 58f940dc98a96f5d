"""Fields of the tensor that are laid out otherwise than the table keeps them: hostages, cards, plays, offers."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KIND_NAMES, MAP_NAMES, PLACES
from gunbai.games.rising_sun.data.words import CARD, MANDATE_TURNS, MANDATES
from gunbai.games.rising_sun.table import OFFER
from gunbai.kernel.tensors.part import MOST, SEATS, Part, crossed, of_numbers
from gunbai.kernel.vocabulary import MAX_SEATS

PLACE_WORDS: Final = (*MAP_NAMES, "reserve", *(f"hostage of {seat}" for seat in SEATS), "fallen")
"""Where figures can be; who holds a hostage is counted from the viewer."""
PLAY: Final = (*SEATS, *MANDATES, "face down")
BYTE: Final = 256


class Figures(Part):
    """How many figures of each kind a seat has at each place."""

    def __init__(self) -> None:
        rows = crossed(KIND_NAMES[:CORE_KINDS], PLACE_WORDS)
        super().__init__("figures", "figures by kind and place", rows, by_seat=1, most=3)

    def paint_row(
        self, cells: list[int], start: int, values: list[int], first: int, count: int, me: int, seats: int
    ) -> None:
        for kind in range(CORE_KINDS):
            base, origin = start + kind * PLACES, first + kind * PLACES
            for place in range(PLACES):
                cells[base + seen_place(place, me, seats)] = values[origin + place]


class MonsterPlaces(Part):
    """Where each monster is."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("monster_place", "where each monster is", crossed(names, PLACE_WORDS))

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        for monster in range(len(values)):
            cells[monster * PLACES + seen_place(values[monster], me, seats)] = 1
        return bytes(cells)


def seen_place(place: int, me: int, seats: int) -> int:
    """A place with its keeper, if it has one, counted from the viewer."""
    return HELD + (place - HELD - me) % seats if HELD <= place < HELD + seats else place


class Cards(Part):
    """How many copies of each card a seat owns; the table keeps them by card."""

    def __init__(self) -> None:
        super().__init__("cards", "copies owned", CARD.words, by_seat=1, most=2)

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        rows: list[int] = []
        for ahead in range(seats):
            rows += values[(me + ahead) % seats :: MAX_SEATS]
        return bytes(rows + [0] * (self.size - len(rows)))


class Plays(Part):
    """The mandates of this season in their order."""

    def __init__(self) -> None:
        super().__init__("plays", "this season's mandates: whose, which", crossed(of_numbers(MANDATE_TURNS), PLAY))

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        for turn in range(len(values) // 3):
            base = turn * len(PLAY)
            cells[base + (values[turn * 3] - me) % seats] = 1
            cells[base + MAX_SEATS + values[turn * 3 + 1]] = 1
            cells[base + len(PLAY) - 1] = values[turn * 3 + 2]
        return bytes(cells)


class Offers(Part):
    """Open offers by who offers and to whom; the number of a promise takes three cells."""

    def __init__(self) -> None:
        rows = ("open", "coins", "ronin", "coins asked", "ronin asked", "promise low", "promise middle", "promise high")
        super().__init__("offers", "open offers", rows, by_seat=2, most=8, length=OFFER)

    def paint_row(
        self, cells: list[int], start: int, values: list[int], first: int, count: int, me: int, seats: int
    ) -> None:
        for index in range(count - 1):
            cells[start + index] = min(MOST, values[first + index])
        promise = values[first + count - 1]
        for index in range(3):
            cells[start + count - 1 + index] = promise % BYTE
            promise //= BYTE


assert len(PLACE_WORDS) == PLACES == FALLEN + 1
