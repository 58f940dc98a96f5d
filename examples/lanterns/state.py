"""A running festival: what the kernel asks of every state, and what the rules do."""

from __future__ import annotations

import gunbai
from examples.lanterns.documents import Position, named, shown
from examples.lanterns.table import Secrets, Table
from examples.lanterns.view import View
from examples.lanterns.words import ACTIONS, EVENTS, LANTERNS, PLACE
from gunbai import Aside, AsideForm, Chance, Result, RuleViolation


class State(gunbai.State):
    """A running festival."""

    def __init__(self, table: Table, secrets: Secrets, chance: Chance) -> None:
        super().__init__(ACTIONS, EVENTS, chance, table.stack)
        self.table = table
        self.secrets = secrets

    # --- what the kernel asks for ---------------------------------------------------------------------------------

    def seats(self) -> int:
        return self.table.seats

    def twin(self, chance: Chance) -> gunbai.State:
        return State(self.table.copy(), self.secrets.copy(), chance).adopt(self)

    def asides(self, seat: int) -> list[AsideForm]:
        return [AsideForm("withdraw", (), "LN2.2")] if self.secrets.bids[seat] else []

    def take_aside(self, aside: Aside) -> None:
        if not self.asides(aside.seat):
            raise RuleViolation("withdraw/nothing", "LN2.2", {"seat": aside.seat})
        self.secrets.bids[aside.seat] = []
        self.ask_anew(aside.seat)

    def seen_by(self, seat: int | None) -> View:
        held = [len(hand) for hand in self.secrets.hands]
        ready = [len(bids) == len(PLACE) for bids in self.secrets.bids]
        hand, bids = ([], []) if seat is None else (self.secrets.hands[seat][:], self.secrets.bids[seat][:])
        return View(seat, self.table.copy(), held, ready, hand, bids)

    def position(self) -> Position:
        rows = zip(self.secrets.hands, self.secrets.bids, strict=True)
        return {**shown(self.table), "secrets": [{"hand": named(hand), "bids": bids[:]} for hand, bids in rows]}

    def result(self) -> Result:
        """LN4.1."""
        rows = zip(self.table.points, self.table.coins, strict=True)
        breakdown = [{"light": points, "coins": coins // 5} for points, coins in rows]
        scores = [sum(row.values()) for row in breakdown]
        ranking = [1 + sum(other > score for other in scores) for score in scores]
        return Result(scores, ranking, [seat for seat, place in enumerate(ranking) if place == 1], breakdown)

    # --- what the rules do ----------------------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """What a seat may still bid."""
        return self.table.coins[seat] - sum(self.secrets.bids[seat])

    def draw(self, seat: int) -> None:
        """LN1.2."""
        bag = [kind for kind, lantern in enumerate(LANTERNS) for _ in range(lantern.many)]
        for hand in self.secrets.hands:
            for lantern in hand:
                bag.remove(lantern)
        if bag:
            drawn = bag[self.chance.pick("lantern", len(bag), private=True)]
            self.secrets.hands[seat] = sorted([*self.secrets.hands[seat], drawn])
            self.tell("drawn", seat, drawn)

    def winner(self, place: int) -> int:
        """LN2.3: who wins a place and pays for it; -1 if nobody does."""
        table, bids = self.table, [row[place] for row in self.secrets.bids]
        for seat, bid in enumerate(bids):
            self.tell("shown", seat, place, bid)
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        if not max(bids) or (len(best) > 1 and not table.options[0]):
            return -1
        seat = min(best, key=lambda one: (one - table.night) % table.seats)
        table.coins[seat] -= bids[seat]
        self.tell("won", seat, place, bids[seat])
        return seat

    def light(self, seat: int, place: int, lantern: int) -> None:
        """LN3.1 and LN3.2, then what this lantern does."""
        self.secrets.hands[seat].remove(lantern)
        self.table.points[seat] += LANTERNS[lantern].light + place
        self.tell("lit", seat, place, lantern)
        LANTERNS[lantern].lit(self, seat)
