"""An answer judged: right or wrong, and how it compares with the best choice in worlds that the seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import TypedDict

from gunbai.analysis.contest import asked_of
from gunbai.analysis.documents import JudgementDoc
from gunbai.analysis.experts import Chain, Expert, expert
from gunbai.analysis.parts import differences
from gunbai.analysis.walk import Decision
from gunbai.games.registry import game as game_named
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput
from gunbai.puzzles.playing import session_of
from gunbai.puzzles.puzzle import PuzzleDoc, begun, game_of
from gunbai.puzzles.race import Race, Runner, decision_of

WORLDS: Final = 48
"""In which an answer meets the best choice."""
SEED: Final = 1
NEARLY: Final = 0.5
"""Of sealed chains many are nearly alike: one that gives away less than this part of the margin is right as well."""


class VerdictDoc(TypedDict):
    """What is to be said of an answer. `judgement` compares it with the best choice, as an analysis does."""

    right: bool
    judgement: JudgementDoc
    quick: list[str]
    """What the quick bot would have done, and the chance to win after it."""
    quick_win: float


def is_whole(found: PuzzleDoc, moves: Sequence[str]) -> bool:
    """Whether an answer has all its links."""
    return len(moves) >= len(found["solution"])


def judged(found: PuzzleDoc, moves: Sequence[str]) -> VerdictDoc:
    """Right or wrong, with the reason."""
    if not is_whole(found, moves):
        raise BadInput("moves", f"{len(found['solution'])} of them", str(len(moves)))
    moves = moves[: len(found["solution"])]
    session_of(found, moves)
    judge = expert(game_named(game_of(found["id"])))  # an expert keeps notes, so everybody who asks has one
    decision = decision_of(judge, begun(found), found["seat"])
    best, chosen = Runner(_chain(found, found["solution"])), Runner(_chain(found, moves))
    race = Race(judge, decision, SEED)
    race.lap([best, chosen], WORLDS, with_parts=True)
    lead = race.lead(best, chosen)
    is_same = chosen.chain == best.chain
    is_near = found["sealed"] and lead.mean < NEARLY * found["margin"][0]
    quick_win = round(found["win"] - found["margin"][0], 4)
    made = _judgement(judge, decision, found, chosen, best, max(0.0, lead.mean), lead.error)
    return VerdictDoc(right=is_same or is_near, judgement=made, quick=found["quick"], quick_win=quick_win)


def _judgement(
    judge: Expert, decision: Decision, found: PuzzleDoc, chosen: Runner, best: Runner, loss: float, error: float
) -> JudgementDoc:
    seat, win = decision.seat, found["win"]
    season, phase = judge.place(decision.state)
    others = [one for one in range(decision.state.seats()) if one != seat]
    gains = {one: chosen.win(one) - best.win(one) for one in others}
    rival = max(others, key=lambda one: gains[one])
    return JudgementDoc(
        entry=0,
        entries=[],
        seat=seat,
        season=season,
        phase=phase,
        step=found["step"],
        options=found["options"],
        chosen=_texts(decision, chosen.chain),
        best=found["solution"],
        chosen_asked=asked_of(decision, chosen.chain),
        best_asked=asked_of(decision, best.chain),
        win=round(max(0.0, win - loss), 4),
        best_win=win,
        loss=round(loss, 4),
        error=round(error, 4),
        effects=[],
        seen=[],
        doubt=0.0,
        parts=differences(best.sums, chosen.sums, win) if loss else [],
        rival=rival if gains[rival] > 0 else -1,
        rival_gain=round(max(0.0, gains[rival]), 4),
        risk=0.0,
        need=0.0,
        trials=2 * WORLDS,
        thorough=True,
    )


def _chain(found: PuzzleDoc, texts: Sequence[str]) -> Chain:
    actions = (game_named(game_of(found["id"])).parse(text) for text in texts)
    return [action.id for action in actions if isinstance(action, Action)]


def _texts(decision: Decision, chain: Chain) -> list[str]:
    return [str(action) for action in decision.state.actions.all_of(decision.seat, chain)]
