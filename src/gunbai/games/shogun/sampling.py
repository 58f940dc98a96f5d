"""Sampling: a random full state that a seat cannot tell from the real one."""

from __future__ import annotations

from gunbai.games.shogun.data.words import EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Place, unseen
from gunbai.games.shogun.table import NOTHING, Secrets
from gunbai.games.shogun.view import View
from gunbai.kernel.luck.chance import Chance


def sampled(view: View, chance: Chance) -> State:
    """Own secrets as they are; those of others drawn among all that the table allows."""
    table = view.table.copy()
    seats = table.seats
    state = State(table, Secrets([NOTHING] * (seats * SPACE_COUNT), [0] * seats, view.blind), chance)
    for seat in range(seats):
        if seat == view.seat:
            _keep_own(state, view, seat)
        elif table.is_planning():
            if table.ready[seat]:
                _guess_plan(state, seat)
        else:
            _guess_cards(state, seat)
    step = table.top()
    if isinstance(step, Place) and step.province == NOTHING and step.seat != view.seat:
        pool = unseen(table)
        state.secrets.blind = pool[chance.pick("deal", len(pool))]
    return state


def _keep_own(state: State, view: View, seat: int) -> None:
    state.secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT] = view.plan
    state.secrets.cards_laid[seat] = view.cards_laid


def _guess_cards(state: State, seat: int) -> None:
    """Every back is one of the cards the seat could have laid there and nobody has seen since."""
    table = state.table
    cards = [card for card in range(EMPTY) if table.possible_cards[seat] >> card & 1]
    for place in range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT):
        if table.spaces[place] == FACE_DOWN:
            state.secrets.plans[place] = cards.pop(state.chance.pick("deal", len(cards)))


def _guess_plan(state: State, seat: int) -> None:
    """A seat that is ready has some legal plan; one that is not may have laid anything, so it has laid nothing."""
    table, planning = state.table, state.table.top()
    table.ready[seat] = 0
    while not table.ready[seat]:
        ids = planning.choices(state, seat)
        planning.apply(state, seat, ids[state.chance.pick("deal", len(ids))])
