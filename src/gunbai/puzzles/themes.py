"""What a puzzle is about."""

from __future__ import annotations

from typing import Final

from gunbai.analysis.experts import Expert
from gunbai.analysis.walk import Decision

THEMES: Final[dict[str, dict[str, str]]] = {
    "rising-sun": {
        "tea": "alliances",
        "mandate": "mandates",
        "recruit": "recruits",
        "raijin": "recruits",
        "train": "cards",
        "marshal": "marshals",
        "fujin": "marshals",
        "betray": "betrayals",
        "bids": "bids",
    },
    "shogun": {
        "draft": "opening",
        "place": "opening",
        "planning": "plans",
        "march": "battles",
        "how_many": "tower",
        "order": "order",
        "revolts": "winter",
        "winter": "winter",
        "collect": "harvest",
        "build": "buildings",
        "deploy": "armies",
        "muster": "armies",
        "relocate": "armies",
    },
}
"""By game and step: its theme."""
IN_WAR: Final = "battles"
OTHERWISE: Final = {"rising-sun": "cards", "shogun": "winter"}


def theme_of(expert: Expert, decision: Decision) -> str:
    """By the step that asks; what else is asked in a war is about its battles, and before it about cards."""
    asked, name = decision.state.question(decision.seat), expert.game.name
    step = asked.step if asked else ""
    others = IN_WAR if expert.place(decision.state)[1] == "war" else OTHERWISE[name]
    return THEMES[name].get(step, others)
