"""Bots at tables: after every change the seats they hold are asked, one at a time, until a person must choose."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from gunbai.bots import registry
from gunbai.kernel.events import Event
from gunbai.server.deals import bargains as bargaining
from gunbai.server.operation.logs import Logger
from gunbai.server.operation.timers import Timers
from gunbai.server.play.bot_pool import Answer
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.tables.table import Table
from gunbai.session.session import Session

log = Logger("bots")
SEALING_THOUGHTS: Final = 10
"""Thoughts, at their longest, that fit between two moments at which bots seal their choices."""

TERM: Final = 0.6
"""How much longer a bot takes to answer for each thing that is offered and asked, in times of its time to speak."""
LONGEST_ANSWER: Final = 5.0
"""The longest that it takes so, in the same measure."""

IN_ORDER: Final = 0.002
"""Seconds between two bots that seal at one moment: who thought longer is not seen by their order either."""


class Turn(NamedTuple):
    """A bot's turn: what it is asked, and what is needed when no bot can answer."""

    decision: int
    choices: list[str]
    position: Mapping[str, object]
    written: str | None
    speaks: bool
    seals: frozenset[str] = frozenset()
    """The choices that would seal all it has to choose secretly."""
    fault: str = ""
    """Why it cannot even be put to a bot."""
    deals: Mapping[str, object] = {}
    """What its seat may know of promises and of the offers to it."""
    giver: int | None = None
    """Who offers it promises for promises, which it answers first."""
    heard: Sequence[Event] = ()
    """What its seat has heard of the game, for a bot that listens."""
    offers: Mapping[int, bargaining.Heard] = {}
    """What is offered to it, by who offers: its answer is to that alone."""

    def first_choice(self) -> str | None:
        """Where nobody can be asked; None when the seat has nothing to choose."""
        return self.choices[0] if self.choices else None


class Offered(NamedTuple):
    """A bot to whom something is offered, and by whom."""

    seat: int
    by: int
    is_words: bool
    """Whether it is promises for promises, or free words: nothing changes hands."""


class SealedPhase:
    """While choices are sealed: when it began for bots, and those that have chosen and wait to seal it."""

    def __init__(self, number: int, step: float) -> None:
        self.number = number
        self.step = step
        self.began = time.monotonic()
        self.sealing: set[int] = set()

    def wait(self) -> float:
        """Seconds until the next moment of the coarse time."""
        passed = time.monotonic() - self.began
        return self.step - passed % self.step


