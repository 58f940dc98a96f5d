"""Fields of the tensor that are laid out otherwise than the table keeps them: cubes, personal boards, winters."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import CARDS, CHEST_0, CHESTS, EMPTY, FACE_DOWN, SPACE_COUNT, SPACES
from gunbai.games.shogun.scoring import ROW
from gunbai.kernel.tensors.part import BITS, SEATS, Part, crossed
from gunbai.kernel.vocabulary import MAX_SEATS

COLOUR_WORDS: Final = (*SEATS, "farmers")
CARD_AT: Final = (*(f"on {space}" for space in SPACES), *(f"with {seat}" for seat in SEATS))
WINTERS: Final = 2
WINTER_ROW: Final = ("provinces", "buildings", *crossed(REGIONS, BUILDINGS))


class Cubes(Part):
    """Cubes by colour: the seats' from the viewer on, then the farmers'."""

    def __init__(self, name: str, note: str, rows: tuple[str, ...]) -> None:
        super().__init__(name, note, crossed(rows, COLOUR_WORDS), most=7)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        found: list[bytes] = []
        for first in range(0, len(plain), COLOURS):
            found.append(plain[first + me : first + seats])
            found.append(plain[first : first + me])
            found.append(plain[first + seats : first + COLOURS])
        return b"".join(found)


class OpenCards(Part):
    """Where each open province card lies: on which space, and on whose board."""

    def __init__(self) -> None:
        super().__init__("open_cards", "open province cards: space and board", PROVINCES, BITS, CARD_AT)

    def plain(self, values: list[int], seats: int) -> bytes:
        return bytes(values)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        cells = bytearray(self.size)
        for place in range(len(plain)):
            card = plain[place]
            if card < PROVINCE_COUNT:
                cells[card * len(CARD_AT) + place % SPACE_COUNT] = 1
                cells[card * len(CARD_AT) + SPACE_COUNT + (place // SPACE_COUNT - me) % seats] = 1
        return bytes(cells)


class Boards(Part):
    """What the spaces of each board show: something open, a back; and where each open chest card lies."""

    def __init__(self) -> None:
        states = tuple(f"{space} {word}" for space in SPACES for word in ("open", "face down"))
        rows = (*states, *crossed(CHESTS, SPACES))
        super().__init__("boards", "the spaces of each board", rows, by_seat=1, length=SPACE_COUNT)

    def plain(self, values: list[int], seats: int) -> bytes:
        cells = bytearray(seats * self.span)
        for place in range(len(values)):
            card = values[place]
            if card == EMPTY:
                continue
            start, space = place // SPACE_COUNT * self.span, place % SPACE_COUNT
            cells[start + space * 2 + (1 if card == FACE_DOWN else 0)] = 1
            if CHEST_0 <= card < EMPTY:
                cells[start + (2 + card - CHEST_0) * SPACE_COUNT + space] = 1
        return bytes(cells)


class OwnPlan(Part):
    """Where the own cards lie face down: each card's space, and the spaces left empty."""

    def __init__(self) -> None:
        rows = (*CARDS[:EMPTY], "left empty")
        super().__init__("plan", "own: the spaces of the cards that lie face down", rows, BITS, SPACES)

    def plain(self, values: list[int], seats: int) -> bytes:
        cells = bytearray(self.size)
        for space in range(SPACE_COUNT):
            if values[space] >= 0:
                cells[values[space] * SPACE_COUNT + space] = 1
        return bytes(cells)


class Winters(Part):
    """What each winter gave to each seat; the table keeps it by year."""

    def __init__(self) -> None:
        rows = crossed(("year 1", "year 2"), ("scored", *WINTER_ROW))
        super().__init__("winters", "points of the winters scored", rows, by_seat=1, most=8)

    def plain(self, values: list[int], seats: int) -> bytes:
        cells = [0] * (seats * self.span)
        for year in range(len(values) // (ROW * seats)):
            for seat in range(seats):
                first = (year * seats + seat) * ROW
                start = (seat * WINTERS + year) * (ROW + 1)
                cells[start] = 1
                cells[start + 1 : start + 1 + ROW] = values[first : first + ROW]
        return bytes(cells)


assert len(WINTER_ROW) == ROW
assert MAX_SEATS == FARMER
