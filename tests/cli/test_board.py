"""The board: everything on it, at any width, and nothing in colour alone."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import gunbai
from gunbai.cli.boards.front import front
from gunbai.cli.menu import Menu
from gunbai.cli.wrapping import flowed
from gunbai.kernel.actions import Action
from gunbai.kernel.steps import Question
from gunbai.locale.words import GameWords, Words, languages

GAME = gunbai.game("rising-sun")
FRONT = front("rising-sun")


def printed(part: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def middle(seed: int, moves: int, seats: int = 5) -> gunbai.State:
    state = GAME.new(seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if state.is_over():
            break
        state.apply(rng.choice(state.choices(state.actors()[0])))
    return state


def words_of(state: gunbai.State) -> GameWords:
    return GameWords(Words(), "rising-sun", state.view(None).document())


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("moves", [0, 60, 150, 400])
def test_the_board_fits_and_the_map_is_not_torn(width: int, moves: int) -> None:
    for seed in (1, 2, 3):
        state = middle(seed, moves)
        drawn = printed(FRONT.board(state.view(None), words_of(state), width), width).splitlines()
        assert max(len(line.rstrip()) for line in drawn) <= width
        head = next(i for i, line in enumerate(drawn) if line.startswith("War"))
        end = next(i for i, line in enumerate(drawn) if line.startswith("Force, * leads"))
        provinces = [line for line in drawn[head + 2 : end] if line[5:6].strip()]
        assert len(provinces) == 8
        assert all("…" not in line for line in drawn[head:end])


@pytest.mark.parametrize("language", languages())
def test_nothing_on_the_board_is_cut_in_any_language(language: str) -> None:
    for moves in (0, 150):
        state = middle(1, moves)
        words = GameWords(Words(language), "rising-sun", state.view(None).document())
        assert "…" not in printed(FRONT.board(state.view(None), words, 80), 80)


def test_the_board_names_everything_that_is_public() -> None:
    state = GAME.new(3, seed=1, options={"clans": "koi+lotus+turtle", "shrines": "first_game"})
    drawn = printed(FRONT.board(state.view(0), words_of(state), 100), 100)
    for expected in ("Spring · Tea ceremony", "1 Koi > 2 Lotus > 3 Turtle", "Koi (you)", "1 Amaterasu", "4 Tsukuyomi",
                     "2*D B ⌂", "3*D B ⌂", "2VP 2c", "2c Komainu", "5B 3S 3⌂"):  # fmt: skip
        assert expected in drawn, expected


def test_force_and_leader_are_signs_not_colours() -> None:
    doc: dict[str, Any] = dict(GAME.new(3, seed=1, options={"clans": "koi+lotus+turtle"}).position())
    doc["map"] = {"edo": [{"bushi": 2}, {"bushi": 2, "oni_of_skulls": 1}]}
    doc["players"][1]["cards"] = {"oni_of_skulls": 1}
    doc["bought"] = ["oni_of_skulls"]
    del doc["market"]["oni_of_skulls"]
    state = GAME.from_position(doc)
    drawn = printed(FRONT.board(state.view(None), words_of(state), 100), 100).splitlines()
    edo = next(i for i, line in enumerate(drawn) if "Edo" in line)
    assert " 2 2B" in drawn[edo]
    assert " 5*2B" in drawn[edo]
    assert "Skulls" in drawn[edo + 1]


def test_a_seat_sees_its_hand_and_a_spectator_does_not() -> None:
    state = middle(1, 0, 3)
    while state.actors() and not any(a.tag == "play" for a in state.choices(state.actors()[0])):
        state.apply(state.choices(state.actors()[0])[0])
    seat = state.actors()[0]
    words = words_of(state)
    assert any("You look at:" in printed(line, 80) for line in FRONT.private(state.view(seat), words, 80))
    assert FRONT.private(state.view(None), words, 80) == []
    assert FRONT.private(state.view((seat + 1) % 3), words, 80) == []


def menu_of(texts: list[str]) -> Menu:
    state = GAME.new(3, seed=1, options={"clans": "koi+lotus+turtle"})
    actions = [GAME.parse(f"0 {text}") for text in texts]
    asked = Question("marshal", "RS6.8", {})
    return Menu([a for a in actions if isinstance(a, Action)], words_of(state), asked, lambda action: "")


def test_long_lists_are_gathered_by_figure_and_keep_their_numbers() -> None:
    places = ("hokkaido", "edo", "kyoto")
    moves = [f"move {figure} oshu {place}" for figure in ("daimyo", "bushi", "shinto") for place in places]
    drawn = printed(menu_of(["done", *moves]).drawn(80), 80)
    assert "Bushi from Oshu to: 4" in drawn
    assert len(drawn.splitlines()) == 4
    assert "10 Stop moving" in drawn


def test_numbers_choose_in_the_order_shown() -> None:
    menu = menu_of(["done", "build edo", "build kyoto"])
    assert str(menu.numbered("1")) == "0 build edo"
    assert str(menu.numbered("3")) == "0 done"
    assert [menu.numbered(text) for text in ("0", "4", "x", "-1", "99999999999")] == [None] * 5


def test_amounts_are_typed_as_they_are() -> None:
    menu = menu_of([f"bid {n}" for n in range(4)])
    assert menu.is_amount
    assert menu.bounds() == (0, 3)
    assert str(menu.numbered("0")) == "0 bid 0"
    assert menu.numbered("4") is None


def test_flowed_parts_are_never_broken() -> None:
    text = flowed(Text("Head"), [Text("one two"), Text("three four"), Text("five")], 20, ", ")
    assert text.plain == "Head one two\n     three four\n     five"


def test_the_numbers_of_a_gathered_list_follow_the_eye() -> None:
    summons = [
        f"summon {figure} {place}" for place in ("edo", "kyoto", "oshu", "nagato") for figure in ("bushi", "shinto")
    ]
    menu = menu_of(["done", *summons])
    assert [action.words[0] for action in menu.choices[:8]] == ["bushi"] * 4 + ["shinto"] * 4
    assert "Summon Shinto in: 5 Edo  6 Kyoto  7 Oshu  8 Nagato" in printed(menu.drawn(80), 80)
    assert max(len(line) for line in printed(menu.drawn(40), 40).splitlines()) <= 40
