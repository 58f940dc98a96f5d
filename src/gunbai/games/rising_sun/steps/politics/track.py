"""The political phase: the track, mandate turns, carrying out a mandate (RS6.1 to RS6.5, RS6.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.asides import clear_offers
from gunbai.games.rising_sun.data.words import BETRAY, HAND, HARVEST, MANDATE, MARSHAL, RECRUIT, TRACK, TRAIN
from gunbai.games.rising_sun.rules.gains import begin_gain
from gunbai.games.rising_sun.rules.honor import most_honored
from gunbai.games.rising_sun.rules.hooks import (
    BETRAYALS,
    END_OF_RECRUIT_PROMPTS,
    MANDATE_CHOSEN,
    Offer,
    fire,
    is_awaited,
    may_ask,
)
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, STILL, GameStep, MandateTurn, check_once, violation
from gunbai.games.rising_sun.steps.ordering import Ordering
from gunbai.games.rising_sun.steps.politics.betray import Betray
from gunbai.games.rising_sun.steps.politics.harvest import harvest
from gunbai.games.rising_sun.steps.politics.kami import UNKNOWN, KamiTurn, asked_by_kami
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.recruit import Recruit
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.steps.war.start import war_asks_nobody
from gunbai.games.rising_sun.table import MEMORY, NOBODY, Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import MAX_SEATS, Vocabulary

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

LOOKING: Final = 0
PLAYING: Final = 1
NAMING: Final = 2
STAGE: Final = Vocabulary("stage", ("look", "play", "name"))


class Politics(GameStep):
    """RS6.1: the track of seven mandate turns and three kami turns."""

    name: ClassVar[str] = "politics"
    clause: ClassVar[str] = "RS6.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("slot", 0, len(TRACK)),)

    def __init__(self, slot: int = 0) -> None:
        self.slot = slot
        """The place on the track that comes next."""

    def resume(self, state: State) -> bool:
        table, slot = state.table, self.slot
        if slot == len(TRACK):
            table.pop()
            clear_offers(table)
            return False
        table.replace(Politics(slot + 1))
        if TRACK[slot]:
            table.push(KamiTurn())
        else:
            table.active = table.honor[0] if table.active == NOBODY else (table.active + 1) % table.seats
            table.turn += 1
            table.push(Mandate(table.active, LOOKING))
        return False

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """A mandate turn begins with tiles that are drawn, a kami turn asks; then comes the war phase."""
        slot = self.slot
        if slot < len(TRACK) and TRACK[slot]:
            asked = asked_by_kami(state, 0, seat, stirred)
            if asked != NOBODY:
                return None if asked == UNKNOWN else asked != seat
            slot += 1
        if slot < len(TRACK):
            return True
        return True if war_asks_nobody(state.table, stirred) else None

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)
        played = len(state.table.plays) // 3
        if played > TRACK[: self.slot].count(False):
            raise BadPosition("plays", f"no more mandates than {field} has begun", str(played))


class Mandate(GameStep):
    """RS6.3: look at the top four, play one. RS12.3: Lotus lays one face down and names any mandate."""

    name: ClassVar[str] = "mandate"
    clause: ClassVar[str] = "RS6.3"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("stage", STAGE))

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def resume(self, state: State) -> bool:
        if self.stage == LOOKING:
            state.table.replace(Mandate(self.seat, PLAYING))
            _look(state, self.seat)
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        if self.stage == NAMING:
            return list(NAME.ids())
        verb = LAY if state.table.clan(seat).lays_face_down else PLAY
        return [verb.id(tile) for tile in range(5) if state.secrets.hand[tile]]

    def apply(self, state: State, seat: int, id: int) -> None:
        if NAME.has(id):
            _choose(state, seat, NAME.only(id), 1)
        elif LAY.has(id):
            tile = LAY.only(id)
            _put_back(state, seat, tile)
            state.secrets.laid.append(tile)
            state.table.replace(Mandate(seat, NAMING))
            state.tell("tile_laid", seat)
            state.tell("tile_laid_by_you", seat, tile)
        else:
            _put_back(state, seat, PLAY.only(id))
            _choose(state, seat, PLAY.only(id), 0)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """A tile that is laid is named next; then the mandate is carried out."""
        if LAY.has(id):
            return False
        mandate = NAME.only(id) if NAME.has(id) else PLAY.only(id)
        if may_ask(state.table, MANDATE_CHOSEN):
            return None
        stirred = GOODS | OTHERS if is_awaited(state.table, MANDATE_CHOSEN, seat) else STILL
        return Execute(seat, 0, mandate).next_asked(state, seat, stirred)

    def is_final(self, state: State, seat: int, id: int) -> bool:
        """RS6.12: who was betrayed has felt it."""
        return id in (PLAY.id(BETRAY), NAME.id(BETRAY)) and state.table.ally[seat] != NOBODY

    def clause_of(self, state: State, id: int) -> str:
        return self.clause if PLAY.has(id) else "RS12.3"

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        """Only the seat that holds the hand is told what is not in it; it may know."""
        verbs = state.actions.verbs
        if verbs[state.choice_ids(seat)[0]] is verbs[id]:
            return violation(state, "play/tile_not_in_hand", "RS6.3", id)
        if PLAY.has(id) and state.table.clan(seat).lays_face_down:
            return violation(state, "action/not_asked", "RS12.3", id, {"step": self.name})
        return super().objection(state, seat, id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)
        turns = [len(TRACK[: step.slot]) - sum(TRACK[: step.slot]) for step in below if isinstance(step, Politics)]
        if turns and len(state.table.plays) // 3 >= turns[0]:
            raise BadPosition("plays", f"fewer mandates than turns, of which this is number {turns[0]}", repr(self))
        if self.stage == PLAYING and not sum(state.secrets.hand):
            raise BadPosition("secrets.hand", "the tiles that are being looked at", "none")


def _look(state: State, seat: int) -> None:
    """Draw late: only tiles that were never looked at come from the pool."""
    hand, pool = state.secrets.hand, state.secrets.pool
    left = _tiles(pool)
    for _ in range(HAND - _tiles(hand)):
        index = state.draw("mandate", left, private=True)
        left -= 1
        tile = 0
        while index >= pool[tile]:
            index -= pool[tile]
            tile += 1
        pool[tile] -= 1
        hand[tile] += 1
    if state.listener is None:
        return
    state.tell("looked", seat)
    for tile in range(5):
        for _ in range(hand[tile]):
            state.tell("drew", seat, tile)


def _tiles(counts: list[int]) -> int:
    return counts[0] + counts[1] + counts[2] + counts[3] + counts[4]


def _put_back(state: State, seat: int, played: int) -> None:
    """The other three go back on top; the seat remembers them."""
    hidden = state.secrets
    hidden.hand[played] -= 1
    row = seat * MEMORY
    hidden.seen[row] = state.table.turn
    for tile in range(5):
        hidden.seen[row + 1 + tile] = hidden.hand[tile]


def _choose(state: State, seat: int, mandate: int, face_down: int) -> None:
    table = state.table
    table.plays.append(seat)
    table.plays.append(mandate)
    table.plays.append(face_down)
    table.replace(Execute(seat, 0, mandate))
    state.tell("mandate_named" if face_down else "mandate_played", seat, mandate)
    begin_gain(table)
    fire(state, MANDATE_CHOSEN, seat, mandate)
    begin_gain(table)


class Execute(GameStep):
    """RS6.4: one after another, the active player last (Train: first); Harvest is one moment, Betray one player's."""

    name: ClassVar[str] = "execute"
    clause: ClassVar[str] = "RS6.4"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), Field("done", 0, MAX_SEATS + 1), WordField("mandate", MANDATE))

    def __init__(self, seat: int, done: int, mandate: int) -> None:
        self.seat = seat
        self.done = done
        """Players who have carried it out or are doing so."""
        self.mandate = mandate

    def resume(self, state: State) -> bool:
        table, done, mandate = state.table, self.done, self.mandate
        if done == table.seats or (done and mandate in (HARVEST, BETRAY)):
            table.pop()
            if mandate == RECRUIT:
                table.push(EndOfRecruit())
            return False
        table.replace(Execute(self.seat, done + 1, mandate))
        if mandate == HARVEST:
            harvest(state, self.seat)
        elif mandate == BETRAY:
            table.push(Betray(self.seat))
        else:
            table.push(self.next_turn(table))
        return False

    def next_turn(self, table: Table) -> MandateTurn:
        """The turn of the next player who carries it out; whether with the bonus is judged then (RS6.5)."""
        seat = (self.seat + self.done + (self.mandate != TRAIN)) % table.seats
        bonus = 1 if seat == self.seat or table.ally[seat] == self.seat else 0
        if self.mandate == RECRUIT:
            return Recruit(seat, 0, bonus)
        return Marshal(seat, 0, bonus) if self.mandate == MARSHAL else Train(seat, bonus)

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        return self.next_asked(state, seat, stirred)

    def next_asked(self, state: State, seat: int, stirred: int) -> bool | None:
        """The next player who has something to choose; after the last one the track goes on."""
        table = state.table
        if self.mandate == HARVEST and not self.done:
            stirred |= GOODS
        elif self.mandate == BETRAY and not self.done:
            if len(Betray(self.seat, 1, 0, BETRAYALS.total(table, self.seat)).choices(state, self.seat)) > 1:
                return self.seat != seat
            stirred |= OTHERS
        elif self.mandate not in (HARVEST, BETRAY):
            for done in range(self.done, table.seats):
                turn = Execute(self.seat, done, self.mandate).next_turn(table)
                works = turn.has_work(state, stirred)
                if works is not False:
                    return None if works is None else turn.seat != seat
            if self.mandate == RECRUIT and any(_may_offer(table, one) for one in range(table.seats)):
                return _ends_recruit(state, seat, stirred)
        below = table.find(Politics)
        return None if below is None else below.hands_on(state, seat, stirred)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        """With more players done than there are it would never end."""
        check_once(self, below, field)
        if self.done > state.table.seats:
            raise BadPosition(f"{field}.done", f"at most {state.table.seats} players", str(self.done))


