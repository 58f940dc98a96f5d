"""Make the golden records anew: `python -m scripts.make_golden`, after a change that alters replay.

One whole game for every game, number of players and option set of the conformance suite, played by random
choices with asides and undos. Whoever runs this says in the commit why the old records no longer hold.
"""

from __future__ import annotations

import json
from pathlib import Path

import gunbai
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.records.record import document
from tests.conformance.adapters import CASES, Case
from tests.conformance.driving import finished_match

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "records"
SEED = 2026


def name_of(case: Case) -> str:
    return f"{case.seats}-players-options-{case.number}.json"


def golden(case: Case) -> str:
    """The text of a golden record: one entry a line, so that changes can be read."""
    match, chance = finished_match(case, SEED)
    return laid_out(document(match, chance, notes={"made": "scripts/make_golden.py, random choices"}))


def laid_out(doc: Doc) -> str:
    entries = doc["entries"]
    assert isinstance(entries, list)
    head = [f"{_compact(key)}: {_compact(value)}" for key, value in doc.items() if key != "entries"]
    lines = ",\n".join(_compact(entry) for entry in entries)
    return "{\n" + ",\n".join(head) + ',\n"entries": [\n' + lines + "\n]\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    for case in (case for case in CASES if case.name in gunbai.GAMES):
        folder = RECORDS / case.name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name_of(case)).write_text(golden(case), encoding="utf-8")


if __name__ == "__main__":
    main()
