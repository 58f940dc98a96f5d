"""Lists stand in the order of the language's dictionary, as CLDR has it."""

from __future__ import annotations

import random

import pytest

from gunbai.locale.sheet import _sections
from gunbai.locale.words import Words, languages

ORDERED = {
    "en": ["Aki", "Awa-Boso", "Awa-Shikoku", "Bingo", "Yamato"],
    "uk": ["Ґанна", "Дім", "Етчю", "Єва", "Зима", "Ідзу", "Їжак", "Йод", "Кай", "Щука", "Юрей", "Ямато"],
    "ru": ["Ёж", "Ель", "Еще", "Жук", "Идзу", "Йод", "Хида", "Этиго", "Ямато"],
    "pl": ["Aki", "Ąki", "Cnota", "Ćma", "Lotos", "Łan", "Świątynia", "Tamba", "Żółw"],
    "fa": ["آکی", "ادو", "ایزو", "بیزن", "پاییز", "ژاپن", "کاگا", "کی‌ئی", "گل", "لوتوس", "یاماتو"],
}
"""Names, each before the next."""


@pytest.mark.parametrize("language", ORDERED)
def test_letters_stand_where_the_alphabet_has_them(language: str) -> None:
    mixed = random.Random(7).sample(ORDERED[language], len(ORDERED[language]))
    assert sorted(mixed, key=Words(language).order) == ORDERED[language]


def test_a_persian_letter_with_a_hamza_is_no_sign_before_the_alphabet() -> None:
    assert Words("fa").order("ئی") > Words("fa").order("آکی")


@pytest.mark.parametrize("language", languages())
def test_the_provinces_of_the_sheet_are_in_the_order_of_the_language(language: str) -> None:
    words = Words(language)
    for game, title in (
        ("shogun", words.text("rules-sheet", "provinces")),
        ("rising-sun", words.text("mandate-harvest")),
    ):
        section = next(one for one in _sections(words, game) if one.title == title)
        names = [entry.name for entry in section.entries]
        assert names == sorted(names, key=words.order)
        assert len(names) in (8, 45)
