"""`gunbai bench`: hands over to the benchmarks of a checkout."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gunbai.cli.errors import BAD_INPUT
from gunbai.cli.screen import Screen

CHECKOUT: Final = Path(__file__).resolve().parents[4]


def bench(screen: Screen, arguments: Sequence[str], checkout: Path = CHECKOUT) -> int:
    """The exit code of `python -m bench` in the checkout, or a word on how to get one."""
    python = checkout / ".venv-bench" / "bin" / "python"
    if not (checkout / "bench" / "__main__.py").is_file() or not python.exists():
        screen.say("cli-no-bench")
        return BAD_INPUT
    return subprocess.run([str(python), "-m", "bench", *arguments], cwd=checkout, check=False).returncode
