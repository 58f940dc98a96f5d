"""A battle: sealed bids, the four advantages, the outcome, reparations (RS9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import BID, DONE, HIGHEST_BID, NO, REMAINDER, TAKE_HOSTAGE, YES
from gunbai.games.rising_sun.data.cards import RESPECT
from gunbai.games.rising_sun.data.clans import KOI
from gunbai.games.rising_sun.data.figures import HELD, KINDS, is_daimyo
from gunbai.games.rising_sun.data.words import FROM_HOSTAGES, FROM_POETS, FROM_SEPPUKU, HOSTAGE, POETS, RONIN, SEPPUKU
from gunbai.games.rising_sun.figures import bury_fallen, count, figures_at, kinds_at, shift
from gunbai.games.rising_sun.force import battle_force, present
from gunbai.games.rising_sun.gains import begin_gain, gain_points, lose_points
from gunbai.games.rising_sun.honor import gain_honor, most_honored
from gunbai.games.rising_sun.kills import kill, praise
from gunbai.games.rising_sun.moments import BATTLE_WON, fire
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.killing import ask_mercy
from gunbai.games.rising_sun.steps.war import win_token
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Battle(Step):
    """RS9.2: bids, seppuku, hostage, ronin, outcome, poets, reparations. Frame: -, stage, province."""

    name = "battle"
    clause = "RS9.2"
    arg = "province"

    def resume(self, s: State) -> bool:
        t = s.table
        stage, province = t.stack[-2], t.stack[-1]
        t.stack[-2] = stage + 1
        if stage == 0:
            _begin(s, province)
        elif stage <= 3:
            _award(s, stage - 1, province)
        elif stage == 4:
            _decide(s, province)
        elif stage == 5:
            fire(s, BATTLE_WON, t.winner, province)
        elif stage == 6:
            _award(s, POETS, province)
        elif stage == 7:
            bury_fallen(t)
            _settle(s)
        else:
            _end(t)
        return False


def _begin(s: State, province: int) -> None:
    """RS8.5: everybody with Force here takes part."""
    t = s.table
    t.fighters = present(t, province)
    t.ready = [0 if seat in t.fighters and t.coins[seat] else 1 for seat in range(t.n)]
    t.fallen = 0
    t.winner = NOBODY
    s.tell("battle_began", province)
    t.push(frames.BIDS)


def _end(t: Table) -> None:
    t.fighters = []
    t.bids = [0] * (t.n * 4)
    t.hired = [0] * t.n
    t.fallen = 0
    t.winner = NOBODY
    t.pop()


class Bids(Step):
    """RS9.1, sealed: a chain of four numbers each; the last seat's last number reveals them all."""

    name = "bids"
    clause = "RS9.1"
    together = True

    def resume(self, s: State) -> bool:
        if 0 in s.table.ready:
            return True
        s.table.pop()
        _reveal(s)
        return False

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(s.table.n) if not s.table.ready[seat]]

    def choices(self, s: State, seat: int) -> list[int]:
        left = min(coins_left(s, seat), HIGHEST_BID)
        return list(range(BID, BID + left + 1))

    def apply(self, s: State, seat: int, id: int) -> None:
        hidden = s.secrets
        hidden.chains[seat * 4 + hidden.links[seat]] = id - BID
        hidden.links[seat] += 1
        if hidden.links[seat] == 4 or not coins_left(s, seat):
            hidden.links[seat] = 4
            s.table.ready[seat] = 1
            s.tell("bid_sealed", seat)


def coins_left(s: State, seat: int) -> int:
    """Coins of a seat that its chain has not laid yet."""
    return s.table.coins[seat] - sum(s.secrets.chains[seat * 4 : seat * 4 + 4])


def _reveal(s: State) -> None:
    """Coins that were bid leave the reserve; those set aside stay in it."""
    t = s.table
    s.barriers += 1
    t.bids = s.secrets.chains
    s.secrets.chains = [0] * (t.n * 4)
    s.secrets.links = [0] * t.n
    for seat in t.fighters:
        row = seat * 4
        t.coins[seat] -= sum(t.bids[row : row + 4])
        s.tell("bids_revealed", seat, t.bids[row], t.bids[row + 1], t.bids[row + 2], t.bids[row + 3])


def _award(s: State, advantage: int, province: int) -> None:
    """RS9.2: the most coins, ties by the honor of this moment; skipped where it could do nothing."""
    t = s.table
    most = max(t.bids[seat * 4 + advantage] for seat in t.fighters)
    if not most:
        return
    seat = most_honored(t, [one for one in t.fighters if t.bids[one * 4 + advantage] == most])
    s.tell("advantage_won", seat, advantage)
    begin_gain(t)
    if advantage == HOSTAGE:
        t.push(frames.HOSTAGES, seat, 1 + t.has(seat, RESPECT), province)
    elif _is_useful(t, seat, advantage, province):
        t.push(frames.ADVANTAGE, seat, province, advantage)


def _is_useful(t: Table, seat: int, advantage: int, province: int) -> bool:
    if advantage == SEPPUKU:
        return figures_at(t, seat, province) > 0
    if advantage == RONIN:
        return ronin_to_hire(t, seat) > 0
    return t.fallen > 0


def ronin_to_hire(t: Table, seat: int) -> int:
    """RS9.5; for Koi every coin in its reserve counts as one (RS12.1)."""
    return t.ronin[seat] + (t.coins[seat] if t.clans[seat] == KOI else 0)


