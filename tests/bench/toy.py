"""A tiny project with one game in it, for the bench of faults to work on."""

from __future__ import annotations

import json
from pathlib import Path

RULES = '''"""Docstring: 1 < 2."""

from __future__ import annotations

from typing import Final

PRICE: Final[int] = 3


def can_buy(coins: int) -> bool:
    return coins >= PRICE


def paid(coins: int) -> int:
    while coins >= PRICE:
        coins -= PRICE
    return coins


def untested(coins: int) -> int:
    return coins * 7
'''
TESTS = """from toy.games.coin.rules import can_buy, paid


def test_buying():
    assert can_buy(3)
    assert not can_buy(2)


def test_paying():
    assert paid(7) == 1
"""
OTHER_TESTS = "def test_nothing_of_the_game():\n    assert True\n"


def made_in(root: Path, rules: str = RULES) -> Path:
    files = {
        "pyproject.toml": "",
        "src/toy/__init__.py": "",
        "src/toy/games/__init__.py": "",
        "src/toy/games/coin/__init__.py": "",
        "src/toy/games/coin/rules.py": rules,
        "tests/rules/coin/test_coin.py": TESTS,
        "tests/conformance/test_other.py": OTHER_TESTS,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def results_in(folder: Path) -> list[dict[str, str]]:
    return [json.loads(line) for file in folder.glob("*.jsonl") for line in file.read_text("utf-8").splitlines()]
