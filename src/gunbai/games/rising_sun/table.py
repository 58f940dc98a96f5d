"""What lies on the table for all to see, and the secrets beside it. Lists of small ints, so that copies are cheap."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.figures import CORE_KINDS, KINDS, MONSTERS, OWNED, PLACES, RESERVE
from gunbai.games.rising_sun.data.words import CARD, SOURCES, TILES_OF_EACH
from gunbai.games.rising_sun.entries.clan import CLANS, Clan
from gunbai.kernel.documents.values import Value
from gunbai.kernel.steps import Stack
from gunbai.kernel.steps import Table as KernelTable
from gunbai.kernel.vocabulary import MAX_SEATS

STRONGHOLDS: Final = 4
OFFER: Final = 6
"""Numbers of one offer: open, coins and ronin given, coins and ronin asked, promise."""
NOBODY: Final = -1
UNUSED: Final = -1
DISCARDED: Final = -2


class Table(KernelTable):
    """All that everybody sees, the stack of steps included. Seat-indexed lists have one entry, or one row, a seat."""

    def __init__(
        self,
        seats: int,
        card_set: int,
        options: list[int],
        clans: list[int],
        season: int,
        phase: int,
        turn: int,
        active: int,
        honor: list[int],
        rank: list[int],
        vp: list[int],
        coins: list[int],
        ronin: list[int],
        ally: list[int],
        allied_seasons: list[int],
        figures: list[int],
        strongholds: list[int],
        bought: list[int],
        monster_owner: list[int],
        monster_place: list[int],
        cards: list[int],
        market: list[int],
        shrines: list[int],
        wars: list[int],
        war: int,
        tokens: list[int],
        plays: list[int],
        proposals: list[int],
        open_proposals: list[int],
        ready: list[int],
        last_actor: int,
        moved: list[int],
        summoned: list[int],
        newcomers: list[int],
        crossed: int,
        barred: int,
        fighters: list[int],
        bids: list[int],
        hired: list[int],
        fallen: int,
        winner: int,
        uses: list[int],
        last_in_line: list[int],
        loyal: list[int],
        offers: list[int],
        earned: list[int],
        stack: Stack,
    ) -> None:
        super().__init__(seats, stack)
        self.card_set = card_set
        self.options = options
        self.clans = clans
        self.season = season
        self.phase = phase
        self.turn = turn
        """Mandate turns begun this season."""
        self.active = active
        """The seat of the latest mandate turn."""
        self.honor = honor
        """Seats from most to least honor; `rank` is its inverse."""
        self.rank = rank
        self.vp = vp
        self.coins = coins
        self.ronin = ronin
        self.ally = ally
        self.allied_seasons = allied_seasons
        self.figures = figures
        """Daimyo, Bushi, Shinto by seat, kind, place."""
        self.strongholds = strongholds
        """By seat and province; those missing to four are in the reserve."""
        self.bought = bought
        """Monsters (0 to 7) in the order they were bought."""
        self.monster_owner = monster_owner
        self.monster_place = monster_place
        self.cards = cards
        """Copies by card and seat, in rows of MAX_SEATS."""
        self.market = market
        """Copies on display by card."""
        self.shrines = shrines
        """The four kami in play, left to right."""
        self.wars = wars
        """Provinces at war this season, in order; `war` counts those decided."""
        self.war = war
        self.tokens = tokens
        """By season and province: the seat that won the token, UNUSED or DISCARDED."""
        self.plays = plays
        """This season's mandates: seat, mandate, 1 if the tile was laid face down; flat."""
        self.proposals = proposals
        """Proposals made this season by ordered pair; `open_proposals` are those without an answer."""
        self.open_proposals = open_proposals
        self.ready = ready
        """Seats that are done in the tea ceremony or have sealed their bids."""
        self.last_actor = last_actor
        """Who acted last in the tea ceremony."""
        self.moved = moved
        """In one Marshal: figures by kind and province that have moved already."""
        self.summoned = summoned
        """In one Recruit: figures summoned by province."""
        self.newcomers = newcomers
        """Shinto and Komainu by province that were summoned now and may still go to worship."""
        self.crossed = crossed
        """Sea routes (bits) settled with the Serpent in this instance; `barred` those refused for want of a coin."""
        self.barred = barred
        self.fighters = fighters
        """Seats in the battle."""
        self.bids = bids
        """Revealed bids by seat and advantage."""
        self.hired = hired
        """Ronin hired by seat in this battle."""
        self.fallen = fallen
        """Figures killed in this battle."""
        self.winner = winner
        """The winner of this battle once it is decided."""
        self.uses = uses
        """Optional card effects still open in the current prompt, by offer."""
        self.last_in_line = last_in_line
        """Seats that said "last" in an order of abilities."""
        self.loyal = loyal
        """Seats whose Loyalty has paid in the current gain."""
        self.offers = offers
        """Open offers by ordered pair, six numbers each."""
        self.earned = earned
        """Victory points by seat and source; their sum is `vp`."""

    def parts(self) -> tuple[object, ...]:
        """Every field, in the order of the constructor: for equality."""
        return (
            self.seats, self.card_set, self.options, self.clans, self.season, self.phase, self.turn, self.active,
            self.honor, self.rank, self.vp, self.coins, self.ronin, self.ally, self.allied_seasons, self.figures,
            self.strongholds, self.bought, self.monster_owner, self.monster_place, self.cards, self.market,
            self.shrines, self.wars, self.war, self.tokens, self.plays, self.proposals, self.open_proposals,
            self.ready, self.last_actor, self.moved, self.summoned, self.newcomers, self.crossed, self.barred,
            self.fighters, self.bids, self.hired, self.fallen, self.winner, self.uses, self.last_in_line, self.loyal,
            self.offers, self.earned, self.stack,
        )  # fmt: skip

    def copy(self) -> Table:
        return Table(
            self.seats, self.card_set, self.options, self.clans, self.season, self.phase, self.turn, self.active,
            self.honor[:], self.rank[:], self.vp[:], self.coins[:], self.ronin[:], self.ally[:],
            self.allied_seasons[:], self.figures[:], self.strongholds[:], self.bought[:], self.monster_owner[:],
            self.monster_place[:], self.cards[:], self.market[:], self.shrines, self.wars[:], self.war,
            self.tokens[:], self.plays[:], self.proposals[:], self.open_proposals[:], self.ready[:],
            self.last_actor, self.moved[:], self.summoned[:], self.newcomers[:], self.crossed, self.barred,
            self.fighters[:], self.bids[:], self.hired[:], self.fallen, self.winner, self.uses[:], self.last_in_line[:],
            self.loyal[:], self.offers[:], self.earned[:], self.stack[:],
        )  # fmt: skip

    def clan(self, seat: int) -> Clan:
        """The clan that a seat plays."""
        return CLANS[self.clans[seat]]

    def has(self, seat: int, card: int) -> int:
        """Copies of a card a seat owns."""
        return self.cards[card * MAX_SEATS + seat]

    def stronghold_reserve(self, seat: int) -> int:
        """Strongholds of a seat that are not built."""
        return STRONGHOLDS - self.built(seat)

    def built(self, seat: int) -> int:
        """Strongholds of a seat on the map."""
        total = 0
        for index in range(seat * 8, seat * 8 + 8):
            total += self.strongholds[index]
        return total


