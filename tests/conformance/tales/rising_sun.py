"""What every event of Rising Sun stands for: seasons, tea, mandates and purses; battles have a file of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gunbai.games.rising_sun.data.board import ROUTES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, HELD, PLACES, RESERVE, SHRINE, SHRINES, STRONGHOLD
from gunbai.games.rising_sun.data.options import HORSEMAN_SUMMER
from gunbai.games.rising_sun.data.words import (
    CLEANUP,
    POLITICS,
    SCORING,
    SETUP,
    SOURCES,
    STOLEN,
    TEA,
    TILES_OF_EACH,
    WINTER,
)
from gunbai.games.rising_sun.entries.card import DECK, Card, laid_out
from gunbai.games.rising_sun.rules.figures import count, send_home, shift
from gunbai.games.rising_sun.rules.force import strongest
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.betray import Betray
from gunbai.games.rising_sun.steps.politics.kami import KamiGift, KamiTurn
from gunbai.games.rising_sun.steps.politics.moving import Toll
from gunbai.games.rising_sun.steps.politics.paying import Pay
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.table import MEMORY, NOBODY, OFFER, Table
from gunbai.kernel.vocabulary import MAX_SEATS
from tests.conformance.tales.battles import Battles
from tests.conformance.tales.tale import fields_of


class RisingSunTale(Battles):
    """The rows of Rising Sun."""

    untold: ClassVar[frozenset[str]] = frozenset(
        {"stack", "last_actor", "moved", "summoned", "newcomers", "crossed", "barred", "uses", "last_in_line", "loyal"}
    )

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.won: list[int] = []

    @property
    def now(self) -> Table:
        """The table as it is at the moment of telling."""
        return self.state.table

    def close(self) -> None:
        """Offers end with their phase, what a battle needs with the battle (no event says so)."""
        if self.now.phase != self.before.phase:
            self.table.offers = [0] * len(self.table.offers)
        if not self.now.fighters:
            self.clear_battle()
        for tile in range(5):
            played = [n for n in range(0, len(self.table.plays), 3) if self.table.plays[n + 1] == tile]
            shown = sum(not self.table.plays[n + 2] for n in played)
            held = self.secrets.hand[tile] + self.secrets.laid.count(tile)
            self.secrets.pool[tile] = TILES_OF_EACH - held - shown
        if "winter_came" in self.codes:
            assert self.won == self.state.result().winners

    def compared(self) -> Iterator[tuple[str, object, object]]:
        yield from fields_of(self.table, self.now, self.untold)
        yield from fields_of(self.secrets, self.state.secrets, frozenset())

    # --- seasons --------------------------------------------------------------------------------------------------

    def season_began(self, season: int) -> None:
        self.table.season, self.table.phase = season, SETUP
        self.table.wars, self.table.war = [], 0

    def war_drawn(self, amount: int, province: int) -> None:
        self.table.wars.append(province)
        assert amount == len(self.table.wars)

    def cards_laid_out(self, season: int) -> None:
        assert season == self.table.season
        self.table.market = laid_out(self.table.card_set, season, self.table.options[HORSEMAN_SUMMER])

    def income_taken(self, seat: int, amount: int) -> None:
        assert amount == self.table.clan(seat).income
        self.table.coins[seat] += amount

    def hostage_returned(self, seat: int, figure: int, seat2: int) -> None:
        self.shift(seat2, figure, HELD + seat, RESERVE)

    def season_cleaned(self) -> None:
        """Whoever looks now is told of the season's last phase, which is over at once."""
        table, secrets = self.table, self.secrets
        assert self.state.table.phase == CLEANUP
        table.coins, table.ronin = [0] * table.seats, [0] * table.seats
        for shrine in range(SHRINES):
            send_home(table, SHRINE + shrine)
        table.plays, table.turn = [], 0
        secrets.hand, secrets.laid, secrets.seen = [0] * 5, [], [0] * (table.seats * MEMORY)

    def winter_came(self) -> None:
        self.table.season, self.table.phase, self.table.active = WINTER, SCORING, NOBODY
        self.table.market = [0] * len(self.table.market)

    def game_won(self, seat: int, amount: int) -> None:
        self.won.append(seat)
        assert amount == self.table.vp[seat] == max(self.table.vp)

    # --- tea and bargains -----------------------------------------------------------------------------------------

    def alliances_ended(self) -> None:
        table = self.table
        table.phase, table.ally, table.ready = TEA, [NOBODY] * table.seats, [0] * table.seats
        table.proposals, table.open_proposals = [0] * table.seats**2, [0] * table.seats**2

    def alliance_proposed(self, seat: int, seat2: int) -> None:
        pair = seat * self.table.seats + seat2
        self.table.proposals[pair] += 1
        self.table.open_proposals[pair] = 1
        self.table.ready[seat2] = 0

    def alliance_declined(self, seat: int, seat2: int) -> None:
        pair = seat2 * self.table.seats + seat
        assert self.table.open_proposals[pair]
        self.table.open_proposals[pair] = 0

    def alliance_formed(self, seat: int, seat2: int) -> None:
        table = self.table
        assert table.open_proposals[seat2 * table.seats + seat]
        for one, other in ((seat, seat2), (seat2, seat)):
            table.ally[one] = other
            table.allied_seasons[one] += 1
            for third in range(table.seats):
                table.open_proposals[third * table.seats + one] = table.open_proposals[one * table.seats + third] = 0

    def alliance_broken(self, seat: int, seat2: int) -> None:
        assert self.table.ally[seat] == seat2
        assert self.now.plays[-3] == seat
        self.table.ally[seat] = self.table.ally[seat2] = NOBODY

    def tea_ready(self, seat: int) -> None:
        self.table.ready[seat] = 1

    def tea_unready(self, seat: int) -> None:
        self.table.ready[seat] = 0

    def alliance_unproposed(self, seat: int, seat2: int) -> None:
        assert self.table.open_proposals[seat * self.table.seats + seat2]
        self.table.open_proposals[seat * self.table.seats + seat2] = 0

    def given(self, seat: int, seat2: int, amount1: int, amount2: int) -> None:
        for purse, amount in ((self.table.coins, amount1), (self.table.ronin, amount2)):
            purse[seat] -= amount
            purse[seat2] += amount

    def offered(self, seat: int, seat2: int, amount1: int, amount2: int, amount3: int, amount4: int) -> None:
        row = (seat * self.table.seats + seat2) * OFFER
        promise = self.now.offers[row + OFFER - 1]
        self.table.offers[row : row + OFFER] = [1, amount1, amount2, amount3, amount4, promise]

    def offer_accepted(self, seat: int, seat2: int, amount1: int, amount2: int, amount3: int, amount4: int) -> None:
        row = (seat2 * self.table.seats + seat) * OFFER
        assert self.table.offers[row : row + OFFER - 1] == [1, amount1, amount2, amount3, amount4]
        self._end_offer(seat2, seat)
        self.given(seat2, seat, amount1, amount2)
        self.given(seat, seat2, amount3, amount4)

    def offer_refused(self, seat: int, seat2: int) -> None:
        self._end_offer(seat2, seat)

    def offer_retracted(self, seat: int, seat2: int) -> None:
        self._end_offer(seat, seat2)

    def _end_offer(self, giver: int, taker: int) -> None:
        row = (giver * self.table.seats + taker) * OFFER
        assert self.table.offers[row], "there was no such offer"
        self.table.offers[row : row + OFFER] = [0] * OFFER

    # --- mandates -------------------------------------------------------------------------------------------------

    def looked(self, seat: int) -> None:
        self.table.phase, self.table.active = POLITICS, seat
        self.table.turn += 1
        self.secrets.hand = [0] * 5

    def drew(self, seat: int, mandate: int) -> None:
        assert seat == self.table.active
        self.secrets.hand[mandate] += 1

    def mandate_played(self, seat: int, mandate: int) -> None:
        self._put_back(seat, mandate)
        self.table.plays += [seat, mandate, 0]

    def tile_laid(self, seat: int) -> None:
        assert seat == self.asked.seat

    def tile_laid_by_you(self, seat: int, mandate: int) -> None:
        self._put_back(seat, mandate)
        self.secrets.laid.append(mandate)

    def mandate_named(self, seat: int, mandate: int) -> None:
        self.table.plays += [seat, mandate, 1]

    def _put_back(self, seat: int, mandate: int) -> None:
        self.secrets.hand[mandate] -= 1
        self.secrets.seen[seat * MEMORY : (seat + 1) * MEMORY] = [self.table.turn, *self.secrets.hand]

    def summoned(self, seat: int, figure: int, province: int) -> None:
        self.shift(seat, figure, RESERVE, province)

    def worshipped(self, seat: int, figure: int, place: int) -> None:
        """Where it was summoned to is not told again: there is one less now."""
        left = [p for p in range(SHRINE) if count(self.table, seat, figure, p) > count(self.now, seat, figure, p)]
        assert len(left) == 1
        self.shift(seat, figure, left[0], place)

    def placed(self, seat: int, figure: int, place: int) -> None:
        self.shift(seat, figure, RESERVE, place)

    def moved(self, seat: int, figure: int, province1: int, province2: int) -> None:
        if figure == STRONGHOLD:
            self.table.strongholds[seat * 8 + province1] -= 1
            self.table.strongholds[seat * 8 + province2] += 1
        else:
            self.shift(seat, figure, province1, province2)

    def built(self, seat: int, province: int, amount: int) -> None:
        """Where coins of the price may be handed on, the stronghold comes after that."""
        self.table.coins[seat] -= amount
        if not isinstance(self.now.top(), Pay):
            self.stronghold_placed(seat, province)

    def stronghold_placed(self, seat: int, province: int) -> None:
        self.table.strongholds[seat * 8 + province] += 1

    def bought(self, seat: int, card: int, amount: int) -> None:
        self.table.coins[seat] -= amount
        if not isinstance(self.now.top(), Pay):
            self.card_taken(seat, card)

    def card_taken(self, seat: int, card: int) -> None:
        table = self.table
        table.market[card] -= 1
        table.cards[card * MAX_SEATS + seat] += 1
        monster = DECK[card].figure - CORE_KINDS
        if monster >= 0:
            table.bought.append(monster)
            table.monster_owner[monster], table.monster_place[monster] = seat, RESERVE

    def coin_handed(self, seat: int, seat2: int) -> None:
        """It had left the purse with the price."""
        assert isinstance(self.asked, Pay)
        assert self.asked.seat == seat != seat2
        self.table.coins[seat2] += 1

    def toll_paid(self, seat: int, seat2: int) -> None:
        self.toll_waived(seat, seat2)
        self.table.coins[seat] -= 1
        self.table.coins[seat2] += 1

    def toll_waived(self, seat: int, seat2: int) -> None:
        assert isinstance(self.asked, Toll)
        assert (self.asked.mover, self.asked.seat) == (seat, seat2)
        assert self.now.crossed >> ROUTES[self.asked.origin * 8 + self.asked.target] & 1

    def crossing_refused(self, seat: int, province1: int, province2: int) -> None:
        assert isinstance(self.asked, Toll)
        assert (self.asked.mover, self.asked.origin, self.asked.target) == (seat, province1, province2)
        assert self.now.barred >> ROUTES[province1 * 8 + province2] & 1

    def harvested(self, seat: int, province: int) -> None:
        assert seat == strongest(self.now, province)
        assert self.now.plays[-3] in (seat, self.table.ally[seat])

    def replaced(self, seat: int, figure: int, seat2: int, figure2: int, place: int) -> None:
        assert seat != seat2
        self.shift(seat2, figure2, place, RESERVE)
        self.shift(seat, figure, RESERVE, place)

    def card_used(self, seat: int, card: int) -> None:
        assert self.now.has(seat, card)
        assert self.asked.seat == seat
        if isinstance(self.asked, Betray):
            return
        assert isinstance(self.asked, CardPrompts)
        used = [n for n, left in enumerate(self.before.uses) if left == self.now.uses[n] + 1]
        powers = [self.asked.offers()[n].power for n in used]
        assert [power.index for power in powers if isinstance(power, Card)] == [card]

    # --- kami, honor, purses --------------------------------------------------------------------------------------

    def kami_won(self, seat: int, kami: int) -> None:
        turn = self.now.find(KamiTurn)
        assert turn is not None
        assert self.now.shrines[turn.shrine - 1] == kami
        assert strongest(self.now, SHRINE + turn.shrine - 1) == seat

    def kami_used(self, seat: int, kami: int) -> None:
        assert isinstance(self.asked, KamiGift)
        assert (self.asked.seat, self.asked.kami) == (seat, kami)

    def kami_declined(self, seat: int, kami: int) -> None:
        self.kami_used(seat, kami)

    def honor_gained(self, seat: int, seat2: int) -> None:
        self._rank(seat, self.table.honor.index(seat2), self.table.honor.index(seat) - 1)

    def honor_lost(self, seat: int, seat2: int) -> None:
        self._rank(seat, self.table.honor.index(seat2), self.table.honor.index(seat) + 1)

    def honor_topped(self, seat: int) -> None:
        self._rank(seat, 0, 0)

    def _rank(self, seat: int, rank: int, expected: int) -> None:
        """The clan comes to this rank; those between shift by one."""
        assert rank == expected
        self.table.honor.remove(seat)
        self.table.honor.insert(rank, seat)
        self.table.rank = [self.table.honor.index(one) for one in range(self.table.seats)]

    def points_gained(self, seat: int, amount: int, source: int) -> None:
        self.table.vp[seat] += amount
        self.table.earned[seat * len(SOURCES) + source] += amount

    def points_lost(self, seat: int, amount: int) -> None:
        self.points_gained(seat, -amount, STOLEN)

    def coins_gained(self, seat: int, amount: int) -> None:
        self.table.coins[seat] += amount

    def coins_taken(self, seat: int, seat2: int, amount: int) -> None:
        self.given(seat2, seat, amount, 0)

    def ronin_gained(self, seat: int, amount: int) -> None:
        self.table.ronin[seat] += amount

    def ronin_turned(self, seat: int, amount: int) -> None:
        self.table.ronin[seat] -= amount
        self.table.coins[seat] += amount

    def merchant_paid(self, seat: int, amount: int) -> None:
        self.table.coins[seat] += amount

    def shift(self, seat: int, figure: int, origin: int, target: int) -> None:
        """A figure that stands at one place comes to another."""
        assert origin < PLACES > target
        assert count(self.table, seat, figure, origin), f"seat {seat} has no figure {figure} at place {origin}"
        shift(self.table, seat, figure, origin, target)
