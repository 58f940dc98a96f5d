"""Sampling: a random full state consistent with what one seat knows. Constructive, so it never loops without bound."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.words import TILES_OF_EACH
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.track import NAMING, PLAYING, Mandate
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table, empty_secrets
from gunbai.games.rising_sun.view import View, is_looking
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.luck.generator import Generator

UNSEEN: Final = -1
FIRST_DRAWS: Final = 3
"""Tiles the first look of a season draws beyond the one of every look."""


def sampled(view: View, chance: Chance) -> State:
    """A world this seat cannot tell from the true one, with luck of its own."""
    table = view.table.copy()
    hidden = empty_secrets(table.seats)
    _deal_tiles(view, table, hidden, chance.generator)
    if view.seat is not None:
        row = view.seat
        hidden.seen[row * MEMORY : (row + 1) * MEMORY] = view.seen
        hidden.sealed_bids[row * 4 : row * 4 + 4] = view.sealed_bids
        hidden.bids_made[row] = view.bids_made
    if isinstance(table.top(), Bids):
        _guess_bids(view, table, hidden, chance.generator)
    return State(table, hidden, chance)


def _guess_bids(view: View, table: Table, hidden: Secrets, generator: Generator) -> None:
    """Seats that have sealed their bids get a legal guess; the others have not begun."""
    for seat in table.fighters:
        if table.ready[seat] and seat != view.seat and table.coins[seat]:
            left = table.coins[seat]
            for advantage in range(4):
                bid = generator.below(left + 1)
                hidden.sealed_bids[seat * 4 + advantage] = bid
                left -= bid
            hidden.bids_made[seat] = 4


def _deal_tiles(view: View, table: Table, hidden: Secrets, generator: Generator) -> None:
    """Start from what the seat saw last and follow the plays since, drawing what it did not see."""
    plays = _plays(view, table)
    looking = view.seat is not None and is_looking(table, view.seat)
    hand, since = (view.hand[:], len(plays)) if looking else _last_look(view)
    pool = [TILES_OF_EACH - count for count in hand]
    for play in plays[:since]:
        if play != UNSEEN:
            pool[play] -= 1
    course = Course(hand, pool, plays[since:], 0 if looking else _draws(table, len(plays), since), since)
    course.reserve_required(generator, late=False)
    gone = _gone(view, plays) if looking else UNSEEN
    laid = _laid(plays[:since].count(UNSEEN), gone, course, generator)
    if not course.walk(generator):
        course.reserve_required(generator, late=True)
        course.walk(generator)
    hidden.hand, hidden.pool = course.hand, course.pool
    hidden.laid = view.laid[:] if view.laid else laid + course.laid


def _gone(view: View, plays: list[int]) -> int:
    """The tile that this seat put back when it looked before and that is gone without having been seen in play: it was
    laid face down since. Between two looks there is one such turn at most."""
    turn, held = view.seen[0], view.seen[1:MEMORY]
    for tile in range(5 if turn else 0):
        if held[tile] > view.hand[tile] + plays[turn:].count(tile):
            return tile
    return UNSEEN


def _laid(count: int, gone: int, course: Course, generator: Generator) -> list[int]:
    """Tiles that were laid face down up to the look, in their order: any that nobody has seen; one that is known to be
    gone is the last."""
    if gone == UNSEEN:
        return [course.drawn(generator) for _ in range(count)]
    course.pool[gone] -= 1
    return [*(course.drawn(generator) for _ in range(count - 1)), gone]


def _plays(view: View, table: Table) -> list[int]:
    """The tile of each mandate turn as far as this seat knows it; Lotus's own are in its memory."""
    own = list(view.laid)
    down = [table.plays[i + 2] for i in range(0, len(table.plays), 3)]
    tiles = [(own.pop(0) if own else UNSEEN) if down[i] else table.plays[i * 3 + 1] for i in range(len(down))]
    top = table.top()
    if isinstance(top, Mandate) and top.stage == NAMING:
        tiles.append(own.pop(0) if own else UNSEEN)
    return tiles


