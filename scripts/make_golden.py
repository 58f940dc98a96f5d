"""Make the golden records anew: `python -m scripts.make_golden`, after a change that alters replay.

One whole game for every game, number of players and option set of the conformance suite, played by random
choices with asides and undos. Beside them `told.json` has the fingerprints of what each of them tells; with `--told` it
alone is written. Whoever runs this says in the commit why the old records, or what they told, no longer hold.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import gunbai
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.records.record import document
from tests.conformance.adapters import CASES, Case
from tests.conformance.driving import finished_match
from tests.conformance.told import told

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


def write_told() -> None:
    """What the golden records tell, by their names."""
    found = {f"{path.parent.name}/{path.stem}": told(path) for path in sorted(RECORDS.glob("*/*.json"))}
    (RECORDS / "told.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    for case in (case for case in CASES if case.name in gunbai.GAMES and "--told" not in arguments):
        folder = RECORDS / case.name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name_of(case)).write_text(golden(case), encoding="utf-8")
    write_told()


if __name__ == "__main__":
    main(sys.argv[1:])
