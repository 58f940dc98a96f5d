"""Fields of the tensor that are laid out otherwise than the table keeps them: hostages, cards, plays, offers."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KIND_NAMES, MAP_NAMES, PLACES
from gunbai.games.rising_sun.data.words import CARD, MANDATE_TURNS, MANDATES
from gunbai.games.rising_sun.table import OFFER
from gunbai.kernel.tensors.part import BITS, SEATS, WORD, Part, counted, crossed, of_numbers, one_hot, padded
from gunbai.kernel.vocabulary import MAX_SEATS

PLACE_WORDS: Final = (*MAP_NAMES, "reserve", *(f"hostage of {seat}" for seat in SEATS), "fallen")
"""Where figures can be; who holds a hostage is counted from the viewer."""
PLAY: Final = (*SEATS, *MANDATES, "face down")
BYTE: Final = 256
NONE: Final = bytes([0])
SOME: Final = bytes([1])


class Figures(Part):
    """How many figures of each kind a seat has at each place."""

    def __init__(self) -> None:
        rows = crossed(KIND_NAMES[:CORE_KINDS], PLACE_WORDS)
        super().__init__("figures", "figures by kind and place", rows, by_seat=1, most=3)

    def plain(self, values: list[int], seats: int) -> bytes:
        """A last byte says whether there are hostages, whose keepers have to be turned."""
        cells = bytes(values)
        for place in range(HELD, FALLEN):
            held = cells[place::PLACES]
            if held.count(0) < len(held):
                return cells + SOME
        return cells + NONE

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        turn = me * self.span
        cells = plain[turn:-1] + plain[:turn]
        if plain[-1]:
            cells = b"".join([_keepers_turned(cells[i : i + PLACES], me, seats) for i in range(0, len(cells), PLACES)])
        return padded(cells, self.size)


def _keepers_turned(places: bytes, me: int, seats: int) -> bytes:
    return places[:HELD] + places[HELD + me : HELD + seats] + places[HELD : HELD + me] + places[HELD + seats :]


class MonsterPlaces(Part):
    """Where each monster is."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("monster_place", "where each monster is", names, WORD, PLACE_WORDS)

    def plain(self, values: list[int], seats: int) -> bytes:
        return bytes(values)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        found: list[bytes] = []
        for place in plain:
            if HELD <= place < HELD + seats:
                place = HELD + (place - HELD - me) % seats
            found.append(self.ones[place])
        return b"".join(found)


class Cards(Part):
    """How many copies of each card a seat owns; the table keeps them by card."""

    def __init__(self) -> None:
        super().__init__("cards", "copies owned", CARD.words, by_seat=1, most=2)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        rows = [plain[(me + ahead) % seats :: MAX_SEATS] for ahead in range(seats)]
        return padded(b"".join(rows), self.size)


class Plays(Part):
    """The mandates of this season in their order."""

    def __init__(self) -> None:
        super().__init__("plays", "this season's mandates: whose, which", of_numbers(MANDATE_TURNS), BITS, PLAY)
        self.mandates: Final = one_hot(len(MANDATES))
        self.seats: Final = one_hot(MAX_SEATS)

    def plain(self, values: list[int], seats: int) -> bytes:
        return bytes(values)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        found: list[bytes] = []
        for first in range(0, len(plain), 3):
            found.append(self.seats[(plain[first] - me) % seats])
            found.append(self.mandates[plain[first + 1]])
            found.append(plain[first + 2 : first + 3])
        return padded(b"".join(found), self.size)


class Offers(Part):
    """Open offers by who offers and to whom; the number of a promise takes three cells."""

    def __init__(self) -> None:
        rows = ("open", "coins", "ronin", "coins asked", "ronin asked", "promise low", "promise middle", "promise high")
        super().__init__("offers", "open offers", rows, by_seat=2, most=8, length=OFFER)

    def plain(self, values: list[int], seats: int) -> bytes:
        found: list[int] = []
        for first in range(0, len(values), OFFER):
            found += values[first : first + OFFER - 1]
            promise = values[first + OFFER - 1]
            found += [promise % BYTE, promise // BYTE % BYTE, promise // (BYTE * BYTE)]
        return counted(found)


assert len(PLACE_WORDS) == PLACES == FALLEN + 1
