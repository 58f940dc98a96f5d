"""Fields of the tensor that are laid out otherwise than the table keeps them: cubes, personal boards, winters."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import CHEST_0, CHEST_COUNT, CHESTS, EMPTY, FACE_DOWN, SPACE_COUNT, SPACES
from gunbai.games.shogun.scoring import ROW
from gunbai.kernel.tensors.part import MOST, SEATS, Part, crossed
from gunbai.kernel.vocabulary import MAX_SEATS

COLOUR_WORDS: Final = (*SEATS, "farmers")
CARD_AT: Final = (*(f"on {space}" for space in SPACES), *(f"with {seat}" for seat in SEATS))
WINTERS: Final = 2
WINTER_ROW: Final = ("provinces", "buildings", *crossed(REGIONS, BUILDINGS))


class Cubes(Part):
    """Cubes by colour: the seats' from the viewer on, then the farmers'."""

    def __init__(self, name: str, note: str, rows: tuple[str, ...]) -> None:
        super().__init__(name, note, crossed(rows, COLOUR_WORDS), most=7)

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        for index in range(len(values)):
            colour = index % COLOURS
            seen = colour if colour == FARMER or colour >= seats else (colour - me) % seats
            cells[index - colour + seen] = min(MOST, values[index])
        return bytes(cells)


class OpenCards(Part):
    """Where each open province card lies: on which space, and on whose board."""

    def __init__(self) -> None:
        super().__init__("open_cards", "open province cards: space and board", crossed(PROVINCES, CARD_AT))

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        for place in range(len(values)):
            card = values[place]
            if card < PROVINCE_COUNT:
                cells[card * len(CARD_AT) + place % SPACE_COUNT] = 1
                cells[card * len(CARD_AT) + SPACE_COUNT + (place // SPACE_COUNT - me) % seats] = 1
        return bytes(cells)


class Boards(Part):
    """What the spaces of each board show: something open, a back, and which chest is bid."""

    def __init__(self) -> None:
        rows = (*(f"{space} {word}" for space in SPACES for word in ("open", "face down")), *CHESTS)
        super().__init__("boards", "the spaces of each board", rows, by_seat=1, length=SPACE_COUNT)

    def paint_row(
        self, cells: list[int], start: int, values: list[int], first: int, count: int, me: int, seats: int
    ) -> None:
        for space in range(SPACE_COUNT):
            card = values[first + space]
            if card == FACE_DOWN:
                cells[start + space * 2 + 1] = 1
            elif card != EMPTY:
                cells[start + space * 2] = 1
                if CHEST_0 <= card < CHEST_0 + CHEST_COUNT:
                    cells[start + SPACE_COUNT * 2 + card - CHEST_0] = 1


class OwnPlan(Part):
    """Where the own cards lie face down: each province card's space, the spaces left empty, the chest that is bid."""

    def __init__(self) -> None:
        rows = (*crossed(PROVINCES, SPACES), *(f"{space} left empty" for space in SPACES), *CHESTS)
        super().__init__("plan", "own: the cards that lie face down", rows)

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        empty = PROVINCE_COUNT * SPACE_COUNT
        for space in range(SPACE_COUNT):
            card = values[space]
            if 0 <= card < PROVINCE_COUNT:
                cells[card * SPACE_COUNT + space] = 1
            elif card == EMPTY:
                cells[empty + space] = 1
            elif card >= CHEST_0:
                cells[empty + SPACE_COUNT + card - CHEST_0] = 1
        return bytes(cells)


class Winters(Part):
    """What each winter gave to each seat; the table keeps it by year."""

    def __init__(self) -> None:
        rows = crossed(("year 1", "year 2"), ("scored", *WINTER_ROW))
        super().__init__("winters", "points of the winters scored", rows, by_seat=1, most=8)

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        cells = [0] * self.size
        for year in range(len(values) // (ROW * seats)):
            for ahead in range(seats):
                first = (year * seats + (me + ahead) % seats) * ROW
                start = (ahead * WINTERS + year) * (ROW + 1)
                cells[start] = 1
                cells[start + 1 : start + 1 + ROW] = values[first : first + ROW]
        return bytes(cells)


assert len(WINTER_ROW) == ROW
assert MAX_SEATS == FARMER
