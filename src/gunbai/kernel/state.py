"""The state contract: a stack of steps runs until somebody must choose; every game's State fills in the blanks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING

from gunbai.kernel.actions import Action, ActionTable, Aside, AsideForm
from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.documents.codec import Doc, digest_of
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput, GunbaiError, NotYourTurn, StaleDecision, not_among, out_of_range
from gunbai.kernel.events import Event, EventTable, Journal
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.steps import Question, Stack
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.kernel.game import Game

Hearer = Callable[[Event], None]
Listener = Hearer | Journal


class Result(Value):
    """How a game ended: scores by seat, places from 1, winners, and what each score is made of.

    >>> Result([7, 9, 7], [2, 1, 2], [1], [{"light": 7}, {"light": 9}, {"light": 7}]).document()["winners"]
    [1]
    """

    def __init__(
        self, scores: list[int], ranking: list[int], winners: list[int], breakdown: list[dict[str, int]]
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.winners = winners
        self.breakdown = breakdown

    def parts(self) -> tuple[object, ...]:
        return self.scores, self.ranking, self.winners, self.breakdown

    def __repr__(self) -> str:
        return f"<scores {self.scores}, ranking {self.ranking}, winners {self.winners}>"

    def document(self) -> Doc:
        """The result as a JSON document."""
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "breakdown": self.breakdown,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """What one seat may know (None: a spectator). Each game's View names its parts; a part not named stays secret.

    >>> import gunbai
    >>> view = gunbai.game("shogun").new(seats=3, seed=7).view(0)
    >>> view.seat, view.document()["season"], "secrets" in view.document()
    (0, 'spring', False)
    """

    seat: int | None
    game: Game | None = None
    """The game it is a view of; None if no state has given it."""

    def public(self) -> Mapping[str, object]:
        """The table in words: the same whoever looks, so that a server makes it once for all of them."""
        raise NotImplementedError

    def own(self) -> Mapping[str, object]:
        """What this viewer knows beyond the table."""
        raise NotImplementedError

    def document(self) -> Mapping[str, object]:
        """Both together."""
        return {**self.public(), **self.own()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and self.document() == other.document()

    def __hash__(self) -> int:
        return hash(digest_of(self.document()))

    def __reduce__(self) -> tuple[object, ...]:
        return seen_again, (self.game, type(self), self.parts())

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {who}, {self.game.name}>" if self.game else f"<view of {who}>"


def seen_again(game: Game | None, kind: type[View], parts: tuple[object, ...]) -> View:
    """A view that was pickled. Its game comes first: only when that is made are all words there that views speak in."""
    view = kind(*parts)
    view.game = game
    return view


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game. Mutable and cheap to copy; `choices` is the law, `apply` refuses everything else.

    >>> import gunbai
    >>> state = gunbai.game("shogun").new(seats=3, seed=7)
    >>> state.actors(), state.choices(1)[0]
    ([1], <1 take echizen>)
    >>> state.apply(state.choices(1)[0])
    """

    def __init__(self, actions: ActionTable, events: EventTable, chance: Chance, stack: Stack) -> None:
        self.actions = actions
        self.events = events
        self.chance = chance
        self.stack = stack
        """The table's stack of steps, the very same list."""
        self.listener: Listener | None = None
        self.barriers = 0
        """Draws, reveals and private looks so far: undo and batches stop there."""
        self._clock = 0
        self._asked = [0] * MAX_SEATS
        self._offered_to = -1
        self._offered: list[int] = []

    # --- what a game fills in -------------------------------------------------------------------------------------

    def asides(self, seat: int) -> list[AsideForm]:
        """What the seat may do out of turn and need not do; nothing if nobody sits there."""
        raise NotImplementedError

    def take_aside(self, aside: Aside) -> None:
        """Check against `asides` and carry out."""
        raise NotImplementedError

    def twin(self, chance: Chance) -> State:
        """An independent copy with this luck and without a listener."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> View:
        """The view of a seat that is there, or of a spectator."""
        raise NotImplementedError

    def glimpse(self, seat: int | None) -> View:
        """The same to be read at once: it may share the table, and with the last one words of what stays as it was."""
        return self.seen_by(seat)

    def position(self) -> Mapping[str, object]:
        """The whole position, secrets included, as a JSON document."""
        raise NotImplementedError

    def first_form(self) -> Mapping[str, object]:
        """The position in the first form of such documents: what digests are made of. Younger games have one form."""
        return self.position()

    def result(self) -> Result:
        """Scores, ranking and winners; of a running game, as it stands."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    # --- what every game shares -----------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.stack

    def actors(self) -> list[int]:
        """Seats that must choose now; several at once in a sealed or open phase."""
        return self.stack[-1].actors(self) if self.stack else []

    def is_together(self) -> bool:
        """Whether the seats of the step on top act independently of each other (sealed bids, tea)."""
        return self.stack[-1].is_together() if self.stack else False

    def clause(self, action: Action) -> str:
        """The clause behind a choice."""
        return self.stack[-1].clause_of(self, action.id) if self.stack else ""

    def question(self, seat: int | None = None) -> Question | None:
        """What is asked of a seat now, None if nothing is; without a seat: what everybody may know of it.

        >>> import gunbai
        >>> gunbai.game("rising-sun").new(seats=3, seed=7).question(0)
        <tea (RS5.3)>
        """
        if seat is not None and seat not in self.actors():
            return None
        return self.stack[-1].question(self, seat) if self.stack else None

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats():
            raise out_of_range("seat", 0, self.seats() - 1, seat)
        seen = self.seen_by(seat)
        seen.game = self.actions.game
        return seen

    def copy(self, luck: Chance | str = "fork") -> State:
        """An independent twin without listener.

        Its luck is `fork`: its own, which neither disturbs nor foretells this one's; or `keep`: the same once more,
        so that the same choices meet the same draws; or a Chance that is given.

        >>> import gunbai
        >>> state = gunbai.game("shogun").new(seats=3, seed=7)
        >>> state.copy() == state, state.copy() is state
        (True, False)
        """
        if isinstance(luck, Chance):
            return self.twin(luck)
        if luck not in ("fork", "keep"):
            raise not_among("luck", ("fork", "keep"), luck)
        return self.twin(self.chance.forked() if luck == "fork" else self.chance.copy())

    def is_sealed(self) -> bool:
        """Whether several seats are choosing secretly now."""
        if not self.is_together():
            return False
        actors = self.actors()
        return bool(actors) and self.actions.secrets[self.choice_ids(actors[0])[0]]

    def choice_ids(self, seat: int) -> list[int]:
        """The legal ids; kept until the next change, so that `apply` need not make them twice."""
        if self._offered_to != seat:
            self._offered = self.stack[-1].choices(self, seat)
            self._offered_to = seat
        return self._offered

    def keep_offer(self, seat: int, ids: list[int]) -> None:
        """A step that had to make the choices to know whether to wait hands them over."""
        self._offered = ids
        self._offered_to = seat

    def choices(self, seat: int) -> list[Action]:
        """Every legal action of the seat, never empty for an actor, always empty for others."""
        if seat not in self.actors():
            return []
        return self.actions.all_of(seat, self.choice_ids(seat))

    def decision(self, seat: int) -> int:
        """The number of the seat's decision; it changes only when that seat is asked something else."""
        if not 0 <= seat < self.seats():
            raise out_of_range("seat", 0, self.seats() - 1, seat)
        return self._clock + self._asked[seat]

    def refusal(self, action: Action | Aside) -> GunbaiError | None:
        """Why the action or aside is refused now, None if it is legal.

        >>> import gunbai
        >>> game = gunbai.game("shogun")
        >>> game.new(seats=3, seed=7).refusal(game.parse("0 take echizen")).code
        'turn/not_yours'
        """
        if isinstance(action, Aside):
            return self._refusal_of_aside(action)
        if not 0 <= action.seat < self.seats():
            return out_of_range("seat", 0, self.seats() - 1, action.seat)
        if action.seat not in self.actors():
            return NotYourTurn(action.seat)
        if action.id in self.choice_ids(action.seat):
            return None
        return self.stack[-1].objection(self, action.seat, action.id)

    def _refusal_of_aside(self, aside: Aside) -> GunbaiError | None:
        """Asides are checked as they are carried out, so one is tried on a copy."""
        try:
            self.copy().apply(aside)
        except GunbaiError as error:
            return error
        return None

    def apply(self, action: Action | Aside, decision: int | None = None) -> None:
        """Check and carry out. Raises a GunbaiError and changes nothing when it is refused."""
        if isinstance(action, Aside):
            if not 0 <= action.seat < self.seats():
                raise out_of_range("seat", 0, self.seats() - 1, action.seat)
            self.actions.check_aside(action)
            self.take_aside(action)
            self._offered_to = -1
            return
        refused = self.refusal(action)
        if decision is not None and not isinstance(refused, BadInput) and decision != self.decision(action.seat):
            raise StaleDecision(decision, self.decision(action.seat))
        if refused is not None:
            raise refused
        self.play(action.seat, action.id)

    def ends(self, choice: Action) -> bool:
        """Whether this choice cannot be taken back, or somebody else goes on after it: what pages ask twice about. The
        answer depends on the seat's view. What hangs on what follows is tried on a copy."""
        known = self.stack[-1].ends(self, choice.seat, choice.id)
        return self._ends_when_tried(choice) if known is None else known

    def _ends_when_tried(self, choice: Action) -> bool:
        trial = self.copy()
        trial.play(choice.seat, choice.id)
        is_past = trial.barriers != self.barriers or (trial.is_sealed() and not self.is_sealed())
        return is_past or choice.seat not in trial.actors()

    def play(self, seat: int, id: int) -> None:
        """The unchecked twin of `apply`, for play-outs and replays of checked actions."""
        step = self.stack[-1]
        together = step.is_together()
        if together:
            self._asked[seat] += 1
        else:
            self._clock += 1
        step.apply(self, seat, id)
        self._run(together)

    def run(self) -> None:
        """Let the steps run until somebody must choose or the game is over."""
        self._run(self.is_together())

    def _run(self, together: bool) -> None:
        """`together`: whether seats acted independently until now; their clocks meet when they no longer do."""
        self._offered_to = -1
        stack = self.stack
        while stack:
            if stack[-1].resume(self):
                break
        if together and not self.is_together():
            self._clock += 1

    def adopt(self, other: State) -> State:
        """Take over what the kernel keeps of another state: the shared half of every `copy`."""
        self.barriers = other.barriers
        self._clock = other._clock
        self._asked = other._asked[:]
        return self

    def ask_anew(self, seat: int) -> None:
        """Another seat changed what this one is asked (a proposal in the tea ceremony)."""
        self._asked[seat] += 1

    def renumber(self, after: State, alone: int = -1) -> None:
        """After an undo: no number is asked again with another meaning, and none changes that need not. `alone` is the
        seat that took back only what nobody else saw: then only its own number may change."""
        if self._clock != after._clock:
            self._clock += after._clock + max(after._asked) + 1
            return
        for seat in range(MAX_SEATS):
            if alone not in (-1, seat):
                self._asked[seat] = after._asked[seat]
            elif self._asked[seat] != after._asked[seat]:
                self._asked[seat] = after._asked[seat] + 1

    def tell(
        self, code: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, clause: str = ""
    ) -> None:
        """Report an event; nothing is built when nobody listens. It may cite another clause than its kind does."""
        listener = self.listener
        if listener is None:
            return
        if isinstance(listener, Journal):
            listener.note(self.events.kinds[code], a, b, c, d, e, f)
        else:
            listener(self.events.event(code, [a, b, c, d, e, f], clause))

    def digest(self) -> str:
        """A fingerprint of the whole position, made of its first form, so that records keep theirs. Without the rules
        version and the options, which stay the same through a game and grow from version to version."""
        doc = self.first_form()
        return digest_of({name: part for name, part in doc.items() if name not in ("rules", "options")})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        name = self.actions.game.name if self.actions.game else "a game"
        asked = self.question()
        return f"<{name}, {self.seats()} seats: {'over' if asked is None else str(asked)[1:-1]}>"

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.barriers, self._clock, self._asked)
        return resumed, (self.actions, dict(self.position()), self.chance), kept

    def __setstate__(self, kept: tuple[int, int, list[int]]) -> None:
        self.barriers, self._clock, self._asked = kept

    def __copy__(self) -> State:
        return self.twin(deepcopy(self.chance))

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.twin(deepcopy(self.chance, memo))


def resumed(actions: ActionTable, position: dict[str, object], chance: Chance) -> State:
    """A state that was pickled: its position, with its luck; nobody listens yet."""
    assert actions.game is not None
    return actions.game.from_position(position, chance=chance)
