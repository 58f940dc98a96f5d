"""Entries: every clan, card and kami is one, and others can be added from outside the package."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import gunbai
from gunbai.games.rising_sun.data.words import KAMI_NAMES
from gunbai.games.rising_sun.entries.kami import KAMI_ENTRIES
from gunbai.games.rising_sun.entries.loading import CLANS, DECK
from gunbai.games.rising_sun.rules import hooks
from gunbai.games.rising_sun.rules.hooks import Hook, Moment
from gunbai.games.rising_sun.state import State
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly

GAME = gunbai.game("rising-sun")
PACKAGE = Path(gunbai.__file__).parent
CLAUSES = (PACKAGE / "locale" / "clauses.txt").read_text(encoding="utf-8").split()
RULES = [*(PACKAGE / "games/rising_sun/rules").glob("*.py"), *(PACKAGE / "games/rising_sun/steps").rglob("*.py")]
BOTS = sorted((PACKAGE / "bots/rising_sun").rglob("*.py"))


def test_the_entries_of_the_game_are_its_clans_cards_and_kami() -> None:
    assert [entry.name for entry in GAME.entries] == [
        *(clan.name for clan in CLANS),
        *(card.name for card in DECK),
        *KAMI_NAMES,
    ]
    assert {entry.kind for entry in GAME.entries} == {"clan", "card", "kami"}
    assert all(entry.clause in CLAUSES for entry in GAME.entries)
    assert [kami.name for kami in KAMI_ENTRIES] == list(KAMI_NAMES)


def test_no_rule_and_no_bot_asks_which_clan_a_seat_plays() -> None:
    assert RULES
    for path in [*RULES, *BOTS]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"clans\[[^\]]*\] *[=!]=|entries\.clans\b", text), path


def test_no_rule_names_a_card() -> None:
    """Rules fire moments and ask for sums; which card adds to them stands in its entry."""
    for path in RULES:
        imported = re.findall(r"rising_sun\.entries\.(\w+)", path.read_text(encoding="utf-8"))
        assert set(imported) <= {"card", "clan", "kami"}, path


def test_a_clan_stands_in_at_most_12_files_and_a_card_in_at_most_4() -> None:
    """Languages apart. Whoever adds one looks for the names of another: so many places there are to find."""
    named: dict[str, set[Path]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.setdefault(node.value, set()).add(path)
    assert all(1 <= len(named[clan.name]) <= 12 for clan in CLANS)
    assert all(1 <= len(named[card.name]) <= 4 for card in DECK)


def test_what_may_ask_somebody_is_said_by_its_entry() -> None:
    """The steps rely on it when they say whether a choice is the last: all else is done when it returns."""
    moments = [thing for thing in vars(hooks).values() if isinstance(thing, Moment)]
    before = {moment: moment.hooks[:] for moment in moments}
    ran = Counter[str]()

    def watched(hook: Hook) -> Hook:
        def run(state: State, seat: int, copies: int, about: int) -> None:
            steps = len(state.stack)
            hook.run(state, seat, copies, about)
            assert hook.asks or len(state.stack) == steps, hook.power
            ran[hook.power.name] += 1

        return Hook(hook.power, run, hook.asks)

    try:
        for moment in moments:
            moment.hooks[:] = [watched(hook) for hook in moment.hooks]
        for seed, chosen in enumerate(["archway", "teapot", "horseman"] * 4):
            options = {"set": chosen, "horseman_summer": "ashigaru"}
            play_randomly(GAME.new(5, seed=seed, options=options), seeded(seed))
    finally:
        for moment in moments:
            moment.hooks[:] = before[moment]
    assert set(ran) == {hook.power.name for moment in moments for hook in moment.hooks}


def test_a_clan_and_cards_from_outside_play_whole_games() -> None:
    """In a process of its own, because entries are added before the game is made."""
    command = [sys.executable, "-m", "tests.games.rising_sun.outsiders", "14"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[3])
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert set(told["fired"]) == {"glory", "fox", "prayer"}
    assert min(told["fired"].values()) > 3, told["fired"]
    assert told["buy"] == "2 buy glory"
    assert told["entries"] == ["fox", "glory", "path_of_the_prayer"]
    assert told["clans"] == "lotus+turtle+dragonfly+bonsai+fox"
    assert told["late"] == [True, True]
