"""The rulebook answers: words in any inflection and mistyped, numbers of clauses, and where a clause is used."""

from __future__ import annotations

import random

import pytest

from gunbai.kernel.errors import BadInput
from gunbai.locale import rulebook
from gunbai.locale.search import finder
from gunbai.locale.spelling import distance, findable, folded, is_slip, likeness
from gunbai.locale.words import Words, languages


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("еще", "ещё"),
        ("грунт", "ґрунт"),
        ("обовязок", "обов’язок"),
        ("swiatynia", "Świątynia"),
        ("lodz", "Łódź"),
        ("يك", "یک"),
        ("میکند", "می‌کند"),
        ("خانه", "خانۀ"),
        ("12", "۱۲"),
    ],
)
def test_letters_that_are_often_confused_are_one(typed: str, written: str) -> None:
    assert folded(typed) == folded(written)


@pytest.mark.parametrize(
    ("typed", "word", "fit"),
    [
        ("castle", "castle", 1.0),
        ("cas", "castle", 0.9),
        ("castles", "castle", 0.8),
        ("замками", "замок", 0.0),
        ("армиями", "армия", 0.8),
        (folded("ничья"), folded("ничьей"), 0.8),
        (folded("ничьих"), folded("ничья"), 0.8),
        ("ally", "allies", 0.8),
        ("kara", "karta", 0.0),
        ("ca", "castle", 0.0),
        ("cat", "castle", 0.0),
        ("лоток", "лотос", 0.0),
        ("moat", "castle", 0.0),
    ],
)
def test_words_fit_by_beginning_and_ending(typed: str, word: str, fit: float) -> None:
    assert likeness(typed, word) == fit


def test_slips_are_few_and_in_words_that_are_long_enough() -> None:
    assert is_slip("stronhgold", "stronghold")
    assert is_slip("hostges", "hostage")
    assert not is_slip("моря", "порядку")
    assert not is_slip("or", "of")
    assert [distance("abcd", other, 2) for other in ("abcd", "abdc", "abd", "xbcy", "wxyz")] == [0, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("language", "game", "query", "clause"),
    [
        ("en", "rising-sun", "honour ties", "RS2.4"),
        ("en", "rising-sun", "Mrashal figures", "RS6.8"),
        ("en", "shogun", "provinces need rice", "SG7.2"),
        ("uk", "rising-sun", "втратити чєсть", "RS2.3"),
        ("uk", "rising-sun", "чайної церемонії", "RS5.3"),
        ("ru", "shogun", "строительсво замков", "SG5.3"),
        ("ru", "rising-sun", "ничья", "RS2.4"),
        ("pl", "rising-sun", "swiatyniach", "RS4.4"),
        ("fa", "rising-sun", "سكه ها و رونين", "RS1.6"),
        ("fa", "shogun", "آذوقه", "SG7.3"),
    ],
)
def test_the_clause_somebody_looks_for_is_among_the_first(language: str, game: str, query: str, clause: str) -> None:
    assert clause in [hit.clause for hit in finder(language, game).find(query)[:4]]


@pytest.mark.parametrize(
    ("language", "game", "query", "word"),
    [
        ("ru", "rising-sun", "клан", "дом"),
        ("ru", "shogun", "лоток", "поддон"),
        ("ru", "shogun", "лотка", "поддон"),
        ("pl", "rising-sun", "kapłani", "shinto"),
        ("uk", "rising-sun", "жрець", "шінто"),
        ("ru", "rising-sun", "священник", "синто"),
        ("pl", "rising-sun", "bonus", "premi"),
        ("ru", "rising-sun", "бонусы", "привилегия"),
        ("fa", "rising-sun", "قبیله", "خاندان"),
        ("fa", "rising-sun", "غول", "هیولا"),
        ("fa", "rising-sun", "عملیات", "فرمان"),
        ("fa", "rising-sun", "تقوا", "فضیلت"),
        ("fa", "rising-sun", "تمرین", "آموزش"),
        ("fa", "rising-sun", "گذرگاه", "دروازه"),
        ("en", "rising-sun", "priests", "Shinto"),
    ],
)
def test_words_of_the_editions_and_of_every_day_find_our_terms(language: str, game: str, query: str, word: str) -> None:
    hits = finder(language, game).find(query)[:3]
    assert len(hits) > 1
    assert all(any(folded(one).startswith(folded(word)) for one in hit.words) for hit in hits)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_word_of_the_other_game_is_no_slip_of_the_finger(language: str) -> None:
    assert finder(language, "rising-sun").find("лоток") == []
    assert finder(language, "rising-sun").find("лотосс") != []


