"""Chests along a plan: what is left when each action comes, as far as the order of the action cards is known."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gunbai.cli.wrapping import flowed
from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.words import ACTION_COUNT, ACTION_NAMES, BID, CHEST_0, COLLECT_TAXES, EMPTY
from gunbai.games.shogun.rules.feasibility import COST, obstacle_to, tax_yield
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.locale.words import GameWords

PLENTY: Final = 99
ENOUGH: Final = 0
SHORT_PERHAPS: Final = 1
SHORT: Final = 2


def obstacle(t: Table, seat: int, action: int, province: int) -> int:
    """Why the action will be skipped there, chests left aside; 0 if nothing is in the way now."""
    rich = t.copy()
    rich.chests[seat] = PLENTY
    return obstacle_to(rich, seat, action, province)


def change(t: Table, seat: int, action: int, card: int) -> int:
    """Chests that the action brings or costs there; the event of the round is not known yet."""
    if not 0 <= card < PROVINCE_COUNT or obstacle(t, seat, action, card):
        return 0
    return tax_yield(t, seat, card) if action == COLLECT_TAXES else -COST[action]


def _after_bid(t: Table, seat: int, laid: list[int]) -> int:
    bid = laid[BID]
    return t.chests[seat] - (bid - CHEST_0 if CHEST_0 <= bid < EMPTY else 0)


def _along(view: View, laid: list[int]) -> list[tuple[int, int, int]]:
    """(action, change, chests afterwards) of the open action cards; what cannot be paid is skipped."""
    t, rows = view.table, []
    assert view.seat is not None
    purse = _after_bid(t, view.seat, laid)
    for action in t.agenda:
        more = change(t, view.seat, action, laid[action])
        if purse + more >= 0:
            purse += more
            rows.append((action, more, purse))
    return rows


def chests_at(view: View, space: int, laid: list[int]) -> int:
    """Whether the chests suffice when this action comes: ENOUGH, SHORT, or SHORT_PERHAPS where the order decides."""
    t = view.table
    assert view.seat is not None
    if not COST[space]:
        return ENOUGH
    if space in t.agenda:
        before = [purse for action, _, purse in _along(view, laid) if t.agenda.index(action) < t.agenda.index(space)]
        purse = before[-1] if before else _after_bid(t, view.seat, laid)
        return ENOUGH if purse >= COST[space] else SHORT
    return _at_unknown(view, space, laid)


def _at_unknown(view: View, space: int, laid: list[int]) -> int:
    """A card that lies face down comes after the open ones; its fellows before it at worst all cost, at best tax."""
    t = view.table
    assert view.seat is not None
    known = _along(view, laid)
    purse = known[-1][2] if known else _after_bid(t, view.seat, laid)
    others = [action for action in range(ACTION_COUNT) if action not in t.agenda and action != space]
    changes = [change(t, view.seat, action, laid[action]) for action in others]
    best, worst = sum(c for c in changes if c > 0), sum(c for c in changes if c < 0)
    if purse + best < COST[space]:
        return SHORT
    return ENOUGH if purse + worst >= COST[space] else SHORT_PERHAPS


def purse_line(view: View, words: GameWords, laid: list[int], width: int) -> Text:
    """`Chests 12 · Bid -2 = 10 · 1 Taxes +7 = 17 · then Deploy 5 -3`."""
    t, text = view.table, words.words.text
    assert view.seat is not None
    start = _after_bid(t, view.seat, laid)
    parts = [Text(words.number(t.chests[view.seat]), style="not bold")]
    if start != t.chests[view.seat]:
        name = words.term("space", "bid", "short")
        parts.append(
            Text(f"{name} {_signed(words, start - t.chests[view.seat])} = {words.number(start)}", style="not bold")
        )
    for action, more, purse in _along(view, laid):
        if more:
            parts.append(
                Text(f"{_name(words, action)} {_signed(words, more)} = {words.number(purse)}", style="not bold")
            )
    later = [action for action in range(ACTION_COUNT) if action not in t.agenda]
    changes = [(action, change(t, view.seat, action, laid[action])) for action in later]
    parts += [
        Text(f"? {_name(words, action)} {_signed(words, more)}", style="not bold dim")
        for action, more in changes
        if more
    ]
    return flowed(Text(text("cli-sg-purse"), style="bold"), parts, width, " · ")


def _signed(words: GameWords, more: int) -> str:
    """A change, with its sign even where it is a gain."""
    return words.words.text("cli-sg-change", sign="gain" if more > 0 else "loss", amount=abs(more))


def _name(words: GameWords, action: int) -> str:
    return words.term("action", ACTION_NAMES[action], "short")
