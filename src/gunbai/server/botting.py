"""Bots at tables: after every change the seats they hold are asked, one at a time, until a person must choose."""

from __future__ import annotations

import asyncio
import time

from gunbai.bots import registry
from gunbai.server.bots import Answer
from gunbai.server.logs import Logger
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.table import Table

log = Logger("bots")


class BotDriver:
    """One task a table while bots have something to do. It holds no lock while they think."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._driving: set[Table] = set()
        self._answered: dict[str, set[tuple[int, ...]]] = {}
        """Offers each table's bots have been asked about, so that a silent bot is not asked for ever."""

    def follow(self, table: Table) -> None:
        """Hang on to a table's changes."""
        if table.row.status != "running":
            self._answered.pop(table.id, None)
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
            state = table.play.match.state
            decision, position = state.decision(seat), state.position()
            written = None if table.play.lesson is None else table.play.lesson.part(table.play.match, seat)
        started = time.perf_counter()
        bot = table.seats[seat].bot or registry.STAND_IN
        if written is not None:
            answer = Answer(None, str(written))
        else:
            answer = await self.services.bots.ask(table.row.game, bot, seat, position, table.seats[seat].notes)
        self.services.metrics.bot_seconds.observe(time.perf_counter() - started)
        if self.services.settings.bot_pause_ms:
            await asyncio.sleep(self.services.settings.bot_pause_ms / 1000)
        before = table.seats[seat].notes
        table.note(seat, answer.notes)
        parts: list[tuple[str | None, int | None]] = [(answer.aside, None), (answer.action, decision)]
        carried_out = [await self._carry_out(table, seat, text, asked) for text, asked in parts if text is not None]
        if not all(carried_out):
            table.note(seat, before)

    async def _carry_out(self, table: Table, seat: int, text: str, decision: int | None) -> bool:
        """A person may have come back or changed things meanwhile: then the answer is simply void."""
        if not (table.seats[seat].bot or table.seats[seat].stand_in):
            return False
        try:
            await table.act(seat, [text], decision, by="bot")
        except Refusal as refusal:
            log.info("a bot's move was void", table=table.id, code=refusal.code)
            return False
        return True


def _waits(table: Table, seat: int) -> bool:
    """In a lesson a seat keeps to its part: it may have to wait for what the learner does."""
    play = table.play
    return play is not None and play.lesson is not None and play.lesson.waits(play.match, seat)
