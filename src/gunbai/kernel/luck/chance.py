"""The one door for chance: labelled requests, answered by a simulation, a fair secret seed or a record."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput, BadRecord
from gunbai.kernel.luck.generator import Generator, from_digest, seeded

Sampler = Callable[[Generator, list[int]], list[int]]
"""A pure function of a generator and some whole numbers: what a tower throw is."""


class Draw(Value):
    """One answered request: its label, its outcome, and whether only one seat has seen it."""

    def __init__(self, label: str, outcome: list[int], private: bool) -> None:
        self.label = label
        self.outcome = outcome
        self.private = private

    def parts(self) -> tuple[object, ...]:
        return self.label, self.outcome, self.private


class DrawKind(Value):
    """A label that rules draw under: what is drawn, what the numbers of its outcome mean, and the clause behind it.

    >>> import gunbai
    >>> [kind.label for kind in gunbai.game("shogun").draws if kind.label == "tower"]
    ['tower']
    """

    def __init__(self, label: str, clause: str, outcome: str, private: bool = False) -> None:
        self.label: Final = label
        self.clause: Final = clause
        self.outcome: Final = outcome
        """In a sentence: what each number of the outcome stands for."""
        self.private: Final = private
        """Whether only one seat sees it."""

    def parts(self) -> tuple[object, ...]:
        return self.label, self.clause, self.outcome, self.private


class Chance:
    """Luck of a simulation: one fast stream. The other sources change only where the numbers come from.

    >>> luck = simulated(7)
    >>> luck.pick("die", 6) in range(6), sorted(luck.shuffle("cards", 4))
    (True, [0, 1, 2, 3])
    """

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.forks = 0
        self.log: list[Draw] | None = None

    def begin(self, label: str) -> None:
        """Called before each request; a fair source seeds its generator here."""

    def recorded(self, label: str, size: int) -> list[int] | None:
        """The outcome that is prescribed for this request of `size` numbers (0: any), None when it is to be drawn."""
        return None

    def expect(self, label: str, expected: str, outcome: list[int], holds: bool) -> None:
        """Refuses a prescribed outcome that no draw can have."""
        if not holds:
            raise BadRecord(label, expected, str(outcome))

    def pick(self, label: str, size: int, private: bool = False) -> int:
        """One of 0 … size - 1."""
        known = self.recorded(label, 1)
        if known is not None:
            self.expect(label, f"an index below {size}", known, 0 <= known[0] < size)
            index = known[0]
        else:
            self.begin(label)
            index = self.generator.below(size)
        if self.log is not None:
            self.log.append(Draw(label, [index], private))
        return index

    def shuffle(self, label: str, size: int, private: bool = False) -> list[int]:
        """A random order of 0 … size - 1."""
        order = self.recorded(label, size)
        if order is not None:
            self.expect(label, f"an order of {size}", order, sorted(order) == list(range(size)))
        else:
            self.begin(label)
            order = self.generator.permutation(size)
        if self.log is not None:
            self.log.append(Draw(label, order, private))
        return order

    def sample(self, label: str, sampler: Sampler, numbers: list[int]) -> list[int]:
        """What `sampler` makes of these numbers; the record keeps the outcome, not the numbers behind it."""
        outcome = self.recorded(label, 0)
        if outcome is None:
            self.begin(label)
            outcome = sampler(self.generator, numbers)
        if self.log is not None:
            self.log.append(Draw(label, outcome, False))
        return outcome

    def copy(self) -> Chance:
        """The same luck once more: what happens there will happen here. For trying a batch only."""
        return Chance(self.generator.copy())

    def forked(self) -> Chance:
        """Luck of its own: it neither disturbs this one nor foretells it."""
        self.forks += 1
        return Chance(self.generator.forked(self.forks))

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.generator,), (self.forks,)

    def __setstate__(self, since: tuple[Any, ...]) -> None:
        """What has happened to a luck since it was made; nobody logs its draws yet."""
        self.forks = since[0]

    def __copy__(self) -> Chance:
        return deepcopy(self)


def simulated(seed: int) -> Chance:
    """The luck of a simulation with this seed."""
    return Chance(seeded(seed))


class FairChance(Chance):
    """Luck of a live game: each request takes one HMAC-SHA256 of the secret seed, the label and a counter."""

    def __init__(self, seed: bytes, player_seeds: list[str], counts: dict[str, int] | None = None) -> None:
        super().__init__(Generator(0, 0, 0, 1))
        self.seed = seed
        self.player_seeds = player_seeds
        self.counts = dict(counts or {})
        self.key = hmac.digest(seed, "\x1f".join(player_seeds).encode(), "sha256")

    @property
    def seed_hash(self) -> str:
        """Published at the start: it binds the host to the seed without showing it."""
        return hashlib.sha256(self.seed).hexdigest()

    def begin(self, label: str) -> None:
        count = self.counts.get(label, 0) + 1
        self.counts[label] = count
        self.generator = from_digest(hmac.digest(self.key, f"{label}\x1f{count}".encode(), "sha256"))

    def copy(self) -> Chance:
        return FairChance(self.seed, self.player_seeds, self.counts)

    def forked(self) -> Chance:
        self.forks += 1
        return Chance(from_digest(hmac.digest(self.key, f"fork\x1f{self.forks}".encode(), "sha256")))

    def __reduce__(self) -> tuple[object, ...]:
        return FairChance, (self.seed, self.player_seeds, self.counts), (self.forks,)


class RecordedChance(Chance):
    """The luck of a record: it answers with the recorded outcomes and refuses to improvise."""

    def __init__(self, draws: list[Draw]) -> None:
        super().__init__(Generator(0, 0, 0, 1))
        self.draws = draws
        self.used = 0

    def recorded(self, label: str, size: int) -> list[int] | None:
        if self.used == len(self.draws):
            raise BadRecord("draw", f"a draw {label!r}", "the end of the recorded draws")
        draw = self.draws[self.used]
        if draw.label != label:
            raise BadRecord("draw", f"a draw {label!r}", draw.label)
        self.expect(label, f"{size} numbers", draw.outcome, size in (0, len(draw.outcome)))
        self.used += 1
        return draw.outcome

    def copy(self) -> Chance:
        twin = RecordedChance(self.draws)
        twin.used = self.used
        return twin

    def forked(self) -> Chance:
        self.forks += 1
        return simulated(self.used * 1000 + self.forks)

    def __reduce__(self) -> tuple[object, ...]:
        return RecordedChance, (self.draws,), (self.forks, self.used)

    def __setstate__(self, since: tuple[Any, ...]) -> None:
        self.forks, self.used = since


Outcome = int | Sequence[int]
"""One number, or several for a shuffle or a throw of the tower."""


class Scripted(Chance):
    """Luck that somebody has written: for each label the outcomes of its draws, in order.

    What the script does not say is drawn from `seed`; without one it is refused. The labels of a game and what their
    numbers mean: `game.draws`.

    >>> import gunbai
    >>> luck = gunbai.Scripted({"wars": [[7, 6, 5, 4, 3, 2, 1, 0]]}, seed=1)
    >>> gunbai.game("rising-sun").new(seats=5, chance=luck).position()["wars"][:2]
    ['shikoku', 'kyushu']
    """

    def __init__(self, outcomes: Mapping[str, Sequence[Outcome]], seed: int | None = None) -> None:
        super().__init__(seeded(0 if seed is None else seed))
        self.left = {label: [_numbers(one) for one in row] for label, row in outcomes.items()}
        """The outcomes that have not been used, by label."""
        self.is_whole: Final = seed is None

    def recorded(self, label: str, size: int) -> list[int] | None:
        row = self.left.get(label)
        if not row:
            if self.is_whole:
                raise BadInput(f"luck.{label}", f"an outcome of {size or 'some'} numbers", "the end of the script")
            return None
        self.expect(label, f"{size} numbers", row[0], size in (0, len(row[0])))
        return row.pop(0)

    def expect(self, label: str, expected: str, outcome: list[int], holds: bool) -> None:
        if not holds:
            raise BadInput(f"luck.{label}", expected, str(outcome))

    def copy(self) -> Chance:
        twin = Scripted(self.left, None if self.is_whole else 0)
        twin.generator = self.generator.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (self.left, None if self.is_whole else 0), (self.forks, self.generator)

    def __setstate__(self, since: tuple[Any, ...]) -> None:
        self.forks, self.generator = since


def _numbers(outcome: Outcome) -> list[int]:
    return [outcome] if isinstance(outcome, int) else list(outcome)
