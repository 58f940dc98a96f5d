"""SG2: setup."""

from __future__ import annotations

import json

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import GROUP_SIZES, GROUPS, TABLES
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import unseen
from gunbai.games.shogun.table import NEUTRAL
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import Draw
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults
from tests.rules.shogun.scene import GAME, Doc, cited, codes, load, out, play, province, throws


def new(seats: int = 5, seed: int = 1, **options: str) -> State:
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, State)
    return state


def offered(state: State) -> list[str]:
    return [PROVINCES[p] for p in state.table.offered]


def draft(pool_taken: int = 0, **more: Doc | list[object] | str) -> State:
    """Three players early in the draft, seat 0 to choose; the first `pool_taken` free provinces are seat 2's."""
    free = [name for name in PROVINCES if name not in ("kai", "suruga", "mino", "owari", *UNUSED)]
    doc: Doc = {
        "seats": 3,
        "turn": [["years", 0], ["seed"], ["draft", 0, 0]],
        "provinces": {name: {"owner": 2} for name in free[:pool_taken]},
        "draft": {"offered": ["kai", "suruga"], **more},
    }
    return load(doc)


UNUSED = ("awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa")


def test_sg2_1_the_moon_side_has_its_own_regions_and_cards() -> None:
    sun, moon = new(4), new(4, side="moon")
    assert (sun.table.board, moon.table.board) == (0, 1)
    assert province("sanuki") in moon.table.neighbours(province("bizen"))
    assert province("sanuki") not in sun.table.neighbours(province("bizen"))


def test_sg2_1_the_moon_side_is_not_offered_to_three_unless_assumed() -> None:
    with pytest.raises(BadInput, match="moon_three"):
        new(3, side="moon")
    assert new(3, side="moon", moon_three="assumed").table.board == 3


@pytest.mark.parametrize(
    ("seats", "groups"),
    [(3, [5, 4, 4, 3, 3, 2, 2, 2, 2]), (4, [5, 4, 4, 3, 3, 2, 2, 2]), (5, [5, 4, 4, 3, 3, 2, 2])],
)
def test_sg2_2_army_groups_by_number_of_players(seats: int, groups: list[int]) -> None:
    listed = [size for size, count in zip(GROUP_SIZES, GROUPS[seats], strict=True) for _ in range(count)]
    assert listed == groups
    assert new(seats).table.groups == list(GROUPS[seats]) * seats


def test_sg2_2_a_group_that_is_placed_is_not_left() -> None:
    state = draft(groups=[[0, 2, 2, 4]])
    play(state, "0 take kai")
    with pytest.raises(RuleViolation) as refused:
        play(state, "0 group 5")
    assert (refused.value.code, refused.value.clause) == ("draft/no_such_group", "SG2.2")


def test_sg2_3_take_an_open_card_and_it_is_replaced_at_once() -> None:
    state = new()
    seat, first = state.actors()[0], offered(state)[0]
    events = play(state, f"{seat} take {first}")
    assert len(offered(state)) == 2
    assert first not in offered(state)
    play(state, f"{seat} group 4")
    assert (state.table.owner[province(first)], state.table.armies[province(first)]) == (seat, 4)
    assert state.actors() == [(seat + 1) % 5]
    assert "card_offered" in codes(events)


def test_sg2_3_the_unseen_card_is_seen_by_its_player_alone_until_it_is_placed() -> None:
    state = new()
    seat = state.actors()[0]
    other = (seat + 1) % 5
    draws: list[Draw] = []
    state.chance.log = draws
    events = play(state, f"{seat} blind")
    assert [(draw.label, draw.private) for draw in draws] == [("province deck", True)]
    own = state.view(seat).document()["blind"]
    assert own in PROVINCES
    assert state.view(other).document()["blind"] is None
    assert state.view(None).document()["blind"] is None
    private = [event for event in events if event.code == "blind_seen"]
    assert [event.seat for event in private] == [seat]
    play(state, f"{seat} group 2")
    assert state.table.armies[province(str(own))] == 2
    assert state.secrets.blind == -1


def test_sg2_3_clockwise_past_those_who_have_placed_all_their_groups() -> None:
    state = draft(groups=[[0, 0, 0, 2], [0, 0, 0, 0], [0, 0, 0, 1]], pool_taken=2)
    turns = []
    while state.table.groups:
        turns.append(state.actors()[0])
        play(state, f"{turns[-1]} blind", f"{turns[-1]} group 2")
    assert turns == [0, 2, 0]


def test_sg2_3_the_unseen_card_is_any_that_nobody_has_seen() -> None:
    drawn = set()
    for seed in range(150):
        state = draft()
        state.chance = GAME.new(3, seed=seed).chance
        play(state, "0 blind")
        drawn.add(PROVINCES[state.secrets.blind])
    assert drawn == {name for name in PROVINCES if name not in ("kai", "suruga", *UNUSED)}


