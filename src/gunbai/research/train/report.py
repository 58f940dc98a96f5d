"""The log of a run, a line of JSON for each thing that happened, and curves of it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final


class Log:
    """Lines are added to what an earlier part of the same run has written."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    def note(self, what: str, **facts: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"what": what, "time": int(time.time()), **facts}) + "\n")

    def lines(self, what: str) -> list[dict[str, Any]]:
        """What was noted under a name."""
        rows = [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]
        return [row for row in rows if row["what"] == what]

    def draw(self, path: Path) -> None:
        """Loss, surprise on games held out, strength and length of games; left out where matplotlib is missing."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            return
        epochs, strengths = self.lines("epoch"), self.lines("strength")
        figure = Figure(figsize=(11, 4), layout="constrained")
        loss, strength, length = figure.subplots(1, 3)
        loss.plot([row["loss"] for row in epochs], label="loss")
        for seats in (3, 4, 5):
            rows = [overall(row["rows"], seats) for row in epochs]
            loss.plot([row.get("network") for row in rows], label=f"held out, {seats} players")
            strength.plot([row["wins"].get(str(seats)) for row in strengths], marker="o", label=f"{seats} players")
        games = self.lines("games")
        length.bar([row["round"] for row in games], [row["decisions"] / max(1, row["games"]) for row in games])
        loss.set(title="Loss and surprise", xlabel="epoch")
        strength.set(title="At a glance against steady", xlabel="round", ylim=(0, 1))
        length.set(title="Decisions a game", xlabel="round")
        loss.legend(fontsize="small")
        strength.legend(fontsize="small")
        figure.savefig(path, dpi=120)


def overall(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """The row of all stages together."""
    return next((row for row in rows if row["seats"] == seats and row["stage"] == "all"), {})
