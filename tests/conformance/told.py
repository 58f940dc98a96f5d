"""What a recorded game tells whoever looks on: its events, views and observations, as short fingerprints.

Records keep what was done; these keep what was said of it, word for word and cell for cell. `scripts/make_golden.py`
writes them beside the golden records.
"""

from __future__ import annotations

import json
from pathlib import Path

import gunbai
from gunbai.kernel.documents.codec import digest_of
from gunbai.kernel.records.record import read, replayed

LOOKS = 3
"""A game is looked at so often: after each of the first parts of its record but the last."""


def told(path: Path) -> dict[str, str]:
    """The fingerprints of one record."""
    text = path.read_text(encoding="utf-8")
    game, record = gunbai.game(json.loads(text)["game"]), read(text)
    moves = [len(record.entries) * part // LOOKS for part in range(1, LOOKS)]
    states = [replayed(game, record, number).state for number in moves]
    seats = range(record.seats)
    heard = replayed(game, record).heard
    seen = [game.encoder().observation(state, seat) for state in states for seat in seats]
    return {
        "events": digest_of([[event.code, event.clause, event.args, event.seat] for event in heard]),
        "views": digest_of([state.view(seat).document() for state in states for seat in (*seats, None)]),
        "observations": digest_of([cells.hex() for cells in seen]),
    }
