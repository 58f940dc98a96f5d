"""Reading the cards of a position: events, action and special cards, personal boards, draft, winter, scores."""

from __future__ import annotations

from gunbai.games.shogun.data.board import PROVINCES, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS, GROUP_SIZES, GROUPS, TOWER_ARMIES
from gunbai.games.shogun.data.winter import MAJORITY
from gunbai.games.shogun.data.words import (
    ACTIONS,
    CARDS,
    CHEST_0,
    EMPTY,
    EVENT_COUNT,
    EVENTS,
    EVENTS_A_YEAR,
    FACE_DOWN,
    LINKS,
    NO_EVENT,
    SPACE_COUNT,
    SPACES,
    SPECIAL_COUNT,
    SPECIALS,
)
from gunbai.games.shogun.data.words import BID as BID_SPACE
from gunbai.games.shogun.scoring import BUILDING_POINTS, KINDS, MAJORITY_POINTS, PROVINCE_POINTS, ROW
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.planning import hand_of, mask_of
from gunbai.games.shogun.table import NEUTRAL, NOTHING, Table
from gunbai.kernel.codec import Reader
from gunbai.kernel.errors import BadPosition


def read_cards(reader: Reader, table: Table) -> None:
    """Action cards, special cards, turn order."""
    table.agenda = _distinct(reader, "agenda", ACTIONS)
    table.laid = _distinct(reader, "specials", SPECIALS[:SPECIAL_COUNT])
    if len(table.laid) not in (0, SPECIAL_COUNT):
        raise reader.fail("specials", f"all {SPECIAL_COUNT} special cards (SG3.4)")
    players = reader.items("players")
    for seat in range(len(players)):
        _read_special(Reader(players[seat], f"players[{seat}]"), table, seat)
    table.order = _seats(reader, "order", table)
    table.bidders = _seats(reader, "bidders", table)


def _distinct(reader: Reader, name: str, words: tuple[str, ...]) -> list[int]:
    numbers = reader.words(name, words)
    if len(set(numbers)) < len(numbers):
        raise reader.fail(name, "each card once")
    return numbers


def _seats(reader: Reader, name: str, table: Table) -> list[int]:
    seats = reader.wholes(name, 0, table.seats - 1)
    if seats and sorted(seats) != list(range(table.seats)):
        raise reader.fail(name, "every seat once")
    return seats


def _read_special(player: Reader, table: Table, seat: int) -> None:
    if not player.has("special"):
        return
    special = player.word("special", SPECIALS[:SPECIAL_COUNT])
    if not table.laid:
        table.laid = list(range(SPECIAL_COUNT))
    place = table.laid.index(special)
    if place in table.places:
        raise player.fail("special", "a card that nobody else has (SG4.5)")
    table.places[seat] = place


def read_events(reader: Reader, table: Table) -> None:
    """SG3.1, SG3.5: what is not named is filled up with the first events that are free."""
    events = reader.reader("events")
    table.event = events.word("round", EVENTS[:EVENT_COUNT], NO_EVENT)
    if table.event != NO_EVENT and not table.is_event_drawn():
        raise events.fail("round", "no event yet, as it is drawn after planning (SG3.5)")
    current = [] if table.event == NO_EVENT else [table.event]
    table.events_open = _distinct(events, "open", EVENTS[:EVENT_COUNT])
    gone = _distinct(events, "gone", EVENTS[:EVENT_COUNT])
    named = current + table.events_open + gone
    if len(set(named)) < len(named):
        raise events.fail("open", "each event once")
    free = [event for event in range(EVENT_COUNT) if event not in named]
    if not events.has("open"):
        table.events_open = free[: table.events_due()]
        free = free[table.events_due() :]
    if not events.has("gone"):
        gone = free[: max(0, table.events_begun() - len(current + table.events_open))]
    if len(table.events_open) != table.events_due():
        raise events.fail("open", f"{table.events_due()} events at this time of the year (SG3.5)")
    if len(current + table.events_open + gone) != table.events_begun():
        raise events.fail("gone", f"{EVENTS_A_YEAR} events a year (SG3.1)")
    table.events_seen = mask_of(current + table.events_open + gone)
    events.close()


