"""The graph and what explains it, brought into agreement.

How things stood, what the draws did and what the choices did were each found by play-outs of their own. Taken alone
they do not add up; each is moved by as much as its own doubt allows, until in every stretch they do. (A smoother of
Rauch, Tung and Striebel: forward through the moments, and back from the result, which is certain.)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gunbai.analysis.documents import JudgementDoc, MomentDoc, SwingDoc

USUAL_CHOICE: Final = 0.05
USUAL_DRAW: Final = 0.1
"""How much they usually change a chance: what is not known any better may have done as much."""
SHOWN: Final = 0.02
"""The same of what only comes to light between two moments."""
UNKNOWN: Final = 0.2
"""Of what has not been looked at yet."""
LEAST: Final = 1e-9
"""Less than any doubt."""


class Part(NamedTuple):
    """What one draw or one decision did, and how far that may be off."""

    changes: list[float]
    variance: float


class Stretch(NamedTuple):
    """What happened between two moments: the numbers of the draws and of the decisions, and all their parts."""

    swings: list[int]
    decisions: list[int]
    parts: list[Part]

    def doubt(self) -> float:
        return SHOWN**2 + sum(part.variance for part in self.parts)

    def after(self, chances: Sequence[float]) -> list[float]:
        """The chances that follow from the parts."""
        return [chance + sum(part.changes[seat] for part in self.parts) for seat, chance in enumerate(chances)]


class Estimate(NamedTuple):
    """Chances of all seats, and how far they may be off."""

    chances: list[float]
    variance: float


class Course(NamedTuple):
    """All that was found, in agreement."""

    moments: list[MomentDoc]
    swings: list[SwingDoc]
    decisions: list[JudgementDoc]
    stretches: list[Stretch]


def course(
    moments: Sequence[MomentDoc],
    swings: Sequence[SwingDoc],
    decisions: Sequence[JudgementDoc],
    pending: Sequence[int] = (),
) -> Course:
    """It begins with what was seen, so it may be asked again when more is known; `pending` are the moves that are
    still to be looked at."""
    stretches = [_stretch(one, two, swings, decisions, pending) for one, two in pairwise(moments)]
    smooth = _smoothed(moments, stretches)
    drawn: list[SwingDoc] = [{**swing, "changes": swing["seen"]} for swing in swings]
    made: list[JudgementDoc] = [{**one, "effects": one["seen"]} for one in decisions]
    for stretch, (before, after) in zip(stretches, pairwise(smooth), strict=True):
        shares = _shared(stretch, before, after)
        for number in stretch.swings:
            drawn[number]["changes"] = shares.pop(0)
        for number in stretch.decisions:
            made[number]["effects"] = shares.pop(0)
    told = [_moment(moment, estimate) for moment, estimate in zip(moments, smooth, strict=True)]
    return Course(told, drawn, made, stretches)


def _stretch(
    one: MomentDoc,
    two: MomentDoc,
    swings: Sequence[SwingDoc],
    decisions: Sequence[JudgementDoc],
    pending: Sequence[int],
) -> Stretch:
    def is_within(entry: int) -> bool:
        return one["entry"] < entry <= two["entry"]

    drawn = [number for number, swing in enumerate(swings) if is_within(swing["entry"])]
    made = [number for number, judged in enumerate(decisions) if is_within(judged["entry"])]
    parts = [_part(swings[number], USUAL_DRAW) for number in drawn]
    parts += [_part(decisions[number], USUAL_CHOICE) for number in made]
    nothing = [0.0] * len(one["seen"])
    parts += [Part(nothing, UNKNOWN**2) for entry in pending if is_within(entry)]
    return Stretch(drawn, made, parts)


def _part(found: SwingDoc | JudgementDoc, usual: float) -> Part:
    doubt = found["doubt"]
    return Part(found["seen"], (doubt * usual) ** 2 / (doubt**2 + usual**2))


def _smoothed(moments: Sequence[MomentDoc], stretches: Sequence[Stretch]) -> list[Estimate]:
    """Forward, each moment by what was seen there and by the one before; then back, by the one after."""
    found = [Estimate(moments[0]["seen"], moments[0]["doubt"] ** 2)] if moments else []
    expected: list[Estimate] = []
    for stretch, moment in zip(stretches, moments[1:], strict=True):
        expected.append(Estimate(stretch.after(found[-1].chances), found[-1].variance + stretch.doubt()))
        trust = expected[-1].variance / (expected[-1].variance + moment["doubt"] ** 2)
        found.append(_moved(expected[-1], moment["seen"], trust, (1 - trust) * expected[-1].variance))
    for place in range(len(stretches) - 1, -1, -1):
        here, foreseen, later = found[place], expected[place], found[place + 1]
        trust = here.variance / max(foreseen.variance, LEAST)
        gaps = [
            chance + after - before
            for chance, after, before in zip(here.chances, later.chances, foreseen.chances, strict=True)
        ]
        found[place] = _moved(here, gaps, trust, here.variance + trust**2 * (later.variance - foreseen.variance))
    return [Estimate(_chances(one.chances), one.variance) for one in found]


def _moved(one: Estimate, towards: Sequence[float], trust: float, variance: float) -> Estimate:
    moved = [chance + trust * (other - chance) for chance, other in zip(one.chances, towards, strict=True)]
    return Estimate(moved, max(variance, 0.0))


def _chances(found: Sequence[float]) -> list[float]:
    """None below nothing, and all together one."""
    kept = [max(0.0, chance) for chance in found]
    return [chance / sum(kept) for chance in kept]


def _shared(stretch: Stretch, before: Estimate, after: Estimate) -> list[list[float]]:
    """The parts, moved so that they add up but for what came to light."""
    gaps = [then - foreseen for then, foreseen in zip(after.chances, stretch.after(before.chances), strict=True)]
    shares = [part.variance / stretch.doubt() for part in stretch.parts]
    return [
        [round(change + share * gap, 4) for change, gap in zip(part.changes, gaps, strict=True)]
        for part, share in zip(stretch.parts, shares, strict=True)
    ]


def _moment(moment: MomentDoc, estimate: Estimate) -> MomentDoc:
    chances = [round(chance, 4) for chance in estimate.chances]
    return {**moment, "chances": chances, "error": round(float(estimate.variance**0.5), 4)}