def _ends_recruit(state: State, seat: int, stirred: int) -> bool | None:
    """The most honored of those whose cards ask at the end of a Recruit is asked first."""
    asked = [one for one in range(state.table.seats) if _offers(state, one)]
    return None if stirred or not asked else most_honored(state.table, asked) != seat


class EndOfRecruit(Ordering):
    """RS6.14: cards that act at the end of a Recruit mandate, whoever played it."""

    name: ClassVar[str] = "end_of_recruit"

    def involved(self, state: State) -> list[int]:
        return [seat for seat in range(state.table.seats) if _offers(state, seat)]

    def asking(self, seat: int, waiting: int) -> Ordering:
        return EndOfRecruit(seat, 1, waiting)

    def go(self, table: Table, seat: int) -> None:
        table.push(SeatAtEndOfRecruit(seat))


def _may_offer(table: Table, seat: int) -> bool:
    return any(offer.power.copies(table, seat) for offer in END_OF_RECRUIT_PROMPTS.offers)


def _offers(state: State, seat: int) -> bool:
    for offer in END_OF_RECRUIT_PROMPTS.offers:
        if offer.power.copies(state.table, seat) and offer.prompt.choices(state, seat):
            return True
    return False


class SeatAtEndOfRecruit(CardPrompts):
    """One player's cards at the end of Recruit."""

    name: ClassVar[str] = "seat_at_end_of_recruit"
    clause: ClassVar[str] = "RS6.14"

    def offers(self) -> list[Offer]:
        return END_OF_RECRUIT_PROMPTS.offers

    def again(self) -> CardPrompts:
        return SeatAtEndOfRecruit(self.seat, 1)
