"""The state contract: a stack of steps runs until somebody must choose; every game's State fills in the blanks."""

from __future__ import annotations

from collections.abc import Callable

from gunbai.kernel.actions import MAX_SEATS, Action, ActionTable, Aside, AsideForm
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Doc, digest_of
from gunbai.kernel.errors import BadInput, GunbaiError, NotYourTurn, RuleViolation, StaleDecision, out_of_range
from gunbai.kernel.events import Event, EventTable

Listener = Callable[[Event], None]


class Result:
    """How a game ended: scores by seat, places from 1, winners, and what each score is made of."""

    def __init__(
        self, scores: list[int], ranking: list[int], winners: list[int], breakdown: list[dict[str, int]]
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.winners = winners
        self.breakdown = breakdown

    def document(self) -> Doc:
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "breakdown": self.breakdown,
        }


class View:
    """What one seat may know (None: a spectator). Each game's View names its parts; a part not named stays secret."""

    seat: int | None

    def public(self) -> Doc:
        """The table in words: the same whoever looks, so that a server makes it once for all of them."""
        raise NotImplementedError

    def own(self) -> Doc:
        """What this viewer knows beyond the table."""
        raise NotImplementedError

    def document(self) -> Doc:
        return {**self.public(), **self.own()}


class State:
    """A running game. Mutable and cheap to copy; `choices` is the law, `apply` refuses everything else."""

    def __init__(self, actions: ActionTable, events: EventTable, chance: Chance) -> None:
        self.actions = actions
        self.events = events
        self.chance = chance
        self.listener: Listener | None = None
        self.barriers = 0
        """Draws, reveals and private looks so far: undo and batches stop there."""
        self._clock = 0
        self._asked = [0] * MAX_SEATS
        self._offered_to = -1
        self._offered: list[int] = []

    # --- what a game fills in -------------------------------------------------------------------------------------

    def resume(self) -> bool:
        """Run the top step on; True: somebody must choose."""
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Seats that must choose now; several at once in a sealed or open phase."""
        raise NotImplementedError

    def is_together(self) -> bool:
        """Whether the seats of the step on top act independently of each other (sealed bids, tea)."""
        raise NotImplementedError

    def offered(self, seat: int) -> list[int]:
        """Ids of the legal actions of an acting seat."""
        raise NotImplementedError

    def take(self, seat: int, id: int) -> None:
        """Carry out a legal action, before the stack runs on."""
        raise NotImplementedError

    def objection(self, seat: int, id: int) -> RuleViolation:
        """Why this action is not among the choices of this acting seat."""
        raise NotImplementedError

    def clause(self, action: Action) -> str:
        """The clause behind a choice."""
        raise NotImplementedError

    def asides(self, seat: int) -> list[AsideForm]:
        """What the seat may do out of turn and need not do."""
        raise NotImplementedError

    def take_aside(self, aside: Aside) -> None:
        """Check against `asides` and carry out."""
        raise NotImplementedError

    def copy(self, chance: Chance | None = None) -> State:
        """An independent twin without listener; its luck is forked unless it is given."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        raise NotImplementedError

    def position(self) -> Doc:
        """The whole position, secrets included, as a JSON document."""
        raise NotImplementedError

    def result(self) -> Result:
        """Scores, ranking and winners; of a running game, as it stands."""
        raise NotImplementedError

    def seats(self) -> int:
        raise NotImplementedError

    # --- what every game shares -----------------------------------------------------------------------------------

    def is_sealed(self) -> bool:
        """Whether several seats are choosing secretly now."""
        if not self.is_together():
            return False
        actors = self.actors()
        return bool(actors) and self.actions.secrets[self.choice_ids(actors[0])[0]]

    def choice_ids(self, seat: int) -> list[int]:
        """The legal ids; kept until the next change, so that `apply` need not make them twice."""
        if self._offered_to != seat:
            self._offered = self.offered(seat)
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
        return self._clock + self._asked[seat]

    def refusal(self, action: Action | Aside) -> GunbaiError | None:
        """Why the action or aside is refused now, None if it is legal."""
        if isinstance(action, Aside):
            return self._refusal_of_aside(action)
        if not 0 <= action.seat < self.seats():
            return out_of_range("seat", 0, self.seats() - 1, action.seat)
        if action.seat not in self.actors():
            return NotYourTurn(action.seat)
        if action.id in self.choice_ids(action.seat):
            return None
        return self.objection(action.seat, action.id)

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

    def ends(self, choice: Action, luck: Chance | None = None) -> bool:
        """Whether this choice cannot be taken back, or somebody else goes on after it: what pages ask twice about.

        Tried on a copy with luck that is forked, or given; the answer depends on the seat's view alone, as barriers do.
        """
        trial = self.copy(luck)
        trial.play(choice.seat, choice.id)
        is_horizon = trial.barriers != self.barriers or (trial.is_sealed() and not self.is_sealed())
        return is_horizon or choice.seat not in trial.actors()

    def play(self, seat: int, id: int) -> None:
        """The unchecked twin of `apply`, for play-outs and replays of checked actions."""
        if self.is_together():
            self._asked[seat] += 1
        else:
            self._clock += 1
        self.take(seat, id)
        self.run()

    def run(self) -> None:
        """Let the steps run until somebody must choose or the game is over."""
        self._offered_to = -1
        together = self.is_together()
        while not self.is_over():
            if self.resume():
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
        """After an undo: no number is asked again with another meaning, and none changes that need not.

        `alone` is the seat that took back only what nobody else saw: then only its own number may change.
        """
        if self._clock != after._clock:
            self._clock += after._clock + max(after._asked) + 1
            return
        for seat in range(MAX_SEATS):
            if alone not in (-1, seat):
                self._asked[seat] = after._asked[seat]
            elif self._asked[seat] != after._asked[seat]:
                self._asked[seat] = after._asked[seat] + 1

    def tell(self, code: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Report an event; nothing is built when nobody listens."""
        if self.listener is not None:
            self.listener(self.events.event(code, [a, b, c, d, e, f]))

    def digest(self) -> str:
        """A fingerprint of the whole position. Without the rules version and the options, which stay the same through a
        game and grow from version to version: an old record keeps its digests."""
        doc = self.position()
        return digest_of({name: part for name, part in doc.items() if name not in ("rules", "options")})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(self.digest())
