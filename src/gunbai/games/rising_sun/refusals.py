"""Why an action is not among the choices: a stable code, the clause that forbids it, and its particulars."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun import actions as a
from gunbai.games.rising_sun.data.board import NEIGHBOURS
from gunbai.games.rising_sun.data.cards import COSTS
from gunbai.games.rising_sun.data.clans import CLANS, DRAGONFLY, LOTUS, STRONGHOLD_PRICE, TURTLE
from gunbai.games.rising_sun.data.figures import BUSHI, KINDS, RESERVE, STRONGHOLD, is_daimyo
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.figures import count, kinds_at
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.battle import coins_left
from gunbai.games.rising_sun.steps.betray import decode_replace, stand_ins
from gunbai.games.rising_sun.steps.moving import standing
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.actions import MAX_SEATS
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

Details = dict[str, str | int]
Objector = Callable[["State", int, int], RuleViolation | None]


def objection(s: State, seat: int, id: int) -> RuleViolation:
    """The reason for this one; where no special one is known, that the step asks for something else."""
    tag = s.actions.tags[id]
    step = s.step()
    objector = OBJECTORS.get(tag)
    asked = {s.actions.tags[choice] for choice in s.choice_ids(seat)}
    if tag in asked or tag in RELATED.get(s.table.stack[-4], ()):
        found = objector(s, seat, id) if objector is not None else None
        return found or _violation(s, f"{tag}/not_possible", step.clause_of(s, id), id)
    return _violation(s, f"{tag}/not_now", _clause_of_moment(s, seat, tag), id, {"step": step.name})


def _clause_of_moment(s: State, seat: int, tag: str) -> str:
    """What forbids this now: the clause that says when it may be done; of mere answers, the step that asks."""
    if tag == "play" and s.table.clans[seat] == LOTUS:
        return "RS12.3"
    return MOMENTS.get(tag) or s.step().clause


MOMENTS: Final[dict[str, str]] = {
    "ready": "RS5.3",
    "propose": "RS5.3",
    "agree": "RS5.3",
    "decline": "RS5.3",
    "first": "RS2.5",
    "last": "RS2.5",
    "play": "RS6.3",
    "lay": "RS12.3",
    "name": "RS12.3",
    "summon": "RS6.6",
    "worship": "RS6.7",
    "move": "RS6.8",
    "build": "RS6.8",
    "buy": "RS6.9",
    "buy-full": "RS6.9",
    "hand-coin": "RS10.19",
    "replace": "RS6.12",
    "with": "RS6.13",
    "place": "RS10.4",
    "kill": "RS10.12",
    "use": "RS10.5",
    "bid": "RS9.1",
    "take-hostage": "RS9.4",
    "remainder": "RS9.10",
}
"""The clause that says when an action may be done, so that it is the one to cite at any other time."""
RELATED: Final[dict[int, tuple[str, ...]]] = {
    frames.RECRUIT: ("summon", "worship"),
    frames.MARSHAL: ("move", "build"),
    frames.FUJIN: ("move",),
    frames.TRAIN: ("buy", "buy-full"),
    frames.BETRAY: ("replace",),
    frames.HOSTAGES: ("take-hostage",),
    frames.TEA: ("propose", "agree", "decline"),
}
"""What a step may offer, even where it offers none of it just now."""


def _violation(s: State, code: str, clause: str, id: int, details: Details | None = None) -> RuleViolation:
    return RuleViolation(code, clause, {"action": s.actions.text(id), **(details or {})})


def _no_such_seat(s: State, other: int, id: int, clause: str) -> RuleViolation | None:
    if other >= s.table.n:
        return _violation(s, "seat/not_in_play", clause, id, {"seats": s.table.n})
    return None


def _tea(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    tag = s.actions.tags[id]
    other = (id - a.PROPOSE) % MAX_SEATS
    missing = _no_such_seat(s, other, id, "RS5.3")
    if missing is not None:
        return missing
    if other == seat:
        return _violation(s, f"{tag}/oneself", "RS5.3", id)
    if t.ally[other] != NOBODY:
        return _violation(s, f"{tag}/allied_already", "RS5.3", id, {"clan": CLANS[t.clans[other]]})
    if tag != "propose":
        return _violation(s, f"{tag}/no_proposal", "RS5.3", id)
    if t.open_proposals[seat * t.n + other] or t.open_proposals[other * t.n + seat]:
        return _violation(s, "propose/answer_awaited", "RS5.3", id)
    return _violation(s, "propose/used_up", "RS5.3", id, {"made": t.proposals[seat * t.n + other]})


def _tile(s: State, seat: int, id: int) -> RuleViolation | None:
    """Only to the seat that holds the hand; it may know what is not in it."""
    return _violation(s, "play/tile_not_in_hand", "RS6.3", id)


def _summon(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    if t.stack[-4] != frames.RECRUIT:
        return _violation(s, "summon/not_this", s.step().clause, id)
    kind, province = divmod(id - a.SUMMON, 8)
    if not count(t, seat, kind, RESERVE):
        return _violation(s, "summon/not_in_reserve", "RS6.6", id)
    if not t.strongholds[seat * 8 + province] and t.clans[seat] != DRAGONFLY:
        return _violation(s, "summon/no_stronghold", "RS6.6", id)
    return _violation(s, "summon/used_up", "RS6.6", id, {"summoned": t.summoned[province]})


def _worship(s: State, seat: int, id: int) -> RuleViolation | None:
    return _violation(s, "worship/not_just_summoned", "RS6.7", id)


def _move(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    rest, target = divmod(id - a.MOVE, 8)
    kind, origin = divmod(rest, 8)
    if not _standing(s, seat, kind, origin):
        if t.stack[-4] == frames.FUJIN:
            return _violation(s, "move/no_such_figure", "RS7.2", id)
        return _violation(s, "move/no_such_figure", "RS6.8", id)
    if t.stack[-4] == frames.MARSHAL and t.moved[kind * 8 + origin] >= standing(t, seat, kind, origin):
        return _violation(s, "move/moved_already", "RS6.8", id)
    if target == origin or (
        t.clans[seat] != DRAGONFLY and target not in NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][origin]
    ):
        return _violation(s, "move/not_adjacent", "RS1.2", id)
    return _violation(s, "move/toll_unpaid", "RS10.15", id, {"coins": t.coins[seat]})


def _standing(s: State, seat: int, kind: int, origin: int) -> int:
    """Strongholds move for Turtle only (RS12.5)."""
    if kind == STRONGHOLD and s.table.clans[seat] != TURTLE:
        return 0
    return standing(s.table, seat, kind, origin)


def _build(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    if not t.stack[-1]:
        return _violation(s, "build/no_bonus", "RS6.8", id)
    if not t.stronghold_reserve(seat):
        return _violation(s, "build/none_left", "RS6.8", id)
    needed = price(t, seat, STRONGHOLD_PRICE, 0)
    return _violation(s, "build/too_poor", "RS6.8", id, {"needed": needed, "held": t.coins[seat]})


def _buy(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    full = id >= a.BUY_FULL
    card = id - (a.BUY_FULL if full else a.BUY)
    if not t.market[card]:
        return _violation(s, "buy/not_on_display", "RS1.14", id)
    needed = price(t, seat, COSTS[card], 0 if full else t.stack[-1])
    if needed > t.coins[seat]:
        return _violation(s, "buy/too_poor", "RS1.14", id, {"needed": needed, "held": t.coins[seat]})
    return _violation(s, "buy/no_other_price", "RS6.9", id)


def _replace(s: State, seat: int, id: int) -> RuleViolation | None:
    t = s.table
    other, kind, place = decode_replace(id)
    missing = _no_such_seat(s, other, id, "RS6.12")
    if missing is not None:
        return missing
    if other == seat:
        return _violation(s, "replace/own_figure", "RS6.12", id)
    if is_daimyo(kind):
        return _violation(s, "replace/daimyo", "RS1.7", id)
    if not count(t, other, kind, place):
        return _violation(s, "replace/no_such_figure", "RS6.12", id)
    if not stand_ins(kinds_at(t, seat, RESERVE), kind, place):
        return _violation(s, "replace/no_match_in_reserve", "RS6.13", id)
    if place >= 8:
        return _violation(s, "replace/at_shrine", "RS6.13", id)
    return _violation(s, "replace/limit", "RS6.12", id)


def _place(s: State, seat: int, id: int) -> RuleViolation | None:
    """A placed figure comes from the reserve and goes where the card says; Dragonfly's too."""
    redirected = id < a.PLACE_AT_SHRINE and count(s.table, seat, BUSHI, RESERVE)
    if redirected and s.table.clans[seat] == DRAGONFLY:
        return _violation(s, "place/not_possible", "RS12.4", id)
    return _violation(s, "place/not_possible", "RS10.4", id)


def _bid(s: State, seat: int, id: int) -> RuleViolation | None:
    return _violation(s, "bid/too_poor", "RS9.1", id, {"held": coins_left(s, seat)})


def _hostage(s: State, seat: int, id: int) -> RuleViolation | None:
    other, kind = divmod(id - a.TAKE_HOSTAGE, KINDS)
    missing = _no_such_seat(s, other, id, "RS9.4")
    if missing is not None:
        return missing
    if is_daimyo(kind):
        return _violation(s, "take-hostage/daimyo", "RS1.7", id)
    return _violation(s, "take-hostage/no_such_figure", "RS9.4", id)


OBJECTORS: Final[dict[str, Objector]] = {
    "propose": _tea,
    "agree": _tea,
    "decline": _tea,
    "play": _tile,
    "lay": _tile,
    "summon": _summon,
    "worship": _worship,
    "move": _move,
    "build": _build,
    "buy": _buy,
    "buy-full": _buy,
    "replace": _replace,
    "place": _place,
    "bid": _bid,
    "take-hostage": _hostage,
}
