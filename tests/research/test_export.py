"""Games as data: whole, resumable, split by game, and the same whether bots play them or records tell them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import gunbai
from gunbai.arena.simulation import planned
from gunbai.cli.main import app
from gunbai.kernel.errors import BadInput, BadRecord

np: Any = pytest.importorskip("numpy", reason="gunbai[research] is not installed")
pq: Any = pytest.importorskip("pyarrow.parquet", reason="gunbai[research] is not installed")
export: Any = pytest.importorskip("gunbai.research.export")
data: Any = pytest.importorskip("gunbai.research.data")

RECORD = min((Path(__file__).parents[1] / "records/shogun").glob("*.json"))
GAMES = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games in two parts."""
    out = tmp_path_factory.mktemp("data") / "shogun"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(export, "GAMES_A_PART", 2)
        export.export("shogun", export.SelfPlay(["random"] * 3, GAMES, 7), out)
    return out


def rows_of(folder: Path) -> list[dict[str, Any]]:
    return [row for part in sorted(folder.glob("*.parquet")) for row in pq.read_table(part).to_pylist()]


def test_every_choice_is_there_with_what_its_seat_saw_and_could_do(folder: Path) -> None:
    about, rows = export.read_about(folder), rows_of(folder)
    assert {row["game"] for row in rows} == {f"{task['seed']}-{task['number']}" for task in tasks()}
    for row in rows:
        legal = np.unpackbits(np.array(row["mask"], dtype=np.uint8), count=about["actions"])
        assert legal[row["action"]] == 1
        assert len(row["observation"]) == about["cells"]
        assert (row["rules"], row["gunbai"]) == (about["rules"], gunbai.__version__)
    assert len({row["seat"] for row in rows}) == 3


def tasks() -> list[Any]:
    return planned("shogun", ["random"] * 3, GAMES, 7, {}, 0)


def test_a_game_begins_as_its_seed_says(folder: Path) -> None:
    game = gunbai.game("shogun")
    firsts = {row["game"]: row for row in rows_of(folder) if row["step"] == 0}
    for task in tasks():
        state, first = game.new(3, seed=task["seed"]), firsts[f"{task['seed']}-{task['number']}"]
        assert bytes(first["observation"]) == game.encoder().observation(state, first["seat"])


def test_returns_are_those_of_the_end(folder: Path) -> None:
    worth: dict[str, dict[int, set[float]]] = {}
    for row in rows_of(folder):
        worth.setdefault(row["game"], {}).setdefault(row["seat"], set()).add(row["return"])
    for seats in worth.values():
        assert all(len(values) == 1 for values in seats.values()), "one return a seat"
        assert sum(value for values in seats.values() for value in values) == pytest.approx(0)


