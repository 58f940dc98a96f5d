"""Games as tables to learn from: every choice with what its seat saw, could do and got in the end, as Parquet files.

A folder holds `dataset.json`, which says what is in it, and parts of some games each. A part is written whole or not at
all, so a run can be broken off anywhere and gone on with. Needs the extra `gunbai[research]`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypedDict

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from gunbai.arena import store
from gunbai.arena.driver import play_game
from gunbai.arena.engines import spread
from gunbai.arena.simulation import Task, planned
from gunbai.bots.bot import close, limit, spend_cpu_time
from gunbai.bots.entrants import entrant
from gunbai.bots.process import own_version
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action
from gunbai.kernel.batches.rewards import check_rewards, rewards_of
from gunbai.kernel.errors import BadInput, BadRecord
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import RecordedChance
from gunbai.kernel.records import record
from gunbai.kernel.records.match import UNDO
from gunbai.kernel.state import Result, State
from gunbai.kernel.tensors.encoder import mask_of

FORMAT: Final = 1
ABOUT: Final = "dataset.json"
GAMES_A_PART: Final = 32
Progress = Callable[[int, int], None]


class About(TypedDict):
    """What `dataset.json` says."""

    format: int
    game: str
    rules: int
    gunbai: str
    rewards: str
    cells: int
    """Bytes of an observation."""
    actions: int
    """Ids of the action table: bits of a mask, padded to whole bytes."""
    source: dict[str, Any]
    parts: int


class Part(TypedDict):
    """What one part is made of: games to play, or records to read."""

    path: str
    about: About
    tasks: list[Task]
    records: list[str]


@dataclass
class SelfPlay:
    """Games between bots, as the arena plays them."""

    bots: Sequence[str]
    games: int
    seed: int = 0
    options: Mapping[str, str] | None = None
    budget_ms: int = 0
    iterations: int = 0


class Rows:
    """The choices of some games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._encoder = game.encoder()
        self.columns: dict[str, list[Any]] = {name: [] for name in ("game", "step", "seat", "action", "return")}
        self.observations: list[bytes] = []
        self.masks: list[bytes] = []
        self._first = 0

    def note(self, state: State, action: Action) -> None:
        """A choice that is about to be made."""
        legal = np.frombuffer(mask_of(state, action.seat), dtype=np.uint8)
        self.observations.append(self._encoder.observation(state, action.seat))
        self.masks.append(np.packbits(legal).tobytes())
        self.columns["seat"].append(action.seat)
        self.columns["action"].append(action.id)

    def take_back(self, seat: int, count: int) -> None:
        """The seat's last choices were undone: nobody is to learn from them."""
        for _ in range(count):
            seats = self.columns["seat"]
            last = max(row for row in range(self._first, len(seats)) if seats[row] == seat)
            for column in (seats, self.columns["action"], self.observations, self.masks):
                del column[last]

    def end(self, name: str, result: Result, rewards: str) -> None:
        """The game is over: now it is known what its choices were worth."""
        worth = rewards_of(result, rewards)
        seats = self.columns["seat"][self._first :]
        self.columns["game"] += [name] * len(seats)
        self.columns["step"] += range(len(seats))
        self.columns["return"] += [worth[seat] for seat in seats]
        self._first += len(seats)

    def table(self, about: About) -> Any:
        """As columns; the versions stand in every row, so that parts of several data sets can be mixed."""
        count = len(self.observations)
        fixed = {
            "observation": _bytes(self.observations, about["cells"]),
            "mask": _bytes(self.masks, -(-about["actions"] // 8)),
            "rules": pa.array([about["rules"]] * count, pa.int16()),
            "gunbai": pa.array([about["gunbai"]] * count).dictionary_encode(),
        }
        kinds = {
            "game": pa.string(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "action": pa.int32(),
            "return": pa.float32(),
        }
        plain = {name: pa.array(values, kinds[name]) for name, values in self.columns.items()}
        return pa.table({**plain, **fixed}).replace_schema_metadata({"gunbai": json.dumps(about)})


def _bytes(rows: list[bytes], size: int) -> Any:
    """Lists of one length, laid over one buffer."""
    cells = pa.array(np.frombuffer(b"".join(rows), dtype=np.uint8))
    return pa.FixedSizeListArray.from_arrays(cells, size)


def export(
    game_name: str,
    source: SelfPlay | Sequence[Path],
    out: Path,
    rewards: str = "rank",
    workers: int = 1,
    resume: bool = False,
    progress: Progress | None = None,
) -> About:
    """Writes what is not written yet; workers do not change what is written."""
    game = game_by_name(game_name)
    tasks, files = ([], list(source)) if not isinstance(source, SelfPlay) else (_tasks(game_name, source), [])
    if not tasks and not files:
        raise BadInput("records", "at least one record", "none")
    about = _about(game, source, check_rewards(rewards), -(-(len(tasks) or len(files)) // GAMES_A_PART))
    _open(out, about, resume)
    parts = [_part(out, about, number, tasks, files) for number in range(about["parts"])]
    waiting = [part for part in parts if not Path(part["path"]).exists()]
    for done, _ in enumerate(spread(written, waiting, workers), 1):
        if progress is not None:
            progress(len(parts) - len(waiting) + done, len(parts))
    return about


def _tasks(game: str, source: SelfPlay) -> list[Task]:
    options = source.options or {}
    return planned(game, source.bots, source.games, source.seed, options, source.budget_ms, source.iterations)


def _about(game: Game, source: SelfPlay | Sequence[Path], rewards: str, parts: int) -> About:
    if isinstance(source, SelfPlay):
        said = {**vars(source), "bots": list(source.bots), "options": game.filled(source.options or {})}
    else:
        said = {"records": [path.name for path in source]}
    return About(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        gunbai=own_version(),
        rewards=rewards,
        cells=game.layout().size,
        actions=len(game.actions),
        source=said,
        parts=parts,
    )


def _open(out: Path, about: About, resume: bool) -> None:
    """A new folder, or one to go on with: refused when it belongs to other settings."""
    path = out / ABOUT
    if path.exists():
        before = read_about(out)
        if not resume:
            raise BadInput("out", "an empty folder, or --resume to go on", str(out))
        for name, value in about.items():
            if before.get(name) != value:
                raise BadInput(name, f"{before.get(name)} as in {path}", str(value))
    elif out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput("out", "an empty folder or one of an earlier run", str(out))
    out.mkdir(parents=True, exist_ok=True)
    store.write(path, about)


def read_about(folder: Path) -> About:
    """What a folder says of itself."""
    try:
        found: About = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise BadInput("folder", f"one with {ABOUT}", f"{folder} ({fault})") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadInput("folder", f"data of format {FORMAT}", str(folder))
    return found


def _part(out: Path, about: About, number: int, tasks: list[Task], files: list[Path]) -> Part:
    some = slice(number * GAMES_A_PART, (number + 1) * GAMES_A_PART)
    path = out / f"part-{number:05}.parquet"
    return Part(path=str(path), about=about, tasks=tasks[some], records=[str(file) for file in files[some]])


def written(part: Part) -> int:
    """Runs in a worker: plays or reads the games of one part; how many choices it holds."""
    about, path = part["about"], Path(part["path"])
    game = game_by_name(about["game"])
    rows = Rows(game)
    for task in part["tasks"]:
        rows.end(f"{task['seed']}-{task['number']}", _played(game, task, rows), about["rewards"])
    for file in part["records"]:
        name, result = _replayed(game, Path(file), rows)
        rows.end(name, result, about["rewards"])
    beside = path.with_name(f".{path.name}")
    pq.write_table(rows.table(about), beside, compression="zstd")
    beside.replace(path)
    return len(rows.observations)


def _played(game: Game, task: Task, rows: Rows) -> Result:
    bots = [entrant(task["bots"][entry], game) for entry in task["seating"]]
    for bot in bots:
        limit(bot, task["iterations"])
        spend_cpu_time(bot)
    try:
        options, budget = task["options"], task["budget_ms"]
        return play_game(game, len(bots), bots, task["seed"], options, budget, before=rows.note).result
    finally:
        for bot in bots:
            close(bot)


def _replayed(game: Game, path: Path, rows: Rows) -> tuple[str, Result]:
    """A finished game, checked; it is named after what happened in it, not after its file."""
    text = path.read_text(encoding="utf-8")
    found = record.read(text)
    if not record.replayed(game, found).state.is_over():
        raise BadRecord("result", "a finished game", f"{path.name}, which is not over", len(found.entries))
    chance = RecordedChance(found.setup)
    match = record.begun(game, found, chance)
    for entry in found.entries:
        seat, tag = entry.text.split()[:2]
        if tag == UNDO:
            rows.take_back(int(seat), int(entry.text.split()[2]))
        elif isinstance(action := game.parse(entry.text), Action):
            rows.note(match.state, action)
        chance.draws, chance.used = entry.draws, 0
        match.replay(entry.text)
    return hashlib.sha256(text.encode()).hexdigest()[:16], match.state.result()
