"""Deals between bots alone: a game of Rising Sun with its ledger of promises, as at a table.

What an offer promises is told by its number (`promises.numbers`); once it is accepted the ledger watches it. All deals
here are open to the whole table.
"""

from __future__ import annotations

from gunbai.games.rising_sun.asides import offer_row
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.promises.ledger import Ledger, check
from gunbai.games.rising_sun.promises.numbers import terms_of
from gunbai.games.rising_sun.promises.promise import OPEN, Promise, read
from gunbai.games.rising_sun.table import OFFER
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.events import Event, Journal
from gunbai.kernel.state import Hearer, State, View


class BargainBoard:
    """A state as turns are taken on it, with the promises that its players make each other."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = table_of(state)
        self.ledger = Ledger()
        self.deals = 0
        heard = state.listener
        self.listener: Hearer | None = None if isinstance(heard, Journal) else heard
        """Who else hears what happens."""

    def actors(self) -> list[int]:
        return self.state.actors()

    def choices(self, seat: int) -> list[Action]:
        return self.state.choices(seat)

    def asides(self, seat: int) -> list[AsideForm]:
        return self.state.asides(seat)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def is_together(self) -> bool:
        return self.state.is_together()

    def apply(self, action: Action | Aside) -> None:
        """An offer that promises what is no promise is refused, and nothing has changed."""
        given: list[Promise] = []
        if isinstance(action, Aside) and action.tag == "offer":
            for promise in self.promised(action.seat, action.numbers[0], action.numbers[-1]):
                check(promise, self.table)
        elif isinstance(action, Aside) and action.tag == "accept":
            giver = action.numbers[0]
            row = offer_row(self.table, giver, action.seat)
            given = self.promised(giver, action.seat, self.table.offers[row + OFFER - 1])
        self.ledger.move += 1
        self.state.apply(action)
        if given:
            self.deals += 1
            for promise in given:
                self.ledger.add(self.deals, promise, self.table)
        self._listen()

    def promised(self, by: int, to: int, number: int) -> list[Promise]:
        """The promises of an offer: who offers may promise something, and ask for something."""
        gives, asks = terms_of(number)
        season, seats = self.table.season, self.table.seats
        found = [] if gives is None else [read(gives, by, to, season, seats)]
        return found if asks is None else [*found, read(asks, to, by, season, seats)]

    def known_to(self, seat: int) -> Doc:
        """What a bot is told: the ledger, and what the offers to it promise and ask."""
        offers: list[object] = []
        for other in range(self.table.seats):
            row = offer_row(self.table, other, seat)
            if self.table.offers[row]:
                gives, asks = terms_of(self.table.offers[row + OFFER - 1])
                offers.append({"by": other, "gives": [gives] if gives else [], "asks": [asks] if asks else []})
        return {"promises": [watch.document() for watch in self.ledger.watches], "offers": offers}

    def _listen(self) -> None:
        """Events are told only while a promise is open: without one they need not even be made."""
        if any(watch.status == OPEN for watch in self.ledger.watches):
            self.state.listener = self._hear
        else:
            self.state.listener = self.listener

    def _hear(self, event: Event) -> None:
        self.ledger.hear(event, self.table)
        if self.listener is not None:
            self.listener(event)
