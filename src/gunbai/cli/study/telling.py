"""An analysis told in a terminal: luck apart from skill, chances by phase, turning points, decisions with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from gunbai.analysis.analyst import Analyst
from gunbai.analysis.documents import MomentDoc, TurningDoc
from gunbai.analysis.summary import ALL
from gunbai.cli.percent import grid_of, percent
from gunbai.cli.screen import Screen
from gunbai.cli.study.wording import Wording

MOST_TOLD: Final = 8
"""Decisions that are told, the dearest first."""
LEAST_TOLD: Final = 0.01


class Telling(Wording):
    """One analysis before the eyes of somebody, in that one's language."""

    def __init__(self, screen: Screen, analyst: Analyst) -> None:
        self.found = analyst.document()
        super().__init__(screen, self.found["game"], analyst.walk.end.view(None), self.found["seats"])

    def tell(self, seat: int | None) -> None:
        """Everything; of the decisions those of one seat, or of all."""
        screen, found = self.screen, self.found
        screen.say("analysis-judged", moves=found["entries"], judge=self.text(f"analysis-judge-{found['judge']}"))
        self._head("analysis-balance")
        screen.show(self._balance())
        self._head("analysis-accuracy")
        screen.show(self._accuracy())
        self._head("analysis-chances")
        screen.show(self._chances())
        self._head("analysis-turnings")
        if not found["turnings"]:
            screen.say("analysis-no-turnings")
        for turning in found["turnings"]:
            screen.show(Text(self._turning(turning)))
        self._decisions(seat)

    def _head(self, key: str) -> None:
        self.screen.show(Text())
        about = self.screen.words.text(key, "about") if self.screen.words.has(key, "about") else ""
        self.screen.show(Text(self.text(key) + (f" ({about})" if about else ""), style="bold"))

    # --- tables ---------------------------------------------------------------------------------------------------

    def _balance(self) -> Grid:
        heads = ("analysis-start", "analysis-own", "analysis-luck", "analysis-others", "analysis-end")
        grid = grid_of(self.screen, "analysis-seat", *heads)
        for row in self.found["balance"]:
            shares = [self.signed(100 * part) for part in (row["own"], row["luck"], row["others"])]
            start, end = (percent(self.screen.words, share) for share in (row["start"], row["end"]))
            grid.add_row(self._name(row["seat"]), start, *shares, end)
        return grid

    def _accuracy(self) -> Grid:
        phases = list(dict.fromkeys(row["phase"] for row in self.found["accuracy"] if row["phase"] != ALL))
        grid = grid_of(self.screen, "analysis-seat", "analysis-all", "analysis-mistakes")
        for phase in phases:
            grid.add_column(self.phase(phase), justify="right")
        rows = {(row["seat"], row["phase"]): row for row in self.found["accuracy"]}
        for seat in range(self.found["seats"]):
            whole = rows.get((seat, ALL))
            if whole is not None:
                kept = [rows.get((seat, phase)) for phase in phases]
                shares = [percent(self.screen.words, row["kept"]) if row else "" for row in kept]
                mistakes = self.screen.words.number(whole["mistakes"])
                grid.add_row(self._name(seat), percent(self.screen.words, whole["kept"]), mistakes, *shares)
        return grid

    def _chances(self) -> Grid:
        """One row where a phase begins, and the end."""
        grid = grid_of(self.screen, "analysis-when")
        for seat in range(self.found["seats"]):
            grid.add_column(self._name(seat), justify="right")
        last = self.found["moments"][-1]
        for moment in _firsts(self.found["moments"]):
            when = self.text("analysis-end") if moment is last else self.when(moment["season"], moment["phase"])
            grid.add_row(when, *(percent(self.screen.words, share) for share in moment["chances"]))
        return grid

    def _name(self, seat: int) -> Text:
        return Text(self.names[seat], style=self.styles[seat])

    # --- sentences ------------------------------------------------------------------------------------------------

    def _turning(self, turning: TurningDoc) -> str:
        before = self._chance_at(turning["entry"], turning["seat"])
        change = self.text(
            "analysis-change",
            name=self.names[turning["seat"]],
            before=percent(self.screen.words, before),
            after=percent(self.screen.words, before + turning["change"]),
        )
        return self.text(
            "analysis-turning",
            move=turning["until"],
            season=self.words.term("season", turning["season"]),
            change=change,
            cause=self._cause(turning),
        )

    def _chance_at(self, entry: int, seat: int) -> float:
        return next(one["chances"][seat] for one in self.found["moments"] if one["entry"] == entry)

    def _cause(self, turning: TurningDoc) -> str:
        made = next((one for one in self.found["decisions"] if one["entry"] == turning["move"]), None)
        if turning["cause"] != "choice":
            return self.text(f"analysis-cause-{turning['cause']}")
        if made is None:
            return self.names[turning["by"]]
        action = self.worded(made, made["chosen"], range(len(made["chosen"])))
        return self.text("analysis-did", name=self.names[made["seat"]], action=action)

    def _decisions(self, seat: int | None) -> None:
        self._head("analysis-decisions")
        dear = [one for one in self.found["decisions"] if seat in (None, one["seat"]) and one["loss"] >= LEAST_TOLD]
        dear.sort(key=lambda one: -one["loss"])
        if not dear:
            self.screen.say("analysis-no-decisions")
        for made in sorted(dear[:MOST_TOLD], key=lambda one: one["entry"]):
            self.screen.show(*(Text(line) for line in self.told(made)))


def _firsts(moments: Sequence[MomentDoc]) -> list[MomentDoc]:
    """The first moment of every phase, and the last of all."""
    found: list[MomentDoc] = []
    for moment in moments[:-1]:
        if not found or (found[-1]["season"], found[-1]["phase"]) != (moment["season"], moment["phase"]):
            found.append(moment)
    return [*found, moments[-1]]
