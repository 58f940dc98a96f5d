"""Serve the game at once: compiled where that is up to date, else as plain Python while a compiler works behind it.

python -m scripts.play [ARGUMENTS OF gunbai serve]
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).parents[1]
BUILD: Final = ROOT / "build"
COMPILED: Final = BUILD / "compiled"
RUNNING: Final = BUILD / "compiling.pid"
LOG: Final = BUILD / "compiling.log"
MAKE: Final = ("make", "--no-print-directory", "-C", str(ROOT))


def say(text: str) -> None:
    print(f"gunbai: {text}", flush=True)


def is_compiled() -> bool:
    """Whether nothing has changed since the package was compiled."""
    return subprocess.run([*MAKE, "-q", "compiled"], capture_output=True).returncode == 0


def is_compiling() -> bool:
    """Whether a compiler that an earlier start has left behind is still at work."""
    try:
        os.kill(int(RUNNING.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def compile_behind() -> None:
    """In a session of its own and nobody's child, so that it goes on when the game is stopped; the next start finds
    what it has made."""
    BUILD.mkdir(exist_ok=True)
    script = 'nice "$@" > "$0" 2>&1 < /dev/null & echo $!'
    command = ["sh", "-c", script, str(LOG), *MAKE, "compiled"]
    started = subprocess.run(command, check=True, capture_output=True, text=True, start_new_session=True)
    RUNNING.write_text(started.stdout)


def path() -> str | None:
    """Where the package is to be found; None for the sources."""
    if is_compiled():
        say("serving, compiled")
        return str(COMPILED)
    if is_compiling():
        say("serving plain Python; still compiling, the next start is quicker")
        return None
    compile_behind()
    say(f"serving plain Python; compiling behind it ({LOG.relative_to(ROOT)}), the next start is quicker")
    return None


def main(arguments: list[str]) -> NoReturn:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found = path()
    if found is not None:
        environment["PYTHONPATH"] = found
    program = str(Path(sys.executable).with_name("gunbai"))
    os.execve(program, [program, "serve", *arguments], environment)


if __name__ == "__main__":
    main(sys.argv[1:])