class Advantage(Step):
    """RS9.2: the winner of an advantage uses it or not. Frame: seat, province, advantage."""

    name = "advantage"
    clause = "RS9.2"
    arg = "advantage"

    def choices(self, s: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        province, advantage = t.stack[-2], t.stack[-1]
        t.pop()
        if id == NO:
            s.tell("advantage_declined", seat, advantage)
        elif advantage == SEPPUKU:
            _commit_seppuku(s, seat, province)
        elif advantage == RONIN:
            t.hired[seat] = ronin_to_hire(t, seat)
            s.tell("ronin_hired", seat, t.hired[seat])
        else:
            gain_points(s, seat, t.fallen, FROM_POETS)

    def clause_of(self, s: State, id: int) -> str:
        return ("RS9.3", "RS9.4", "RS9.5", "RS9.9")[s.table.stack[-1]]


def _commit_seppuku(s: State, seat: int, province: int) -> None:
    """RS9.3: all own figures die; then 1 VP and one gain of honor for each."""
    dead = 0
    for kind in kinds_at(s.table, seat, province):
        for _ in range(count(s.table, seat, kind, province)):
            kill(s, seat, seat, kind, province)
            dead += 1
    gain_points(s, seat, dead, FROM_SEPPUKU)
    for _ in range(dead):
        gain_honor(s, seat)


class Hostages(Step):
    """RS9.4: one figure of another participant, with Respect one more per copy. Frame: seat, left to take, province."""

    name = "hostages"
    clause = "RS9.4"
    arg = "province"

    def resume(self, s: State) -> bool:
        t = s.table
        if t.stack[-2] and self.waits(s, t.stack[-3]):
            return True
        t.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        ids = [DONE]
        for other in t.fighters:
            if other != seat:
                for kind in kinds_at(t, other, t.stack[-1]):
                    if not is_daimyo(kind):
                        ids.append(TAKE_HOSTAGE + other * KINDS + kind)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        if id == DONE:
            t.stack[-2] = 0
            return
        owner, kind = divmod(id - TAKE_HOSTAGE, KINDS)
        t.stack[-2] -= 1
        shift(t, owner, kind, t.stack[-1], HELD + seat)
        s.tell("hostage_taken", seat, owner, kind)
        gain_points(s, seat, lose_points(s, owner, 1), FROM_HOSTAGES)


def _decide(s: State, province: int) -> None:
    """RS9.6, RS9.7, RS9.12: compare Force, the token to the winner, then the losses unless Mercy is shown."""
    t = s.table
    forces = [battle_force(t, seat, province) for seat in t.fighters]
    for seat, here in zip(t.fighters, forces, strict=True):
        s.tell("battle_force", seat, here)
    tied = [seat for seat, here in zip(t.fighters, forces, strict=True) if here == max(forces)]
    t.winner = most_honored(t, tied)
    s.tell("battle_won", t.winner, province)
    begin_gain(t)
    win_token(s, t.winner, province, after_battle=1)
    t.push(frames.LOSSES, t.winner, 0, province)
    ask_mercy(s, t.winner, sum(figures_at(t, seat, province) for seat in _losers_to_kill(t)))


def _losers_to_kill(t: Table) -> list[int]:
    """RS9.8: the losers, but not the winner's ally."""
    return [seat for seat in t.fighters if seat != t.winner and t.ally[t.winner] != seat]


class Losses(Step):
    """RS9.8: the winner kills the losers' figures. Frame: winner, -, province."""

    name = "losses"
    clause = "RS9.8"
    arg = "province"

    def resume(self, s: State) -> bool:
        t = s.table
        winner, province = t.stack[-3], t.stack[-1]
        t.pop()
        victims = 0
        for loser in _losers_to_kill(t):
            for kind in kinds_at(t, loser, province):
                victims |= 1 << loser
                for _ in range(count(t, loser, kind, province)):
                    kill(s, winner, loser, kind, province)
        praise(s, winner, victims)
        return False


def _settle(s: State) -> None:
    """RS9.10: losers' bids are gone, the winner's are split among them; it assigns a remainder."""
    t = s.table
    losers = [seat for seat in t.fighters if seat != t.winner]
    paid = sum(t.bids[t.winner * 4 : t.winner * 4 + 4])
    share, remainder = divmod(paid, len(losers))
    for loser in losers:
        _compensate(s, loser, share)
    if remainder:
        t.push(frames.REPARATIONS, t.winner, remainder, sum(1 << loser for loser in losers))


def _compensate(s: State, loser: int, coins: int) -> None:
    if coins:
        s.table.coins[loser] += coins
        s.tell("reparations_paid", s.table.winner, loser, coins)


class Reparations(Step):
    """RS9.10: who gets a coin of the remainder, one each. Frame: winner, coins left, losers without one (bits)."""

    name = "reparations"
    clause = "RS9.10"

    def resume(self, s: State) -> bool:
        if s.table.stack[-2]:
            return True
        s.table.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        return [REMAINDER + other for other in range(s.table.n) if s.table.stack[-1] >> other & 1]

    def apply(self, s: State, seat: int, id: int) -> None:
        loser = id - REMAINDER
        s.table.stack[-2] -= 1
        s.table.stack[-1] ^= 1 << loser
        _compensate(s, loser, 1)
