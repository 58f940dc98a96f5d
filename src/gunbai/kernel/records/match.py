"""A match: a state together with its record. Applying, batches, undo and replay all go through here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance, Draw, RecordedChance
from gunbai.kernel.state import Hearer, State

DIGEST_EVERY: Final = 50
UNDO: Final = "undo"
WITHDRAW: Final = "withdraw"


class Entry(Value):
    """One line of a record: what was done (or `SEAT undo N`), and the draws it caused."""

    def __init__(self, text: str, draws: list[Draw], digest: str = "") -> None:
        self.text = text
        self.draws = draws
        self.digest = digest

    def parts(self) -> tuple[object, ...]:
        return self.text, self.draws, self.digest


class Match:
    """One game being played and recorded. Nothing is erased: an undo is an entry of its own.

    >>> import gunbai
    >>> match = gunbai.Match(gunbai.game("shogun"), 3, {}, gunbai.Scripted({}, seed=7))
    >>> match.apply(match.state.choices(1)[0])
    >>> [entry.text for entry in match.entries]
    ['1 take echizen']
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        chance: Chance,
        rules: int = 0,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.rules = rules or game.version
        """The rules version under which the game was begun, and is played to its end."""
        self.options = game.filled(options, self.rules)
        self.position = position
        """Where it was begun, if not with the setup: a match for practice, whose record is nobody's business."""
        self.chance = chance
        self.entries: list[Entry] = []
        self.heard: list[Event] = []
        """What has happened, unless somebody else hears it."""
        self._hearer: Hearer = self.heard.append
        self.setup_draws: list[Draw] = []
        chance.log = self.setup_draws
        if position is None:
            self.state = game.new(seats, options=self.options, chance=chance, listener=self._hearer)
        else:
            self.state = game.from_position(position, chance=chance, listener=self._hearer)
        self._base = self.state.copy(chance)
        self._tail: list[Action | Aside] = []

    def tell(self, hearer: Hearer) -> None:
        """From now on every event is told to this one at the moment it happens, with the table as it is then."""
        self._hearer = self.state.listener = hearer

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this viewer has heard, from its own event number `since` on."""
        return [event for event in self.heard if event.is_heard_by(seat)][since:]

    def apply(self, action: Action | Aside, decision: int | None = None) -> None:
        """Check, carry out and record."""
        draws: list[Draw] = []
        self.chance.log = draws
        before = self.state.barriers
        sealed = self.state.is_sealed()
        fresh = None if self._continues(action) else self.state.copy(self.chance)
        self.state.apply(action, decision)
        self._write(str(action), draws)
        if self.state.barriers != before or (not sealed and self.state.is_sealed()):
            self._base, self._tail = self.state.copy(self.chance), []
            return
        if action.tag == WITHDRAW:
            self._forget_chain(action.seat)
            return
        if fresh is not None:
            self._base, self._tail = fresh, []
        self._tail.append(action)

    def rehearse(self, actions: Sequence[Action], decision: int | None = None) -> None:
        """Raises what would go wrong with a chain, on a copy: afterwards it cannot fail half-way. Only its last action
        may cross a barrier, or a rehearsal would be an oracle."""
        trial = self.state.copy(self.chance.copy())
        for number, action in enumerate(actions):
            before = trial.barriers
            trial.apply(action, decision if number == 0 else None)
            if trial.barriers != before and number < len(actions) - 1:
                raise RuleViolation("batch/crosses_reveal", "", {"action": str(action)})

    def batch(self, actions: Sequence[Action], decision: int | None = None) -> None:
        """Apply a chain whole or not at all."""
        self.rehearse(actions, decision)
        for number, action in enumerate(actions):
            self.apply(action, decision if number == 0 else None)

    def undoable(self, seat: int) -> int:
        """How many of its latest actions the seat may take back now. Sealed choices of others do not stand between, and
        asides only where they would not be possible without what is taken back."""
        count = 0
        crossed = said = False
        for done in reversed(self._tail):
            if isinstance(done, Aside):
                said = True
                continue
            if done.seat != seat:
                if not done.secret:
                    break
                crossed = True
            elif crossed and not done.secret:
                break
            else:
                count += 1
        while said and count and self._rebuilt(self._without(seat, count)) is None:
            count -= 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the seat's own latest actions: never across a draw, a reveal or another seat's open action."""
        if not 1 <= count <= self.undoable(seat):
            raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": self.undoable(seat)})
        kept = self._without(seat, count)
        rebuilt = self._rebuilt(kept)
        if rebuilt is None:
            raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": self.undoable(seat)})
        taken = [done for done in self._tail if isinstance(done, Action) and done.seat == seat][-count:]
        unseen = self.state.is_together() and all(done.secret for done in taken)
        self._stand(rebuilt, kept, seat if unseen else -1)
        self._write(f"{seat} {UNDO} {count}", [])
        self.state.tell("undone_by_you" if unseen else "undone", seat, count)

    def _without(self, seat: int, count: int) -> list[Action | Aside]:
        """The tail without the seat's latest actions."""
        kept = list(self._tail)
        for _ in range(count):
            kept.pop(max(i for i, done in enumerate(kept) if isinstance(done, Action) and done.seat == seat))
        return kept

    def _rebuilt(self, tail: list[Action | Aside]) -> State | None:
        """The state with another tail; None where what was said since is not possible without what is gone."""
        state = self._base.copy(self.chance)
        for done in tail:
            if state.refusal(done) is not None:
                return None
            state.apply(done)
        return state

    def _stand(self, rebuilt: State, tail: list[Action | Aside], alone: int) -> None:
        rebuilt.renumber(self.state, alone)
        self.state, self._tail = rebuilt, tail
        self.state.listener = self._hearer

    def _forget_chain(self, seat: int) -> None:
        """A withdrawn chain leaves the tail; what others have sealed stays theirs to take back."""
        chain = len(self._tail)
        while chain and (isinstance(self._tail[chain - 1], Aside) or _is_secret(self._tail[chain - 1])):
            chain -= 1
        rest = [done for done in self._tail[chain:] if isinstance(done, Aside) or done.seat != seat]
        self._tail = self._tail[:chain] + rest

    def _continues(self, action: Action | Aside) -> bool:
        """Whether what lies in the tail stays undoable for somebody after this action."""
        if isinstance(action, Aside) or action.secret:
            return True
        return all(isinstance(done, Aside) or done.seat == action.seat for done in self._tail)

    def _write(self, text: str, draws: list[Draw]) -> None:
        number = len(self.entries) + 1
        digest = self.state.digest() if number % DIGEST_EVERY == 0 or self.state.is_over() else ""
        self.entries.append(Entry(text, draws, digest))

    def __reduce__(self) -> tuple[object, ...]:
        begun = (self.game, self.seats, self.options, RecordedChance(self.setup_draws), self.rules, self.position)
        return Match, begun, (self.chance, self.state, self._base, self._tail, self.entries, self.heard)

    def __setstate__(self, played: tuple[Any, ...]) -> None:
        """What has been played since the setup, which a match repeats by its draws."""
        self.chance, self.state, self._base, self._tail, self.entries, self.heard = played
        self.tell(self.heard.append)

    def __copy__(self) -> Match:
        return deepcopy(self)

    def replay(self, text: str) -> None:
        """Apply one recorded line: an action, an aside or an undo."""
        words = text.split()
        if len(words) == 3 and words[1] == UNDO and words[0].isdigit() and words[2].isdigit():
            self.undo(int(words[0]), int(words[2]))
        else:
            self.apply(self.game.parse(text))


def _is_secret(done: Action | Aside) -> bool:
    return isinstance(done, Action) and done.secret