class BotDriver:
    """One task a table while bots have something to do. It holds no lock while they think."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._driving: set[Table] = set()
        self._answered: WeakKeyDictionary[Table, set[tuple[int, ...]]] = WeakKeyDictionary()
        """Offers each table's bots have been asked about, so that a silent bot is not asked for ever."""
        self._faults: dict[str, set[tuple[str, str]]] = {}
        """What went wrong with each table's bots: told once, not at every decision."""
        self._phases: WeakKeyDictionary[Table, SealedPhase] = WeakKeyDictionary()
        self._timers = Timers()
        """When a bot that waits for the answer to its offer goes on."""
        self._deaf: set[tuple[str, str]] = set()
        """Bots by game and name that have been asked and do not listen."""

    def follow(self, table: Table) -> None:
        """Hang on to a table's changes."""
        if table.row.status != "running":
            self._answered.pop(table, None)
            self._faults.pop(table.id, None)
            self._phases.pop(table, None)
        self._timers.stop(table.id)
        if table in self._driving or self.services.is_closing or table.is_retired:
            return
        if not any(seat.bot is not None or seat.stand_in for seat in table.seats):
            return
        offered = self._offered(table)
        if offered is None and self._next(table) is None:
            self._look_again(table)
            return
        self._driving.add(table)
        self.services.spawn(self._drive(table, offered), f"bots {table.id}")

    def _next(self, table: Table) -> int | None:
        """A seat whose bot must choose now."""
        return next((seat for seat in self._asked_bots(table) if not bargaining.patience(table, seat)), None)

    def _asked_bots(self, table: Table) -> list[int]:
        """Seats of bots that the game asks something."""
        if table.row.status != "running" or table.row.paused or table.broken:
            return []
        held = {seat.seat for seat in table.seats if seat.bot is not None or seat.stand_in}
        if (phase := self._phases.get(table)) is not None:
            held -= phase.sealing
        return [seat for seat in table.acting() if seat in held and not _waits(table, seat)]

    def _look_again(self, table: Table) -> None:
        """When the first of those that wait for an answer has waited long enough."""
        waits = [bargaining.patience(table, seat) for seat in self._asked_bots(table)]
        if waits:
            self._timers.start(table.id, min(waits), partial(self.follow, table))

    def _offered(self, table: Table) -> Offered | None:
        """A bot's seat with an offer it has not been asked about."""
        play = table.play
        if play is None or table.row.status != "running" or table.row.paused or table.broken:
            return None
        seen = self._answered.setdefault(table, set())
        for (giver, taker), numbers in play.offers.items():
            offer = (giver, taker, *numbers)
            if table.seats[taker].bot and offer not in seen and play.has_open_offer(giver, taker):
                seen.add(offer)
                return Offered(taker, giver, is_words=False)
        for seat in table.seats:
            for deal in table.deals.words_for(seat.seat, play) if seat.bot else ():
                if (deal.number,) not in seen:
                    seen.add((deal.number,))
                    return Offered(seat.seat, deal.by, is_words=True)
        return None

    async def _drive(self, table: Table, offered: Offered | None) -> None:
        try:
            while not self.services.is_closing:
                seat = offered.seat if offered is not None else self._next(table)
                if seat is None:
                    self._look_again(table)
                    return
                await self._step(table, seat, offered)
                offered = self._offered(table)
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:  # another process owns the table now
            log.info("a bot's turn is void", table=table.id, code=refusal.code)
        except Exception:
            log.exception("a bot's turn failed", table=table.id)
        finally:
            self._driving.discard(table)

    async def _step(self, table: Table, seat: int, offered: Offered | None) -> None:
        async with table.lock:
            if table.row.status != "running" or table.row.paused or table.play is None:
                return
            turn = _turn(table.play, seat)._replace(deals=table.deals.told_to(seat, table.play))
            turn = turn._replace(offers=bargaining.heard_by(table, seat))
            if (table.row.game, _bot(table, seat)) not in self._deaf:
                turn = turn._replace(heard=table.play.events(seat))
            if offered is not None:
                turn = turn._replace(speaks=True, giver=offered.by if offered.is_words else None)
            pause = self._pause(table, seat, offered)
            phase = self._phase(table, table.play.shown_move) if table.play.is_sealed() else None
        started = time.perf_counter()
        answer = await self._answer(table, seat, turn)
        self.services.metrics.bot_seconds.observe(time.perf_counter() - started)
        if answer.fault and self.services.is_closing:  # its worker has ended with the server: it will be asked again
            return
        if phase is not None and answer.action in turn.seals and self._hides(table):
            phase.sealing.add(seat)
            self.services.spawn(self._seal(table, seat, turn, answer, phase), f"seal {table.id}")
        else:
            await asyncio.sleep(pause - (time.perf_counter() - started))
            await self._do(table, seat, turn, answer)

    def _hides(self, table: Table) -> bool:
        """Whether somebody is there who could count how long a bot takes."""
        if self.services.beat.seconds == 0 or (table.play is not None and table.play.guide is not None):
            return False
        return bool(table.audience.sinks) or any(seat.person is not None for seat in table.seats)

    async def _seal(self, table: Table, seat: int, turn: Turn, answer: Answer, phase: SealedPhase) -> None:
        """How long a bot thinks tells how much it had to choose, so it seals its choice at a moment of a coarse time;
        meanwhile the next bot thinks."""
        try:
            await asyncio.sleep(phase.wait() + seat * IN_ORDER)
            await self._do(table, seat, turn, answer)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not seal its choice", table=table.id)
        finally:
            phase.sealing.discard(seat)
        self.follow(table)

    def _phase(self, table: Table, number: int) -> SealedPhase:
        """The sealed phase a table is in; it begins when the first bot is asked."""
        known = self._phases.get(table)
        if known is None or known.number != number:
            thoughts = SEALING_THOUGHTS * self.services.bots.budget_ms / 1000
            known = self._phases[table] = SealedPhase(number, max(self.services.beat.seconds, thoughts))
        return known

    async def _do(self, table: Table, seat: int, turn: Turn, answer: Answer) -> None:
        before = table.seats[seat].notes
        table.note(seat, answer.notes)
        action = None if answer.action is None else table.tea.courteous(seat, answer.action, turn.decision)
        table.tea.explained(seat, answer.declined)
        parts: list[tuple[str | None, int | None]] = [(answer.aside, None), (action, turn.decision)]
        said = bargaining.Said(answer.reason, answer.counter)
        carried_out = [
            await self._carry_out(table, seat, text, asked, turn, said) for text, asked in parts if text is not None
        ]
        if not all(carried_out):
            table.note(seat, before)
            await self._choose_instead(table, seat, turn, answer)

    def _pause(self, table: Table, seat: int, offered: Offered | None) -> float:
        """Seconds from when a bot is asked until it moves, so that people can follow; at tea, so that they can read;
        where it answers, a moment that fits what was asked. By correspondence it answers at once. The caller holds the
        lock."""
        settings = self.services.settings
        beats = 1.0 if table.tea.board() is not None else 0.0
        if offered is not None:
            beats = min(LONGEST_ANSWER, 1 + TERM * bargaining.terms_between(table, offered.by, seat))
        elif table.tea.is_asked(seat):
            beats += TERM
        if not settings.tea_word or table.row.pace == "turns" or not table.tea.people():
            beats = 0.0
        return max(settings.bot_pause_ms, settings.tea_beat_ms * beats) / 1000

    async def _answer(self, table: Table, seat: int, turn: Turn) -> Answer:
        """What the bot does. Where it fails, another one stands in for it in its worker; where no worker can answer,
        that one is asked by itself, and at last the first choice is taken."""
        bot, notes = _bot(table, seat), table.seats[seat].notes
        if turn.written is not None:
            return Answer(None, turn.written, notes)
        if turn.fault:
            self._tell(table, seat, bot, turn.fault, turn)
            return Answer(None, turn.first_choice(), notes, turn.fault)
        answer = await self._asked(table, seat, turn, bot, notes)
        if not answer.hears:
            self._deaf.add((table.row.game, bot))
        if answer.fault and not self.services.is_closing:
            self._tell(table, seat, bot, answer.fault, turn)
            if answer.aside is None and answer.action is None and turn.choices:
                instead = await self._asked(table, seat, turn, registry.STAND_IN, None)
                answer = answer._replace(action=instead.action or turn.first_choice())
        return answer

    async def _asked(self, table: Table, seat: int, turn: Turn, bot: str, notes: str | None) -> Answer:
        try:
            return await self.services.bots.ask(
                table.row.game, bot, seat, turn.position, notes, turn.speaks, turn.deals, turn.giver, turn.heard
            )
        except Exception:
            return Answer(None, None, notes, traceback.format_exc())

    async def _choose_instead(self, table: Table, seat: int, turn: Turn, answer: Answer) -> None:
        """The game refused what the bot chose, and never offered it: asking again would be answered the same."""
        if answer.action is None or answer.action in turn.choices or turn.decision != _decision(table, seat):
            return
        bot = _bot(table, seat)
        self._tell(table, seat, bot, f"none of the choices: {answer.action!r}", turn)
        choice = turn.first_choice()
        if choice is not None:
            await self._carry_out(table, seat, choice, turn.decision, turn)

    def _tell(self, table: Table, seat: int, bot: str, fault: str, turn: Turn) -> None:
        """Each kind of fault once a table. The position, so that it can be looked into, and the trace, which may quote
        it, are secrets of the game: they go into a file that the log names."""
        told = self._faults.setdefault(table.id, set())
        kind = fault.strip().rpartition("\n")[2].partition(":")[0]
        if (bot, kind) not in told:
            told.add((bot, kind))
            kept = {"bot": bot, "seat": seat, "fault": fault, "document": turn.position}
            file = self.services.faults.keep(table.id, kept)
            log.warning("a bot failed", table=table.id, seat=seat, bot=bot, fault=kind, file=file)

    async def _carry_out(
        self,
        table: Table,
        seat: int,
        text: str,
        decision: int | None,
        turn: Turn,
        said: bargaining.Said = bargaining.NOTHING_MORE,
    ) -> bool:
        """A person may have come back or changed things meanwhile, the offer it answers too: then the answer is simply
        void."""
        if not (table.seats[seat].bot or table.seats[seat].stand_in):
            return False
        try:
            if not await bargaining.done_by_bot(table, seat, text, turn.offers, said):
                await table.act(seat, [text], decision, by="bot")
        except Refusal as refusal:
            log.info("a bot's move was void", table=table.id, code=refusal.code)
            return False
        return True