def empty_table(seats: int, card_set: int, options: list[int], clans: list[int]) -> Table:
    """A table before setup: everything in the reserves, honor in seat order (RS4.1, RS4.2)."""
    figures = [0] * (seats * CORE_KINDS * PLACES)
    for seat in range(seats):
        for kind in range(CORE_KINDS):
            figures[(seat * CORE_KINDS + kind) * PLACES + RESERVE] = OWNED[kind]
    return Table(
        seats, card_set, options, clans, 0, 0, 0, NOBODY,
        list(range(seats)), list(range(seats)), [0] * seats, [0] * seats, [0] * seats, [NOBODY] * seats,
        [0] * seats, figures, [0] * (seats * 8), [], [NOBODY] * MONSTERS,
        [RESERVE] * MONSTERS, [0] * (len(CARD) * MAX_SEATS), [0] * len(CARD), [], [], 0,
        [UNUSED] * 24, [], [0] * (seats * seats), [0] * (seats * seats), [0] * seats,
        seats - 1, [0] * ((KINDS + 1) * 8), [0] * 8, [0] * 16, 0, 0,
        [], [0] * (seats * 4), [0] * seats, 0, NOBODY, [], [],
        [0] * seats, [0] * (seats * seats * OFFER), [0] * (seats * len(SOURCES)), [],
    )  # fmt: skip


class Secrets(Value):
    """What some seat does not see: the mandate stack, Lotus's tiles, sealed bids, and what each seat looked at."""

    def __init__(
        self,
        hand: list[int],
        pool: list[int],
        laid: list[int],
        seen: list[int],
        sealed_bids: list[int],
        bids_made: list[int],
    ) -> None:
        self.hand = hand
        """Tiles by mandate: the four being looked at, between turns the three put back on top."""
        self.pool = pool
        """Tiles by mandate that nobody has seen this season: drawn when first looked at."""
        self.laid = laid
        """Tiles Lotus has laid face down this season, in order."""
        self.seen = seen
        """By seat: the mandate turn (from 1) of its last look, 0 for none, and the three tiles it put back."""
        self.sealed_bids = sealed_bids
        """Sealed bids by seat and advantage."""
        self.bids_made = bids_made
        """How many bids of the chain each seat has made."""

    def parts(self) -> tuple[object, ...]:
        return (self.hand, self.pool, self.laid, self.seen, self.sealed_bids, self.bids_made)

    def copy(self) -> Secrets:
        return Secrets(self.hand[:], self.pool[:], self.laid[:], self.seen[:], self.sealed_bids[:], self.bids_made[:])


MEMORY: Final = 6
"""Numbers a seat remembers of its last look: the turn and the tiles by mandate."""


def empty_secrets(seats: int) -> Secrets:
    return Secrets([0] * 5, [TILES_OF_EACH] * 5, [], [0] * (seats * MEMORY), [0] * (seats * 4), [0] * seats)
