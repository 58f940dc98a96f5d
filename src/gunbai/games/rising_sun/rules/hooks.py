"""Moments at which entries act, sums they add to, and prompts they give. Entries enlist; the rules only fire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gunbai.kernel.actions import Verb
from gunbai.kernel.entries import Entry

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State
    from gunbai.games.rising_sun.table import Table

Effect = Callable[["State", int, int, int], None]
"""state, owner, copies, and one number that says what it is about."""
Count = Callable[["Table", int], int]
"""table and owner: what one copy adds."""
Choices = Callable[["State", int], list[int]]
Apply = Callable[["State", int, int], None]


class Power(Entry):
    """An entry that a seat can have: copies of a card, or its clan."""

    def copies(self, table: Table, seat: int) -> int:
        """How often a seat has it."""
        raise NotImplementedError


class Hook:
    """What an entry does by itself at a moment."""

    def __init__(self, power: Power, run: Effect, asks: bool) -> None:
        self.power: Final = power
        self.run: Final = run
        self.asks: Final = asks
        """Whether it may ask somebody; what does not, is done when it returns."""


class Moment:
    """A moment of the game, and the entries that act then."""

    def __init__(self) -> None:
        self.hooks: list[Hook] = []


class Share:
    """What an entry adds to a sum: a number for each copy, or what a function says."""

    def __init__(self, power: Power, number: int, count: Count | None) -> None:
        self.power: Final = power
        self.number: Final = number
        self.count: Final = count

    def total(self, table: Table, seat: int) -> int:
        """What all copies of a seat add."""
        copies = self.power.copies(table, seat)
        if not copies:
            return 0
        return copies * (self.number if self.count is None else self.count(table, seat))


class Tally:
    """A sum that entries add to, such as the Force of a Daimyo beyond its own."""

    def __init__(self) -> None:
        self.shares: list[Share] = []

    def total(self, table: Table, seat: int) -> int:
        """The sum over everything a seat has."""
        total = 0
        for share in self.shares:
            total += share.total(table, seat)
        return total


class Prompt:
    """What an entry lets its owner choose at a moment, once per copy; its choices are of one verb."""

    def __init__(self, verb: Verb, clause: str, choices: Choices, apply: Apply, *, asks: bool = False) -> None:
        self.verb: Final = verb
        self.clause: Final = clause
        self.choices: Final = choices
        self.apply: Final = apply
        self.asks: Final = asks
        """Whether what was chosen may ask somebody again."""


class Offer:
    """A prompt in the hands of the entry it belongs to."""

    def __init__(self, power: Power, prompt: Prompt) -> None:
        self.power: Final = power
        self.prompt: Final = prompt


class PromptMoment:
    """A moment at which entries ask their owner."""

    def __init__(self) -> None:
        self.offers: list[Offer] = []


MANDATE_CHOSEN: Final = Moment()
"""The owner has chosen a mandate; about: which."""
AFTER_SUMMON: Final = Moment()
"""The owner has summoned (RS10.5); sums of coins have been paid."""
TOKEN_WON: Final = Moment()
"""The owner has won a war province token; about: 1 after a battle."""
FIGURE_KILLED: Final = Moment()
"""A figure of the owner has been killed; about: the killer."""
OTHERS_KILLED: Final = Moment()
"""The owner has killed figures of others; about: the victims as bits."""
BATTLE_WON: Final = Moment()
"""The owner has won a battle; about: the province."""
WAR_STARTED: Final = Moment()
"""The war phase begins, and all that the owner gains and takes then is settled (RS8.1)."""

AFTER_SUMMON_PROMPTS: Final = PromptMoment()
END_OF_RECRUIT_PROMPTS: Final = PromptMoment()

DAIMYO_FORCE: Final = Tally()
"""Force of the Daimyo, and of what counts as one, beyond its own."""
BUSHI_FORCE_AT_WAR: Final = Tally()
"""Force of each Bushi during the war phase beyond its own (RS8.1)."""
RONIN_BESIDE: Final = Tally()
"""What counts as ronin when a seat wins Hire Ronin, beside its ronin (RS9.5)."""
HOSTAGES: Final = Tally()
"""Figures beyond the first that Take Hostage takes (RS9.4)."""
BETRAYALS: Final = Tally()
"""Figures beyond the two that Betray replaces (RS10.18)."""
COINS_TO_HAND: Final = Tally()
"""Coins of a price that may go to other players (RS10.19)."""
TOLL: Final = Tally()
"""Above 0: the owner may claim a coin of who first crosses a sea route (RS10.15)."""
MERCY_POINTS: Final = Tally()
"""Victory points for sparing whom the owner would kill."""
POINTS_WHILE_ALLIED: Final = Tally()
"""Added to each gain of victory points while allied (RS10.13)."""
COINS_OF_RICHER: Final = Tally()
"""Coins each time a richer player gains coins from the supply (RS10.20)."""
COINS_AFTER_SUMMON: Final = Tally()
"""Coins after the owner has summoned: one gain (RS10.5, RS10.6)."""
HONOR_AFTER_SUMMON: Final = Tally()
"""Above 0: what the owner may do after a summon costs it honor."""
WAR_COINS: Final = Tally()
"""Coins at the start of the war phase: one gain (RS8.1)."""
WAR_RONIN: Final = Tally()
WAR_POINTS: Final = Tally()
WAR_TAX: Final = Tally()
"""Coins from each player with less honor at the start of the war phase."""
WAR_ASKS: Final = Tally()
"""Above 0: something of the owner's has something to do when the war phase begins, beyond these sums."""
WINTER_POINTS: Final = Tally()
"""Victory points in winter (RS11.2)."""


def enlist(
    power: Power,
    adds: Mapping[Tally, int | Count],
    does: Mapping[Moment, Effect],
    asks: Mapping[PromptMoment, Prompt],
    asks_at: tuple[Moment, ...],
) -> None:
    """Enter what an entry adds, does and asks where the rules look for it; `asks_at`: where what it does may ask."""
    for tally, share in adds.items():
        tally.shares.append(Share(power, share, None) if isinstance(share, int) else Share(power, 0, share))
    for moment, effect in does.items():
        moment.hooks.append(Hook(power, effect, moment in asks_at))
    for prompting, prompt in asks.items():
        prompting.offers.append(Offer(power, prompt))


def is_awaited(table: Table, moment: Moment, seat: int) -> bool:
    """Whether a seat has anything that acts at this moment."""
    return any(hook.power.copies(table, seat) for hook in moment.hooks)


def may_ask(table: Table, moment: Moment) -> bool:
    """Whether anybody has anything that may ask at this moment."""
    return any(hook.asks and hook.power.copies(table, seat) for hook in moment.hooks for seat in range(table.seats))


def fire(state: State, moment: Moment, seat: int, about: int) -> None:
    """Let everything of this seat act that waits for this moment."""
    for hook in moment.hooks:
        copies = hook.power.copies(state.table, seat)
        if copies:
            hook.run(state, seat, copies, about)
