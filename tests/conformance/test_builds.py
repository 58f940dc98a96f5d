"""The compiled and the pure build are one package: the same records, help, looks; each reads what the other pickles."""

from __future__ import annotations

import inspect
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gunbai

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
PURE = ROOT / "src"
SEEDS = 2


def output_of(package: Path, program: str, *args: str) -> str:
    found = subprocess.run(
        [sys.executable, "-m", f"tests.conformance.{program}", *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr[-2000:]
    return found.stdout


@pytest.fixture
def _both_builds() -> None:
    """Part of the full run only: `make test` builds the compiled package before it."""
    if not list(COMPILED.glob("**/*.so")) and not list(COMPILED.glob("**/*.pyd")):
        pytest.skip("build/compiled holds no compiled module: there was no C compiler")


def check_places(compiled: str, pure: str) -> None:
    assert not compiled.endswith(".py"), compiled
    assert pure.endswith(".py"), pure


@pytest.mark.full
@pytest.mark.usefixtures("_both_builds")
def test_compiled_and_pure_builds_make_the_same_records() -> None:
    compiled = output_of(COMPILED, "digests", str(SEEDS)).splitlines()
    pure = output_of(PURE, "digests", str(SEEDS)).splitlines()
    check_places(compiled[0], pure[0])
    assert compiled[1:] == pure[1:]
    assert len(compiled) > SEEDS


@pytest.mark.full
@pytest.mark.usefixtures("_both_builds")
def test_compiled_and_pure_builds_say_the_same_of_themselves(tmp_path: Path) -> None:
    """Pickles are made by one build and read by the other."""
    folders = [tmp_path / name for name in ("pure", "compiled", "again")]
    for folder in folders:
        folder.mkdir()
    pure: dict[str, Any] = json.loads(output_of(PURE, "build_report", str(folders[0])))
    compiled = json.loads(output_of(COMPILED, "build_report", str(folders[1]), str(folders[0])))
    again = json.loads(output_of(PURE, "build_report", str(folders[2]), str(folders[1])))
    check_places(compiled.pop("file"), pure.pop("file"))
    for part, said in pure.items():
        for name in said:
            assert compiled[part][name] == said[name], f"{part} of {name}"
    for read in (compiled["equal"], again["equal"]):
        assert all(len(found) > 100 and all(found) for found in read.values()), read
    assert "Check and carry out." in compiled["help"]["State"]


USES = {
    "state": "assert thing.choices(thing.actors()[0]) and thing.position() and 'seats' in repr(thing)",
    "view": "assert thing.document() and thing.game.name in repr(thing)",
    "action": "assert thing is thing.verb.table.of(thing.seat, thing.id)",
    "entry": "assert thing in thing.game.entries",
}


@pytest.mark.parametrize("name", gunbai.GAMES)
@pytest.mark.parametrize("kind", USES)
def test_a_process_reads_a_pickle_though_it_has_made_no_game(kind: str, name: str) -> None:
    """All the words of a game are there only when it is made; so a pickle makes the game it needs."""
    game = gunbai.game(name)
    state = game.new(seats=3, seed=2)
    things = {"state": state, "view": state.view(1), "action": state.choices(state.actors()[0])[0]}
    program = "import pickle, sys; thing = pickle.load(sys.stdin.buffer); " + USES[kind]
    found = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(things.get(kind, game.entries[-1])),
        env={**os.environ, "PYTHONPATH": str(Path(gunbai.__file__).parents[1])},
        capture_output=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr.decode()[-2000:]


OWN_CLASSES = {"rising-sun": "rising_sun.game RisingSun", "shogun": "shogun.game Shogun"}


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_game_that_a_program_makes_itself_is_the_one_that_is_asked_for(name: str) -> None:
    """Else what was pickled would belong to another game than the one it was taken from."""
    module, kind = OWN_CLASSES[name].split()
    program = f"from gunbai.games.{module} import {kind}; made = {kind}(); import gunbai, pickle; "
    program += f"game = gunbai.game({name!r}); assert game is made; assert pickle.loads(pickle.dumps(game)) is game"
    path = {**os.environ, "PYTHONPATH": str(Path(gunbai.__file__).parents[1])}
    found = subprocess.run([sys.executable, "-c", program], env=path, capture_output=True, check=False)
    assert found.returncode == 0, found.stderr.decode()[-2000:]


def public_parts() -> Iterator[tuple[str, Any]]:
    for name in gunbai.__all__:
        thing = getattr(gunbai, name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            yield name, thing
        for part, value in vars(thing).items() if inspect.isclass(thing) else ():
            if not part.startswith("_") and (inspect.isroutine(value) or isinstance(value, property)):
                yield f"{name}.{part}", value if isinstance(value, property) else getattr(thing, part)


@pytest.mark.parametrize("name", dict(public_parts()))
def test_every_public_name_says_what_it_is(name: str) -> None:
    told = inspect.getdoc(dict(public_parts())[name])
    assert told, f"{name} has no docstring"
    assert told[0].isupper(), told
    assert "." in told or ":" in told, told
