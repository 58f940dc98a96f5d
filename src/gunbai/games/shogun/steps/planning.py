"""Planning in secret and closing the plans (SG4.1 to SG4.3, SG4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import PLAN, PLAN_IDS
from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    CARD_NAMES,
    CHEST_0,
    CHEST_COUNT,
    EMPTY,
    FACE_DOWN,
    OPEN_ACTIONS,
    SPACE,
    SPACE_COUNT,
    SPACE_ORDER,
    SPACES,
    SPECIAL_COUNT,
)
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.table import NOTHING, Table, mask_of
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, WordField
from gunbai.kernel.steps import AnyStep, Question, not_asked

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class LayOut(GameStep):
    """SG3.3, SG3.4: five action cards open, the special cards on the places of the turn order."""

    name: ClassVar[str] = "lay_out"
    clause: ClassVar[str] = "SG3.3"
    inside: ClassVar[str] = "round"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        table.agenda = []
        for _ in range(OPEN_ACTIONS):
            open_action(state)
        table.laid = state.shuffle("special cards", SPECIAL_COUNT)
        for place in range(SPECIAL_COUNT):
            state.tell("special_laid", place + 1, table.laid[place])
        table.places = [-1] * table.seats
        table.order = []
        state.clear_plans()
        state.tell("planning_begins")
        return False


def open_action(state: State) -> None:
    """SG3.3: the next face-down action card; which it is, is drawn only now."""
    agenda = state.table.agenda
    shown = mask_of(agenda)
    hidden = [action for action in range(ACTION_COUNT) if not shown >> action & 1]
    agenda.append(hidden[state.pick("action cards", len(hidden))])
    state.tell("action_shown", len(agenda), agenda[-1])


class Planning(GameStep):
    """SG4.1, sealed: eleven cards a seat, one after the other, the bid first; the last one makes it ready."""

    name: ClassVar[str] = "planning"
    clause: ClassVar[str] = "SG4.1"
    asked: ClassVar[tuple[str, ...]] = ("space",)
    told: ClassVar[tuple[Field, ...]] = (WordField("space", SPACE),)
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "round"

    def resume(self, state: State) -> bool:
        if 0 in state.table.ready:
            return True
        _close(state)
        return False

    def is_together(self) -> bool:
        return True

    def actors(self, state: State) -> list[int]:
        ready = state.table.ready
        return [seat for seat in range(len(ready)) if not ready[seat]]

    def choices(self, state: State, seat: int) -> list[int]:
        """SG4.1 to SG4.3: the cards in hand that are not laid; on the bid space no more chests than there are."""
        table, secrets = state.table, state.secrets
        owner, plans, start = table.owner, secrets.plans, seat * SPACE_COUNT
        laid, empty, hand = 0, 0, CHEST_COUNT
        for place in range(start, start + SPACE_COUNT):
            card = plans[place]
            if card == EMPTY:
                empty += 1
            elif card >= 0:
                laid |= 1 << card
        ids: list[int] = []
        for province in range(PROVINCE_COUNT):
            if owner[province] == seat:
                hand += 1
                if not laid >> province & 1:
                    ids.append(PLAN_IDS[province])
        highest = EMPTY if secrets.cards_laid[seat] else min(EMPTY, CHEST_0 + table.chests[seat] + 1)
        for chest in range(CHEST_0, highest):
            if not laid >> chest & 1:
                ids.append(PLAN_IDS[chest])
        if empty + hand < SPACE_COUNT:
            ids.append(PLAN_IDS[EMPTY])
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        table, secrets = state.table, state.secrets
        _lay(state, seat, PLAN.only(id))
        if secrets.cards_laid[seat] < SPACE_COUNT and seat not in table.owner:
            _lay_chests(state, seat)
        if secrets.cards_laid[seat] == SPACE_COUNT:
            table.ready[seat] = 1
            state.tell("plan_ready", seat)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """The last card makes ready, and so does the bid of who has no province."""
        return state.secrets.cards_laid[seat] + 1 == SPACE_COUNT or seat not in state.table.owner

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not PLAN.has(id):
            return not_asked(state, self.name, id)
        card = PLAN.only(id)
        secrets = state.secrets
        space = SPACES[SPACE_ORDER[secrets.cards_laid[seat]]]
        wanted: dict[str, str | int] = {"card": CARD_NAMES[card], "space": space}
        if card == EMPTY:
            return RuleViolation("plan/must_be_filled", "SG4.2", wanted)
        if card not in hand_of(state.table, seat):
            return RuleViolation("plan/not_your_card", "SG4.1", wanted)
        if card in secrets.plans[seat * SPACE_COUNT : seat * SPACE_COUNT + SPACE_COUNT]:
            return RuleViolation("plan/used_already", "SG4.2", wanted)
        wanted["held"] = state.table.chests[seat]
        return RuleViolation("plan/bid_too_high", "SG4.3", wanted)

    def question(self, state: State, seat: int | None) -> Question:
        """The space of the next card; everybody begins with the bid."""
        laid = 0 if seat is None else state.secrets.cards_laid[seat]
        return Question(self.name, self.clause, {"space": SPACES[SPACE_ORDER[laid]]})

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        return 0 in state.table.ready and len(state.table.agenda) == OPEN_ACTIONS


def hand_of(table: Table, seat: int) -> list[int]:
    """The cards of a seat: its provinces (SG1.6) and five chest cards."""
    owner = table.owner
    return [card for card in range(EMPTY) if card >= PROVINCE_COUNT or owner[card] == seat]


def cards_of_a_plan(table: Table, seat: int) -> int:
    """SG4.2: no space is left empty while there is a card for it; SG1.9: without a province only the bid is chosen."""
    return min(SPACE_COUNT, len(hand_of(table, seat))) if seat in table.owner else 1


def spaces_asked(table: Table, seat: int, laid: int) -> tuple[int, ...]:
    """The spaces that a seat with so many cards laid is still asked about, in their order."""
    return SPACE_ORDER[laid:] if seat in table.owner else SPACE_ORDER[laid : laid + 1]


def _lay(state: State, seat: int, card: int, clause: str = "") -> None:
    secrets = state.secrets
    space = SPACE_ORDER[secrets.cards_laid[seat]]
    secrets.plans[seat * SPACE_COUNT + space] = card
    secrets.cards_laid[seat] += 1
    state.tell("card_laid", seat, space, card, clause=clause)


def _lay_chests(state: State, seat: int) -> None:
    """SG1.9: a player without provinces chooses the bid; the rest decides nothing and lays itself."""
    secrets = state.secrets
    laid = secrets.plans[seat * SPACE_COUNT : seat * SPACE_COUNT + SPACE_COUNT]
    rest = [card for card in range(CHEST_0, CHEST_0 + CHEST_COUNT) if card not in laid]
    for card in rest + [EMPTY] * (SPACE_COUNT - secrets.cards_laid[seat] - len(rest)):
        _lay(state, seat, card, "SG1.9")


def _close(state: State) -> None:
    """SG1.5: now everybody sees which spaces are covered; what lies there stays secret."""
    table, plans = state.table, state.secrets.plans
    for place in range(len(plans)):
        if plans[place] == EMPTY:
            plans[place] = NOTHING
        else:
            table.spaces[place] = FACE_DOWN
    for seat in range(table.seats):
        table.possible_cards[seat] = mask_of(hand_of(table, seat))
        table.ready[seat] = 0
        state.secrets.cards_laid[seat] = 0
    state.barriers += 1
    state.tell("plans_closed")
    table.pop()