def test_sg2_3_only_open_cards_can_be_taken() -> None:
    with pytest.raises(RuleViolation) as refused:
        play(draft(), "0 take mino")
    assert (refused.value.code, refused.value.clause) == ("draft/card_not_open", "SG2.3")


def test_sg2_3_the_first_player_is_random() -> None:
    assert {new(seed=seed).actors()[0] for seed in range(40)} == {0, 1, 2, 3, 4}


def test_sg2_4_the_same_two_cards_may_be_put_under_the_deck_once() -> None:
    state = draft(faced=[["kai", "suruga"]])
    assert "0 exchange" in [str(choice) for choice in state.choices(0)]
    assert [state.clause(choice) for choice in state.choices(0)] == ["SG2.3", "SG2.3", "SG2.3", "SG2.4"]
    play(state, "0 exchange")
    assert sorted(state.table.under) == sorted([province("kai"), province("suruga")])
    assert not {"kai", "suruga"} & set(offered(state))
    assert "0 exchange" not in [str(choice) for choice in state.choices(0)]
    assert "0 blind" in [str(choice) for choice in state.choices(0)]


def test_sg2_4_other_cards_cannot_be_exchanged() -> None:
    with pytest.raises(RuleViolation) as refused:
        play(draft(faced=[["kai", "mino"]]), "0 exchange")
    assert (refused.value.code, refused.value.clause) == ("draft/no_exchange", "SG2.4")


def test_sg2_4_the_pair_faced_is_remembered_until_the_next_turn() -> None:
    state = draft()
    play(state, "0 blind", "0 group 2", "1 blind", "1 group 2", "2 blind", "2 group 2")
    assert "0 exchange" in [str(choice) for choice in state.choices(0)]


def exhausted(under: list[str], seed: int = 1) -> State:
    """A draft in which nothing lies on the deck but these known cards."""
    state = draft(faced=[["kai", "suruga"]], groups=[[0, 0, 0, 3], [0, 0, 0, 1], [0, 0, 0, 0]], pool_taken=27)
    state.chance = GAME.new(3, seed=seed).chance
    state.table.under = [province(name) for name in under]
    for p in range(45):
        if state.table.owner[p] == NEUTRAL and p not in state.table.under + state.table.offered:
            state.table.owner[p] = 1
    return state


def test_sg2_4_known_pairs_come_last_and_their_order_is_drawn_when_they_are_reached() -> None:
    seen = set()
    for seed in range(20):
        state = exhausted(["mino", "owari"], seed)
        state.apply(GAME.parse("0 blind"))
        seen.add(PROVINCES[state.secrets.blind])
        assert state.table.under == [province("mino"), province("owari")]
        state.apply(GAME.parse("0 group 2"))
        assert len(state.table.under) == 1
    assert seen == {"mino", "owari"}


def test_sg2_4_a_known_card_that_is_opened_is_on_the_deck_no_more() -> None:
    state = exhausted(["mino", "owari"])
    state.apply(GAME.parse("0 take kai"))
    [opened] = [name for name in offered(state) if name != "suruga"]
    assert {opened, *(PROVINCES[card] for card in state.table.under)} == {"mino", "owari"}
    assert len(state.table.under) == 1


def test_sg2_4_what_is_left_of_a_pair_comes_before_the_next_pair() -> None:
    assert unseen(exhausted(["mino", "owari", "izu"]).table) == [province("mino")]
    assert unseen(exhausted(["mino", "owari"]).table) == [province("mino"), province("owari")]


def test_sg2_4_not_twice_in_a_turn_even_if_the_same_cards_return() -> None:
    state = exhausted([])
    state.apply(GAME.parse("0 exchange"))
    assert sorted(offered(state)) == ["kai", "suruga"]
    assert "0 exchange" not in [str(choice) for choice in state.choices(0)]


def test_sg2_3_drawing_and_showing_the_unseen_card_are_barriers() -> None:
    state = draft()
    before = state.barriers
    play(state, "0 blind")
    assert state.barriers == before + 1
    play(state, "0 group 2")
    assert state.barriers == before + 2


def test_sg2_5_the_cards_left_over_are_the_neutral_provinces() -> None:
    state = new(4, seed=2)
    generator = seeded(2)
    while not state.table.is_planning():
        play_randomly(state, generator, limit=1)
    assert state.table.owner.count(NEUTRAL) == 45 - 4 * 8
    assert state.table.groups == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg2_6_starting_tables_with_random_columns(seats: int) -> None:
    columns = set()
    for seed in range(30):
        table = new(seats, seed=seed, setup="tables").table
        held = [(p, table.armies[p]) for p in table.provinces_of(0)]
        columns |= {i for i, column in enumerate(TABLES[seats]) if sorted(column) == held}
    assert columns == set(range(seats))


