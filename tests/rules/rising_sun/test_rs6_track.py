"""RS6.1 to RS6.5 and RS6.14: the political track, mandate turns, who carries out what when."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.words import MANDATES
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.kami import KamiGift
from gunbai.games.rising_sun.steps.politics.track import NAMING, Mandate
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    ally,
    clan_of,
    coins,
    do,
    error,
    finish,
    hand,
    honor,
    in_season,
    listen,
    pieces,
    scene,
    starting,
    step,
    texts,
    verdict,
    vp,
)


def politics(**more: Any) -> State:
    return scene(in_season(["politics"]), **more)


def test_rs6_1_the_track() -> None:
    """Worshippers at one shrine show every kami turn by its prompt."""
    state = politics(worship={"hachiman": {"koi": "shinto"}})
    slots = ""
    while state.table.phase == 2 and step(state) != "tea":
        top = state.table.top()
        if isinstance(top, KamiGift) or (isinstance(top, Mandate) and top.stage != NAMING):
            slots += step(state)[0]
        finish_one(state)
    assert slots == "mmm" + "k" + "mm" + "k" + "mm" + "k"


def finish_one(state: State) -> None:
    seat = state.actors()[0]
    choices = state.choices(seat)
    state.apply(next((a for a in choices if a.tag in ("done", "no", "ready")), choices[0]))


def test_rs6_2_the_most_honored_clan_begins_the_game() -> None:
    assert actors(politics(honor=["turtle", "koi", "lotus"])) == ["turtle"]


@pytest.mark.parametrize(("last", "first"), [("koi", "lotus"), ("lotus", "turtle"), ("turtle", "koi")])
def test_rs6_2_a_later_season_begins_left_of_the_last_mandate_turn(last: str, first: str) -> None:
    state = scene(in_season(phase=4), active=last, honor=["turtle", "koi", "lotus"])
    finish(state, until="mandate")
    assert actors(state) == [first]


def test_rs6_2_mandate_turns_pass_to_the_left() -> None:
    state = politics(clans=FIVE, honor=["dragonfly", "koi", "lotus", "turtle", "bonsai"])
    turns = [clan_of(state, state.table.active)]
    heard = listen(state)
    finish(state, until="tea")
    turns += [clan_of(state, int(event.args["seat"])) for event in heard if event.code == "looked"]
    assert turns == ["dragonfly", "bonsai", "koi", "lotus", "turtle", "dragonfly", "bonsai"]


HAND = ["recruit", "marshal", "harvest", "betray"]


def test_rs6_3_four_tiles_one_of_them_is_played() -> None:
    state = scene([["politics", "koi", 1], ["mandate", "koi", 1]], secrets={"hand": HAND}, mandate_turns=1)
    assert texts(state, "koi") == [f"play {mandate}" for mandate in HAND]
    assert verdict(state, "koi play train") == ("play/tile_not_in_hand", "RS6.3")


def test_rs6_3_the_other_three_go_back_on_top() -> None:
    """The next player holds those three and one new tile."""
    for seed in range(8):
        state = scene(
            [["politics", "koi", 1], ["mandate", "koi", 1]],
            secrets={"hand": HAND},
            mandate_turns=1,
            active="turtle",
            seed=seed,
        )
        do(state, "koi play harvest")
        assert step(state) == "mandate"
        left = hand(state)
        for tile in ("recruit", "marshal", "betray"):
            left.remove(tile)
        assert len(left) == 1
        assert sum(state.secrets.pool) == 10 - 1 - 4


def test_rs6_3_two_equal_tiles_are_one_choice() -> None:
    state = scene([["mandate", "koi", 1]], secrets={"hand": ["train", "train", "betray", "betray"]})
    assert texts(state, "koi") == ["play train", "play betray"]


def test_rs6_3_lotus_lays_a_tile_and_names_any_mandate() -> None:
    """RS12.3: whether or not it drew one."""
    state = scene([["mandate", "lotus", 1]], secrets={"hand": HAND})
    assert texts(state, "lotus") == [f"lay {mandate}" for mandate in HAND]
    do(state, "lotus lay marshal")
    assert texts(state, "lotus") == [f"name {mandate}" for mandate in MANDATES]
    do(state, "lotus name harvest")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("mandate", "order"),
    [
        ("recruit", ["turtle", "koi", "lotus"]),
        ("marshal", ["turtle", "koi", "lotus"]),
        ("train", ["lotus", "turtle", "koi"]),
    ],
)
def test_rs6_4_one_after_another_the_active_player_last_but_in_train_first(mandate: str, order: list[str]) -> None:
    everybody = dict.fromkeys(("koi", "lotus", "turtle"), "bushi stronghold")
    state = scene(
        [["execute", "lotus", 0, mandate]], map={"edo": everybody}, market={"respect": 2, "path_of_the_lion": 1}
    )
    seen = []
    while not state.is_over():
        seen += actors(state)
        do(state, f"{actors(state)[0]} done")
    assert seen == order


def test_rs6_4_others_wait_for_their_turn() -> None:
    state = scene([["execute", "koi", 0, "recruit"]], map={"edo": {"koi": "stronghold", "lotus": "stronghold"}})
    assert actors(state) == ["lotus"]
    assert error(state, "koi summon bushi edo").code == "turn/not_yours"


def test_rs6_5_summoning_moving_building_and_buying_may_be_declined() -> None:
    everybody = dict.fromkeys(("koi", "lotus", "turtle"), "bushi stronghold")
    for mandate in ("recruit", "marshal", "train"):
        state = scene(
            [["execute", "koi", 0, mandate]],
            map={"edo": everybody},
            market={"respect": 2},
            coins=dict.fromkeys(("koi", "lotus", "turtle"), 4),
        )
        before = state.table.figures[:], state.table.coins[:], state.table.strongholds[:]
        while not state.is_over():
            do(state, f"{actors(state)[0]} done")
        assert (state.table.figures, state.table.coins, state.table.strongholds) == before


def test_rs6_5_wholly_or_in_part() -> None:
    state = scene([["recruit", "koi"]], map={"edo": {"koi": "2 stronghold"}, "oshu": {"koi": "stronghold"}})
    do(state, "koi summon bushi edo", "koi done")
    assert pieces(state, "koi", "edo") == {"bushi": 1, "strongholds": 2}


def test_rs6_5_harvest_asks_nobody() -> None:
    state = scene([["execute", "koi", 0, "harvest"]], map={"kyoto": {"koi": "bushi"}})
    assert state.is_over()
    assert vp(state, "koi") == 4


def test_rs6_5_breaking_the_alliance_in_betray_is_compulsory() -> None:
    state = scene([["execute", "koi", 0, "betray"]], allies=[("koi", "lotus")])
    assert ally(state, "koi") is None


def test_rs6_5_all_part_and_bonus_in_any_order() -> None:
    """Marshal: building before, between or after the moves."""
    here = {"edo": {"koi": "2 bushi"}}
    start = scene([["marshal", "koi", 0, 1]], map=here, coins={"koi": 3})
    moves = ["koi move bushi edo oshu", "koi move bushi edo kyoto"]
    for place in range(3):
        state = do(start.copy(), *moves[:place], "koi build kyoto", *moves[place:])
        assert pieces(state, "koi", "kyoto") == {"bushi": 1, "strongholds": 1}


def bonuses(state: State) -> dict[str, bool]:
    """Who may build in a Marshal, by letting everybody do nothing."""
    found = {}
    while not state.is_over():
        clan = actors(state)[0]
        found[clan] = bool(starting(state, clan, "build"))
        do(state, f"{clan} done")
    return found


def test_rs6_5_the_bonus_is_for_the_active_player_and_its_ally() -> None:
    state = scene(
        [["execute", "koi", 0, "marshal"]],
        clans=FIVE,
        map={"edo": dict.fromkeys(FIVE, "bushi")},
        coins=dict.fromkeys(FIVE, 3),
        allies=[("koi", "dragonfly"), ("lotus", "turtle")],
    )
    assert bonuses(state) == {"koi": True, "lotus": False, "turtle": False, "dragonfly": True, "bonsai": False}


def test_rs6_5_bonus_rights_are_checked_when_the_turn_comes() -> None:
    """Lotus is Koi's ally when the Marshal begins and no longer when its turn comes."""
    state = scene(
        [["execute", "koi", 0, "marshal"]],
        clans=("koi", "turtle", "bonsai"),
        map={"edo": {"koi": "bushi", "turtle": "bushi", "bonsai": "bushi"}},
        coins={"koi": 3, "turtle": 3, "bonsai": 3},
        allies=[("koi", "bonsai")],
    )
    assert actors(state) == ["turtle"]
    state.table.ally[0] = state.table.ally[2] = -1
    assert bonuses(state) == {"turtle": False, "bonsai": False, "koi": True}


