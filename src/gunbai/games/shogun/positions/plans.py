"""Reading the personal boards of a position: what lies open, what lies face down, what it could be (SG1.5, SG4.1)."""

from __future__ import annotations

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import CARD_NAMES, EMPTY, FACE_DOWN, SPACE_COUNT, SPACES
from gunbai.games.shogun.positions.cards import lists_of
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.steps.planning import hand_of
from gunbai.games.shogun.table import NOTHING, Table, mask_of
from gunbai.kernel.documents.codec import Reader
from gunbai.kernel.errors import BadPosition


def read_plans(reader: Reader, state: State) -> None:
    """Personal boards: what everybody sees with the players, what lies face down among the secrets."""
    secrets = reader.reader("secrets")
    plans = lists_of(secrets, "plans", state.table.seats)
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


def check_blind(state: State) -> None:
    """SG2.3: nobody holds a card taken unseen but while a group is put into its province."""
    blind = state.secrets.blind
    if blind != NOTHING and state.table.find(Place) is None:
        raise BadPosition("secrets.blind", "none but in the step place", PROVINCES[blind])


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
            card = plan.word(SPACES[space], CARD_NAMES[: EMPTY + 1])
            if card != EMPTY and card not in hand:
                raise plan.fail(SPACES[space], "a card of this player (SG4.1)", "own_card", clause="SG4.1")
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
        table.spaces[start + space] = board.word(SPACES[space], CARD_NAMES, back)
    board.close()
    shown = table.spaces[start : start + SPACE_COUNT]
    cards = [card for card in shown + own if card != NOTHING and card < EMPTY]
    if len(set(cards)) < len(cards):
        raise BadPosition(plan.path, "each card once (SG4.2)", str([CARD_NAMES[card] for card in cards]))
    hand = hand_of(table, seat)
    if any(card < EMPTY and card not in hand for card in shown):
        raise player.fail("board", "cards of this player (SG5.9)", "own_card", clause="SG5.9")
    could = [card for card in hand if card not in shown]
    if player.has("could"):
        could = player.words("could", CARD_NAMES[:EMPTY])
        if any(card in shown or card not in hand for card in could):
            raise player.fail("could", "cards in hand that are not open on the board")
    table.possible_cards[seat] = mask_of(could)
