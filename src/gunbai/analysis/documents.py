"""What an analysis says, as plain data: what a file, a server and a page share."""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from gunbai.kernel.steps import Arguments

FORM: Final = 1
"""The form of these documents."""


class PartDoc(TypedDict):
    """One part of the judgement in which the better choice differs from what was chosen."""

    part: str
    worth: float
    """What it changes in the chance to win: above 0 it speaks for the better choice, below against it."""
    amount: float
    """By how much more or less of it there is after the better choice."""


class AskedDoc(TypedDict):
    """What a link of a chain answers: the step that asks, and its particulars by name."""

    step: str
    args: Arguments


class JudgementDoc(TypedDict):
    """One decision of one seat, judged by what that seat could know when it was made."""

    entry: int
    """The number of the move in the record; of a sealed chain, of its last link."""
    entries: list[int]
    """All moves that belong to it."""
    seat: int
    season: str
    phase: str
    step: str
    options: int
    """How many choices there were at its first link."""
    chosen: list[str]
    best: list[str]
    """The best that was found; the same as `chosen` where nothing better was."""
    chosen_asked: list[AskedDoc]
    best_asked: list[AskedDoc]
    """By link: what is asked there, by which the choice is worded. What a chain no longer allows has none."""
    win: float
    """The seat's chance to win after what it chose, and after the best."""
    best_win: float
    loss: float
    """What the choice gave away, 0 or more."""
    error: float
    """The standard error of the loss."""
    effects: list[float]
    """By seat: what the choice changed against how a sensible quick player would have gone on."""
    seen: list[float]
    doubt: float
    """The same by its own play-outs alone, and the standard error of that: `effects` fit to all else that was found."""
    parts: list[PartDoc]
    """Why: what differs most, in the order of its weight; empty where nothing was lost."""
    rival: int
    """The seat that gains most by what was chosen instead of the best; -1 where nobody does."""
    rival_gain: float
    risk: float
    """By how much more the outcome of the choice depends on luck than that of the best."""
    need: float
    """What the quick look saw at stake: how much of the longer looks it gets."""
    trials: int
    thorough: bool
    """False after the first, quick look."""


class MomentDoc(TypedDict):
    """How things stood before a move, by what the seats could know then."""

    entry: int
    """Moves that had been made."""
    season: str
    phase: str
    seat: int
    """Whose turn it was; -1 when all chose at once, and at the end."""
    chances: list[float]
    error: float
    """By seat, by all that was found before and after; and the standard error."""
    seen: list[float]
    doubt: float
    """The same by the play-outs from here alone."""
    points: list[int]
    honor: list[int]
    """Each seat's place on the honor track, from 1; empty in a game without one."""


class SwingDoc(TypedDict):
    """What the draws of one move did to each seat."""

    entry: int
    labels: list[str]
    changes: list[float]
    seen: list[float]
    doubt: float
    """The same by its own play-outs alone, and the standard error of that: `changes` fit to all else that was found."""


class TurningDoc(TypedDict):
    """A stretch of moves in which the chances changed most."""

    entry: int
    """Moves that had been made before it, and after it."""
    until: int
    season: str
    seat: int
    """The seat whose chance it changed most."""
    change: float
    changes: list[float]
    cause: str
    """What did most of it: `choice`, `luck`, or `reveal`, when what had been hidden came to light."""
    by: int
    """Whose choice it was; -1 for luck and for reveals."""
    move: int
    """That one's decision that weighed most, by its last move; 0 for luck and for reveals."""


class StandingDoc(TypedDict):
    """How a position stands, as far as it was looked at. Lists are by seat: what the chances of all trials add up to,
    and what their squares do."""

    trials: int
    sums: list[float]
    squares: list[float]
    judge: str
    """Who judged: `sage` or `master`."""


class BalanceDoc(TypedDict):
    """Where a seat's chance went between the first move and the result. The three add up to the whole."""

    seat: int
    start: float
    end: float
    own: float
    luck: float
    others: float


class AccuracyDoc(TypedDict):
    """How much of what could be reached a seat kept in one phase, or in the whole game (`all`)."""

    seat: int
    phase: str
    decisions: int
    kept: float
    """From 0 to 1."""
    mistakes: int


class Analysis(TypedDict):
    """The whole, as far as it has come."""

    form: int
    game: str
    rules: int
    seats: int
    entries: int
    seed: int
    judge: str
    """Who judged: `sage` or `master`."""
    done: float
    """The part of the work that is done, 0 to 1."""
    finished: bool
    winners: list[int]
    moments: list[MomentDoc]
    swings: list[SwingDoc]
    decisions: list[JudgementDoc]
    turnings: list[TurningDoc]
    balance: list[BalanceDoc]
    accuracy: list[AccuracyDoc]
