"""Positions of Shogun that do not fit together: every refusal names its field and says what belongs there."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import BUILDING_STOCK, CASTLE, MARKERS
from gunbai.games.shogun.data.words import ACTION_NAMES, EVENT_NAMES, SPACES, SPECIAL_COUNT, SPECIALS
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import UNUSED
from gunbai.kernel.errors import BadPosition

GAME = Shogun()
Doc = dict[str, Any]
ORDER_BEGUN = 5
"""Parts of a round that have begun when special cards are taken."""
AGENDA = ["rice", "tax", "castle", "temple", "theatre"]
KAI: Doc = {"kai": {"owner": 0}}
PLANNING: list[list[object]] = [["years", 1], ["year", 1], ["round", 2], ["planning"]]
WHOLE: Doc = {
    **dict.fromkeys(SPACES, "empty"),
    "bid": "chest1",
    "castle": "chest2",
    "temple": "chest3",
    "theatre": "chest4",
    "rice": "chest0",
}


def refusal(doc: Doc) -> tuple[str, str]:
    """The field that is named, and what is expected of it."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"seats": 3, **doc}, seed=1)
    assert refused.value.details["got"] != refused.value.details["expected"]
    return refused.value.field, str(refused.value.details["expected"])


def accepted(doc: Doc) -> State:
    state = GAME.from_position({"seats": 3, **doc}, seed=1)
    assert isinstance(state, State)
    return state


def drafting(**draft: object) -> Doc:
    """Seat 0 drafts; two cards lie open."""
    return {
        "turn": [["years", 0], ["seed"], ["draft", 0, 0]],
        "provinces": {},
        "draft": {"offered": ["kai", "suruga"], **draft},
    }


@pytest.mark.parametrize("doc", [drafting(), {"provinces": KAI, "turn": PLANNING}, {"provinces": KAI}])
def test_sg2_3_a_card_taken_unseen_is_held_only_while_a_group_is_placed(doc: Doc) -> None:
    assert refusal({**doc, "secrets": {"blind": "aki"}}) == ("secrets.blind", "none but in the step place")


def test_the_draft_that_the_broken_ones_are_made_of_is_accepted() -> None:
    faced = [["suruga", "kai"], [], ["aki", "bingo"]]
    state = accepted(drafting(under=["mino", "hida"], faced=faced, groups=[[0, 2, 2, 4]]))
    numbers = [PROVINCES.index(name) for name in ("kai", "suruga", "aki", "bingo")]
    assert state.table.last_offer == [*numbers[:2], -1, -1, *numbers[2:]]
    assert state.table.groups[:4] == [0, 2, 2, 4]


@pytest.mark.parametrize(
    ("draft", "field", "expected"),
    [
        ({"under": ["kai"]}, "draft.offered", "nobody owns, each once"),
        ({"under": ["mino", "mino"]}, "draft.under", "each card once"),
        ({"faced": [["kai"]]}, "draft.faced", "two provinces or none"),
        ({"faced": [["kai", "suruga", "mino"]]}, "draft.faced", "two provinces or none"),
        ({"faced": [["kai", "atlantis"]]}, "draft.faced[0][1]", ""),
        ({"faced": [[], [], [], []]}, "draft.faced", "at most 3 entries"),
        ({"groups": [[], [], [], []]}, "draft.groups", "at most 3 entries"),
        ({"groups": [[0, 0, 0]]}, "draft.groups", "four numbers for each seat"),
        ({"groups": [[0, 0, 0, 1, 0]]}, "draft.groups", "four numbers for each seat"),
        ({"groups": [[4, 0, 0, 0]]}, "draft.groups", "at most those of SG2.2"),
        ({"surprise": 1}, "draft.surprise", ""),
    ],
)
def test_sg2_a_draft_that_does_not_fit_is_refused(draft: Doc, field: str, expected: str) -> None:
    found = refusal(drafting(**draft))
    assert found[0] == field
    assert expected in found[1]