def test_a_word_that_is_ours_and_another_name_finds_both() -> None:
    clauses = [hit.clause for hit in finder("fa", "rising-sun").find("استخدام")]
    assert {"RS6.6", "RS9.5"} <= set(clauses)


@pytest.mark.parametrize("language", languages())
def test_every_clause_is_found_by_its_own_title(language: str) -> None:
    words = Words(language)
    for game in rulebook.PREFIXES:
        for clause in rulebook.clauses_of(game):
            found = finder(language, game).find(words.text(rulebook.key(clause), "title"))
            assert clause in [hit.clause for hit in found], clause


def test_nothing_is_found_where_nothing_fits() -> None:
    assert finder("en", "rising-sun").find("xylophone") == []
    assert finder("en", "rising-sun").find("?! …") == []
    assert finder("en", "rising-sun").find("") == []


@pytest.mark.parametrize(
    ("typed", "clauses"),
    [
        ("rs6.8", ["RS6.8"]),
        ("6.8", ["RS6.8"]),
        ("x3", ["RS-X3"]),
        ("RS 3", ["RS3.1", "RS3.2", "RS3.3"]),
    ],
)
def test_a_number_leads_to_its_clause(typed: str, clauses: list[str]) -> None:
    assert [hit.clause for hit in finder("en", "rising-sun").find(typed)] == clauses


def test_the_words_that_were_meant_come_as_they_are_written() -> None:
    (hit, *_) = finder("uk", "rising-sun").find("чєсть")
    text = Words("uk").text(rulebook.key(hit.clause)) + Words("uk").text(rulebook.key(hit.clause), "title")
    assert hit.words
    assert all(word in text for word in hit.words)


def test_a_compound_is_found_by_its_parts_and_by_itself() -> None:
    assert findable("بی\u200cآذوقه") == ["بیاذوقه", "اذوقه"]
    assert findable("kami") == ["kami"]
    hits = {hit.clause: hit.words for hit in finder("fa", "shogun").find("آذوقه")}
    assert any("\u200cآذوقه" in word for word in hits["SG7.3"])


def test_an_unknown_clause_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"one like .*RS6\.8"):
        rulebook.named("RS6.88")
    assert rulebook.near("RS6.88", "rising-sun")[0].startswith("RS6.")
    assert rulebook.near("honor") == []


def test_uses_come_from_cards_rules_options_questions_events_and_refusals() -> None:
    kinds = {use.kind for uses in rulebook.uses("rising-sun").values() for use in uses}
    assert kinds >= {"card", "clause", "option", "question", "news", "refusal", "mandate", "kami"}
    assert rulebook.Use("refusal", "rising-sun-refusal-build-too_poor") in rulebook.uses("rising-sun")["RS6.8"]
    assert rulebook.Use("event", "event-low_taxes") in rulebook.uses("shogun")["SG9.8"]
    assert rulebook.Use("clause", "SG-X1") in rulebook.uses("shogun")["SG4.7"]


def test_an_outline_leaves_out_what_is_filled_in() -> None:
    assert Words().outline("rising-sun-refusal-build-too_poor") == "it costs …, you have …."


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Awa-Boso", "Awa-Shikoku", "Echigo", "Yamato"]),
        ("uk", ["Ґіфу", "Еччю", "Єдо", "Ідзу", "Їва", "Йо", "Ямато"]),
        ("ru", ["Едо", "Ёдо", "Жуки", "Эдо"]),
        ("pl", ["Ise", "Iyo", "Łódź", "Mino", "Śląsk", "Tosa", "Żar"]),
        ("fa", ["آوا", "اچو", "بینگو", "پارس", "چین", "کای", "گیفو", "یاماتو"]),
    ],
)
def test_words_are_sorted_as_in_a_dictionary(language: str, names: list[str]) -> None:
    shuffled = random.Random(1).sample(names, len(names))
    assert sorted(shuffled, key=Words(language).order) == names


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_minus_not_a_hyphen(language: str) -> None:
    said = Words(language).number(-3)
    assert "\u2212" in said
    assert "-" not in said