def test_a_run_that_was_broken_off_goes_on_and_gives_the_same(folder: Path, tmp_path: Path) -> None:
    def interrupt(done: int, parts: int) -> None:
        raise KeyboardInterrupt

    out, source = tmp_path / "out", export.SelfPlay(["random"] * 3, GAMES, 7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(export, "GAMES_A_PART", 2)
        with pytest.raises(KeyboardInterrupt):
            export.export("shogun", source, out, progress=interrupt)
        (first,) = out.glob("*.parquet")
        made = first.stat().st_mtime_ns
        with pytest.raises(BadInput, match="--resume"):
            export.export("shogun", source, out)
        with pytest.raises(BadInput, match="source"):
            export.export("shogun", export.SelfPlay(["random"] * 3, GAMES, 8), out, resume=True)
        export.export("shogun", source, out, resume=True)
    assert first.stat().st_mtime_ns == made, "what was written is not written again"
    assert rows_of(out) == rows_of(folder)


def test_a_record_is_read_without_what_was_taken_back(tmp_path: Path) -> None:
    export.export("shogun", [RECORD], tmp_path / "out", rewards="win")
    rows = rows_of(tmp_path / "out")
    texts = [entry if isinstance(entry, str) else entry["do"] for entry in json.loads(RECORD.read_text())["entries"]]
    parsed = [gunbai.game("shogun").parse(text) for text in texts if text.split()[1] != "undo"]
    undone = sum(int(text.split()[2]) for text in texts if text.split()[1] == "undo")
    assert len(rows) == sum(isinstance(action, gunbai.Action) for action in parsed) - undone
    assert {row["return"] for row in rows} == {0.0, 1.0}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("Dear")
    with pytest.raises(BadInput, match="out: expected an empty folder"):
        export.export("shogun", [RECORD], tmp_path / "file")


def test_choices_that_are_undone_are_left_out() -> None:
    state = gunbai.game("shogun").new(3, seed=1)
    seat = state.actors()[0]
    rows = export.Rows(gunbai.game("shogun"))
    for choice in state.choices(seat)[:3]:
        rows.note(state, choice)
    kept = rows.columns["action"][0]
    rows.take_back(seat, 2)
    assert rows.columns["action"] == [kept]
    assert len(rows.observations) == len(rows.masks) == 1


def test_an_unfinished_record_is_refused(tmp_path: Path) -> None:
    document = json.loads(RECORD.read_text())
    document["entries"] = document["entries"][:5]
    document.pop("result")
    short = tmp_path / "short.json"
    short.write_text(json.dumps(document))
    with pytest.raises(BadRecord, match=r"short\.json, which is not over"):
        export.export("shogun", [short], tmp_path / "out")


def test_splits_hold_whole_games_and_all_of_them(folder: Path) -> None:
    shares = (2, 1, 1)
    sizes = [sum(len(some.actions) for some in data.Data(folder, split, shares=shares)) for split in data.SPLITS]
    assert sum(sizes) == len(rows_of(folder))
    for split, size in zip(data.SPLITS, sizes, strict=True):
        assert size == sum(data.split_of(row["game"], shares) == split for row in rows_of(folder))


def test_batches_are_arrays_that_fit_together(folder: Path) -> None:
    everything = data.Data(folder, batch=100, seed=3, shares=(1, 0, 0))
    first, second = (list(everything) for _ in range(2))
    about = everything.about
    for some in first:
        count = len(some.actions)
        assert some.observations.shape == (count, about["cells"])
        assert some.masks.shape == (count, about["actions"])
        assert some.masks[np.arange(count), some.actions].all()
    again = list(data.Data(folder, batch=100, seed=3, shares=(1, 0, 0)))
    assert all((a.actions == b.actions).all() for a, b in zip(first, again, strict=True)), "the same seed"
    assert any((a.actions[:50] != b.actions[:50]).any() for a, b in zip(first, second, strict=True)), "mixed anew"
    plain = np.concatenate([some.actions for some in data.Data(folder, seed=None, shares=(1, 0, 0))])
    assert plain.tolist() == [row["action"] for row in rows_of(folder)]


@pytest.mark.parametrize("library", ["torch", "jax"])
def test_batches_are_tensors(folder: Path, library: str) -> None:
    pytest.importorskip(library)
    turned = next({"torch": data.as_torch, "jax": data.as_jax}[library](data.Data(folder, shares=(1, 0, 0))))
    assert [len(column) for column in turned] == [len(turned[0])] * 5


@pytest.mark.parametrize(
    ("wrong", "field"), [({"split": "trian"}, "split"), ({"batch": 0}, "batch"), ({"shares": (1, 2)}, "shares")]
)
def test_what_cannot_be_read_is_refused(folder: Path, wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        data.Data(folder, **wrong)


def test_a_folder_without_data_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"dataset\.json"):
        data.Data(tmp_path)


def test_the_command_writes_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = [
        "export",
        "shogun",
        "--bots",
        "random",
        "--players",
        "3",
        "--games",
        "1",
        "--workers",
        "1",
        "--out",
        str(out),
    ]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    assert len(rows_of(out)) > 100
    assert CliRunner().invoke(app, asked).exit_code == 2, "not over what is there"
