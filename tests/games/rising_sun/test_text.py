"""How front ends word Rising Sun: which vocabulary an argument is from, and which message says a word."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.wording import TEXTS

TEXT = TEXTS["rising-sun"]


def test_arguments_that_are_not_called_after_their_vocabulary() -> None:
    wanted = {"origin": "province", "target": "province", "owner": "seat", "mover": "seat"}
    assert TEXT.vocabularies == wanted
    assert TEXT.vocabularies is TEXT.vocabularies, "made once"


@pytest.mark.parametrize(
    ("argument", "vocabulary"), [("mover", "seat"), ("figure", "figure"), ("seat2", "seat"), ("target", "province")]
)
def test_the_vocabulary_of_an_argument(argument: str, vocabulary: str) -> None:
    assert TEXT.vocabulary(argument) == vocabulary


def test_seats_are_clans_and_shrines_are_those_of_their_kami() -> None:
    shrines = [{"kami": kami} for kami in ("fujin", "raijin", "ryujin", "susanoo")]
    aliases = TEXT.aliases({"clans": ["lotus", "koi"], "shrines": shrines})
    assert aliases == {
        "seat-0": "clan-lotus",
        "seat-1": "clan-koi",
        **{f"place-{name}": f"province-{name}" for name in PROVINCES},
        "place-shrine1": "rising-sun-shrine-fujin",
        "place-shrine2": "rising-sun-shrine-raijin",
        "place-shrine3": "rising-sun-shrine-ryujin",
        "place-shrine4": "rising-sun-shrine-susanoo",
    }
