"""The facts of every card: kind, price, and how many copies lie in which set and season (RS1.11, RS10.10)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data.figures import KIND_NAMES
from gunbai.games.rising_sun.data.options import ASHIGARU
from gunbai.games.rising_sun.data.words import CARD, SEASONS, SETS
from gunbai.games.rising_sun.entries.card import CARD_KINDS, EITHER, laid_out
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.kernel.errors import BadPosition
from tests.rules.rising_sun.scenario import owned, scene, strength

# id, kind, price, copies by set and season
CARDS = [
    ("komainu", "monster", 2, "core/spring/1"),
    ("oni_of_skulls", "monster", 2, "core/spring/1"),
    ("path_of_the_lion", "enhancement", 0, "core/spring/1"),
    ("righteousness", "virtue", 2, "core/spring/2"),
    ("way_of_the_shogun", "war_upgrade", 2, "core/spring/2"),
    ("path_of_the_serpent", "enhancement", 0, "core/summer/1"),
    ("respect", "virtue", 0, "core/summer/2"),
    ("way_of_bushido", "war_upgrade", 3, "core/summer/1"),
    ("way_of_the_ronin", "war_upgrade", 1, "core/summer/2"),
    ("yurei", "monster", 3, "core/summer/1"),
    ("form_of_the_kitsune", "winter_upgrade", 4, "core/autumn/2"),
    ("form_of_the_phoenix", "winter_upgrade", 3, "core/autumn/2"),
    ("path_of_the_dragon", "enhancement", 3, "core/autumn/1"),
    ("river_dragon", "monster", 3, "core/autumn/1"),
    ("way_of_the_moneylender", "war_upgrade", 0, "core/autumn/1"),
    ("benevolence", "virtue", 1, "archway/spring/2"),
    ("path_of_the_kenin", "enhancement", 2, "archway/spring/2"),
    ("path_of_the_light", "enhancement", 1, "archway/spring/1"),
    ("justice", "virtue", 1, "archway/summer/2"),
    ("oni_of_blood", "monster", 3, "archway/summer/1 horseman/summer/1"),
    ("oni_of_souls", "monster", 2, "archway/summer/1 teapot/summer/1"),
    ("path_of_the_samurai", "enhancement", 2, "archway/summer/1"),
    ("form_of_the_beast", "winter_upgrade", 4, "archway/autumn/2"),
    ("oni_of_hate", "monster", 3, "archway/autumn/1 teapot/autumn/1 horseman/autumn/1"),
    ("oni_of_spite", "monster", 3, "archway/autumn/1 horseman/autumn/1"),
    ("way_of_the_katana", "war_upgrade", 3, "archway/autumn/1"),
    ("honesty", "virtue", 0, "teapot/spring/2"),
    ("path_of_the_patron", "enhancement", 2, "teapot/spring/1"),
    ("path_of_the_warlord", "enhancement", 1, "teapot/spring/2"),
    ("loyalty", "virtue", 1, "teapot/summer/2"),
    ("way_of_the_merchant", "enhancement", 2, "teapot/summer/2"),
    ("form_of_the_kindred", "winter_upgrade", 3, "teapot/autumn/2"),
    ("path_of_the_unrighteous", "enhancement", 0, "teapot/autumn/2"),
    ("courage", "virtue", 3, "horseman/spring/2"),
    ("path_of_the_ninja", "enhancement", 2, "horseman/spring/1"),
    ("way_of_the_righteous", "war_upgrade", 2, "horseman/spring/2"),
    ("mercy", "virtue", 1, "horseman/summer/2"),
    ("path_of_the_monkey", "enhancement", 0, "horseman/summer/2"),
    ("form_of_the_demon", "winter_upgrade", 3, "horseman/autumn/2"),
    ("path_of_the_spirit", "enhancement", 2, "horseman/autumn/1"),
]


@pytest.mark.parametrize(("name", "kind", "price", "where"), CARDS, ids=[row[0] for row in CARDS])
def test_card_kind_price_and_copies(name: str, kind: str, price: int, where: str) -> None:
    card = DECK[CARD.index(name)]
    assert (CARD_KINDS[card.type], card.cost) == (kind, price)
    always = [one for one in card.printed if one.reading in (EITHER, 0)]
    copies = " ".join(f"{SETS[one.card_set]}/{SEASONS[one.season]}/{one.copies}" for one in always)
    assert copies == where


@pytest.mark.parametrize(("name", "where"), [(row[0], row[3]) for row in CARDS], ids=[row[0] for row in CARDS])
def test_rs1_14_nobody_holds_more_copies_than_a_game_has(name: str, where: str) -> None:
    """The core cards and those of one set are in a game."""
    most = max(int(one.rpartition("/")[2]) for one in where.split())
    assert owned(scene(cards={"koi": f"{most} {name}"}), "koi") == {name: most}
    with pytest.raises(BadPosition) as refused:
        scene(cards={"koi": f"{most + 1} {name}"})
    assert refused.value.details["expected"] in (f"at most {most} of {name}", "a whole number from 0 to 2")


def test_card_data_names_every_card_of_the_deck() -> None:
    assert [row[0] for row in CARDS] == [name for name in CARD.words if name != "way_of_the_ashigaru"]


FORCES = {"river_dragon": 5, "yurei": 2, "oni_of_blood": 2, "oni_of_hate": 1, "oni_of_souls": 1, "komainu": 1}


@pytest.mark.parametrize("name", KIND_NAMES[3:])
def test_card_monster_force(name: str) -> None:
    """With somebody of less honor present, so that Oni of Skulls and Blood have their lesser Force."""
    state = scene(map={"edo": {"koi": name, "lotus": "bushi"}})
    assert strength(state, "koi", "edo") == FORCES.get(name, 1)


@pytest.mark.parametrize(("option", "force"), [("1", 1), ("4", 4)])
def test_card_oni_of_hate_force_by_option(option: str, force: int) -> None:
    """Option oni_hate_force."""
    state = scene(map={"edo": {"koi": "oni_of_hate"}}, options={"oni_hate_force": option})
    assert strength(state, "koi", "edo") == force


@pytest.mark.parametrize(("option", "monkey", "ashigaru", "souls"), [("monkey", 2, 0, 0), ("ashigaru", 0, 1, 1)])
def test_card_path_of_the_monkey_or_ashigaru_and_souls_by_option(
    option: str, monkey: int, ashigaru: int, souls: int
) -> None:
    """Option horseman_summer."""
    state = scene([["season"]], set="horseman", season="summer", phase="setup", options={"horseman_summer": option})
    market = state.table.market
    shown = [market[CARD.index(n)] for n in ("path_of_the_monkey", "way_of_the_ashigaru", "oni_of_souls")]
    assert (shown, sum(market)) == ([monkey, ashigaru, souls], 12)


def test_card_way_of_the_ashigaru_is_in_no_other_display() -> None:
    ashigaru = CARD.index("way_of_the_ashigaru")
    assert not any(laid_out(s, season, ASHIGARU)[ashigaru] for s in (1, 2) for season in range(3))
    assert [laid_out(3, season, ASHIGARU)[ashigaru] for season in range(3)] == [0, 1, 0]