def test_sg2_3_a_card_of_a_province_that_is_owned_is_not_offered() -> None:
    doc = {**drafting(), "provinces": KAI}
    assert refusal(doc) == ("draft.offered", "cards of provinces that nobody owns, each once (SG2.3)")


def test_sg2_2_and_sg2_7_the_armies_of_the_groups_and_of_the_tower_are_in_the_supply() -> None:
    """One group of two armies and seven for the tower: nine are enough, eight are not."""
    groups = [[0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]]
    size = 2
    doc = drafting(groups=groups)
    for seat in range(3):
        held = {"mino": {"owner": seat, "armies": 62 - 7 - size}}
        assert accepted({**doc, "provinces": held}).table.supply[seat] == 7 + size
        held["mino"]["armies"] += 1
        assert refusal({**doc, "provinces": held}) == (
            "draft.groups",
            f"armies for the groups of seat {seat} in its supply",
        )


def test_sg2_3_there_are_two_more_free_provinces_than_groups() -> None:
    free = [name for name in PROVINCES if name not in ("kai", "suruga")]
    doc = drafting(groups=[[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]])
    table = accepted(doc).table
    free = [name for name in free if table.owner[PROVINCES.index(name)] == -1]
    held = {name: {"owner": 2} for name in free[1:]}
    assert accepted({**doc, "provinces": held}).actors() == [0]
    held[free[0]] = {"owner": 2}
    assert refusal({**doc, "provinces": held}) == ("draft.groups", "two more free provinces than groups to place")


ACTIONS: Doc = {"phase": "actions", "provinces": {**KAI, "mino": {"owner": 1}}, "secrets": {"plans": [{"tax": "kai"}]}}


def test_the_board_that_the_broken_ones_are_made_of_is_accepted() -> None:
    shown = [{"could": ["kai", "chest0"], "board": {"bid": "chest2"}}]
    assert accepted({**ACTIONS, "players": shown}).actors() == [0]


@pytest.mark.parametrize(
    ("doc", "field", "expected"),
    [
        ({"players": [{"board": {"castle": "mino"}}]}, "players[0].board", "cards of this player (SG5.9)"),
        ({"players": [{"could": ["kai", "mino"]}]}, "players[0].could", "cards in hand"),
        ({"players": [{"could": ["kai", "chest2"], "board": {"bid": "chest2"}}]}, "players[0].could", "not open"),
        ({"players": [{"could": ["chest2"]}]}, "players[0].board.tax", "a back where a plan lies"),
        ({"players": [{"board": {"tax": "empty"}}]}, "players[0].board.tax", "a back where a plan lies"),
        ({"players": [{"board": {"rice": "face_down"}}]}, "players[0].board.rice", "a back where a plan lies"),
        ({"players": [{"board": {"rice": "kai"}}]}, "secrets.plans[0]", "each card once (SG4.2)"),
        ({"secrets": {"plans": [{"bid": "chest1"}]}}, "players[0].board.bid", "an open bid once the turn order is set"),
        ({"secrets": {"plans": [{}, {}, {}, {}]}}, "secrets.plans", "at most 3 entries"),
        ({"players": [{"ready": True}]}, "players", "nobody ready, as no plans are made"),
        ({"events": {"round": "low_taxes", "open": ["low_taxes"]}}, "events.open", "each event once"),
        ({"events": {"open": ["low_taxes"], "gone": ["low_taxes"]}}, "events.open", "each event once"),
        ({"scored": [[], [], []]}, "scored", "at most 2 entries"),
        ({"order": [0, 1]}, "order", "every seat once"),
        ({"tray": {"farmers": 11}, "tower": [{"farmers": 10}]}, "farmers", "20 farmers in all (SG1.8)"),
    ],
)
def test_sg4_a_board_that_does_not_fit_is_refused(doc: Doc, field: str, expected: str) -> None:
    found = refusal({**ACTIONS, **doc})
    assert found[0] == field
    assert expected in found[1]