def test_rs6_14_the_end_of_recruit_comes_after_the_last_player_and_before_the_next_turn() -> None:
    state = scene(
        [["politics", "koi", 3], ["execute", "koi", 0, "recruit"]],
        map={"edo": {"koi": "stronghold"}, "oshu": {"lotus": "stronghold"}},
        cards={"lotus": "path_of_the_light"},
        worship={"hachiman": {"koi": "shinto"}},
    )
    do(state, "lotus done")
    assert step(state) == "recruit"
    do(state, "koi done")
    assert (step(state), actors(state)) == ("seat_at_end_of_recruit", ["lotus"])
    do(state, "lotus place shinto shrine3")
    assert (step(state), actors(state)) == ("kami_gift", ["koi"]), "the worshipper came before the kami turn"
    assert pieces(state, "lotus", "shrine3") == {"shinto": 1}


def test_rs6_14_several_players_at_the_end_of_a_mandate() -> None:
    cards = {"turtle": "path_of_the_samurai", "lotus": "path_of_the_light"}
    state = scene([["execute", "koi", 3, "recruit"]], cards=cards, honor=["turtle", "koi", "lotus"])
    assert (actors(state), texts(state, "turtle")) == (["turtle"], ["first", "last"])
    assert honor(state)[0] == "turtle"


def test_rs6_14_no_end_of_recruit_after_another_mandate() -> None:
    state = scene([["execute", "koi", 0, "harvest"]], cards={"lotus": "path_of_the_light"})
    assert state.is_over()


def test_rs6_3_the_played_mandate_is_told_to_all() -> None:
    state = scene([["mandate", "koi", 1]], secrets={"hand": HAND})
    heard = listen(state)
    do(state, "koi play harvest")
    played = [event for event in heard if event.code == "mandate_played"]
    assert [(event.seat, event.args["mandate"]) for event in played] == [(None, "harvest")]
