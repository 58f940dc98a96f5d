"""The compiled and the pure build make the same records from the same seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
SEEDS = 2


def output_of(package: Path) -> tuple[str, list[str]]:
    """Where the package was found, and the digests its games have."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", str(SEEDS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr[-2000:]
    where, *digests = found.stdout.splitlines()
    return where, digests


@pytest.mark.full
def test_compiled_and_pure_builds_make_the_same_records() -> None:
    """Part of the full run only: `make test` builds the compiled package before it."""
    if not list(COMPILED.glob("**/*.so")) and not list(COMPILED.glob("**/*.pyd")):
        pytest.skip("build/compiled holds no compiled module: there was no C compiler")
    compiled_file, compiled = output_of(COMPILED)
    pure_file, pure = output_of(ROOT / "src")
    assert not compiled_file.endswith(".py"), compiled_file
    assert pure_file.endswith(".py"), pure_file
    assert compiled == pure
    assert len(compiled) > SEEDS