def read_draft(reader: Reader, table: Table) -> None:
    if not reader.has("draft"):
        return
    draft = reader.reader("draft")
    table.offered = _distinct(draft, "offered", PROVINCES)
    table.under = _distinct(draft, "under", PROVINCES)
    cards = table.offered + table.under
    if len(set(cards)) < len(cards) or any(table.owner[card] != NEUTRAL for card in cards):
        raise draft.fail("offered", "cards of provinces that nobody owns, each once (SG2.3)")
    table.faced = [NOTHING] * (2 * table.seats)
    for seat, pair in enumerate(_lists(draft, "faced", table.seats)):
        provinces = Reader({"pair": pair}, draft.field(f"faced[{seat}]")).words("pair", PROVINCES)
        if len(provinces) not in (0, 2):
            raise draft.fail("faced", "two provinces or none for each seat (SG2.4)")
        table.faced[seat * 2 : seat * 2 + len(provinces)] = sorted(provinces)
    table.groups = list(GROUPS[table.seats]) * table.seats
    for seat, row in enumerate(_lists(draft, "groups", table.seats)):
        counts = Reader({"row": row}, draft.field(f"groups[{seat}]")).wholes("row", 0, 4)
        if len(counts) != 4 or any(counts[i] > GROUPS[table.seats][i] for i in range(4)):
            raise draft.fail("groups", "four numbers for each seat, at most those of SG2.2")
        table.groups[seat * 4 : seat * 4 + 4] = counts
    _check_draft(draft, table)
    draft.close()


def _check_draft(draft: Reader, table: Table) -> None:
    """Enough armies for the groups and the tower, enough cards for everybody."""
    for seat in range(table.seats):
        waiting = sum(table.groups[seat * 4 + size] * GROUP_SIZES[size] for size in range(4))
        if waiting + TOWER_ARMIES > table.supply[seat]:
            raise draft.fail("groups", f"armies for the groups of seat {seat} in its supply")
    if table.owner.count(NEUTRAL) < sum(table.groups) + 2:
        raise draft.fail("groups", "two more free provinces than groups to place")


def _lists(reader: Reader, name: str, most: int) -> list[object]:
    items = reader.items(name)
    if len(items) > most:
        raise reader.fail(name, f"at most {most} entries")
    return items


def read_winter(reader: Reader, table: Table) -> None:
    if not reader.has("winter"):
        return
    winter = reader.reader("winter")
    table.unfed = winter.wholes("unfed", 0, len(PROVINCES))
    table.revolting = _distinct(winter, "revolting", PROVINCES)
    winter.close()


def read_scored(reader: Reader, table: Table) -> None:
    """What earlier winters gave."""
    for year, rows in enumerate(_lists(reader, "scored", 2)):
        field = f"scored[{year}]"
        if not isinstance(rows, list) or len(rows) != table.seats:
            raise BadPosition(field, f"a list of {table.seats} rows", str(rows))
        for seat, row in enumerate(rows):
            table.scored += _scored_row(Reader(row, f"{field}[{seat}]"))


def _scored_row(reader: Reader) -> list[int]:
    row = [0] * ROW
    row[PROVINCE_POINTS] = reader.whole("provinces", 0, len(PROVINCES), 0)
    row[BUILDING_POINTS] = reader.whole("buildings", 0, 3 * len(PROVINCES), 0)
    regions = reader.reader("majorities")
    for region, name in enumerate(REGIONS):
        kinds = regions.reader(name)
        for kind in range(KINDS):
            points = kinds.whole(BUILDINGS[kind], 0, MAJORITY[kind], 0)
            row[MAJORITY_POINTS + region * KINDS + kind] = points
        kinds.close()
    regions.close()
    reader.close()
    return row


def read_plans(reader: Reader, state: State) -> None:
    """Personal boards: what everybody sees with the players, what lies face down among the secrets."""
    secrets = reader.reader("secrets")
    plans = _lists(secrets, "plans", state.table.seats)
    players = reader.items("players")
    if secrets.has("blind"):
        state.secrets.blind = secrets.word("blind", PROVINCES)
    secrets.close()
    for seat in range(state.table.seats):
        plan = Reader(plans[seat] if seat < len(plans) else {}, f"secrets.plans[{seat}]")
        player = Reader(players[seat] if seat < len(players) else {}, f"players[{seat}]")
        _read_ready(player, state.table, seat)
        _read_plan(plan, state, seat)
        _read_board(player, plan, state, seat)


