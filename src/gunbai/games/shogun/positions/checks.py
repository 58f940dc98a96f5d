"""What must hold for the table as a whole once a position is read: plans being made, or plans that lie (SG4)."""

from __future__ import annotations

from gunbai.games.shogun.data.words import BID, CARD_NAMES, CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT, SPACE_ORDER, SPACES
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.planning import hand_of
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.errors import BadPosition


def check_planning(state: State) -> None:
    """While plans are made: nothing lies on the boards, and every chain is the beginning of a legal plan."""
    table, secrets = state.table, state.secrets
    if max(table.places) >= 0:
        seat = next(seat for seat in range(table.seats) if table.places[seat] >= 0)
        expected = "no special cards taken yet, as plans are being made"
        raise BadPosition(f"players[{seat}].special", expected, "a special card", "no_special_yet", clause="SG4.5")
    table.spaces = [EMPTY] * len(table.spaces)
    table.possible_cards = [0] * table.seats
    for seat in range(table.seats):
        plan = secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
        in_order = [plan[space] for space in SPACE_ORDER]
        laid = in_order.index(NOTHING) if NOTHING in in_order else SPACE_COUNT
        field = f"secrets.plans[{seat}]"
        if any(card != NOTHING for card in in_order[laid:]):
            raise BadPosition(field, f"a plan begun in the order {[SPACES[space] for space in SPACE_ORDER]}", "a gap")
        if (laid == SPACE_COUNT) != (table.ready[seat] == 1):
            raise BadPosition(f"players[{seat}].ready", "true exactly with a whole plan", str(table.ready[seat]))
        if in_order.count(EMPTY) > max(0, SPACE_COUNT - len(hand_of(table, seat))):
            raise BadPosition(field, "a card on every space as long as there are cards (SG4.2)", "too many empty")
        bid = plan[BID]
        if bid != EMPTY and bid - CHEST_0 > table.chests[seat]:
            raise BadPosition(f"{field}.bid", "no more chests than held (SG4.3)", CARD_NAMES[bid])
        secrets.cards_laid[seat] = laid


def check_boards(state: State) -> None:
    """When plans lie: a secret card under every back, and only there, out of those that could be there."""
    table, plans = state.table, state.secrets.plans
    for place in range(len(plans)):
        seat, space = place // SPACE_COUNT, place % SPACE_COUNT
        if plans[place] == EMPTY:
            plans[place] = NOTHING
        is_back = table.spaces[place] == FACE_DOWN
        may_be = plans[place] != NOTHING and table.possible_cards[seat] >> plans[place] & 1 == 1
        if is_back != may_be or (not is_back and plans[place] != NOTHING):
            field, got = f"players[{seat}].board.{SPACES[space]}", CARD_NAMES[table.spaces[place]]
            raise BadPosition(field, "a back where a plan lies", got, "back_of_plan", clause="SG4.1")
        if is_back and space == BID:
            raise BadPosition(f"players[{seat}].board.bid", "an open bid once the turn order is set", "face_down")
    if any(table.ready):
        raise BadPosition("players", "nobody ready, as no plans are made", "ready")
