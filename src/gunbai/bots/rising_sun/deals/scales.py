"""The scales: what victory points, coins, ronin and allies change of a seat's chance to win, in hundredths of it.

The chances are those of the judgement that plays (`guide.value`), read off the public table: what a seat hides, its own
bot included, is nowhere in them. They add up to 1, so what helps another seat costs me by how near it is to winning.
"""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.guide.value import FEATURES, STAGES
from gunbai.bots.rising_sun.guide.weights import WEIGHTS
from gunbai.bots.rising_sun.outlook import Field, Outlook
from gunbai.bots.rising_sun.talks.allies import Teahouse, ally_worth
from gunbai.games.rising_sun.table import Table


class Scales:
    """One table, and how each seat stands on it; outlooks are made when somebody asks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.house = Teahouse(table)
        self.chances = self.house.chances
        weights = WEIGHTS[table.seats - 3][min(table.season, 2) * STAGES]
        self.point = 100 * weights[FEATURES.index("points")]
        """What a victory point, and a coin, adds to the sum that the chances are made of."""
        self.coin = 100 * weights[FEATURES.index("coins")]
        self.effects: dict[str, tuple[float, float]] = {}
        """What promises were found to be worth on this table."""
        self._field = Field(table)
        self._outlooks: list[Outlook | None] = [None] * table.seats

    def outlook(self, seat: int) -> Outlook:
        found = self._outlooks[seat]
        if found is None:
            found = self._outlooks[seat] = Outlook(self._field, seat)
        return found

    def own(self, seat: int, gain: float) -> float:
        """What a gain of mine in victory points is worth to me."""
        return self.point * self.chances[seat] * (1 - self.chances[seat]) * gain

    def others(self, seat: int, other: int, gain: float) -> float:
        """What a gain of somebody else in victory points costs me: below 0."""
        return -self.point * self.chances[seat] * self.chances[other] * gain

    def coins(self, seat: int, given: int) -> float:
        """What giving coins costs a seat: below 0; above when `given` is below."""
        return -self.coin * self.chances[seat] * (1 - self.chances[seat]) * given

    def coins_of(self, seat: int, other: int, given: int) -> float:
        """What it costs a seat that another one has those coins."""
        return -self.coin * self.chances[seat] * self.chances[other] * given

    def ronin(self, seat: int, given: int) -> float:
        """The same with ronin; Koi's become coins when the wars begin (RS12.1)."""
        return -self.own(seat, self._ronin_worth(seat)) * given

    def ronin_of(self, seat: int, other: int, given: int) -> float:
        return self.others(seat, other, self._ronin_worth(other)) * given

    def _ronin_worth(self, seat: int) -> float:
        return w.COIN * 0.95 if self.table.clan(seat).turns_ronin_into_coins else w.RONIN

    def alliance(self, seat: int, other: int) -> float:
        """What an alliance is worth to a seat, against having none while the others pair off."""
        return ally_worth(self.house, seat, other)

    def burden(self, seat: int, other: int) -> float:
        """What an alliance loses for a seat because the other one stands above its fair share."""
        house, chance = self.house, self.chances[other]
        as_it_is = ally_worth(house, seat, other)
        house.chances[other] = 1 / self.table.seats
        at_par = ally_worth(house, seat, other)
        house.chances[other] = chance
        return at_par - as_it_is

    def is_leader(self, seat: int) -> bool:
        """Whether a seat stands so far above its fair share that the others should look out."""
        return self.chances[seat] > 1.5 / self.table.seats
