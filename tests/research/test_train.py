"""Training: games become positions, a run is resumed where it broke off, and a small one learns something."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gunbai
from gunbai.bots.master import Lesson
from gunbai.bots.network import files
from gunbai.bots.network.counts import SIZES
from gunbai.bots.network.policy import Policy
from gunbai.bots.network.turning import read_cells
from gunbai.kernel.errors import BadInput
from gunbai.research.train.__main__ import main
from gunbai.research.train.choosing import NO_CHOICE, Choosing, Choosings, joined, rows_of
from gunbai.research.train.config import Config, checked, read_config
from gunbai.research.train.games import play
from gunbai.research.train.report import Log
from gunbai.research.train.shards import gathered, read_choosings, read_shards, write_shard

GAMES = ("rising-sun", "shogun")
GAME = gunbai.game("rising-sun")


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        ({"epoch": 3}, "config"),
        ({"epochs": "3"}, "config.epochs"),
        ({"rate": -1.0}, "config.rate"),
        ({"epochs": True}, "config.epochs"),
        ({"begin_shipped": 1}, "config.begin_shipped"),
        ({"pool": {"stedy": 1}}, "config.pool"),
    ],
)
def test_a_wrong_configuration_is_refused_by_its_field(raw: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked(raw)
    assert refused.value.field == field


def test_a_configuration_is_read_over_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    path.write_text("seed = 7\nrate = 1\n", "utf-8")
    assert read_config(path) == Config(seed=7, rate=1)
    path.write_text("seed = ", "utf-8")
    with pytest.raises(BadInput, match="TOML"):
        read_config(path)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_becomes_positions_with_what_became_of_them(name: str, tmp_path: Path) -> None:
    config = Config(positions=0.02)
    played = play(name, range(19, 21), config, [])
    found = gathered(played)
    assert [game.is_held_out() for game in played] == [False, True]
    assert set(found.seats.tolist()) == {4, 5}
    assert np.allclose(found.chances.astype(float).sum(axis=1), 1, atol=0.01)
    assert np.allclose(found.judged.astype(float).sum(axis=1), 1, atol=0.01)
    assert not found.chances[found.seats == 4][:, 4].any()
    assert found.counts.shape[1:] == (5, len(SIZES[name]))
    assert found.counts[:, :4].any(axis=(1, 2)).all()
    assert not found.counts[found.seats == 4][:, 4].any()
    assert found.stages.max() >= 2
    write_shard(tmp_path / "19.npz", name, range(19, 21), config, [])
    again, about = read_shards([tmp_path / "19.npz"])
    assert all(np.array_equal(getattr(found, part), getattr(again, part)) for part in found._fields)
    assert about["games"] == 2


def test_a_search_becomes_a_decision_with_seats_counted_from_who_chose(tmp_path: Path) -> None:
    game = GAME
    propose = [game.actions.id_of(f"propose {seat}") for seat in range(4)]
    ready = game.actions.id_of("ready")
    seen = game.actions.seen_from(1, 4)
    one = Choosing(bytes(3), Lesson([ready, propose[0], propose[2]], [0.5, 0.3, 0.2], [1, 6, 3]), seen)
    two = Choosing(bytes(3), Lesson([ready], [1.0], [4]), seen)
    assert one.ids == [ready, propose[3], propose[1]]
    assert one.shares == pytest.approx([0.1, 0.6, 0.3])
    found = joined([rows_of([(two, True)], 3), rows_of([(one, False)], 3), rows_of([], 3)])
    assert found.ids.tolist() == [[ready, NO_CHOICE, NO_CHOICE], one.ids]
    assert found.shares[0].tolist() == [1, 0, 0]
    assert found.held_out.tolist() == [True, False]


def test_games_with_a_search_keep_where_it_looked(tmp_path: Path) -> None:
    config = Config(choices=0.4, iterations=2, pool={"sage": 1.0, "steady": 1.0})
    start = tmp_path / "round-0.npz"
    files.write(start, GAME, files.shipped(GAME).weights, "as shipped")
    path = tmp_path / "10.npz"
    write_shard(path, "rising-sun", range(10, 11), config, [start])
    found = read_choosings([path])
    assert len(found.cells) > 10
    assert np.allclose(found.shares.astype(float).sum(axis=1), 1, atol=0.01)
    assert np.allclose(found.thumbs.astype(float).sum(axis=1), 1, atol=0.01)
    assert not found.shares[found.ids == NO_CHOICE].any()
    assert not found.held_out.any()
    write_shard(tmp_path / "11.npz", "rising-sun", range(11, 12), config, [])
    assert len(read_choosings([tmp_path / "11.npz"]).cells) == 0


def made_up(decisions: int) -> Choosings:
    """Searches that look where a cell says, whatever the rules of thumb think."""
    layout, rng = GAME.layout(), np.random.default_rng(3)
    cells = np.zeros((decisions, layout.size), np.uint8)
    told = rng.integers(0, 2, decisions)
    cells[:, read_cells(layout)[5]] = told
    ids = np.tile([GAME.actions.id_of("yes"), GAME.actions.id_of("no")], (decisions, 1)).astype(np.int16)
    thumbs = rng.dirichlet([3.0, 3.0], decisions).astype(np.float16)
    shares = np.where(np.stack([told, 1 - told], 1), 0.9, 0.1).astype(np.float16)
    return Choosings(cells, ids, thumbs, shares, np.arange(decisions) % 5 == 0)


@pytest.mark.full
def test_priors_learn_where_searches_look_and_numpy_says_the_same() -> None:
    pytest.importorskip("torch")
    from gunbai.research.train.priors import PriorsLearner

    choosings = made_up(400)
    config = Config(width=16, choice_batch=32, choice_epochs=10, choice_rate=0.01)
    weights, passes = PriorsLearner(GAME, config).learn(choosings)
    assert passes[0]["surprise"] > 0.7
    assert passes[0]["agreed"] < 0.7
    assert min(row["surprise"] for row in passes) < 0.4
    assert passes[-1]["agreed"] > 0.95
    policy = Policy(GAME, weights)
    said = []
    for row in range(0, 400, 5):
        told = [float(one) for one in choosings.thumbs[row]]
        said.append(policy.priors(choosings.cells[row].tobytes(), choosings.ids[row].tolist(), told, 0, 4))
    surprise = -(choosings.shares[::5].astype(float) * np.log(said)).sum(axis=1).mean()
    assert surprise == pytest.approx(min(row["surprise"] for row in passes), abs=2e-3)


def test_an_unknown_game_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["go", "--out", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.full
def test_a_small_run_learns_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from gunbai.research.train.rounds import Run

    settings: dict[str, Any] = {"first_games": 24, "positions": 0.05, "width": 16, "batch": 256, "strength_games": 0}
    Run("rising-sun", Config(rounds=1, epochs=3, **settings), tmp_path).go()
    losses = [line["loss"] for line in Log(tmp_path / "log.jsonl").lines("epoch")]
    assert losses[-1] < losses[0]
    shard = next((tmp_path / "positions" / "0").iterdir())
    written = shard.stat().st_mtime_ns
    pool = {"steady": 2.0, "quick": 1.0, "sage": 1.0}
    small: dict[str, Any] = {"games": 3, "iterations": 4, "glances": 2, "choices": 1.0, "pool": pool}
    last = Run("rising-sun", Config(rounds=2, epochs=3, **settings, **small), tmp_path).go()
    assert last.name == "round-1.npz"
    assert shard.stat().st_mtime_ns == written
    assert files.read(last, GAME).policy is not None
    assert files.read(tmp_path / "round-0.npz", GAME).policy is None
    passes = Log(tmp_path / "log.jsonl").lines("priors")[0]["passes"]
    assert min(row["surprise"] for row in passes) < passes[0]["surprise"]


@pytest.mark.full
def test_a_run_on_top_of_what_is_shipped_may_learn_priors_alone(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from gunbai.research.train.rounds import Run

    pool = {"steady": 1.0, "sage": 1.0}
    small: dict[str, Any] = {"games": 2, "iterations": 2, "choices": 1.0, "pool": pool, "strength_games": 0}
    config = Config(rounds=2, begin_shipped=True, epochs=0, choice_batch=64, **small)
    network = files.read(Run("rising-sun", config, tmp_path).go(), GAME)
    assert network.policy is not None
    for name, array in files.shipped(GAME).weights.items():
        assert np.array_equal(array, network.weights[name])
    with pytest.raises(BadInput, match="width"):
        Run("rising-sun", Config(begin_shipped=True, width=8), tmp_path / "other").go()
