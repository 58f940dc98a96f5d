"""Steps: the boxes of a game's flow chart, and the stack they lie on while a game runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.documents.codec import Doc, word
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, read_fields

if TYPE_CHECKING:
    from gunbai.kernel.actions import Action
    from gunbai.kernel.state import State

S = TypeVar("S", bound="State")
Arguments = dict[str, str | int]


class Question(Value):
    """What is asked: the step that asks, the clause behind it, and the particulars by name.

    >>> Question("lighting", "LN3.1", {"place": "gate"})
    <lighting place=gate (LN3.1)>
    """

    def __init__(self, step: str, clause: str, arguments: Arguments) -> None:
        self.step: Final = step
        self.clause: Final = clause
        self.arguments: Final = arguments

    def parts(self) -> tuple[object, ...]:
        return self.step, self.clause, self.arguments

    def document(self) -> Doc:
        """The question as a JSON document."""
        return {"step": self.step, "clause": self.clause, "arguments": dict(self.arguments)}

    def __repr__(self) -> str:
        named = " ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"<{self.step} {named} ({self.clause})>" if named else f"<{self.step} ({self.clause})>"

    def __hash__(self) -> int:
        return hash((self.step, self.clause))


NOTHING_CHANGES: Final[Mapping[str, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One box of the flow chart while it is being carried out: who chooses, what they may choose, what it does.

    A step is immutable, so that copies of a state share it: what changes, replaces it on the stack. Its constructor
    takes the numbers of its `fields` in their order and keeps each under its name.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    """What the step remembers, by name: a step is written into positions and read from them by these."""
    asked: ClassVar[tuple[str, ...]] = ()
    """The fields that its question names."""
    told: ClassVar[tuple[Field, ...]] = ()
    """Those of them that the step does not keep as they are told; who may not know one is asked without it."""

    seat: int
    """Who is asked, in steps of one seat."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    # --- what runs the game ---------------------------------------------------------------------------------------

    def resume(self, state: S) -> bool:
        """Run on; True: wait for a choice. Called again while it waits it must change nothing."""
        return True

    def is_together(self) -> bool:
        """Whether several seats act at once, independently of each other (sealed bids, tea)."""
        return False

    def actors(self, state: S) -> list[int]:
        """The seats that must choose now."""
        return [self.seat]

    def choices(self, state: S, seat: int) -> list[int]:
        """The ids of all that the seat may do: the law of this step."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, id: int) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError

    def waits(self, state: S, seat: int) -> bool:
        """Whether there is anything to choose beside `done`, the first choice of such steps."""
        ids = self.choices(state, seat)
        if len(ids) < 2:
            return False
        state.keep_offer(seat, ids)
        return True

    # --- what it knows beforehand ---------------------------------------------------------------------------------

    def ends(self, state: S, seat: int, id: int) -> bool | None:
        """Whether a choice hands on to others or cannot be taken back; None where that hangs on what follows."""
        return None

    def asked_of(self, state: S, seat: int, ids: list[int]) -> list[int]:
        """How far a chain goes that a seat means to send: what of it will be asked."""
        return ids

    def is_final(self, state: S, seat: int, id: int) -> bool:
        """Whether a choice is never taken back, even while its seat goes on."""
        return False

    def changes(self, state: S, seat: int, id: int) -> Mapping[str, int]:
        """What a choice takes from its seat (below 0) and brings it at once, by name, as far as the table shows it."""
        return NOTHING_CHANGES

    # --- what explains it -----------------------------------------------------------------------------------------

    def clause_of(self, state: S, id: int) -> str:
        """The clause behind one of the choices."""
        return self.clause

    def objection(self, state: S, seat: int, id: int) -> RuleViolation:
        """Why the id is not among the choices; a step names the reasons of what it forbids, then comes this one."""
        return not_asked(state, self.name, id)

    def question(self, state: S, seat: int | None) -> Question:
        """What is asked of a seat, or what everybody may know of it (None)."""
        named = {field.name: field for field in self.fields}
        return Question(self.name, self.clause, {name: _argument(self, named[name]) for name in self.asked})

    # --- what writes and reads it ---------------------------------------------------------------------------------

    def numbers(self) -> list[int]:
        """The numbers of its fields, in their order."""
        return [getattr(self, field.name) for field in self.fields]

    def document(self) -> Doc:
        """The step by name, with its fields."""
        written = {field.name: field.written(getattr(self, field.name)) for field in self.fields}
        return {"step": self.name, **written}

    def check(self, state: S, below: tuple[Step[Any], ...], field: str) -> None:
        """Raises BadPosition if a step that was read from a document cannot be played on above these."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.name == other.name and self.numbers() == other.numbers()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.numbers())

    def __hash__(self) -> int:
        return hash((self.name, *self.numbers()))

    def __repr__(self) -> str:
        named = " ".join(f"{field.name}={field.written(getattr(self, field.name))}" for field in self.fields)
        return f"<{self.name} {named}>" if named else f"<{self.name}>"


