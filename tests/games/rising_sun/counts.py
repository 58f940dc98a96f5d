"""Conservation in Rising Sun: what must hold in every position, and what more in one reached by play."""

from __future__ import annotations

from typing import cast

from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    FALLEN,
    HELD,
    KINDS,
    KOMAINU,
    MONSTERS,
    OWNED,
    PLACES,
    SHINTO,
    SHRINE,
    SHRINES,
)
from gunbai.games.rising_sun.data.options import HORSEMAN_SUMMER
from gunbai.games.rising_sun.data.words import CARD, SOURCES, TILES_OF_EACH, WINTER
from gunbai.games.rising_sun.entries.card import MONSTER_CARDS, laid_out
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, STRONGHOLDS, UNUSED, Table
from gunbai.kernel.events import Event
from gunbai.kernel.state import Listener
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.vocabulary import MAX_SEATS


def counts(state: KernelState) -> None:
    """What every position keeps, a hand-written one too."""
    s = cast(State, state)
    _figures(s.table)
    _monsters(s.table)
    _cards(s.table)
    _tokens(s.table)
    _mandates(s)
    _standing(s.table)
    _purses(s)


def played_counts(state: KernelState) -> None:
    """What a position reached by play keeps besides: nothing comes early, nothing is gone that the rules leave."""
    counts(state)
    t = cast(State, state).table
    _display(t)
    _tokens_in_time(t)
    if not t.fighters:
        fallen = [seat for seat in range(t.seats) for kind in range(KINDS) if count(t, seat, kind, FALLEN)]
        assert not fallen, f"fallen outside a battle: {fallen}"


def _display(t: Table) -> None:
    """Market and owned are the printed copies of this season; of later ones nobody has any."""
    rows = [_printed(t, season) for season in range(min(t.season, 2) + 1)]
    for card in range(len(CARD)):
        owned = sum(t.has(seat, card) for seat in range(t.seats))
        assert owned <= sum(row[card] for row in rows), f"{CARD.words[card]} is owned too early"
        on_display = rows[-1][card] if t.season < WINTER else 0
        if on_display:
            assert t.market[card] + owned == on_display, f"{CARD.words[card]}: {t.market[card]} + {owned}"
        else:
            assert not t.market[card], f"{CARD.words[card]} is not of this season"


def _tokens_in_time(t: Table) -> None:
    """One for each war decided, none of a war that has not come."""
    assert len(t.wars) == t.seats + 2, t.wars
    for season in range(3):
        used = {province for province in range(8) if t.tokens[season * 8 + province] != UNUSED}
        if season < t.season:
            assert len(used) == t.seats + 2, f"tokens of season {season}: {used}"
        elif season == t.season:
            assert used <= set(t.wars[: t.war]), f"tokens {used}, wars {t.wars[: t.war]}"
            assert t.war - len(used) <= 1, f"{t.war} wars decided, tokens {used}"
        else:
            assert not used, f"a token of season {season} too early"


def _figures(t: Table) -> None:
    for seat in range(t.seats):
        for kind in range(CORE_KINDS):
            row = (seat * CORE_KINDS + kind) * PLACES
            places = t.figures[row : row + PLACES]
            assert min(places) >= 0, f"{t.clan(seat).name} kind {kind}: {places}"
            assert sum(places) == OWNED[kind], f"{t.clan(seat).name} kind {kind}: {places}"
        assert not any(count(t, seat, kind, HELD + seat) for kind in range(KINDS)), "a hostage of its own clan"
        strangers = range(t.seats, MAX_SEATS)
        assert not any(count(t, seat, kind, HELD + n) for kind in range(KINDS) for n in strangers), "no such captor"
        at_shrines = [kind for kind in range(KINDS) for n in range(SHRINES) if count(t, seat, kind, SHRINE + n)]
        assert set(at_shrines) <= {SHINTO, KOMAINU}, f"at shrines: {at_shrines}"
        strongholds = t.strongholds[seat * 8 : seat * 8 + 8]
        assert min(strongholds) >= 0, strongholds
        assert sum(strongholds) <= STRONGHOLDS, strongholds


def _monsters(t: Table) -> None:
    assert len(set(t.bought)) == len(t.bought), t.bought
    for monster in range(MONSTERS):
        owners = [seat for seat in range(t.seats) for _ in range(t.has(seat, MONSTER_CARDS[monster]))]
        expected = [] if t.monster_owner[monster] == NOBODY else [t.monster_owner[monster]]
        assert owners == expected, f"monster {monster}: cards of {owners}, owner {expected}"
        assert (monster in t.bought) == bool(owners), f"monster {monster}: bought {t.bought}"
        assert 0 <= t.monster_place[monster] < PLACES


def _printed(t: Table, season: int) -> list[int]:
    return laid_out(t.card_set, season, t.options[HORSEMAN_SUMMER])


def _cards(t: Table) -> None:
    """No purse or display with more copies than the richest set has (how many in all: `_display`)."""
    for card, copies in enumerate(card.most() for card in DECK):
        held = [t.market[card], *(t.has(seat, card) for seat in range(t.seats))]
        assert 0 <= min(held) <= max(held) <= copies, f"{CARD.words[card]}: {held} of {copies}"
        assert card not in MONSTER_CARDS or sum(held) <= 1, f"{CARD.words[card]}: {held}"


def _tokens(t: Table) -> None:
    """Each token has one owner at most by construction."""
    assert len(t.tokens) == 24
    assert all(token in (UNUSED, DISCARDED) or 0 <= token < t.seats for token in t.tokens)
    assert len(set(t.wars)) == len(t.wars)
    assert 0 <= t.war <= len(t.wars)


def _mandates(s: State) -> None:
    t, hidden = s.table, s.secrets
    for mandate in range(5):
        played = sum(1 for i in range(0, len(t.plays), 3) if t.plays[i + 1] == mandate and not t.plays[i + 2])
        parts = (hidden.hand[mandate], hidden.pool[mandate], hidden.laid.count(mandate), played)
        assert min(parts) >= 0, parts
        assert sum(parts) == TILES_OF_EACH, f"mandate {mandate}: hand, pool, laid, played {parts}"


def _standing(t: Table) -> None:
    assert sorted(t.honor) == list(range(t.seats)), t.honor
    assert [t.honor[rank] for rank in t.rank] == list(range(t.seats)), (t.honor, t.rank)
    for seat in range(t.seats):
        earned = t.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        assert t.vp[seat] >= 0, t.vp
        assert t.vp[seat] == sum(earned), (t.vp[seat], earned)
        assert t.ally[seat] == NOBODY or (t.ally[seat] != seat and t.ally[t.ally[seat]] == seat), t.ally


def _purses(s: State) -> None:
    t = s.table
    assert min(t.coins) >= 0, t.coins
    assert min(t.ronin) >= 0, t.ronin
    for seat in range(t.seats):
        assert sum(s.secrets.sealed_bids[seat * 4 : seat * 4 + 4]) <= t.coins[seat], "bids beyond the purse"


def clean_up_watcher(state: KernelState) -> Listener:
    """A listener for `state`: right after each clean-up nobody has coins, ronin or worshippers (RS5.5)."""
    s = cast(State, state)

    def watch(event: Event) -> None:
        if event.code != "season_cleaned":
            return
        assert not any(s.table.coins), s.table.coins
        assert not any(s.table.ronin), s.table.ronin
        for seat in range(s.table.seats):
            left = [kind for kind in range(KINDS) for n in range(SHRINES) if count(s.table, seat, kind, SHRINE + n)]
            assert not left, f"{s.table.clan(seat).name} still worships: {left}"

    return watch
