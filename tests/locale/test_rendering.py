"""Sentences as they come out: whole games rendered, and the forms that were once wrong."""

from __future__ import annotations

import re

import pytest

import gunbai
from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.events import Event
from gunbai.locale.words import GameWords, Words, languages

RISING_SUN = gunbai.game("rising-sun")
SHOGUN = gunbai.game("shogun")


def told(language: str, game: str, code: str, **args: str | int) -> str:
    table = gunbai.game(game).new(5, seed=1).view(None).document()
    return _plain(GameWords(Words(language), game, table).event(Event(code, "", dict(args), None)))


def _plain(text: str) -> str:
    """Without marks of direction."""
    return re.sub("[\u2066-\u2069]", "", text)


@pytest.mark.parametrize("language", languages())
def test_what_a_clan_does_to_itself_is_not_told_as_if_of_another(language: str) -> None:
    words = GameWords(Words(language), "rising-sun", RISING_SUN.new(5, seed=1).view(None).document())
    by_another = told(language, "rising-sun", "killed", seat=0, seat2=1, figure="bushi", province="edo")
    by_oneself = told(language, "rising-sun", "killed", seat=0, seat2=0, figure="bushi", province="edo")
    assert by_oneself.count(words.seat(0)) == 1
    assert by_another != by_oneself


@pytest.mark.parametrize("language", languages())
def test_what_is_not_given_and_not_asked_is_not_told(language: str) -> None:
    for goods in ((2, 0, 0, 0), (0, 0, 3, 0), (1, 1, 5, 2), (0, 2, 0, 1), (0, 1, 1, 0)):
        args = {f"amount{number}": amount for number, amount in enumerate(goods, 1)}
        for code in ("offered", "offer_accepted"):
            text = told(language, "rising-sun", code, seat=0, seat2=1, **args)
            assert len(re.findall(r"\d", text)) == sum(amount > 0 for amount in goods), text
            assert not re.search(r"0|۰|[,،:]\s*([,،]|$)|\s\s", text), text
    assert len(re.findall(r"\d", told(language, "rising-sun", "given", seat=0, seat2=1, amount1=0, amount2=1))) == 1


@pytest.mark.parametrize("language", languages())
def test_an_offer_of_a_promise_alone_reads_as_one(language: str) -> None:
    """No goods stand before the promise, so no comma does; nor does a colon stand before nothing."""
    words = GameWords(Words(language), "rising-sun", RISING_SUN.new(5, seed=1).view(None).document())
    one = words.words.number(1)
    alone = _plain(words.action(Aside(0, "offer", (1, 0, 0, 0, 0, 1))))
    assert re.search(rf": \w[^,،:]* {one}$", alone), alone
    for goods in ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)):
        along = _plain(words.action(Aside(0, "offer", (1, *goods, 1))))
        assert re.search(rf": \w[^,،:]*[,،] [^,،:]* {one}$", along), along
    nothing = dict.fromkeys(("amount1", "amount2", "amount3", "amount4"), 0)
    for code in ("offered", "offer_accepted"):
        text = told(language, "rising-sun", code, seat=0, seat2=1, **nothing)
        assert re.search(r": \w[^,،:0۰]*$", text), text
    terms = {"coins": 0, "ronin": 0, "coins_asked": 0, "ronin_asked": 0}
    opened = _plain(words.words.text("cli-rs-offer", seat=words.seat(0), seat2=words.seat(1), role="none", **terms))
    assert re.search(r": \w[^,،:0۰]*\.$", opened), opened


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("uk", "1 повстання, +2 селянина", "2 повстання, у кожному +2 селянина"),
        ("ru", "1 восстание, +2 крестьянина", "2 восстания, в каждом +2 крестьянина"),
        ("fa", "۱ شورش با ۲ دهقان", "۲ شورش، هر کدام با ۲ دهقان"),
    ],
)
def test_one_revolt_is_not_told_as_several(language: str, one: str, two: str) -> None:
    assert one in told(language, "shogun", "provinces_unfed", seat=0, amount1=2, amount2=1, amount3=2)
    assert two in told(language, "shogun", "provinces_unfed", seat=0, amount1=3, amount2=2, amount3=2)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("uk", "Кармін будує замок у провінції Каґа за 3 скрині"),
        ("ru", "Багрянец строит замок в провинции Кага за 3 сундука"),
        ("pl", "Karmazyn buduje zamek w prowincji Kaga za 3 skrzynie"),
    ],
)
def test_a_building_stands_in_its_case(language: str, sentence: str) -> None:
    assert told(language, "shogun", "built", seat=0, province="kaga", building="castle", amount=3) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("uk", "Настає весна"), ("ru", "Наступает весна"), ("pl", "Zaczyna się wiosna")],
)
def test_a_season_begins_in_the_middle_of_a_sentence(language: str, sentence: str) -> None:
    assert told(language, "rising-sun", "season_began", season="spring") == sentence
    assert told(language, "shogun", "season_begins", season="spring") == sentence


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_nothing_is_exchanged_for_an_island(language: str) -> None:
    args: dict[str, str | int] = {"seat": 0, "seat2": 1, "figure": "bushi", "figure2": "bushi", "place": "shikoku"}
    assert re.search(r"\((?:Сикоку|Sikoku)\)", told(language, "rising-sun", "replaced", **args))


@pytest.mark.parametrize("language", languages())
def test_what_was_expected_is_not_bent_into_a_sentence(language: str) -> None:
    words = Words(language)
    error = BadInput("search", "words that occur in the rules", "'x'", expects="rule_words")
    said = words.refusal("refusal-input-badinput", error.details)
    before = " " if language == "en" else ": "
    assert before + words.text("expected-rule_words") in _plain(said)


def test_persian_lists_of_numbers_have_persian_digits() -> None:
    said = Words("fa").refusal("refusal-input-badinput", not_among("players", [3, 4, 5], 9).details)
    assert "۳، ۴، ۵" in said
    assert not re.search("[345]", said)


@pytest.mark.parametrize("language", languages())
def test_an_option_is_refused_by_its_name(language: str) -> None:
    said = Words(language).refusal("refusal-input-badinput", not_among("options.side", ["sun", "moon"], "x").details)
    assert "options" not in said
    assert Words(language).text("option-side") in said
