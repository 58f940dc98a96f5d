"""How front ends word Shogun: which vocabulary an argument is from, and which message says a word."""

from __future__ import annotations

import pytest

from gunbai.games import registry
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.wording import TEXTS
from gunbai.kernel.errors import BadInput

TEXT = TEXTS["shogun"]


def test_arguments_that_are_not_called_after_their_vocabulary() -> None:
    assert TEXT.vocabularies == {"origin": "province", "target": "province"}
    assert TEXT.vocabularies is TEXT.vocabularies, "made once"


@pytest.mark.parametrize(
    ("argument", "vocabulary"), [("origin", "province"), ("card", "card"), ("colour2", "colour"), ("place10", "place")]
)
def test_the_vocabulary_of_an_argument(argument: str, vocabulary: str) -> None:
    assert TEXT.vocabulary(argument) == vocabulary


def test_seats_are_houses_and_cards_are_provinces() -> None:
    aliases = TEXT.aliases(registry.game("shogun").new(3, seed=1).view(0).document())
    houses = ["house-crimson", "house-indigo", "house-pine", "house-amber", "house-plum"]
    assert [aliases[f"seat-{seat}"] for seat in range(5)] == houses
    assert [aliases[f"colour-{seat}"] for seat in range(5)] == houses
    for name in PROVINCES:
        assert {aliases[f"{place}-{name}"] for place in ("card", "from", "to")} == {f"province-{name}"}
    assert aliases["space-battle_move_b"] == "action-battle_move_b"
    assert len(aliases) == 10 + 3 * len(PROVINCES) + 10


def test_texts_are_those_of_the_game_they_are_named_for() -> None:
    assert {name: text.game for name, text in TEXTS.items()} == {name: name for name in registry.GAMES}


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadInput) as refused:
        registry.game("shogum")
    assert refused.value.field == "game"
    assert (refused.value.details["words"], refused.value.details["got"]) == ("shogun, rising-sun", "'shogum'")
