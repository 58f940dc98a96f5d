"""Commitments: while choices are sealed the stream holds their salted hashes, and at the reveal what they hashed."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.records.match import WITHDRAW, Match
from gunbai.session.stream import Notice

AT_REVEAL: Final = frozenset({"rising-sun"})
"""Games whose sealed choices are all public at the reveal. Elsewhere (a plan in Shogun is opened card by card)
they are opened when the next sealed phase begins, or at the end."""


class Seal:
    """The sealed chain of one seat: what it chose, the salt, and the hash that everybody got."""

    def __init__(self, seat: int, number: int, chain: list[str], salt: str) -> None:
        self.seat = seat
        self.number = number
        self.chain = chain
        self.salt = salt
        self.hash = commitment(salt, chain)


def commitment(salt: str, chain: list[str]) -> str:
    """What anybody can recompute after the reveal: SHA-256 of the salt and the choices, joined by line breaks."""
    return hashlib.sha256("\n".join([salt, *chain]).encode()).hexdigest()


class Sealing:
    """Follows a match action by action. Everything is derived from the moves, so a replay gives the same hashes."""

    def __init__(self, seed: bytes, table: str) -> None:
        self._key = hmac.digest(seed, f"seals of {table}".encode(), "sha256")
        self._chains: dict[int, list[str]] = {}
        self._seals: dict[int, Seal] = {}
        self._made = 0
        self._generation = 0

    def acted(self, match: Match, action: Action | Aside, before: Moment) -> list[Notice]:
        """The public notices that follow from an action: sealed, unsealed, opened."""
        if not before.sealed:
            return self._opened_late(match)
        if isinstance(action, Aside):
            return self._taken_back(action.seat, None) if action.tag == WITHDRAW else []
        self._chains.setdefault(action.seat, []).append(str(action))
        if before.actors == [action.seat] and not before.is_still_sealed(match):
            return self._revealed(match, action.seat)
        return self._sealed(action.seat) if action.seat not in match.state.actors() else []

    def chosen_by(self, seat: int) -> int:
        """How many links of its sealed chain a seat has chosen."""
        return len(self._chains.get(seat, ()))

    def undone(self, seat: int, count: int) -> list[Notice]:
        return self._taken_back(seat, count) if self._chains.get(seat) else []

    def rewound(self, generation: int) -> list[Notice]:
        """New salts after a rewind, for those of the taken-back stretch may be known."""
        self._generation = generation
        return [notice for seat in sorted(self._seals) for notice in self._sealed(seat, self._seals[seat].chain)]

    def _sealed(self, seat: int, chain: list[str] | None = None) -> list[Notice]:
        self._made += 1
        salt = hmac.digest(self._key, f"{self._generation}/{self._made}".encode(), "sha256").hex()
        seal = self._seals[seat] = Seal(seat, self._made, list(chain or self._chains[seat]), salt)
        return [Notice("sealed", {"seat": seat, "number": seal.number, "hash": seal.hash})]

    def _taken_back(self, seat: int, count: int | None) -> list[Notice]:
        chain = self._chains.get(seat, [])
        del chain[0 if count is None else len(chain) - count :]
        seal = self._seals.pop(seat, None)
        return [] if seal is None else [Notice("unsealed", {"seat": seat, "number": seal.number})]

    def _revealed(self, match: Match, last: int) -> list[Notice]:
        notices = self._sealed(last)
        self._chains = {}
        if match.game.name in AT_REVEAL or match.state.is_over():
            notices += self._opened()
        return notices

    def _opened_late(self, match: Match) -> list[Notice]:
        """What was not all public at the reveal is opened when the next sealed phase begins, or at the end."""
        if not self._seals or self._chains:
            return []
        return self._opened() if match.state.is_sealed() or match.state.is_over() else []

    def _opened(self) -> list[Notice]:
        seals, self._seals = self._seals, {}
        return [
            Notice("opened", {"seat": s.seat, "number": s.number, "hash": s.hash, "salt": s.salt, "actions": s.chain})
            for s in sorted(seals.values(), key=lambda seal: seal.seat)
        ]


class Moment:
    """What the match looked like before an action."""

    def __init__(self, match: Match) -> None:
        self.sealed = match.state.is_sealed()
        self.actors = match.state.actors() if self.sealed else []
        self.barriers = match.state.barriers

    def is_still_sealed(self, match: Match) -> bool:
        """Whether the same sealed phase goes on; a reveal is a barrier."""
        return self.sealed and match.state.barriers == self.barriers and match.state.is_sealed()
