"""What is left to chance: every label, and what the numbers of its outcome mean."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.luck.chance import DrawKind

DRAWS: Final = (
    DrawKind("first player", "SG2.3", "the seat that drafts first"),
    DrawKind("starting tables", "SG2.6", "by seat: the column of the starting table"),
    DrawKind(
        "province deck",
        "SG2.3",
        "the index among the cards that may be on top, in the order of the provinces; private where it is taken unseen",
        private=True,
    ),
    DrawKind("tower", "SG6.1", "cubes by colour (five seats, farmers): in the tray, on the upper, on the lower shelf"),
    DrawKind("events of the year", "SG3.1", "the index among the events that have not been seen, in their order"),
    DrawKind("event of the round", "SG3.5", "the index among the events of the year that lie open"),
    DrawKind("action cards", "SG3.3", "the index among the action cards that lie face down, in their order"),
    DrawKind("special cards", "SG3.4", "by place of the turn order: the special card"),
    DrawKind("equal bids", "SG4.5", "the seats in the order that breaks ties"),
    DrawKind("winter revolts", "SG7.2", "the index among the provinces of the hungry seat, in their order"),
)
