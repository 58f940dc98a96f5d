"""Weight files: those we ship fit, and what does not fit is refused by name."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gunbai
from gunbai.bots.entrants import check_entrant
from gunbai.bots.master import Master
from gunbai.bots.network import files, policy
from gunbai.bots.network.network import Network, shapes
from gunbai.bots.registry import make
from gunbai.bots.sage import Quick
from gunbai.kernel.errors import BadInput

GAMES = ("rising-sun", "shogun")
GAME = gunbai.game("rising-sun")
LARGEST = 5_000_000


def weights(width: int = 8) -> dict[str, Any]:
    numbers = np.random.default_rng(1)
    return {name: numbers.normal(size=size) * 0.1 for name, size in shapes(GAME, width).items()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "weights.npz"
    files.write(found, GAME, weights(), "by a test")
    return found


def changed(path: Path, **facts: object) -> None:
    with np.load(path) as file:
        arrays: dict[str, Any] = {name: file[name] for name in file.files}
    about = json.loads(arrays[files.ABOUT].tobytes()) | facts
    arrays[files.ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(path, **arrays)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shipped_fits_and_is_small(name: str) -> None:
    game = gunbai.game(name)
    assert isinstance(files.shipped(game), Network)
    assert (files.SHIPPED / f"{name}.npz").stat().st_size < LARGEST


def test_what_was_written_is_read(path: Path) -> None:
    network = files.read(path, GAME)
    assert np.allclose(network.weights["first"], weights()["first"], atol=1e-3)


@pytest.mark.parametrize(
    ("facts", "named"),
    [
        ({"layout": 99}, "layout 99"),
        ({"digest": "x"}, "digest x"),
        ({"form": 0}, "form 0"),
        ({"game": "go"}, "game go"),
    ],
)
def test_weights_of_another_kind_are_refused_by_name(path: Path, facts: dict[str, object], named: str) -> None:
    changed(path, **facts)
    with pytest.raises(BadInput, match=named):
        files.read(path, GAME)


def test_weights_of_another_game_are_refused(path: Path) -> None:
    with pytest.raises(BadInput, match="game rising-sun"):
        files.read(path, gunbai.game("shogun"))


def test_a_damaged_file_and_a_missing_one_are_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(BadInput, match="a whole file"):
        files.read(path, GAME)
    with pytest.raises(BadInput, match="nothing at"):
        files.read(path.with_name("other.npz"), GAME)


def test_arrays_that_are_missing_are_refused(path: Path) -> None:
    less = weights()
    del less["value"]
    files.write(path, GAME, less, "by a test")
    with pytest.raises(BadInput, match="arrays of form"):
        files.read(path, GAME)


def with_policy(width: int = 8) -> dict[str, Any]:
    numbers = np.random.default_rng(2)
    priors = {name: numbers.normal(size=size) * 0.1 for name, size in policy.shapes(GAME, width).items()}
    return weights(width) | priors


def test_a_policy_is_read_where_there_is_one(path: Path) -> None:
    assert files.read(path, GAME).policy is None
    files.write(path, GAME, with_policy(), "by a test")
    network = files.read(path, GAME)
    assert network.policy is not None
    assert np.allclose(network.policy.own, with_policy()["choice_own"], atol=1e-3)
    assert set(network.weights) == set(weights())


def test_a_policy_for_other_choices_is_refused_by_name(path: Path) -> None:
    files.write(path, GAME, with_policy(), "by a test")
    changed(path, choices="y")
    with pytest.raises(BadInput, match="choices y"):
        files.read(path, GAME)


@pytest.mark.parametrize("name", ["choice_own", "choice_traits"])
def test_a_policy_with_a_part_missing_or_of_another_size_is_refused(path: Path, name: str) -> None:
    whole = with_policy()
    for part in ({}, {name: whole[name][:-1]}):
        files.write(path, GAME, {key: array for key, array in whole.items() if key != name} | part, "by a test")
        with pytest.raises(BadInput, match="arrays of form"):
            files.read(path, GAME)


@pytest.mark.parametrize("name", ["sage", "sage:quick"])
def test_without_numpy_the_extra_is_named_and_master_plays(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files.shipped.cache_clear()
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "gunbai.bots.network.network")
    assert type(make(name, GAME)) is Master
    assert len(caplog.messages) == 1
    assert "gunbai[sage]" in caplog.messages[0]
    with pytest.raises(BadInput, match=r"gunbai\[sage\]"):
        check_entrant(name, GAME)  # a tournament would count master's games as its own
    files.shipped.cache_clear()


def test_with_damaged_weights_master_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files.shipped.cache_clear()
    (tmp_path / "rising-sun.npz").write_bytes(b"no weights")
    monkeypatch.setattr(files, "SHIPPED", tmp_path)
    assert type(make("sage:quick", GAME)) is Master
    assert "rising-sun.npz" in caplog.messages[0]
    files.shipped.cache_clear()
    monkeypatch.undo()
    assert isinstance(make("sage:quick", GAME), Quick)
