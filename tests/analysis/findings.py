"""Findings written by hand."""

from __future__ import annotations

from gunbai.analysis.documents import JudgementDoc, MomentDoc, SwingDoc

DOUBT = 0.01


def moment(entry: int, seat: int, *chances: float, doubt: float = DOUBT) -> MomentDoc:
    return MomentDoc(
        entry=entry, season="spring", phase="war", seat=seat, chances=list(chances), error=doubt,
        seen=list(chances), doubt=doubt, points=[], honor=[],
    )  # fmt: skip


def drawn(entry: int, *changes: float, doubt: float = DOUBT) -> SwingDoc:
    return SwingDoc(entry=entry, labels=["tower"], changes=list(changes), seen=list(changes), doubt=doubt)


def made(
    entry: int, seat: int, win: float, best: float, *effects: float, phase: str = "war", doubt: float = DOUBT
) -> JudgementDoc:
    return JudgementDoc(
        entry=entry, entries=[entry], seat=seat, season="spring", phase=phase, step="bids", options=3,
        chosen=[f"{seat} bid {entry}"], best=["0 bid 0"], chosen_asked=[], best_asked=[],
        win=win, best_win=best, loss=best - win, error=0.01, effects=list(effects), seen=list(effects), doubt=doubt,
        parts=[], rival=-1, rival_gain=0.0, risk=0.0, need=0.1, trials=10, thorough=True,
    )  # fmt: skip
