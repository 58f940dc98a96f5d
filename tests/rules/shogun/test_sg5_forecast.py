"""SG5.2 before its time: what the rules say of a plan that is not sealed yet."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import PROVINCES, RICE
from gunbai.games.shogun.data.words import CARD_NAMES, SPACE_COUNT, SPACES
from gunbai.games.shogun.rules.forecast import Advice, advice, closed, harvest
from gunbai.games.shogun.table import NOTHING, Table
from tests.rules.shogun.scene import Doc, load

OWN = ("mino", "hida", "owari")
AGENDA = ["castle", "tax", "temple", "armies5", "rice"]


def table(provinces: dict[str, Doc] | None = None, chests: int = 10, **more: object) -> Table:
    """Three provinces of seat 0, with five actions open."""
    own: Doc = {name: {"owner": 0, "armies": 3, **(provinces or {}).get(name, {})} for name in OWN}
    others: Doc = {"yamato": {"owner": 1}, "wakasa": {"owner": 2}}
    return load(
        {"seats": 3, "provinces": {**own, **others}, "players": [{"chests": chests}], "agenda": AGENDA, **more}, 1
    ).table


def cards(**plan: str) -> list[int]:
    laid = [NOTHING] * SPACE_COUNT
    for space, card in plan.items():
        laid[SPACES.index(space)] = CARD_NAMES.index(card)
    return laid


def remarks(found: Table, **plan: str) -> list[Advice]:
    return advice(found, 0, cards(**plan))


def codes(found: Table, **plan: str) -> list[str]:
    return [f"{SPACES[one.space]} {one.code}" for one in remarks(found, **plan)]


def test_sg5_2_chests_are_followed_along_the_open_actions() -> None:
    assert codes(table(chests=4), bid="chest2", castle="mino") == ["castle too_few_chests"]
    assert codes(table(chests=4), castle="mino", temple="hida") == ["temple too_few_chests"]
    assert codes(table(chests=4), castle="mino", tax="owari", temple="hida") == []
    [short] = remarks(table(chests=4), castle="mino", temple="hida")
    assert (short.clause, short.details) == ("SG5.2", {"cost": 2, "chests": 1})


def test_sg5_2_what_cannot_be_built_costs_nothing() -> None:
    """A castle stands there already: the action is skipped, and its chests are there for the temple."""
    assert codes(table({"mino": {"buildings": ["castle"]}}, chests=3), castle="mino", temple="hida") == [
        "castle built_already"
    ]


def test_sg5_2_of_closed_actions_the_order_decides() -> None:
    assert codes(table(chests=2), theatre="mino", armies3="hida") == [
        "theatre too_few_chests_perhaps",
        "armies3 too_few_chests_perhaps",
    ]
    assert codes(table(chests=1), armies3="hida") == ["armies3 too_few_chests"]


def test_sg5_2_a_closed_action_is_not_paid_before_itself() -> None:
    assert codes(table(chests=1), theatre="mino") == []


def test_sg5_2_taxes_that_are_closed_may_come_in_time() -> None:
    """One chest is held, the theatre costs 1 and the deployment of three 2: only with the taxes before it."""
    closed = ["castle", "temple", "armies5", "rice", "battle_move_a"]
    assert codes(table(chests=1, agenda=closed), tax="owari", armies3="hida") == ["armies3 too_few_chests_perhaps"]


@pytest.mark.parametrize(
    ("here", "plan", "expected"),
    [
        ({"buildings": ["temple"]}, {"castle": "mino"}, "castle no_free_site"),
        ({"buildings": ["castle"]}, {"castle": "mino"}, "castle built_already"),
        ({"armies": 1}, {"battle_move_a": "mino"}, "battle_move_a too_few_armies"),
    ],
)
def test_sg5_3_and_sg5_7_what_the_province_lacks_is_told(here: Doc, plan: dict[str, str], expected: str) -> None:
    assert codes(table({"mino": here}), **plan) == [expected]


def test_sg5_5_armies_that_are_not_in_supply_are_told() -> None:
    poor = table()
    poor.supply[0] = 4
    [short] = remarks(poor, armies5="mino")
    assert (short.code, short.details) == ("too_few_in_supply", {"supply": 4, "wanted": 5})


def test_sg6_9_a_revolt_is_announced_where_a_marker_lies() -> None:
    unrest = table({"mino": {"markers": 2, "armies": 4}})
    [one] = remarks(unrest, tax="mino", rice="hida")
    assert (one.code, one.clause, one.details) == ("revolt", "SG6.9", {"farmers": 2, "armies": 4})
    assert codes(unrest, castle="mino") == []


def test_sg4_3_a_bid_that_cannot_be_paid_is_told_and_chest_cards_do_nothing() -> None:
    assert codes(table(chests=3), bid="chest4") == ["bid bid"]
    assert codes(table(chests=0), castle="chest4", tax="chest1") == []


def test_sg5_2_closed_actions_are_counted_together() -> None:
    """A theatre (1) and three armies (2) lie face down; what is open or cannot be built does not count."""
    plan = cards(castle="mino", theatre="hida", armies3="owari")
    assert closed(table(), 0, plan) == (0, 3)
    assert closed(table({"hida": {"buildings": ["theatre"]}}), 0, plan) == (0, 2)
    assert closed(table(agenda=["castle", "rice", "temple", "armies5", "theatre"]), 0, cards(tax="mino"))[0] > 0


def test_sg5_4_the_rice_that_a_plan_brings() -> None:
    assert harvest(table(), 0, cards(rice="mino")) == RICE[PROVINCES.index("mino")]
    assert harvest(table(), 0, cards(rice="chest1", tax="mino")) == 0
