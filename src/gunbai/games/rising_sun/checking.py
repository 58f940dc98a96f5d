"""What must fit together in a position that somebody has written; every fault names its field."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.cards import CARD_NAMES, CARDS, SETS, WINTER, laid_out
from gunbai.games.rising_sun.data.clans import CLANS, LOTUS
from gunbai.games.rising_sun.data.figures import HELD, KINDS, KOMAINU, MONSTER_CARDS, SHINTO
from gunbai.games.rising_sun.data.words import CLEANUP, TILES_OF_EACH, TRACK
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.table import FRAME, MEMORY, Secrets, Table
from gunbai.kernel.errors import BadPosition

PUT_BACK: Final = 3
"""Tiles that go back on top after each mandate turn."""
LINKS: Final = 4
SEATS: Final = -1

LARGEST: Final[dict[int, int]] = {
    frames.SEASON: CLEANUP,
    frames.TEA: 1,
    frames.POLITICS: len(TRACK),
    frames.MANDATE: 2,
    frames.KAMI: 4,
    frames.TOLL: SEATS,
    frames.BATTLE: 8,
    frames.ADVANTAGE: len(PROVINCES) - 1,
    frames.STRIKE: SEATS,
}
"""The largest first number a frame of this step may carry; SEATS: it is a seat."""
LARGEST_ARG: Final[dict[int, int]] = {
    frames.PAY: CARDS + len(PROVINCES) - 1,
    frames.ASHIGARU: len(PROVINCES) - 1,
}
ONCE: Final = (
    frames.SEASON,
    frames.TEA,
    frames.POLITICS,
    frames.MANDATE,
    frames.EXECUTE,
    frames.KAMI,
    frames.WARS,
    frames.BATTLE,
    frames.BIDS,
)
"""Steps that never lie inside themselves."""


def _printed(card: int) -> int:
    """Copies of a card in the richest set."""
    return max(
        sum(laid_out(card_set, season, ashigaru)[card] for season in range(WINTER))
        for card_set in range(1, len(SETS))
        for ashigaru in (False, True)
    )


PRINTED: Final = [_printed(card) for card in range(CARDS)]


def check(t: Table, hidden: Secrets) -> None:
    """Raises BadPosition with the first field that does not fit the others."""
    _check_copies(t)
    _check_hostages(t)
    _check_frames(t)
    _check_battle(t, hidden)
    _check_tiles(t, hidden)
    _check_fresh(t)
    for seat in range(t.n):
        if hidden.seen[seat * MEMORY]:
            _check_memory(t, hidden, seat)


def _check_copies(t: Table) -> None:
    """Nobody holds more copies than were printed; a figure of a monster there is but once."""
    for card in range(CARDS):
        held = [t.has(seat, card) for seat in range(t.n)]
        if max(*held, t.market[card]) > PRINTED[card] or (card in MONSTER_CARDS and sum(held) + t.market[card] > 1):
            expected = f"at most {PRINTED[card]} of {CARD_NAMES[card]}"
            raise BadPosition("market" if t.market[card] else "players", expected, str(sum(held) + t.market[card]))


def _check_hostages(t: Table) -> None:
    for seat in range(t.n):
        if any(count(t, seat, kind, HELD + seat) for kind in range(KINDS)):
            raise BadPosition(f"hostages.{CLANS[t.clans[seat]]}", "figures of other clans", "its own")


def _check_fresh(t: Table) -> None:
    """RS6.7: only figures that stand where they were summoned can still go to worship."""
    steps = t.stack[::FRAME]
    if frames.RECRUIT not in steps:
        return
    seat = t.stack[steps.index(frames.RECRUIT) * FRAME + 1]
    for index, kind in enumerate((SHINTO, KOMAINU)):
        for province in range(len(PROVINCES)):
            if t.fresh[index * 8 + province] > count(t, seat, kind, province):
                raise BadPosition("locals.fresh", "no more figures than stand there", str(t.fresh))


def _check_frames(t: Table) -> None:
    steps = t.stack[::FRAME]
    for step in ONCE:
        if steps.count(step) > 1:
            raise BadPosition("turn", f"the step {STEPS[step].name} once", str(steps.count(step)))
    for number in range(len(t.stack) // FRAME):
        step, _, i, arg = t.stack[number * FRAME : (number + 1) * FRAME]
        most = LARGEST.get(step, i)
        if i > (t.n - 1 if most == SEATS else most):
            raise BadPosition(f"turn[{number}]", f"a number up to {t.n - 1 if most == SEATS else most}", str(i))
        if arg > LARGEST_ARG.get(step, arg):
            raise BadPosition(f"turn[{number}]", f"a number up to {LARGEST_ARG[step]}", str(arg))
        if step == frames.POLITICS and len(t.plays) // 3 > TRACK[:i].count(False):
            raise BadPosition("plays", f"no more mandates than turn[{number}] has begun", str(len(t.plays) // 3))


def _check_battle(t: Table, hidden: Secrets) -> None:
    """RS8.5, RS9.1: a battle has a war and two sides or more; who has not sealed its bids can still bid."""
    steps = t.stack[::FRAME]
    begun = False
    if frames.BATTLE in steps:
        number = steps.index(frames.BATTLE)
        stage, province = t.stack[number * FRAME + 2], t.stack[number * FRAME + 3]
        begun = stage > 0
        if not t.war or t.wars[t.war - 1] != province:
            raise BadPosition(f"turn[{number}]", "the province of the war that is being decided", PROVINCES[province])
    if len(set(t.fighters)) != len(t.fighters) or (begun and len(t.fighters) < 2):
        raise BadPosition("locals.fighters", "two or more different seats in a battle", str(t.fighters))
    if any(hidden.links) and frames.BIDS not in steps:
        raise BadPosition("secrets.bids", "none but in the step bids", str(hidden.links))
    if steps and steps[-1] == frames.BIDS:
        for seat in range(t.n):
            able = seat in t.fighters and hidden.links[seat] < LINKS
            if not t.ready[seat] and not able:
                raise BadPosition("locals.ready", "1 for every seat that has nothing to bid any more", str(t.ready))


def _is_at(t: Table, stage: int) -> bool:
    """Whether a mandate turn is at this stage: 1 to play or lay, 2 to name."""
    return bool(t.stack) and t.stack[-4] == frames.MANDATE and t.stack[-2] == stage


def _check_tiles(t: Table, hidden: Secrets) -> None:
    """RS6.3, RS12.3: a hand to choose from; Lotus alone lays face down, and always."""
    if _is_at(t, 1) and not sum(hidden.hand):
        raise BadPosition("secrets.hand", "the tiles that are being looked at", "none")
    face_down = 1 if _is_at(t, 2) else 0
    for row in range(0, len(t.plays), 3):
        face_down += t.plays[row + 2]
        if (t.clans[t.plays[row]] == LOTUS) != bool(t.plays[row + 2]):
            raise BadPosition(f"plays[{row // 3}]", "face_down for Lotus and for nobody else", CLANS[t.plays[row]])
    if face_down != len(hidden.laid):
        raise BadPosition("secrets.laid", f"{face_down} tiles laid face down", str(len(hidden.laid)))


def _check_memory(t: Table, hidden: Secrets, seat: int) -> None:
    """A memory must be of an own turn, and what was played since must have been drawn in time."""
    field = f"secrets.seen.{CLANS[t.clans[seat]]}"
    turn = hidden.seen[seat * MEMORY]
    held = hidden.seen[seat * MEMORY + 1 : (seat + 1) * MEMORY]
    tiles, seats = _tiles_played(t, hidden)
    if turn > len(tiles) or seats[turn - 1] != seat:
        raise BadPosition(f"{field}.turn", "a mandate turn of this clan", str(turn))
    known = [held[tile] + tiles[:turn].count(tile) for tile in range(5)]
    if sum(held) != PUT_BACK or max(known) > TILES_OF_EACH:
        raise BadPosition(f"{field}.tiles", f"{PUT_BACK} tiles that were not played before", str(held))
    drawn = 0
    for number, tile in enumerate(tiles[turn:], 1):
        if held[tile]:
            held[tile] -= 1
        else:
            drawn += 1
        if drawn > number:
            raise BadPosition(f"{field}.tiles", "tiles from which the later mandates can have come", str(held))


def _tiles_played(t: Table, hidden: Secrets) -> tuple[list[int], list[int]]:
    """The tile and the seat of every mandate turn this season, face-down ones included."""
    laid = hidden.laid[:]
    tiles = [laid.pop(0) if t.plays[row + 2] else t.plays[row + 1] for row in range(0, len(t.plays), 3)]
    seats = t.plays[::3]
    if _is_at(t, 2):
        return tiles + laid, [*seats, t.stack[-3]]
    return tiles, seats
