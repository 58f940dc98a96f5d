"""Tea at one table: what people and bots do goes through here, and who agrees pours a cup first."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gunbai.games.rising_sun.actions import AGREE
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.table import Table as Board
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import StaleDecision
from gunbai.server.documents import CupDoc, TeaDoc
from gunbai.server.play import moves
from gunbai.server.refusal import Refusal
from gunbai.server.tea.manners import Cup, Manners, Times
from gunbai.session.session import Session

if TYPE_CHECKING:
    from gunbai.server.tables.table import Table

ADDRESSING: Final = ("alliance_proposed", "alliance_declined", "offered", "offer_refused")
"""Events that say something to their second seat, which then has time to answer."""


class Ceremony:
    """The manners of one table with its game, its people and its clock."""

    def __init__(self, table: Table, clock: Callable[[], float] = time.time) -> None:
        settings = table.services.settings
        times = Times(settings.tea_word, settings.tea_pour, settings.tea_open, settings.tea_away, settings.tea_longest)
        self.table = table
        self.clock = clock
        self.manners = Manners(times.by_correspondence() if table.row.pace == "turns" and times.word else times)
        self._put_off: dict[int, int] = {}
        """Decisions of bots that have answered and wait: for their cup, or for the time when cups are poured."""
        self._heard = 0

    # --- what there is --------------------------------------------------------------------------------------------

    def board(self) -> Board | None:
        """The table while tea is drunk and nobody guides the players, else None."""
        play = self.table.play
        if play is None or play.guide is not None or self.table.row.status != "running":
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

    # --- what is done ---------------------------------------------------------------------------------------------

    def change(self, seat: int, texts: list[str], decision: int | None) -> Callable[[Session], list[Any]]:
        """How a table carries out what a seat does: at tea somebody who agrees may only pour a cup."""

        def carried_out(play: Session) -> list[Any]:
            board = self.board()
            if board is None:
                return moves.acted(play, seat, texts, decision)
            self.manners.follow(board, self.clock())
            action = play.parsed(seat, texts[0])
            if len(texts) > 1 or not isinstance(action, Action) or not AGREE.has(action.id):
                found = moves.acted(play, seat, texts, decision)
                self._spoke(seat)
                return found
            return self._agreed(play, board, action, decision)

        return carried_out

    def _agreed(self, play: Session, board: Board, action: Action, decision: int | None) -> list[Any]:
        seat, other, now = action.seat, AGREE.only(action.id), self.clock()
        _check(play, action, decision)
        self._spoke(seat)
        cup = self.manners.cup_of(seat)
        if cup is None or not cup.has(other):
            cup = Cup(seat, other, now)
        if self.manners.due(board, self.people(), cup, now) <= now:
            self.manners.drop(cup)
            return moves.acted(play, seat, [str(action)], decision)
        if cup not in self.manners.cups:
            self.manners.pour(seat, other, now)
        return []

    def _spoke(self, seat: int) -> None:
        if seat in self.people():
            self.manners.spoke(seat, self.clock())

    def do(self, seat: int, what: str) -> None:
        """What a person may do at tea beside the rules: wait, let the others go on, take a cup back."""
        board = self.board()
        if board is None:
            raise Refusal(409, "tea/not_now", "nobody drinks tea now")
        self.manners.follow(board, self.clock())
        if what == "wait":
            if not self.manners.wait(seat, self.clock()):
                raise Refusal(409, "tea/waited", "twice in a ceremony is all one may ask the others to wait")
        elif what == "go_on":
            self.manners.let_go(seat)
        elif self.manners.take_back(seat) is None:
            raise Refusal(409, "tea/no_cup", "there is no cup of yours to take back, or you did so twice")

    # --- bots -----------------------------------------------------------------------------------------------------

    def keeps_waiting(self, seat: int) -> bool:
        """Whether a bot has answered already and nothing new was said to it."""
        play = self.table.play
        return play is not None and self.board() is not None and self._put_off.get(seat) == play.decision(seat)

    def courteous(self, seat: int, text: str, decision: int) -> str | None:
        """What a bot does in place of what it would like to: it never closes the door on a person who has asked it,
        without a word, and pours no cup with another bot too early. None: it waits. Who has agreed is not asked again
        before something changes for it."""
        board, play = self.board(), self.table.play
        if board is None or play is None:
            return text
        action = play.parsed(seat, text)
        if not isinstance(action, Action) or not AGREE.has(action.id):
            return text
        other, people = AGREE.only(action.id), self.people()
        asked = [one for one in people if one != other and board.open_proposals[one * board.seats + seat]]
        cup = self.manners.cup_of(seat)
        if asked and cup is not None and cup.has(other):
            return f"{seat} decline {asked[0]}"
        self._put_off[seat] = decision
        return text if self.manners.may_pour(seat, other, people, self.clock()) else None

    # --- time -----------------------------------------------------------------------------------------------------

    def follow(self) -> list[Cup]:
        """After every change and when a time is up: the cups that nobody holds any more."""
        board, now = self.board(), self.clock()
        if board is None:
            self._put_off.clear()
            return []
        self.manners.follow(board, now)
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

    def wake(self) -> None:
        """A time is up: bots that were put off may speak again; those at a cup keep to it."""
        self._put_off = {seat: put for seat, put in self._put_off.items() if self.manners.cup_of(seat) is not None}


def _check(play: Session, action: Action, decision: int | None) -> None:
    """Refuse what the rules refuse: a cup is poured only for what could be done now."""
    if decision is not None and decision != play.decision(action.seat):
        raise StaleDecision(decision, play.decision(action.seat))
    refused = play.refusal(action)
    if refused is not None:
        raise refused