def test_sg1_4_there_are_no_more_markers_than_were_printed() -> None:
    """They count over all provinces together."""
    kai, mino = {"owner": 0, "markers": MARKERS}, {"owner": 1, "markers": 1}
    assert sum(accepted({"provinces": {"kai": kai}}).table.markers) == MARKERS
    assert refusal({"provinces": {"kai": kai, "mino": mino}}) == (
        "provinces",
        f"at most {MARKERS} revolt markers (SG1.4)",
    )
    assert refusal({"provinces": {"kai": {**kai, "markers": MARKERS + 1}}})[0] == "provinces.kai.markers"


def test_sg3_5_no_event_is_drawn_while_plans_are_made() -> None:
    found = refusal({"agenda": AGENDA, "events": {"round": "low_taxes"}})
    assert found == ("events.round", "no event yet, as it is drawn after planning (SG3.5)")


def test_sg4_2_a_plan_has_a_card_on_every_space_as_long_as_there_are_cards() -> None:
    """Five chests and one province: six cards, so five spaces stay empty and not a sixth."""
    plan = {**WHOLE, "tax": "kai"}
    planning: Doc = {"agenda": AGENDA, "provinces": KAI, "players": [{"ready": True}]}
    assert accepted({**planning, "secrets": {"plans": [plan]}}).actors() == [1, 2]
    found = refusal({**planning, "secrets": {"plans": [WHOLE]}})
    assert found == ("secrets.plans[0]", "a card on every space as long as there are cards (SG4.2)")


def test_sg4_3_a_bid_is_no_higher_than_the_chests_held() -> None:
    planning: Doc = {"agenda": AGENDA, "secrets": {"plans": [{"bid": "chest4"}]}}
    assert accepted({**planning, "players": [{"chests": 4}]}).actors() == [0, 1, 2]
    found = refusal({**planning, "players": [{"chests": 3}]})
    assert found == ("secrets.plans[0].bid", "no more chests than held (SG4.3)")


@pytest.mark.parametrize("plan", [{"castle": "chest1"}, {"bid": "chest1", "theatre": "chest2"}])
def test_sg4_1_a_plan_is_begun_in_order(plan: Doc) -> None:
    field, expected = refusal({"agenda": AGENDA, "secrets": {"plans": [{}, plan]}})
    assert field == "secrets.plans[1]"
    assert "a plan begun in the order" in expected


@pytest.mark.parametrize(("plan", "ready"), [(WHOLE, False), ({"bid": "chest1"}, True)])
def test_sg4_1_exactly_a_whole_plan_is_ready(plan: Doc, ready: bool) -> None:
    found = refusal({"agenda": AGENDA, "secrets": {"plans": [plan]}, "players": [{"ready": ready}]})
    assert found == ("players[0].ready", "true exactly with a whole plan")


def test_sg3_3_plans_are_made_with_five_actions_open_while_somebody_is_not_ready() -> None:
    begun: Doc = {"turn": PLANNING, "agenda": AGENDA, "specials": list(SPECIALS[:SPECIAL_COUNT])}
    assert accepted(begun).actors() == [0, 1, 2]
    for agenda in (AGENDA[:4], [*AGENDA, "armies5"], list(ACTION_NAMES)):
        assert refusal({**begun, "agenda": agenda})[0] == "turn[3]"
    everybody: Doc = {"secrets": {"plans": [WHOLE] * 3}, "players": [{"ready": True}] * 3}
    assert refusal({**begun, **everybody})[0] == "turn[3]"


@pytest.mark.parametrize("ready", ["yes", 1, []])
def test_who_is_ready_is_said_with_true_or_false(ready: object) -> None:
    assert refusal({"agenda": AGENDA, "players": [{"ready": ready}]}) == ("players[0].ready", "true or false")


def test_sg3_2_a_round_is_one_of_three_and_has_its_special_cards() -> None:
    doc: Doc = {"provinces": KAI, "agenda": AGENDA, "turn": PLANNING, "specials": list(SPECIALS[:SPECIAL_COUNT])}
    assert accepted(doc).table.is_planning()
    cannot = "a step that can be played on; round cannot (SG3.2)"
    assert refusal({**doc, "specials": []}) == ("turn[2]", cannot)
    assert refusal({**doc, "season": "winter", "turn": [["years", 1], ["year", 4], *PLANNING[2:]]}) == (
        "turn[2]",
        cannot,
    )