def test_sg2_6_what_is_dealt_is_told() -> None:
    heard: list[Event] = []
    state = GAME.new(4, seed=1, options={"setup": "tables"}, listener=heard.append)
    assert isinstance(state, State)
    dealt = [event.args for event in heard if event.code == "table_dealt"]
    assert len(dealt) == 4 * 8
    for args in dealt:
        at = province(str(args["province"]))
        assert (args["seat"], args["amount"]) == (state.table.owner[at], state.table.armies[at])


def test_sg2_6_the_tables_are_for_the_sun_side() -> None:
    with pytest.raises(BadInput, match=r"options\.setup"):
        new(4, side="moon", setup="tables")


@pytest.mark.parametrize(("seats", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_sg2_7_the_tower_is_seeded_and_what_falls_out_goes_back(seats: int, cubes: int) -> None:
    """One throw of seven armies of each player and ten farmers; here two of each colour stay inside."""
    colours = [*range(seats), 5]
    thrown = dict.fromkeys(range(seats), 7) | {5: 10}
    assert sum(thrown.values()) == cubes
    luck = throws(out(thrown, {colour: thrown[colour] - 2 for colour in colours}))
    heard: list[Event] = []
    state = GAME.new(seats, chance=luck, options={"setup": "tables"}, listener=heard.append)
    assert isinstance(state, State)
    table = state.table
    assert table.tower == [2] * seats + [0] * (5 - seats) + [2] + [0] * 6
    assert table.tray == [0] * 6
    assert table.supply == [62 - sum(armies for _, armies in TABLES[seats][0]) - 2] * seats
    assert table.pool == 20 - 2
    assert faults(state) == []
    assert [event.args["amount"] for event in heard if event.code == "tower_seeded"] == [2 * seats + 2]
    assert cited(heard, "cubes_thrown") == {"SG2.7"}
    told = [tuple(event.args.values())[1] for event in heard if event.code == "cubes_thrown"]
    assert told == [7] * seats + [10]


def test_sg2_7_the_tower_is_seeded_after_the_draft_not_before() -> None:
    state = new(3)
    generator = seeded(3)
    while state.table.groups:
        assert (sum(state.table.tower), state.table.pool) == (0, 20)
        play_randomly(state, generator, limit=1)
    assert 0 < sum(state.table.tower) < 31


@pytest.mark.parametrize("setup", ["tables", "draft"])
def test_sg2_8_points_and_rice_are_0(setup: str) -> None:
    state = new(setup=setup)
    generator = seeded(1)
    while not state.table.is_planning():
        assert (state.table.points, state.table.rice) == ([0] * 5, [0] * 5)
        play_randomly(state, generator, limit=1)
    assert (state.table.points, state.table.rice) == ([0] * 5, [0] * 5)


def test_sg2_8_the_twelve_events_are_shuffled() -> None:
    """Four are opened: each of the twelve comes, in any order, and none twice."""
    opened = [tuple(new(setup="tables", seed=seed).table.events_open) for seed in range(60)]
    assert {len(set(events)) for events in opened} == {4}
    assert {event for events in opened for event in events} == set(range(12))
    assert {events[0] for events in opened} == set(range(12))
    assert len(set(opened)) > 55


def test_sg2_5_after_the_draft_nothing_is_left_of_its_cards() -> None:
    """All take unseen cards, and exchange the open ones when they may: so cards lie under the deck."""
    state, put_under = GAME.new(seats=3, seed=2), 0
    assert isinstance(state, State)
    while state.table.groups:
        put_under = len(state.table.under)
        seat = state.actors()[0]
        choices = state.choices(seat)
        wanted = [choice for tag in ("exchange", "blind") for choice in choices if choice.tag == tag]
        state.apply((wanted or choices)[0])
    assert put_under
    assert (state.table.offered, state.table.under, state.table.last_offer) == ([], [], [])


def test_sg2_3_everybody_hears_who_begins_and_which_cards_lie_open() -> None:
    heard: list[Event] = []
    state = GAME.new(4, seed=5, listener=heard.append)
    told = [(event.code, event.args) for event in heard]
    assert told[0] == ("first_player", {"seat": state.actors()[0]})
    opened = [args["province"] for code, args in told if code == "card_offered"]
    assert opened == [str(choice).split()[-1] for choice in state.choices(state.actors()[0])[:2]]
    assert len(told) == 3


def test_sg2_6_everybody_hears_what_the_tables_give() -> None:
    heard: list[Event] = []
    state = GAME.new(3, seed=5, options={"setup": "tables"}, listener=heard.append)
    dealt = [event.args for event in heard if event.code == "table_dealt"]
    provinces: dict[str, dict[str, int]] = json.loads(json.dumps(state.position()["provinces"]))
    assert {args["province"]: (args["seat"], args["amount"]) for args in dealt} == {
        name: (row["owner"], row["armies"]) for name, row in provinces.items()
    }
