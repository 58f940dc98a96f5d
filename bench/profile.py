"""Where the time of random play goes, function by function, counted in instructions by callgrind.

    python -m bench.profile [--games 30] [--write]

It needs valgrind and a compiler: the package is built into build/named with the names of its functions, which others go
without. Instructions do not depend on what else the machine does, so two runs agree; they are no times, but near enough
to say what to make faster.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.report import write_section
from bench.worker import OPTIONS

ROOT = Path(__file__).resolve().parent.parent
NAMED = ROOT / "build" / "named"
PLAY = "playout___play_randomly"
"""How the compiler's name for the play-out loop ends; what stands before it depends on the other modules' names."""
ROW = re.compile(r"^\s*([\d,]+) \(.*?\)\s+(\S+?):(\S+)")
SHOWN = 18
Costs = dict[str, int]


def play(name: str, games: int) -> None:
    """What is counted: random games of three to five, as in the other measurements."""
    import gunbai
    from gunbai.kernel.luck.generator import seeded
    from gunbai.kernel.playout import play_randomly

    game = gunbai.game(name)
    for number in range(games):
        options = OPTIONS[name][number // 3 % len(OPTIONS[name])]
        play_randomly(game.new(3 + number % 3, seed=number, options=options), seeded(number))


def build() -> None:
    """The package with names; what has not changed is not compiled again."""
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    environment = {**os.environ, "GUNBAI_COMPILED": "1", "GUNBAI_NAMES": "1"}
    with tempfile.TemporaryDirectory() as folder:
        wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, str(ROOT)]
        subprocess.run(wheel, env=environment, check=True)
        (made,) = Path(folder).glob("*.whl")
        shutil.rmtree(NAMED, ignore_errors=True)
        subprocess.run([*pip, "install", "--no-deps", "--target", str(NAMED), str(made)], check=True)


def counted(name: str, games: int, folder: Path) -> Path:
    """Only what happens inside the play-out loop is counted, so that importing does not show."""
    out = folder / f"{name}.callgrind"
    command = ["valgrind", "--tool=callgrind", f"--toggle-collect=CPyDef_*{PLAY}", f"--callgrind-out-file={out}"]
    code = f"from bench.profile import play; play({name!r}, {games})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(NAMED), str(ROOT)]), "PYTHONHASHSEED": "0"}
    subprocess.run([*command, sys.executable, "-c", code], env=environment, cwd=ROOT, check=True, capture_output=True)
    return out


def costs(out: Path, inclusive: bool) -> Costs:
    """Instructions by function; with those of everything it calls if `inclusive`."""
    command = ["callgrind_annotate", f"--inclusive={'yes' if inclusive else 'no'}", "--threshold=100", str(out)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: Costs = {}
    for line in text.splitlines():
        row = ROW.match(line)
        if row:
            number, function = int(row[1].replace(",", "")), row[3]
            found[function] = max(found.get(function, 0), number) if inclusive else found.get(function, 0) + number
    return found


def spelled(function: str) -> str:
    """`planning.Planning.choices` for what the compiler calls CPyDef_steps___planning___Planning___choices."""
    return function.removeprefix("CPyDef_").replace("___", ".").strip("_")


def table(name: str, whole: Costs, own: Costs) -> str:
    """Our functions by what they cost with all they call; the interpreter's own work in one line each below."""
    total = max(cost for function, cost in whole.items() if function.endswith(PLAY))
    lines = [f"| {name} | with what it calls | itself |", "|---|---:|---:|"]
    ours = [f for f in whole if f.startswith("CPyDef_") and not f.endswith((PLAY, "_glue"))]
    for function in sorted(ours, key=lambda f: -whole[f])[:SHOWN]:
        lines.append(f"| `{spelled(function)}` | {whole[function] / total:.1%} | {own.get(function, 0) / total:.1%} |")
    compiled = sum(cost for function, cost in own.items() if function.startswith("CPy"))
    lines.append(f"| all compiled functions | | {compiled / total:.1%} |")
    lines.append(f"| the interpreter's lists, numbers, memory | | {1 - compiled / total:.1%} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="random games of each")
    parser.add_argument("--write", action="store_true", help="put the tables into RESULTS.md")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        raise SystemExit("needs valgrind")
    build()
    tables = []
    with tempfile.TemporaryDirectory() as folder:
        for name in OPTIONS:
            out = counted(name, given.games, Path(folder))
            tables.append(table(name, costs(out, inclusive=True), costs(out, inclusive=False)))
    text = f"Instructions of {given.games} random games each, by `python -m bench.profile`.\n\n" + "\n\n".join(tables)
    print(text)
    if given.write:
        write_section(ROOT / "bench" / "RESULTS.md", "Where the time of random play goes", text)


if __name__ == "__main__":
    main()
