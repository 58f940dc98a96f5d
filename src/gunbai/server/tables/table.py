"""The authority over one table: check, apply, append durably, then tell everyone their own view."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import GunbaiError, StaleDecision
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Entry
from gunbai.lessons.lesson import lesson as lesson_of
from gunbai.server.cluster.locks import TableLock
from gunbai.server.deals.chat import Talk
from gunbai.server.deals.ledger import DealBook
from gunbai.server.operation.logs import Logger
from gunbai.server.play import moves, recovery
from gunbai.server.play.seeds import mixed
from gunbai.server.play.state_documents import state_document
from gunbai.server.refusal import Refusal, lost, moving, not_stored, refused_by_rules
from gunbai.server.services import Services
from gunbai.server.store.database import reason
from gunbai.server.store.rows import SeatRow, TableRow
from gunbai.server.tables.audience import Audience
from gunbai.server.tables.broadcast import Telling
from gunbai.server.tables.clocks import Clock
from gunbai.server.tables.delay import DelayedView
from gunbai.server.tables.votes import Votes
from gunbai.server.tea.ceremony import Ceremony
from gunbai.server.wire.state import StateDoc, Status
from gunbai.session.beats import Showing
from gunbai.session.session import Session
from gunbai.session.session import begun as new_session

Change = Callable[[Session], list[Entry]]
log = Logger("tables")


class Table:
    """One table in memory. Whoever changes or reads it holds its lock."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.lock = TableLock(self._let_go)
        self.audience = Audience()
        self.play: Session | None = None
        self.broken = ""
        """Why the stored moves do not replay; such a table is shown up to its last good move."""
        self.on_failure: Callable[[Table], None] | None = None
        self.stored = 0
        self.used = time.monotonic()
        self.delayed = DelayedView(row.delay)
        self.clock = Clock(row.per_move, [seat.bank for seat in seats])
        self._showing = Showing()
        self.votes = Votes()
        self.talk = Talk(services, row)
        self.deals = DealBook(services, row.id)
        self.telling = Telling(self)
        self.tea = Ceremony(self)
        self.left: set[int] = set()
        """Seats whose players left by themselves: they have no new time for coming back."""
        self._asked: dict[int, int] = {}
        self._unwritten: set[int] = set()
        """Seats whose bots have new notes: they are stored with the next move."""
        self.on_change: list[Callable[[Table], None]] = []
        """Called after every published change: bots, clocks and notices hang on here."""

    # --- from the store -------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Replay the stored moves: this is all that recovery is."""
        entries = await self.services.tables.entries(self.row.id) if self.row.started is not None else []
        self.stored = len(entries)
        self.delayed = DelayedView(self.row.delay)
        await self.talk.load()
        await self.deals.load()
        if self.row.started is None:
            return
        try:
            self.play = begun(self.row, self.seats)
        except GunbaiError as error:  # an option that is gone
            self.broken = f"setup: {error}"
            return
        setup = canonical(self.play.setup())
        if self.row.rules > self.play.game.version:
            self.broken = f"rules: version {self.row.rules}, but {self.play.game.version} is the newest here"
        elif setup != self.row.setup:
            self.broken = f"setup: other draws than under rules version {self.row.rules}"
        await recovery.replay(self, self.play, entries)
        self.tea.load()
        self.delayed.changed(self.play, self.row.status)
        self.telling.watch()
        if self.row.paused:
            self.clock.pause()
        elif self.acting() and not self.broken:
            self._time_moves(self.play)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_retired(self) -> bool:
        return self.lock.is_retired

    @property
    def is_over(self) -> bool:
        return self.row.status in ("over", "aborted", "expired")

    # --- who ------------------------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, None for a spectator."""
        if person is None:
            return None
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def may_watch(self, person: str | None, invite: str | None) -> bool:
        is_mine = self.seat_of(person) is not None or (person is not None and person == self.row.host)
        return self.row.public or is_mine or invite == self.row.invite

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody would notice if it were let go: it is replayed when needed again."""
        if time.monotonic() - self.used <= seconds or self.audience.sinks or self.lock.locked():
            return False  # asked of every table now and then, so what is cheap to know comes first
        return self.row.per_move is None and not any(self.seats[s].bot for s in self.acting())

    def acting(self) -> list[int]:
        """The seats that must choose now."""
        if self.play is None or self.row.status != "running" or self.is_retired:
            return []
        return self.play.actors()

    # --- changes --------------------------------------------------------------------------------------------------

    def playing(self) -> Session:
        """The running game; refuses when there is none."""
        if self.is_retired:
            raise moving()
        if self.play is None or self.row.status != "running":
            raise Refusal(409, "table/not_running", "no game is being played here", {"status": self.row.status})
        if self.broken:
            raise Refusal(409, "table/rules_changed", "this game was played under other rules and stays as it is")
        if self.row.paused:
            raise Refusal(409, "table/paused", "the game is paused")
        return self.play

    async def act(
        self, seat: int, texts: list[str], decision: int | None, by: str = "player", since: int | None = None
    ) -> StateDoc | None:
        """Actions of a seat, whole or not at all. Returns when they are durable and everyone has been told, with the
        seat's state when its events are asked for."""
        if decision is None and not self.playing().is_aside(texts[0]):
            raise Refusal(422, "decision/missing", "say which decision this answers", {"text": texts[0]})
        change = self.tea.change(seat, texts, decision)
        return await self.services.whole(self._locked(change, seat, by, since, (decision, texts)))

    def note(self, seat: int, notes: str | None) -> None:
        """What the bot of a seat remembers from now on; it becomes durable with the move it belongs to."""
        if self.seats[seat].notes != notes:
            self.seats[seat].notes = notes
            self._unwritten.add(seat)

    async def undo(self, seat: int, count: int, since: int | None = None) -> StateDoc | None:
        return await self.services.whole(self._locked(lambda play: [play.undo(seat, count)], seat, "player", since))

    async def _locked(
        self, change: Change, seat: int, by: str, since: int | None, said: tuple[int | None, list[str]] = (None, [])
    ) -> StateDoc | None:
        """One hold of the lock from the check to the answer: who lets go in between may not get the lock again, and
        would have to say of a stored move that nothing was done. What was `said` and done before is not done twice:
        it came twice, and this answer may be the only one that is heard."""
        started = time.perf_counter()
        async with self.lock:
            if by == "player":
                await self._give_back(seat)
            if said[0] is None or self.play is None or not self.play.answers.has(seat, said[0], said[1]):
                await self.commit(change, seat, by)
            state = None if since is None else self.state(seat, since)
        self.services.metrics.move_seconds.observe(time.perf_counter() - started)
        return state

    async def commit(self, change: Change, seat: int, by: str) -> None:
        """The heart: refuse or apply, make durable, publish. The caller holds the lock."""
        play = self.playing()
        try:
            entries = change(play)
        except GunbaiError as error:
            raise self._refused(error, seat) from None
        self._time_moves(play)
        if entries:
            await self._append(entries, seat)
        await self.tea.keep()
        self.services.metrics.moves.labels(self.row.game, by).inc(len(entries))
        if play.is_over():
            await self.finish()
        self.publish(seat)

    def _time_moves(self, play: Session) -> None:
        """Whoever is asked something new has a new time for it; a sealed chain is one question."""
        if self.clock.per_move is None:
            return
        acting = play.actors()
        asked = {seat: play.decision(seat) for seat in acting}
        anew = [] if play.is_sealed() else [seat for seat in acting if self._asked.get(seat) != asked[seat]]
        self.clock.moved(acting, anew, self._showing.fresh(play))
        self._asked = asked

    async def _append(self, entries: list[Entry], seat: int) -> None:
        now = time.time()
        rows = [
            {"table_id": self.id, "number": self.stored + n, "entry": moves.written(entry), "at": now}
            for n, entry in enumerate(entries, 1)
        ]
        bank = self.clock.bank_of(seat)
        banks = [] if bank is None else [{"of_table": self.id, "of_seat": seat, "new_bank": bank}]
        notes = [{"of_table": self.id, "of_seat": n, "new_notes": self.seats[n].notes} for n in self._unwritten]
        started = time.perf_counter()
        try:
            await self.services.journal.append(rows, banks, notes)
        except Exception as error:
            log.warning("a move could not be stored", table=self.id, reason=reason(error))
            raise await self._recovered(self.stored + len(rows)) from None
        self.stored += len(rows)
        self._unwritten.clear()
        self.services.metrics.store_seconds.observe(time.perf_counter() - started)

    async def _recovered(self, wanted: int) -> Refusal:
        """What is not durable has not happened: forget it and read again what has. Where processes share the tables
        another one may own this since the commit: then it is let go, as it is where the store cannot even be read."""
        if not self.services.claims.is_shared:
            with contextlib.suppress(Exception):
                await self._reread()
                return lost() if self.stored >= wanted else not_stored()
        self._let_go()
        return lost()

    def _let_go(self) -> None:
        if self.on_failure is not None:
            self.on_failure(self)

    async def _reread(self) -> None:
        """What the store holds has happened, for everybody: whoever is asked now must learn of it."""
        await self.load()
        if self.play is not None and self.play.is_over() and not self.broken:
            await self.finish()
        self.publish()

    def retire(self) -> None:
        """Let go: the pages come back and find the process that owns the table now."""
        self.lock.is_retired = True
        self.on_change = []
        self.audience.close()

    async def finish(self) -> None:
        """The game is over: the result is written beside the moves it follows from."""
        assert self.play is not None
        result = canonical(self.play.result().document())
        self.row.status, self.row.ended, self.row.result = "over", time.time(), result
        try:
            await self.services.tables.change(self.id, status="over", ended=self.row.ended, result=result)
        except Exception:  # the last move is durable, so the game is over; whoever loads the table writes this down
            log.exception("a result could not be stored", table=self.id)
        self.services.metrics.games.labels("finished").inc()

    def _refused(self, error: GunbaiError, seat: int) -> Refusal:
        refusal = refused_by_rules(error)
        if isinstance(error, StaleDecision):
            refusal.state = self.state(seat, since=None)
        return refusal

    def renamed(self, guest: str, account: str, name: str) -> None:
        """A guest's seat belongs to an account now, or to the same guest under another name."""
        for seat in self.seats:
            if seat.person == guest:
                seat.person, seat.name, seat.guest = account, name, seat.guest and guest == account
        if self.row.host == guest:
            self.row.host = account
        for sinks in self.audience.sinks.values():
            for sink in sinks:
                sink.person = account if sink.person == guest else sink.person
        self.announce()

    def begin(self, play: Session) -> None:
        """The game has been started and stored as such."""
        self.play = play
        self.clock = Clock(self.row.per_move, [seat.bank for seat in self.seats])
        self.telling.begin()
        self._time_moves(play)
        self.announce()
        self.publish()

    async def stand_in(self, seat: int) -> None:
        """A bot plays for an absent player from now on. The caller holds the lock."""
        await self.services.tables.change_seat(self.id, seat, stand_in=True)
        self.seats[seat].stand_in = True
        self.votes.drop("replace", target=seat)
        self.announce()
        self.publish()

    async def hand_over(self, seat: int) -> None:
        """The player leaves the game to a bot, until they come back."""
        async with self.lock:
            if self.row.status != "running":
                raise Refusal(409, "table/not_running", "no game is being played here", {"status": self.row.status})
            if not self.seats[seat].stand_in:
                await self.stand_in(seat)
                self.left.add(seat)

    async def hand_back(self, seat: int) -> None:
        """The player is here again, with a fresh time for this move after an absence that they did not choose."""
        async with self.lock:
            await self._give_back(seat)
            self.votes.drop("replace", target=seat)

    async def _give_back(self, seat: int) -> None:
        if self.seats[seat].stand_in:
            await self.services.tables.change_seat(self.id, seat, stand_in=False)
            self.seats[seat].stand_in = False
            self.votes.drop("replace", target=seat)
            if seat not in self.left:
                self.clock.grant(seat)
            self.left.discard(seat)
            self.announce()

    async def set_paused(self, paused: bool) -> None:
        """Stop or start the clocks and the play. The caller holds the lock."""
        await self.services.tables.change(self.id, paused=paused)
        self.row.paused = paused
        if paused:
            self.clock.pause()
            self.tea.pause()
        else:
            self.clock.resume(self.acting())
            self.tea.resume()
        self.announce()
        self.publish()

    async def close(self, status: Status) -> None:
        """No game will be played here any more."""
        ended = time.time()
        await self.services.tables.change(self.id, status=status, ended=ended)
        self.row.status, self.row.ended = status, ended

    # --- telling --------------------------------------------------------------------------------------------------

    def state(self, seat: int | None, since: int | None) -> StateDoc:
        """The state for a viewer with its events from `since` on (None: no events)."""
        if self.play is None:
            raise Refusal(409, "table/not_started", "the game has not begun", {"status": self.row.status})
        if seat is None and self.lags:
            return self.delayed.document(self.play, since)
        start = self.play.stream.count(seat) if since is None else since
        return state_document(self.play, self.row.status, seat, start, self.tea.document())

    @property
    def lags(self) -> bool:
        """Whether spectators see less than the players now."""
        return self.row.delay > 0 and self.row.status == "running"

    def publish(self, actor: int | None = None) -> None:
        """After a change of the game: everybody is told, whoever made it at once, then bots, clocks, notices follow."""
        self.used = time.monotonic()
        if self.play is not None:
            self.delayed.changed(self.play, self.row.status)
            self.telling.states(actor)
        self.follow_up()

    def follow_up(self) -> None:
        """Let bots, clocks and notices see what has changed."""
        for follow in self.on_change:
            follow(self)

    def announce(self) -> None:
        """Something about the table itself changed: who sits here, its status, a vote."""
        self.used = time.monotonic()
        self.telling.table_changed()

    def presence_changed(self) -> None:
        self.used = time.monotonic()
        self.telling.presence()


def begun(row: TableRow, seats: list[SeatRow]) -> Session:
    """The game at its beginning, or a what-if at its moment, with the luck of its seed and the players' seeds."""
    chance = FairChance(row.seed, mixed(row, seats))
    lesson = lesson_of(row.game) if row.lesson else None
    game, study = game_by_name(row.game), row.study_document
    position = None if study is None else study["position"]
    return new_session(game, len(seats), row.option_values, chance, row.rules, lesson, row.id, position)