def _read_ready(player: Reader, table: Table, seat: int) -> None:
    ready = player.raw("ready")
    if ready is not None and not isinstance(ready, bool):
        raise player.fail("ready", "true or false")
    table.ready[seat] = 1 if ready else 0


def _read_plan(plan: Reader, state: State, seat: int) -> None:
    table = state.table
    hand = hand_of(table, seat)
    for space in range(SPACE_COUNT):
        if plan.has(SPACES[space]):
            card = plan.word(SPACES[space], CARDS[: EMPTY + 1])
            if card != EMPTY and card not in hand:
                raise plan.fail(SPACES[space], "a card of this player (SG4.1)")
            state.secrets.plans[seat * SPACE_COUNT + space] = card
    plan.close()


def _read_board(player: Reader, plan: Reader, state: State, seat: int) -> None:
    """What is not named shows a back where a plan lies, and is empty elsewhere; `could` may be anything not shown."""
    table = state.table
    start = seat * SPACE_COUNT
    own = state.secrets.plans[start : start + SPACE_COUNT]
    board = player.reader("board")
    for space in range(SPACE_COUNT):
        back = FACE_DOWN if own[space] not in (NOTHING, EMPTY) else EMPTY
        table.spaces[start + space] = board.word(SPACES[space], CARDS, back)
    board.close()
    shown = table.spaces[start : start + SPACE_COUNT]
    cards = [card for card in shown + own if card != NOTHING and card < EMPTY]
    if len(set(cards)) < len(cards):
        raise BadPosition(plan.path, "each card once (SG4.2)", str([CARDS[card] for card in cards]))
    hand = hand_of(table, seat)
    if any(card < EMPTY and card not in hand for card in shown):
        raise player.fail("board", "cards of this player (SG5.9)")
    could = [card for card in hand if card not in shown]
    if player.has("could"):
        could = player.words("could", CARDS[:EMPTY])
        if any(card in shown or card not in hand for card in could):
            raise player.fail("could", "cards in hand that are not open on the board")
    table.could[seat] = mask_of(could)


def check_planning(state: State) -> None:
    """While plans are made: nothing lies on the boards, and every chain is the beginning of a legal plan."""
    table, secrets = state.table, state.secrets
    if max(table.places) >= 0:
        raise BadPosition("players", "no special cards taken yet, as plans are being made", "a special card")
    table.spaces = [EMPTY] * len(table.spaces)
    table.could = [0] * table.seats
    for seat in range(table.seats):
        plan = secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        in_order = [plan[space] for space in LINKS]
        links = in_order.index(NOTHING) if NOTHING in in_order else SPACE_COUNT
        field = f"secrets.plans[{seat}]"
        if any(card != NOTHING for card in in_order[links:]):
            raise BadPosition(field, f"a plan begun in the order {[SPACES[space] for space in LINKS]}", "a gap")
        if (links == SPACE_COUNT) != (table.ready[seat] == 1):
            raise BadPosition(f"players[{seat}].ready", "true exactly with a whole plan", str(table.ready[seat]))
        if in_order.count(EMPTY) > max(0, SPACE_COUNT - len(hand_of(table, seat))):
            raise BadPosition(field, "a card on every space as long as there are cards (SG4.2)", "too many empty")
        bid = plan[BID_SPACE]
        if bid != EMPTY and bid - CHEST_0 > table.chests[seat]:
            raise BadPosition(f"{field}.bid", "no more chests than held (SG4.3)", CARDS[bid])
        secrets.links[seat] = links


def check_boards(state: State) -> None:
    """When plans lie: a secret card under every back, and only there, out of those that could be there."""
    table, plans = state.table, state.secrets.plans
    for place in range(len(plans)):
        seat, space = place // SPACE_COUNT, place % SPACE_COUNT
        if plans[place] == EMPTY:
            plans[place] = NOTHING
        is_back = table.spaces[place] == FACE_DOWN
        may_be = plans[place] != NOTHING and table.could[seat] >> plans[place] & 1 == 1
        if is_back != may_be or (not is_back and plans[place] != NOTHING):
            raise BadPosition(
                f"players[{seat}].board.{SPACES[space]}", "a back where a plan lies", CARDS[table.spaces[place]]
            )
        if is_back and space == BID_SPACE:
            raise BadPosition(f"players[{seat}].board.bid", "an open bid once the turn order is set", "face_down")
    if any(table.ready):
        raise BadPosition("players", "nobody ready, as no plans are made", "ready")
