"""Bots at tables: after every change the seats they hold are asked, one at a time, until a person must choose."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Mapping
from typing import NamedTuple

from gunbai.bots import registry
from gunbai.server.deals import bargains as bargaining
from gunbai.server.operation.logs import Logger
from gunbai.server.play.bot_pool import Answer
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.tables.table import Table
from gunbai.session.session import Session

log = Logger("bots")


class Turn(NamedTuple):
    """A bot's turn: what it is asked, and what is needed when no bot can answer."""

    decision: int
    choices: list[str]
    position: Mapping[str, object]
    written: str | None
    speaks: bool
    fault: str = ""
    """Why it cannot even be put to a bot."""

    def first_choice(self) -> str | None:
        """Where nobody can be asked; None when the seat has nothing to choose."""
        return self.choices[0] if self.choices else None


class BotDriver:
    """One task a table while bots have something to do. It holds no lock while they think."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._driving: set[Table] = set()
        self._answered: dict[str, set[tuple[int, ...]]] = {}
        """Offers each table's bots have been asked about, so that a silent bot is not asked for ever."""
        self._faults: dict[str, set[tuple[str, str]]] = {}
        """What went wrong with each table's bots: told once, not at every decision."""

    def follow(self, table: Table) -> None:
        """Hang on to a table's changes."""
        if table.row.status != "running":
            self._answered.pop(table.id, None)
            self._faults.pop(table.id, None)
        if table in self._driving or self.services.is_closing:
            return
        offered = self._offered(table)
        if offered is None and self._next(table) is None:
            return
        self._driving.add(table)
        self.services.spawn(self._drive(table, offered), f"bots {table.id}")

    def _next(self, table: Table) -> int | None:
        """A seat whose bot must choose now."""
        if table.row.status != "running" or table.row.paused or table.broken:
            return None
        held = [seat.seat for seat in table.seats if seat.bot is not None or seat.stand_in]
        return next((seat for seat in table.acting() if seat in held and not _waits(table, seat)), None)

    def _offered(self, table: Table) -> int | None:
        """A bot's seat with an offer it has not been asked about."""
        if table.play is None or not table.play.offers or table.row.status != "running" or table.row.paused:
            return None
        seen = self._answered.setdefault(table.id, set())
        for (giver, taker), numbers in table.play.offers.items():
            offer = (giver, taker, *numbers)
            if table.seats[taker].bot and offer not in seen and table.play.has_open_offer(giver, taker):
                seen.add(offer)
                return taker
        return None

    async def _drive(self, table: Table, offered: int | None) -> None:
        try:
            while not self.services.is_closing:
                seat = offered if offered is not None else self._next(table)
                if seat is None:
                    return
                await self._step(table, seat)
                offered = self._offered(table)
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:  # another process owns the table now
            log.info("a bot's turn is void", table=table.id, code=refusal.code)
        except Exception:
            log.exception("a bot's turn failed", table=table.id)
        finally:
            self._driving.discard(table)

    async def _step(self, table: Table, seat: int) -> None:
        async with table.lock:
            if table.row.status != "running" or table.row.paused or table.play is None:
                return
            turn = _turn(table.play, seat)
        started = time.perf_counter()
        answer = await self._answer(table, seat, turn)
        self.services.metrics.bot_seconds.observe(time.perf_counter() - started)
        if answer.fault and self.services.is_closing:  # its worker has ended with the server: it will be asked again
            return
        await asyncio.sleep(self._pause(table))
        before = table.seats[seat].notes
        table.note(seat, answer.notes)
        action = None if answer.action is None else table.tea.courteous(seat, answer.action, turn.decision)
        parts: list[tuple[str | None, int | None]] = [(answer.aside, None), (action, turn.decision)]
        carried_out = [await self._carry_out(table, seat, text, asked) for text, asked in parts if text is not None]
        if not all(carried_out):
            table.note(seat, before)
            await self._choose_instead(table, seat, turn, answer)

    def _pause(self, table: Table) -> float:
        """Seconds before a bot moves, so that people can follow; at tea, so that they can read."""
        settings = self.services.settings
        at_tea = settings.tea_word and table.tea.people() and table.tea.board() is not None
        return max(settings.bot_pause_ms, settings.tea_beat_ms if at_tea else 0) / 1000

    async def _answer(self, table: Table, seat: int, turn: Turn) -> Answer:
        """What the bot does. Where it fails, another one stands in for it in its worker; where no worker can answer,
        that one is asked by itself, and at last the first choice is taken."""
        bot, notes = table.seats[seat].bot or registry.STAND_IN, table.seats[seat].notes
        if turn.written is not None:
            return Answer(None, turn.written, notes)
        if turn.fault:
            self._tell(table, seat, bot, turn.fault, turn)
            return Answer(None, turn.first_choice(), notes, turn.fault)
        answer = await self._asked(table, seat, turn, bot, notes)
        if answer.fault and not self.services.is_closing:
            self._tell(table, seat, bot, answer.fault, turn)
            if answer.aside is None and answer.action is None and turn.choices:
                instead = await self._asked(table, seat, turn, registry.STAND_IN, None)
                answer = answer._replace(action=instead.action or turn.first_choice())
        return answer

    async def _asked(self, table: Table, seat: int, turn: Turn, bot: str, notes: str | None) -> Answer:
        try:
            return await self.services.bots.ask(table.row.game, bot, seat, turn.position, notes, turn.speaks)
        except Exception:
            return Answer(None, None, notes, traceback.format_exc())

    async def _choose_instead(self, table: Table, seat: int, turn: Turn, answer: Answer) -> None:
        """The game refused what the bot chose, and never offered it: asking again would be answered the same."""
        if answer.action is None or answer.action in turn.choices or turn.decision != _decision(table, seat):
            return
        bot = table.seats[seat].bot or registry.STAND_IN
        self._tell(table, seat, bot, f"none of the choices: {answer.action!r}", turn)
        choice = turn.first_choice()
        if choice is not None:
            await self._carry_out(table, seat, choice, turn.decision)

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

    async def _carry_out(self, table: Table, seat: int, text: str, decision: int | None) -> bool:
        """A person may have come back or changed things meanwhile: then the answer is simply void."""
        if not (table.seats[seat].bot or table.seats[seat].stand_in):
            return False
        try:
            if not await bargaining.done_by_bot(table, seat, text):
                await table.act(seat, [text], decision, by="bot")
        except Refusal as refusal:
            log.info("a bot's move was void", table=table.id, code=refusal.code)
            return False
        return True


def _turn(session: Session, seat: int) -> Turn:
    """Taken under the table's lock. A lesson may have written what the seat does."""
    decision = session.decision(seat)
    speaks = session.spoken.get(seat) != decision
    session.spoken[seat] = decision
    choices = [str(choice) for choice in session.choices(seat)]
    try:
        written = None if session.guide is None else session.guide.part(session, seat)
        return Turn(decision, choices, session.position(), None if written is None else str(written), speaks)
    except Exception:
        return Turn(decision, choices, {}, None, speaks, traceback.format_exc())


def _decision(table: Table, seat: int) -> int | None:
    """What the seat is asked now, None when it is not."""
    return table.play.decision(seat) if table.play is not None and seat in table.acting() else None


def _waits(table: Table, seat: int) -> bool:
    """In a lesson a seat keeps to its part: it may have to wait for the learner. At tea it has its manners."""
    session = table.play
    if session is not None and session.guide is not None:
        return session.guide.waits(session, seat)
    return table.tea.keeps_waiting(seat)
