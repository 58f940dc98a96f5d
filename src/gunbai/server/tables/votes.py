"""Votes: what needs the yes of the other players. One no ends a vote."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.server.documents import VoteDoc, VoteKind
from gunbai.server.refusal import Refusal


class Vote:
    """One question to all players at the table."""

    def __init__(self, id: int, kind: VoteKind, by: int, target: int | None, voters: Sequence[int]) -> None:
        self.id = id
        self.kind = kind
        self.by = by
        self.target = target
        self.yes: set[int] = {by} & set(voters)
        self.voters = set(voters)
        self.keep = 0
        """For an undo: how many moves stay."""

    def is_carried(self) -> bool:
        return self.yes == self.voters

    def document(self) -> VoteDoc:
        return VoteDoc(
            id=self.id,
            kind=self.kind,
            by=self.by,
            target=self.target,
            yes=sorted(self.yes),
            needed=sorted(self.voters - self.yes),
        )


class Votes:
    """The open votes of a table. They are not stored: after a restart whoever still wants something asks again."""

    def __init__(self) -> None:
        self._open: dict[int, Vote] = {}
        self._made = 0

    def documents(self) -> list[VoteDoc]:
        return [vote.document() for vote in self._open.values()]

    def call(self, kind: VoteKind, by: int, target: int | None, voters: Sequence[int]) -> Vote:
        """Open a vote; one of a kind at a time."""
        if self.is_open(kind, target):
            raise Refusal(409, "vote/open_already", "this is being voted on", {"kind": kind})
        self._made += 1
        vote = self._open[self._made] = Vote(self._made, kind, by, target, voters)
        return vote

    def is_open(self, kind: VoteKind, target: int | None) -> bool:
        return any(vote.kind == kind and vote.target == target for vote in self._open.values())

    def cast(self, id: int, seat: int, *, yes: bool) -> Vote:
        vote = self._open.get(id)
        if vote is None:
            raise Refusal(404, "vote/unknown", "there is no such vote")
        if seat not in vote.voters:
            raise Refusal(403, "vote/not_asked", "you are not asked", {"seat": seat})
        if yes:
            vote.yes.add(seat)
        if vote.is_carried() or not yes:
            self._open.pop(id)
        return vote

    def drop(self, *kinds: VoteKind, target: int | None = None) -> None:
        """The question has settled itself."""
        for vote in list(self._open.values()):
            if vote.kind in kinds and (target is None or vote.target == target):
                self._open.pop(vote.id)