def _bot(table: Table, seat: int) -> str:
    return table.seats[seat].bot or registry.STAND_IN


def _turn(session: Session, seat: int) -> Turn:
    """Taken under the table's lock. A lesson may have written what the seat does."""
    decision = session.decision(seat)
    speaks = session.spoken.get(seat) != decision
    session.spoken[seat] = decision
    choices = [str(choice) for choice in session.choices(seat)]
    sealed = session.is_sealed()
    seals = frozenset(str(choice) for choice, ends in session.endings(seat) if ends) if sealed else frozenset[str]()
    try:
        written = None if session.guide is None else session.guide.part(session, seat)
        return Turn(decision, choices, session.position(), None if written is None else str(written), speaks, seals)
    except Exception:
        return Turn(decision, choices, {}, None, speaks, seals, traceback.format_exc())


def _decision(table: Table, seat: int) -> int | None:
    """What the seat is asked now, None when it is not."""
    return table.play.decision(seat) if table.play is not None and seat in table.acting() else None


def _waits(table: Table, seat: int) -> bool:
    """In a lesson a seat keeps to its part: it may have to wait for the learner. At tea it has its manners."""
    session = table.play
    if session is not None and session.guide is not None and session.guide.waits(session, seat):
        return True
    return table.tea.keeps_waiting(seat)