def test_sg4_5_the_last_of_five_special_cards_is_not_asked_for() -> None:
    """Four have been taken by hand; the fifth goes to who is left."""
    doc: Doc = {
        "seats": 5,
        "provinces": {name: {"owner": seat} for seat, name in enumerate(PROVINCES[:5])},
        "agenda": AGENDA,
        "specials": list(SPECIALS[:SPECIAL_COUNT]),
        "bidders": [0, 1, 2, 3, 4],
        "events": {"round": "low_taxes"},
    }
    taken = [{"special": name} for name in SPECIALS[:4]]
    below = [["years", 1], ["year", 1], ["round", ORDER_BEGUN]]
    third = accepted({**doc, "players": taken[:3], "turn": [*below, ["order", 3, 3]]})
    assert third.actors() == [3]
    field, expected = refusal({**doc, "players": taken, "turn": [*below, ["order", 4, 4]]})
    assert (field, expected) == ("turn[3]", "a step that can be played on; order cannot (SG4.5)")


def test_sg3_1_events_that_are_not_named_are_the_first_that_are_free() -> None:
    begun: Doc = {"turn": PLANNING, "agenda": AGENDA, "specials": list(SPECIALS[:SPECIAL_COUNT])}
    assert accepted(begun).table.events_open == [0, 1, 2, 3]
    gone = {"gone": [EVENT_NAMES[0], EVENT_NAMES[2]]}
    year = [["years", 2], *PLANNING[1:]]
    table = accepted({**begun, "turn": year, "year": 2, "events": {"open": list(EVENT_NAMES[2:6])}}).table
    assert (table.events_open, table.events_seen) == ([2, 3, 4, 5], 0b11111111)
    assert refusal({**begun, "events": gone})[0] == "events.gone"


def test_sg1_4_every_castle_of_the_box_may_stand_on_the_board_and_no_more() -> None:
    table = accepted({"seats": 5}).table
    held: Doc = {
        name: {"owner": 0, "buildings": ["castle"]}
        for name in PROVINCES
        if table.owner[PROVINCES.index(name)] != UNUSED
    }
    for name in list(held)[BUILDING_STOCK[CASTLE] :]:
        del held[name]["buildings"]
    assert accepted({"seats": 5, "provinces": held}).table.stock[CASTLE] == 0
    held[list(held)[-1]]["buildings"] = ["castle"]
    assert refusal({"seats": 5, "provinces": held})[0] == "stock.castle"


def test_sg4_1_bids_are_opened_only_of_whole_plans() -> None:
    opened: Doc = {"phase": "bids", "agenda": AGENDA, "secrets": {"plans": [WHOLE] * 3}}
    assert accepted(opened).actors()
    found = refusal({**opened, "secrets": {"plans": [WHOLE, {"bid": "chest1"}, WHOLE]}})
    assert found == ("players[1].ready", "true exactly with a whole plan")


def test_sg3_3_five_actions_are_laid_out_anew_whatever_lay_there() -> None:
    agenda = accepted({"agenda": AGENDA[:2]}).table.agenda
    assert len(agenda) == len(set(agenda)) == 5


@pytest.mark.parametrize("space", [space for space in SPACES if space != "bid"])
def test_sg5_9_under_every_back_lies_a_card(space: str) -> None:
    shown: Doc = {"players": [{"board": {space: "face_down"}}], "secrets": {"plans": [{}]}}
    assert refusal({**ACTIONS, **shown}) == (f"players[0].board.{space}", "a back where a plan lies")


def test_sg2_3_who_has_placed_all_groups_is_not_asked_for_another() -> None:
    """Whatever the next seat still has."""
    begun: Doc = dict(GAME.new(3, seed=5).position())
    drafts = begun["turn"][-1]["seat"]
    groups = [[0] * 4 if seat == drafts else [1, 2, 2, 4] for seat in range(3)]
    assert refusal({**begun, "draft": {**begun["draft"], "groups": groups}})[0] == "turn[2]"
