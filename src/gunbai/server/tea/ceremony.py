"""Tea at one table: what people and bots do goes through here, and who agrees pours a cup first."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from gunbai.games.rising_sun.actions import AGREE
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.table import NOBODY
from gunbai.games.rising_sun.table import Table as Board
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import StaleDecision
from gunbai.kernel.records.match import Entry
from gunbai.server.play.steady import Steady
from gunbai.server.refusal import Refusal
from gunbai.server.tea.manners import Cup, Manners, Times
from gunbai.server.wire.state import CupDoc, TeaDoc
from gunbai.session import beats
from gunbai.session.session import Session

if TYPE_CHECKING:
    from gunbai.server.tables.table import Table

encode = msgspec.json.Encoder().encode
ADDRESSING: Final = ("alliance_proposed", "alliance_declined", "offered", "offer_refused")
"""Events that say something to their second seat, which then has time to answer."""


class Kept(msgspec.Struct):
    """The cups of a ceremony as they are stored."""

    season: int
    cups: list[list[int]]


class Wish(NamedTuple):
    """With whom a bot would ally, and the decision by which it said so."""

    decision: int
    other: int


class Ceremony:
    """The manners of one table with its game, its people and its clock."""

    def __init__(self, table: Table, clock: Callable[[], float] | None = None) -> None:
        settings = table.services.settings
        pour = settings.tea_pour if table.row.tea is None else float(table.row.tea)
        times = Times(settings.tea_word, pour, settings.tea_open, settings.tea_away, settings.tea_longest)
        self.table = table
        self.clock = clock or Steady()
        self.manners = Manners(times.by_correspondence() if table.row.pace == "turns" and times.word else times)
        self._put_off: dict[int, Wish] = {}
        """Bots that have answered and wait: for their cup, for the time when cups are poured, or for somebody's cup."""
        self._why: dict[tuple[int, int], str] = {}
        """Why a bot leaves somebody waiting, by the two seats: it is said when they are declined."""
        self._heard = 0
        self._showing = beats.Showing()
        self._seen_at = 0.0
        """When everybody who watches at the usual speed has seen what was told."""
        self._paused_at = self.clock()
        """A table that is read while it is paused stands still from then on."""
        self._kept = table.row.cups

    # --- what there is --------------------------------------------------------------------------------------------

    def board(self) -> Board | None:
        """The table while tea is drunk and nobody guides the players, else None."""
        play = self.table.play
        if play is None or play.is_guided() or self.table.row.status != "running":
            return None
        asked = play.question(None)
        view = play.view(None) if asked is not None and asked.step == Tea.name else None
        return view.table if isinstance(view, View) else None

    def people(self) -> list[int]:
        """Seats whose players speak for themselves."""
        return [seat.seat for seat in self.table.seats if seat.person is not None and not seat.stand_in]

    def document(self) -> TeaDoc | None:
        """What everybody may know: the same for all."""
        board, now = self.board(), self.clock()
        if board is None or not self.manners.times.word:
            return None
        cups = [self._cup_document(board, cup, now) for cup in self.manners.cups]
        return TeaDoc(began=self.manners.began, pour=self.manners.times.pour, cups=cups)

    def _cup_document(self, board: Board, cup: Cup, now: float) -> CupDoc:
        people = self.people()
        due = self.manners.due(board, people, cup, now)
        held = sorted(self.manners.held(board, people, cup, now))
        return CupDoc(seats=[cup.seat, cup.other], poured=cup.poured, due=None if math.isinf(due) else due, held=held)

    def shown(self, seconds: float) -> None:
        """What has just happened takes so long to be seen; a ceremony begins after that, for nobody speaks before."""
        now = self.clock()
        self._seen_at = min(max(now, self._seen_at) + seconds, now + beats.LONGEST_SHOW)

    def pause(self) -> None:
        """Nobody's word runs while the game stands still."""
        self._paused_at = self.clock()

    def resume(self) -> None:
        passed = self.clock() - self._paused_at
        self._seen_at += passed
        self.manners.later(passed)

    def _follow(self, board: Board) -> None:
        self.manners.follow(board, max(self.clock(), self._seen_at))

    # --- what is done ---------------------------------------------------------------------------------------------

    def change(self, seat: int, texts: list[str], decision: int | None) -> Callable[[Session], list[Entry]]:
        """How a table carries out what a seat does: at tea somebody who agrees may only pour a cup."""

        def carried_out(play: Session) -> list[Entry]:
            board = self.board()
            if board is None:
                return play.act(seat, texts, decision)
            self._follow(board)
            action = play.parsed(seat, texts[0])
            if len(texts) == 1 and isinstance(action, Action) and AGREE.has(action.id):
                return self._agreed(play, board, action, decision)
            found = play.act(seat, texts, decision)
            self._spoke(seat)
            return found

        return carried_out

    def _agreed(self, play: Session, board: Board, action: Action, decision: int | None) -> list[Entry]:
        seat, other, now = action.seat, AGREE.only(action.id), self.clock()
        _check(play, action, decision)
        if self._is_taken(board, other, seat):
            raise Refusal(409, "tea/poured", "there is a cup between them and another", {"seat": other}, "RS5.3")
        self._spoke(seat)
        cup = self.manners.cup_of(seat)
        if cup is None or not cup.has(other):
            cup = Cup(seat, other, now)
        if self.manners.due(board, self.people(), cup, now) <= now:
            self.manners.drop(cup)
            return play.act(seat, [str(action)], decision)
        if cup not in self.manners.cups:
            self.manners.pour(seat, other, now)
        return []

    def _sits_elsewhere(self, seat: int, other: int) -> bool:
        """Whether somebody sits at a cup with another than this one."""
        cup = self.manners.cup_of(seat)
        return cup is not None and not cup.has(other)

    def _is_taken(self, board: Board, person: int, seat: int) -> bool:
        """Nobody is taken from the cup at which they sit, but by whom it waits for: they were asked as well."""
        cup, people = self.manners.cup_of(person), self.people()
        if cup is None or cup.has(seat) or person not in people:
            return False
        return seat not in self.manners.held(board, people, cup, self.clock())

    def _spoke(self, seat: int) -> None:
        if seat in self.people():
            self.manners.spoke(seat, self.clock())

    def dealt(self, seat: int, other: int) -> None:
        """Whoever offers or answers has spoken, and the other one has time to answer: a deal is put together slowly."""
        board = self.board()
        if board is None:
            return
        self._follow(board)
        self._spoke(seat)
        if other in self.people():
            self.manners.addressed(other, self.clock())

    def pledged(self, seat: int, other: int) -> list[str]:
        """Two have promised each other to ally: a bot of theirs leaves the cup at which it sits with somebody else. The
        asides by which it takes back what it has asked others; whom it had agreed with it answers itself."""
        board, found = self.board(), list[str]()
        if board is None:
            return found
        self._follow(board)
        for bot, partner in ((seat, other), (other, seat)):
            if bot in self.people():
                continue
            cup = self.manners.cup_of(bot)
            if cup is not None and not cup.has(partner):
                self.manners.spill(cup, self.clock())
            self._put_off.pop(bot, None)
            asked = [third for third in range(board.seats) if board.open_proposals[bot * board.seats + third]]
            found += [f"{bot} unpropose {third}" for third in asked if third != partner]
        return found

    def do(self, seat: int, what: str) -> str | None:
        """What a person may do at tea beside the rules: wait, let the others go on, take a cup back. Whoever had asked
        for that cup takes the proposal back, too: the aside that does it."""
        board = self.board()
        if board is None:
            raise Refusal(409, "tea/not_now", "nobody drinks tea now")
        self._follow(board)
        if what == "wait":
            if not self.manners.wait(seat, self.clock()):
                raise Refusal(409, "tea/waited", "twice in a ceremony is all one may ask the others to wait")
        elif what == "go_on":
            self.manners.let_go(seat)
        else:
            cup = self.manners.take_back(seat, self.clock())
            if cup is None:
                raise Refusal(409, "tea/no_cup", "there is no cup of yours to take back, or you did so twice")
            return f"{seat} unpropose {cup.seat}" if cup.other == seat else None
        return None

    # --- from the store and into it -------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Write down the cups when they have changed: they are there after a restart. The caller holds the lock."""
        cups = [[cup.seat, cup.other] for cup in self.manners.cups]
        now = encode(Kept(self.manners.season, cups)).decode() if cups else None
        if now != self._kept:
            await self.table.services.tables.change(self.table.id, cups=now)
            self._kept = self.table.row.cups = now

    def load(self) -> None:
        """The cups as they were written down; the time for which they are seen begins anew."""
        board, now = self.board(), self.clock()
        if board is None or self._kept is None:
            return
        kept = msgspec.json.decode(self._kept, type=Kept)
        self._follow(board)
        if kept.season == board.season:
            self.manners.cups = [Cup(seat, other, now) for seat, other in kept.cups]
            self._follow(board)

    # --- bots -----------------------------------------------------------------------------------------------------

    def keeps_waiting(self, seat: int) -> bool:
        """Whether a bot has answered already, nothing new was said to it, and what it waits for has not come."""
        play, wish = self.table.play, self._put_off.get(seat)
        if wish is None or play is None or self.board() is None or wish.decision != play.decision(seat):
            return False
        return self.manners.cup_of(seat) is not None or not self._may_pour(seat, wish.other)

    def _may_pour(self, seat: int, other: int) -> bool:
        """Whether a bot may agree now: not too early with another bot, and with nobody who sits at another cup."""
        if self._sits_elsewhere(other, seat):
            return False
        return self.manners.may_pour(seat, other, self.people(), self.clock())

    def is_asked(self, seat: int) -> bool:
        """Whether a person has proposed an alliance to a bot and waits for its answer."""
        board = self.board()
        return board is not None and any(board.open_proposals[one * board.seats + seat] for one in self.people())

    def explained(self, seat: int, declined: Mapping[int, str]) -> None:
        """A bot says with its choice why others are left waiting by it."""
        self._why |= {(seat, other): kind for other, kind in declined.items()}

    def reason(self, seat: int, other: int) -> str | None:
        """Why a bot has declined an alliance with a person: the kind of reason, told once."""
        kind = self._why.pop((seat, other), None)
        return kind if other in self.people() else None

    def courteous(self, seat: int, text: str, decision: int) -> str | None:
        """What a bot does in place of what it would like to: whoever has asked it is answered before it agrees with
        somebody else, and no cup with another bot is poured too early. None: it waits. Who has agreed is not asked
        again before something changes for it."""
        board, play = self.board(), self.table.play
        if board is None or play is None:
            return text
        action = play.parsed(seat, text)
        if not isinstance(action, Action) or not AGREE.has(action.id):
            return text
        other, people = AGREE.only(action.id), self.people()
        asked = [one for one in people if one != other and board.open_proposals[one * board.seats + seat]]
        cup = self.manners.cup_of(seat)
        may_pour = self._may_pour(seat, other)
        if asked and (may_pour or (cup is not None and cup.has(other))):
            return f"{seat} decline {asked[0]}"
        self._put_off[seat] = Wish(decision, other)
        return text if may_pour else None

    # --- time -----------------------------------------------------------------------------------------------------

    def follow(self) -> list[Cup]:
        """After every change and when a time is up: the cups that nobody holds any more."""
        board, now = self.board(), self.clock()
        if self.table.play is not None:
            self.shown(self._showing.fresh(self.table.play))
        if board is None:
            self._put_off.clear()
            self._why.clear()
            if self.manners.season != NOBODY:
                self.manners.begin(NOBODY, now)  # a rewind may lead back into this very tea
            return []
        self._follow(board)
        people = self.people()
        for seat in people:
            (self.manners.came if self.table.audience.is_online(seat) else self.manners.left)(seat, now)
        self._listen(people, now)
        return [cup for cup in self.manners.cups if self.manners.due(board, people, cup, now) <= now]

    def _listen(self, people: list[int], now: float) -> None:
        """Whoever was spoken to has time to answer."""
        play = self.table.play
        assert play is not None
        for told in play.stream.of(None, self._heard):
            other = told.event.args.get("seat2")
            if told.event.code in ADDRESSING and isinstance(other, int) and other in people:
                self.manners.addressed(other, now)
        self._heard = play.stream.count(None)

    def wait(self) -> float | None:
        """Seconds until something may be due; None when only people can change anything."""
        board, now = self.board(), self.clock()
        if board is None:
            return None
        times = [self.manners.due(board, self.people(), cup, now) for cup in self.manners.cups]
        opens = self.manners.began + self.manners.times.open
        soon = [at - now for at in [*times, opens] if at > now and not math.isinf(at)]
        return min(soon, default=None)


def _check(play: Session, action: Action, decision: int | None) -> None:
    """Refuse what the rules refuse: a cup is poured only for what could be done now."""
    if decision is not None and decision != play.decision(action.seat):
        raise StaleDecision(decision, play.decision(action.seat))
    refused = play.refusal(action)
    if refused is not None:
        raise refused