def _last_look(view: View) -> tuple[list[int], int]:
    """The tiles the seat put back on top, and how many tiles were played up to then."""
    return (view.seen[1:MEMORY], view.seen[0]) if view.seen[0] else ([0] * 5, 0)


def _draws(table: Table, plays: int, since: int) -> int:
    """Tiles drawn since that look: one a turn, four for the first turn of the season."""
    top = table.top()
    somebody_looks = isinstance(top, Mandate) and top.stage == PLAYING
    turns = plays - since + (1 if somebody_looks else 0)
    return turns + FIRST_DRAWS if turns and not since else turns


class Course:
    """How the season may have gone since a look: which tiles were drawn when, and which were laid face down."""

    def __init__(self, hand: list[int], pool: list[int], plays: list[int], draws: int, since: int) -> None:
        self.start = hand
        self.hand = hand[:]
        self.pool = pool
        self.plays = plays
        self.draws = [UNSEEN] * draws
        self.ahead = 0 if since else FIRST_DRAWS
        """Draws before the first play beyond one a play."""
        self.laid: list[int] = []

    def reserve_required(self, generator: Generator, late: bool) -> None:
        """Every tile that was played but not in the hand goes into a draw before its play: any, or the latest.

        The latest places always leave Lotus a tile to lay, because the true course did; others may not.
        """
        for tile in self.draws:  # what was laid came out of the hand, and so from a draw or from the start
            if tile != UNSEEN:
                self.pool[tile] += 1
        self.draws = [UNSEEN] * len(self.draws)
        self.laid = []
        required = self._required()
        for tile, deadline in reversed(required) if late else required:
            free = [slot for slot in range(deadline + 1) if self.draws[slot] == UNSEEN]
            self.draws[free[-1] if late else free[generator.below(len(free))]] = tile
            self.pool[tile] -= 1

    def _required(self) -> list[tuple[int, int]]:
        """Tiles that must have been drawn, each with the last draw it can have been."""
        held = self.start[:]
        found = []
        for number, play in enumerate(self.plays):
            if play == UNSEEN:
                continue
            if held[play]:
                held[play] -= 1
            else:
                found.append((play, number + self.ahead))
        return found

    def walk(self, generator: Generator) -> bool:
        """Draw and play in order; False if Lotus would have had to lay a tile that was played later."""
        for slot in range(len(self.draws)):
            if self.draws[slot] == UNSEEN:
                self.draws[slot] = self.drawn(generator)
        self.hand = self.start[:]
        taken = 0
        for number, play in enumerate(self.plays):
            taken = self._draw_up_to(number + self.ahead + 1, taken)
            tile = self._spare(number, taken, generator) if play == UNSEEN else play
            if tile == UNSEEN:
                return False
            self.hand[tile] -= 1
        self._draw_up_to(len(self.draws), taken)
        return True

    def _draw_up_to(self, end: int, taken: int) -> int:
        for slot in range(taken, end):
            self.hand[self.draws[slot]] += 1
        return max(taken, end)

    def _spare(self, number: int, taken: int, generator: Generator) -> int:
        """A tile of the hand that no later play needs, laid face down; UNSEEN if there is none."""
        spare = [self.hand[tile] - self._needed(tile, number, taken) for tile in range(5)]
        total = sum(count for count in spare if count > 0)
        if total <= 0:
            return UNSEEN
        index = generator.below(total)
        for tile in range(5):
            if spare[tile] > 0:
                index -= spare[tile]
                if index < 0:
                    self.laid.append(tile)
                    return tile
        return UNSEEN

    def _needed(self, tile: int, number: int, taken: int) -> int:
        """How many of a tile the hand must keep for plays after this one."""
        need = most = 0
        for later in range(number + 1, len(self.plays)):
            need -= 1 if self.draws[later + self.ahead] == tile else 0
            need += 1 if self.plays[later] == tile else 0
            most = max(most, need)
        return most

    def drawn(self, generator: Generator) -> int:
        """Take one tile at random out of those nobody has seen."""
        index = generator.below(sum(self.pool))
        tile = 0
        while index >= self.pool[tile]:
            index -= self.pool[tile]
            tile += 1
        self.pool[tile] -= 1
        return tile
