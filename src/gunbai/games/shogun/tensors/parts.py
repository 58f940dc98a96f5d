"""Fields of the tensor that are laid out otherwise than the table keeps them: cubes, personal boards, winters."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import CARD_NAMES, CHEST_0, CHESTS, EMPTY, FACE_DOWN, SPACE_COUNT, SPACES
from gunbai.games.shogun.scoring import ROW
from gunbai.kernel.tensors.part import BITS, NOWHERE, SEATS, Part, crossed, turned_row
from gunbai.kernel.tensors.strokes import COUNTED, NAMED, PRESENT, stroke
from gunbai.kernel.vocabulary import MAX_SEATS

COLOUR_WORDS: Final = (*SEATS, "farmers")
CARD_AT: Final = (*(f"on {space}" for space in SPACES), *(f"with {seat}" for seat in SEATS))
WINTERS: Final = 2
WINTER_ROW: Final = ("provinces", "buildings", *crossed(REGIONS, BUILDINGS))


class Cubes(Part):
    """Cubes by colour: the seats' from the viewer on, then the farmers'."""

    def __init__(self, name: str, note: str, rows: tuple[str, ...]) -> None:
        super().__init__(name, note, crossed(rows, COLOUR_WORDS), most=7)

    def row(self, index: int, me: int, seats: int) -> int:
        return turned_row(index, COLOURS, 0, me, seats)


class OpenCards(Part):
    """Where each open province card lies: on which space, and on whose board."""

    def __init__(self) -> None:
        super().__init__("open_cards", "open province cards: space and board", PROVINCES, BITS, CARD_AT)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        cards = [card * len(CARD_AT) for card in range(PROVINCE_COUNT)]
        spaces = [start + space for _ in range(seats) for space in range(SPACE_COUNT)]
        boards = [start + SPACE_COUNT + (seat - me) % seats for seat in range(seats) for _ in range(SPACE_COUNT)]
        return [stroke(NAMED, source, where, cards, first=first) for where in (spaces, boards)]


class Boards(Part):
    """What the spaces of each board show: something open, a back; and where each open chest card lies."""

    def __init__(self) -> None:
        states = tuple(f"{space} {word}" for space in SPACES for word in ("open", "face down"))
        rows = (*states, *crossed(CHESTS, SPACES))
        super().__init__("boards", "the spaces of each board", rows, by_seat=1, length=SPACE_COUNT)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        places = [(start + run, space) for run in self.runs(me, seats) for space in range(SPACE_COUNT)]
        shown = [NOWHERE if card == EMPTY else int(card == FACE_DOWN) for card in range(len(CARD_NAMES))]
        chests = [(2 + card - CHEST_0) * SPACE_COUNT if CHEST_0 <= card < EMPTY else NOWHERE for card in range(EMPTY)]
        return [
            stroke(NAMED, source, [run + space * 2 for run, space in places], shown, first=first),
            stroke(NAMED, source, [run + space for run, space in places], chests, first=first),
        ]


class OwnPlan(Part):
    """Where the own cards lie face down: each card's space, and the spaces left empty."""

    def __init__(self) -> None:
        rows = (*CARD_NAMES[:EMPTY], "left empty")
        super().__init__("plan", "own: the spaces of the cards that lie face down", rows, BITS, SPACES)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        cards = [card * SPACE_COUNT for card in range(len(self.rows))]
        return [stroke(NAMED, source, [start + space for space in range(SPACE_COUNT)], cards, first=first)]


class Winters(Part):
    """What each winter gave to each seat; the table keeps it by year."""

    def __init__(self) -> None:
        rows = crossed(("year 1", "year 2"), ("scored", *WINTER_ROW))
        super().__init__("winters", "points of the winters scored", rows, by_seat=1, most=8)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        rows = [start + run + year * (ROW + 1) for year in range(WINTERS) for run in self.runs(me, seats)]
        points = [row + 1 + index for row in rows for index in range(ROW)]
        return [
            stroke(PRESENT, source, rows, first=first, step=ROW),
            stroke(COUNTED, source, points, first=first),
        ]


assert len(WINTER_ROW) == ROW
assert MAX_SEATS == FARMER
