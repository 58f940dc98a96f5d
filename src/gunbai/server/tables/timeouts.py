"""Absence: when somebody's time is up the table's declared policy follows; what needs consent is voted on."""

from __future__ import annotations

from functools import partial

from gunbai.kernel.errors import GunbaiError
from gunbai.server.deals import bargains as bargaining
from gunbai.server.documents import VoteKind
from gunbai.server.operation.logs import Logger
from gunbai.server.operation.timers import Timers
from gunbai.server.play import moves
from gunbai.server.refusal import Refusal, refused_by_rules
from gunbai.server.services import Services
from gunbai.server.tables.table import Table
from gunbai.server.tables.table_documents import coaching
from gunbai.server.tables.votes import Vote
from gunbai.session.doings import before_last_of

log = Logger("clocks")


class TimeKeeper:
    """Watches the clocks of all tables in memory, one timer a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._timers = Timers()

    def follow(self, table: Table) -> None:
        """After every change: set the timer anew, and close offers that have lapsed."""
        self._timers.stop(table.id)
        if self.services.is_closing or table.is_retired:
            return
        if table.deals.lapsed(table.play):
            self.services.spawn(self._lapse(table), f"deals {table.id}")
        if table.row.status != "running":
            return
        expiry = table.deals.next_expiry()
        waits = (table.clock.wait(), None if expiry is None else expiry - table.deals.clock())
        wait = min((seconds for seconds in waits if seconds is not None), default=None)
        if wait is not None:
            self._timers.start(table.id, max(0.05, wait), partial(self._ring, table))

    def _ring(self, table: Table) -> None:
        self.services.spawn(self._late(table), f"late {table.id}")

    async def _lapse(self, table: Table) -> None:
        try:
            await bargaining.expire(table)
        except Refusal as refusal:  # whoever reads the table again, or the next change, sees to it
            log.info("an offer could not be closed", table=table.id, code=refusal.code)

    async def _late(self, table: Table) -> None:
        """Where what follows cannot be stored, the table is let go: whoever reads it again starts its clocks."""
        if table.is_retired:
            return
        try:
            async with table.lock:
                for seat in table.clock.late() if table.row.status == "running" else ():
                    await self._follow_policy(table, seat)
            await bargaining.expire(table)
        except Refusal as refusal:
            log.info("a clock rang in vain", table=table.id, code=refusal.code)
        else:
            self.follow(table)

    async def _follow_policy(self, table: Table, seat: int) -> None:
        table.clock.grant(seat)
        if table.seats[seat].person is None or table.seats[seat].stand_in:
            return
        if table.row.policy == "bot":
            await table.stand_in(seat)
            return
        if table.row.policy == "vote" and not table.votes.is_open("replace", seat):
            table.votes.call("replace", -1, seat, _voters(table, "replace", seat))
        table.announce()  # the new time is told now: with the next move of somebody it would tell of that move


def _voters(table: Table, kind: VoteKind, target: int | None) -> list[int]:
    """Whose yes is needed. Bots agree to everything; who is absent is asked only where all must be."""
    people = [seat for seat in table.seats if seat.person is not None]
    if kind == "replace":
        return [seat.seat for seat in people if seat.seat != target]
    if kind in ("undo", "coach"):
        return [seat.seat for seat in people]
    return [seat.seat for seat in people if not seat.stand_in]


async def call_vote(table: Table, kind: VoteKind, seat: int, target: int | None) -> None:
    """Ask all players: undo more than my own turn, pause, resume, abort, replace somebody, allow the coach."""
    async with table.lock:
        keep = _checked(table, kind, seat, target)
        vote = table.votes.call(kind, seat, target, _voters(table, kind, target))
        vote.keep = keep
        if vote.is_carried():
            table.votes.drop(kind)
            await table.services.whole(_carried(table, vote))
        table.announce()


def _checked(table: Table, kind: VoteKind, seat: int, target: int | None) -> int:
    """Refuse what could not be carried out; returns how many moves an undo would keep."""
    if table.row.status != "running" or table.play is None:
        raise Refusal(409, "table/not_running", "no game is being played here", {"status": table.row.status})
    if kind in ("pause", "resume") and table.row.paused == (kind == "pause"):
        raise Refusal(409, f"vote/{kind}d_already", "it is so already")
    if kind == "replace":
        _check_absent(table, target)
    if kind == "coach" and coaching(table) != "unasked":
        raise Refusal(409, f"coach/{coaching(table)}", "there is nothing to agree on", {"coach": coaching(table)})
    if kind != "undo":
        return 0
    try:
        return before_last_of(table.playing(), seat, target or 1)
    except GunbaiError as error:
        raise refused_by_rules(error) from None


def _check_absent(table: Table, target: int | None) -> None:
    """Only somebody whose time ran out or who has no clock and is not here can be replaced."""
    if target is None or not 0 <= target < len(table.seats) or table.seats[target].person is None:
        raise Refusal(422, "vote/target", "name the seat of a player")
    if target not in table.acting() or table.audience.is_online(target) or table.row.policy != "vote":
        raise Refusal(409, "vote/not_absent", "this player is here, or is not asked anything, or no vote was agreed on")


async def cast_vote(table: Table, id: int, seat: int, *, yes: bool) -> None:
    async with table.lock:
        vote = table.votes.cast(id, seat, yes=yes)
        if vote.is_carried():
            await table.services.whole(_carried(table, vote))
        table.announce()


async def _carried(table: Table, vote: Vote) -> None:
    """Everybody said yes. The caller holds the lock."""
    if vote.kind == "undo":
        table.votes.drop("undo")
        await table.commit(lambda play: moves.rewound(play, vote.keep), vote.by, "consent")
    elif vote.kind in ("pause", "resume"):
        await table.set_paused(vote.kind == "pause")
    elif vote.kind == "coach":
        await table.services.tables.change(table.id, coach=True)
        table.row.coach = True
    elif vote.kind == "abort":
        await table.close("aborted")
        table.services.metrics.games.labels("aborted").inc()
        table.publish()
    elif vote.target is not None:
        await table.stand_in(vote.target)
