"""Bots' turns: when a bot speaks, what it chooses, and the one fall-back when it cannot.

A turn is taken on any board: a session, or a bare state in the arena and in the workers of a server.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from gunbai.bots.bot import Bot, can_hear, hear
from gunbai.bots.registry import best
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.state import View

MOST_ASIDES: Final = 200
"""Asides a seat may take in one game: a bot that withdraws its bids for ever must not hold up the others."""
OFFER: Final = "offer"
Luck = Callable[[], random.Random]
Ears = Callable[[], Sequence[Event]]
"""All that a seat has heard of its game, in order."""
FAULTS: Final = (Exception, SystemExit)
"""What a bot may do wrong: it may even try to leave."""


class Board(Protocol):
    """What a turn needs of a game."""

    def actors(self) -> list[int]: ...

    def choices(self, seat: int) -> list[Action]: ...

    def asides(self, seat: int) -> list[AsideForm]: ...

    def view(self, seat: int | None) -> View: ...

    def is_together(self) -> bool: ...

    def apply(self, action: Action | Aside) -> object: ...


class Player:
    """A bot in a seat, and the quick one that stands in for it at any decision it fails: wherever bots play, this is
    the one fall-back. Where even that one fails the first choice is taken, so that no game ever stops at a bot."""

    def __init__(self, game: Game, seat: int, bot: Bot, luck: Luck, spare_luck: Luck, budget_ms: int = 0) -> None:
        self.seat = seat
        self.bot = bot
        self.stand_in = best(game)
        self.luck = luck
        self.spare_luck = spare_luck
        self.budget_ms = budget_ms
        self.asides = 0
        self.ears: Ears | None = None
        """None where nobody listens for it."""
        self.heard = 0
        """How many events the bot has been told."""

    def chosen(self, view: View, choices: list[Action]) -> Action:
        """One of the choices, whatever the bot does."""
        try:
            return self.answer(view, choices)
        except FAULTS as fault:
            self.failed(fault)
        return self._stands_in(view, choices)

    def said(self, view: View, forms: list[AsideForm]) -> Aside | None:
        """What it would like to do out of turn; what fails is nothing said."""
        if self.asides >= MOST_ASIDES:
            return None
        try:
            aside = self.speech(view, forms)
            if aside is None:
                return None
            self.asides += 1
            if not isinstance(aside, Aside) or aside.seat != self.seat:
                raise BadInput("aside", f"an aside of seat {self.seat} or None", str(aside))
        except FAULTS as fault:
            self.failed(fault)
            return None
        return aside

    # --- what the arena does with a watch in its hand ---------------------------------------------------------------

    def answer(self, view: View, choices: list[Action]) -> Action:
        """What the bot chooses; raises whatever is wrong with it."""
        action = self.asked(view, choices)
        self.check(action, choices)
        return action

    def asked(self, view: View, choices: list[Action]) -> Action:
        self.listen()
        return self.bot.choose(view, choices[:], self.luck(), self.budget_ms)

    def check(self, action: Action, choices: list[Action]) -> None:
        if action not in choices:
            raise BadInput("action", "one of the choices", str(action))

    def speech(self, view: View, forms: Sequence[AsideForm]) -> Aside | None:
        """What the bot says; raises whatever is wrong with it."""
        self.listen()
        return self.bot.aside(view, forms, self.luck())

    def listen(self) -> None:
        """Before it is asked anything a bot that listens is told what its seat has heard since the last time."""
        if self.ears is None or not can_hear(self.bot):
            return
        news = self.ears()[self.heard :]
        self.heard += len(news)
        if news:
            hear(self.bot, news)

    def failed(self, fault: BaseException) -> None:
        """Told of everything that goes wrong with the bot."""

    def _stands_in(self, view: View, choices: list[Action]) -> Action:
        try:
            action = self.stand_in.choose(view, choices[:], self.spare_luck(), 0)
        except FAULTS as fault:
            self.failed(fault)
            return choices[0]
        return action if action in choices else choices[0]


class Turns:
    """Takes the turns of all players of a board. Seats without a player are people's: nobody answers for them."""

    def __init__(self, board: Board, players: Mapping[int, Player]) -> None:
        self.board = board
        self.players = players
        self.done: list[Action | Aside] = []
        """What was carried out in the last turn."""
        self.before: Callable[[Action], None] | None = None
        """Told of every choice before it is carried out."""
        self._last = -1
        self._asked: set[int] = set()
        """Seats asked for an aside in this decision."""
        self._open: dict[int, list[tuple[str, int]]] = {}
        """What each seat could say when it was last looked at."""

    def take(self, seat: int) -> None:
        """One decision of one player, with the asides before it."""
        self._asked, self.done = set(), []
        if self._may_speak(seat):
            self._ask_aside(seat)
        self._last = seat
        self.choose(seat)

    def speak(self, seat: int) -> None:
        """Only what the player would like to say."""
        self._asked, self.done = set(), []
        self._ask_aside(seat)

    def choose(self, seat: int) -> None:
        """Only the choice, if one is asked of the player."""
        if seat in self.board.actors():
            self._apply(self.players[seat].chosen(self.board.view(seat), self.board.choices(seat)))

    def answer(self, offer: Aside) -> None:
        """Somebody has made an offer: a player whom it is made to answers at once, if it likes."""
        self._asked, self.done = {offer.seat}, []
        self._answered(offer)

    def _may_speak(self, seat: int) -> bool:
        """When its turn starts, when it can say something new, and at every decision of an open phase."""
        tags = [(form.tag, form.fields[0].low if form.fields else 0) for form in self.board.asides(seat)]
        is_new, self._open[seat] = tags != self._open.get(seat, []), tags
        return bool(tags) and (is_new or self._last != seat or self._is_open_phase(seat))

    def _is_open_phase(self, seat: int) -> bool:
        choices = self.board.choices(seat) if self.board.is_together() else []
        return bool(choices) and not choices[0].secret

    def _ask_aside(self, seat: int) -> None:
        """Asked once per decision; a refused aside is a fault and changes nothing."""
        forms = self.board.asides(seat)
        if not forms or seat in self._asked:
            return
        self._asked.add(seat)
        aside = self.players[seat].said(self.board.view(seat), forms)
        if aside is None:
            return
        try:
            self._apply(aside)
        except FAULTS as fault:
            self.players[seat].failed(fault)
            return
        self._answered(aside)

    def _answered(self, aside: Aside) -> None:
        if aside.tag == OFFER and aside.numbers[0] in self.players:
            self._ask_aside(aside.numbers[0])

    def _apply(self, action: Action | Aside) -> None:
        if self.before is not None and isinstance(action, Action):
            self.before(action)
        self.board.apply(action)
        self.done.append(action)