AnyStep = Step[Any]
Stack = list[Step[Any]]


def _argument(step: AnyStep, field: Field) -> str | int:
    value = field.written(getattr(step, field.name))
    return value if isinstance(value, (str, int)) else str(value)


def not_asked(state: State, step: str, id: int, clause: str = "") -> RuleViolation:
    """The refusal of an action that this moment does not ask for: it cites what says when it may be taken, which is the
    clause of its verb unless the step knows better."""
    cited = clause or state.actions.verbs[id].clause
    return RuleViolation("action/not_asked", cited, {"step": step, "action": state.actions.text(id)})


def written_stack(stack: Stack) -> list[Doc]:
    """The stack as documents, the outermost step first."""
    return [step.document() for step in stack]


def read_stack(rows: list[object], where: str, kinds: Mapping[str, type[AnyStep]], seats: int) -> Stack:
    """The steps of a document, the outermost first."""
    return [_read_step(row, f"{where}[{number}]", kinds, seats) for number, row in enumerate(rows)]


def check_stack(state: State, where: str) -> None:
    """Let every step of a stack that was read say whether it can be played on above those below it."""
    for number, step in enumerate(state.stack):
        step.check(state, tuple(state.stack[:number]), f"{where}[{number}]")


def _read_step(row: object, where: str, kinds: Mapping[str, type[AnyStep]], seats: int) -> AnyStep:
    if not isinstance(row, Mapping):
        raise BadPosition(where, "an object with the name of a step and its fields", str(row))
    names = list(kinds)
    kind = kinds[names[word(row.get("step"), f"{where}.step", names)]]
    return kind(*read_fields(kind.fields, row, where, seats))


def is_final(state: State, choice: Action) -> bool:
    """Whether a choice is never taken back, even while its seat goes on."""
    return state.stack[-1].is_final(state, choice.seat, choice.id)


def changes(state: State, choice: Action) -> Mapping[str, int]:
    """What a choice takes from its seat and brings it at once, by name."""
    return state.stack[-1].changes(state, choice.seat, choice.id)


def asked_of(state: State, chain: list[Action]) -> list[Action]:
    """How far a chain of one seat goes: what of it will be asked."""
    if not chain or not state.stack:
        return chain
    return chain[: len(state.stack[-1].asked_of(state, chain[0].seat, [action.id for action in chain]))]


OVER: Final[AnyStep] = Step()
"""What stands for the step of a game that is over."""
K = TypeVar("K", bound=Step[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Value):
    """What every game's table has: its seats, and the stack of steps, the one being carried out on top."""

    def __init__(self, seats: int, stack: Stack) -> None:
        self.seats = seats
        self.stack = stack

    def parts(self) -> tuple[object, ...]:
        return self.seats, self.stack

    def top(self) -> AnyStep:
        """The step that is being carried out; OVER when there is none."""
        return self.stack[-1] if self.stack else OVER

    def beneath(self, step: AnyStep) -> AnyStep:
        """The step that goes on once this one of the stack is done; OVER when there is none."""
        for place in range(len(self.stack) - 1, 0, -1):
            if self.stack[place] is step:
                return self.stack[place - 1]
        return OVER

    def above(self, step: AnyStep) -> AnyStep:
        """The step that is carried out before this one of the stack goes on; OVER when there is none."""
        for place in range(len(self.stack) - 1):
            if self.stack[place] is step:
                return self.stack[place + 1]
        return OVER

    def find(self, kind: type[K]) -> K | None:
        """The innermost step of this kind that has begun and not ended."""
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        return None

    def push(self, step: AnyStep) -> None:
        """Carry out this step first."""
        self.stack.append(step)

    def pop(self) -> None:
        """The step on top is done."""
        self.stack.pop()

    def replace(self, step: AnyStep) -> None:
        """The step on top goes on as this one."""
        self.stack[-1] = step
