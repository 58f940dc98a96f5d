"""Shogun's board and planning screen: all of it, at any width, nothing in colour alone, nobody's secrets."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import gunbai
from gunbai.cli.boards.front import front
from gunbai.cli.boards.shogun import plan as shogun_plan
from gunbai.cli.boards.shogun.board import of
from gunbai.cli.menu import Menu
from gunbai.games.shogun.data.board import PROVINCES, UNUSED
from gunbai.games.shogun.rules import forecast
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.games.shogun.view import View
from gunbai.kernel.events import Event
from gunbai.kernel.steps import Question
from gunbai.locale.words import GameWords, Words, languages

GAME = gunbai.game("shogun")
FRONT = front("shogun")
WORDS = GameWords(Words(), "shogun", GAME.new(3, seed=1).view(None).document())


def printed(part: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def middle(seed: int, moves: int, seats: int = 4, **options: str) -> gunbai.State:
    state = GAME.new(seats, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(moves):
        if state.is_over():
            break
        state.apply(rng.choice(state.choices(rng.choice(state.actors()))))
    return state


def drawn(state: gunbai.State, seat: int | None = None, width: int = 80) -> str:
    return printed(FRONT.board(state.view(seat), WORDS, width), width)


@pytest.mark.parametrize("language", languages())
def test_nothing_on_the_board_is_cut_in_any_language(language: str) -> None:
    for moves in (0, 120, 300):
        state = middle(5, moves, 5)
        words = GameWords(Words(language), "shogun", state.view(None).document())
        assert "…" not in printed(FRONT.board(state.view(None), words, 80), 80)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("moves", [0, 5, 70, 120, 300, 2000])
def test_the_board_fits_and_nothing_of_the_map_is_torn(width: int, moves: int) -> None:
    for seats in (3, 4, 5):
        lines = drawn(middle(seats, moves, seats), 0, width).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert all("…" not in line for line in lines)
        start = next(i for i, line in enumerate(lines) if line.startswith("Green region"))
        end = next(i for i, line in enumerate(lines) if line.startswith("Letters:"))
        assert end - start <= 22


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_every_province_in_play_stands_once_on_the_map(side: str) -> None:
    for seats in (3, 4):
        text = drawn(middle(1, 0, seats, side=side, moon_three="assumed"))
        unused = UNUSED[(side == "moon") + (2 if seats == 3 else 0)]
        for number, province in enumerate(PROVINCES):
            times = sum(line.split().count(WORDS.term("province", province)) for line in text.splitlines())
            assert times == (0 if number in unused else 1), province
        assert WORDS.term("side", side) in text


def position(**changes: Any) -> dict[str, Any]:
    doc: dict[str, Any] = dict(GAME.new(3, seed=1, options={"setup": "tables"}).position())
    doc["provinces"]["suruga"] |= {"buildings": ["castle", "temple"], "markers": 2}
    for player in doc["players"]:
        del player["supply"]
    del doc["stock"]
    return {**doc, **changes}


def test_owner_armies_buildings_markers_and_yields_are_signs() -> None:
    doc = position()
    owner, armies = doc["provinces"]["suruga"]["owner"], doc["provinces"]["suruga"]["armies"]
    text = drawn(GAME.from_position(doc))
    assert f"Suruga      {'CIP'[owner]}{armies} !2 ct  7/3" in text
    assert "Musashi     " in text
    assert "Yellow " + "CIP"[owner] + "1" in " ".join(text.split())


def test_cards_events_tower_and_houses_are_on_the_board() -> None:
    state = middle(1, 0, 4, setup="tables")
    text = drawn(state, 2)
    for expected in ("Year 1 · Spring · Plan and bid · Sun side", "6 face down", "10 face down", "May come:",
                     "Upper shelf", "Tray", "Pine (you)", "needed", "8+", "In stock: Castle 28",
                     "C Crimson, I Indigo"):  # fmt: skip
        assert expected in text, expected


def asked(state: gunbai.State, seat: int) -> Question:
    found = state.question(seat)
    assert found is not None
    return found


def carried_out(seed: int, step: str) -> gunbai.State:
    """A game at a question of this step."""
    state = middle(seed, 0, 4, setup="tables")
    rng = random.Random(seed)
    while asked(state, state.actors()[0]).step != step:
        state.apply(rng.choice(state.choices(state.actors()[0])))
    return state


def test_actions_done_and_the_one_that_runs_are_marked() -> None:
    state = carried_out(3, "march")
    text = drawn(state)
    agenda = of(state.view(None)).table.find(Agenda)
    assert agenda is not None
    number = agenda.begun
    assert text.count("✓") == number - 1
    assert f"> {number} Battle" in text
    assert all(WORDS.seat(seat) in text for seat in range(4))


def test_a_glance_leaves_the_map_out_where_no_place_is_asked_for() -> None:
    state = carried_out(3, "build")
    seat = state.actors()[0]
    glance = printed(FRONT.glances(state.view(seat), WORDS, 80)[0])
    assert "Green region" not in glance
    assert "(you)" in glance
    assert "Green region" in printed(FRONT.glances(carried_out(3, "march").view(0), WORDS, 80)[0])


def test_the_odds_of_an_attack_are_shown_for_every_number() -> None:
    for seed in range(1, 30):
        state = carried_out(seed, "march")
        seat = state.actors()[0]
        table = of(state.view(seat)).table
        foreign = [
            a for a in state.choices(seat) if a.tag == "target" and table.owner[PROVINCES.index(a.words[0])] != seat
        ]
        if foreign:
            break
    note = FRONT.note(state.view(seat), foreign[0], WORDS)
    assert note.endswith("%")
    state.apply(foreign[0])
    view = state.view(seat)
    shown = "".join(printed(part) for part in FRONT.private(view, WORDS, 80))
    assert shown.count("%") == 3 * len(state.choices(seat))
    told = "".join(printed(part) for part in FRONT.stakes(view, state.choices(seat)[-1], WORDS, 80))
    assert "after a win" in " ".join(told.split())
    assert FRONT.private(state.view(None), WORDS, 80) == []


# --- planning -------------------------------------------------------------------------------------------------------


def planning(doc: dict[str, Any], seat: int, cards: list[str]) -> tuple[gunbai.State, View]:
    state = GAME.from_position(doc)
    for card in cards:
        action = GAME.parse(f"{seat} plan {card}")
        state.apply(action)
    return state, of(state.view(seat))


def screen(state: gunbai.State, seat: int, width: int = 80) -> str:
    view = state.view(seat)
    menu = Menu(state.choices(seat), WORDS, asked(state, seat), lambda action: FRONT.note(view, action, WORDS))
    return printed(FRONT.choices(view, menu, WORDS, width)[0], width)


def test_the_planning_screen_shows_spaces_hand_and_purse() -> None:
    doc = position()
    seat = doc["provinces"]["suruga"]["owner"]
    doc["agenda"] = ["tax", "castle", "rice", "armies5", "battle_move_a"]
    state, _ = planning(doc, seat, ["chest2", "mino"])
    text = screen(state, seat)
    for expected in (" Bid          Chest card 2", " Castle   2   Mino", ">Temple   ?", " Battle A 5", " Battle B ?"):
        assert expected in text, expected
    assert "Chests: 18 · Bid \u22122 = 16 · Castle \u22123 = 13" in text
    assert "Mino " not in text.replace("Castle   2   Mino", "")
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("width", [80, 100])
def test_a_warning_beside_a_card_is_not_cut_off(width: int) -> None:
    doc = position()
    seat = doc["provinces"]["suruga"]["owner"]
    state, _ = planning(doc, seat, ["chest2", "chest0", "chest1", "chest3"])
    hand = next(line for line in screen(state, seat, width).splitlines() if " Suruga " in line)
    assert hand.rstrip().endswith("% lost")
    assert ("Yellow" in hand) == (width == 100)


def test_a_plan_is_warned_about() -> None:
    doc = position()
    seat = doc["provinces"]["suruga"]["owner"]
    doc["players"][seat]["chests"] = 2
    doc["provinces"]["izu"]["armies"] = 1
    doc["agenda"] = ["tax", "castle", "rice", "armies5", "battle_move_a"]
    cards = ["chest2", "suruga", "tamba", "musashi", "mino", "harima", "chest0", "chest1", "chest3", "izu"]
    state, view = planning(doc, seat, cards)
    text = screen(state, seat)
    assert "! Castle, Suruga: has one already" in text
    assert "! Battle A, Izu: only one army" in text
    assert "Beware" in text
    assert "! Temple, Tamba: " not in text
    warned = shogun_plan.warnings(view, WORDS, 4, PROVINCES.index("suruga"), view.plan)
    assert warned[0].startswith("revolt, ")
    assert warned[0].endswith("% lost")
    assert shogun_plan.warnings(view, WORDS, 1, PROVINCES.index("suruga"), view.plan) == ["has one already"]


@pytest.mark.parametrize(
    ("agenda", "expected"),
    [
        (["castle", "tax", "rice", "armies5", "battle_move_a"], forecast.SHORT),
        (["tax", "castle", "rice", "armies5", "battle_move_a"], forecast.ENOUGH),
        (["temple", "theatre", "rice", "armies3", "battle_move_a"], forecast.SHORT_PERHAPS),
    ],
)
def test_chests_are_counted_along_the_known_order(agenda: list[str], expected: int) -> None:
    doc = position(agenda=agenda)
    seat = doc["provinces"]["suruga"]["owner"]
    doc["players"][seat]["chests"] = 2
    _, view = planning(doc, seat, ["chest0", "mino", "chest1", "chest2", "harima", "suruga"])
    assert forecast.chests_at(view.table, seat, 0, view.plan) == expected


def test_a_plan_is_seen_by_its_owner_alone() -> None:
    state = carried_out(3, "march")
    for seat in range(4):
        seen = [printed(part) for part in FRONT.reminder(state.view(seat), WORDS, 80)]
        assert len(seen) <= 1
        assert FRONT.reminder(state.view(None), WORDS, 80) == []
    boards = {drawn(state, None).replace(" (you)", "")}
    for seat in range(4):
        other = of(state.view(seat))
        other.plan = [0] * len(other.plan)
        assert "Aki" in printed(FRONT.reminder(other, WORDS, 80)[0])
        boards.add(printed(FRONT.board(state.view(seat), WORDS, 80)).replace(" (you)", "      "))
    assert all("Your plan" not in board for board in boards)


def test_winter_is_told_by_region_and_kind() -> None:
    state = middle(2, 0, 3, setup="tables", years="1")
    heard: list[Event] = []
    state.listener = heard.append
    rng = random.Random(2)
    while not state.is_over():
        state.apply(rng.choice(state.choices(state.actors()[0])))
    tables = FRONT.tables(state.view(None), heard, WORDS)
    assert len(tables) == 1
    text = printed(tables[0])
    assert "Winter 1" in text
    assert text.count("region") == 5
    totals = [int(word) for word in text.splitlines()[-1].split()[1:]]
    assert totals == state.result().scores


def test_short_news_leave_out_the_throws_of_others() -> None:
    heard: list[Event] = []
    state = GAME.new(4, seed=5, options={"setup": "tables"}, listener=heard.append)
    rng = random.Random(5)
    while not any(event.code == "attacked" for event in heard):
        state.apply(rng.choice(state.choices(state.actors()[0])))
    battle = next(i for i, event in enumerate(heard) if event.code == "attacked")
    seat = heard[battle].args["seat"]
    events = heard[battle:]
    assert any(event.code == "cubes_thrown" for event in FRONT.news(events, int(seat)))
    thrown = {event.args["colour"] for event in events if event.code == "cubes_thrown" and event.args["amount1"]}
    away = next(other for other in range(4) if str(other) not in thrown)
    assert not any(event.code == "cubes_thrown" for event in FRONT.news(events, away))


def test_a_province_is_found_by_its_beginning_and_shows_its_neighbours() -> None:
    state = middle(1, 0, 4, setup="tables")
    near = printed(FRONT.map(state.view(None), WORDS, "shima"), 100)
    assert "~Izu" in near
    assert "Ise" in near
    assert "Kai " in printed(FRONT.map(state.view(None), WORDS, "kay"))
    assert "No province is called zzz" in printed(FRONT.map(state.view(None), WORDS, "zzz"))
    assert len(printed(FRONT.map(state.view(None), WORDS, ""), 120).splitlines()) >= 46


def test_provinces_stand_by_their_names_in_every_language() -> None:
    state = middle(2, 0, 5, setup="tables")
    for language in languages():
        words = GameWords(Words(language), "shogun", state.view(None).document())
        menu = Menu(state.choices(0), words, asked(state, 0), lambda _: "", {}, FRONT.by_name)
        names = [menu.last(action) for action in menu.choices if action.words[-1] in PROVINCES]
        assert len(names) > 5
        assert names == sorted(names, key=words.words.order)
        assert [action.words[-1] for action in menu.choices][-5:] == [f"chest{number}" for number in range(5)]
