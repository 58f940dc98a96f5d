"""The draw of messages for a reading: the same for everybody, in all languages, without the names of clauses."""

from __future__ import annotations

from pathlib import Path

from scripts import draw_messages
from scripts.wordcheck.messages import Language, languages, read

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / draw_messages.LOCALE


def english() -> Language:
    return read(LOCALE, "en")


def test_a_seed_gives_one_draw() -> None:
    first = [text.name for text in draw_messages.drawn(english(), 1, 50)]
    assert first == [text.name for text in draw_messages.drawn(english(), 1, 50)]
    assert first != [text.name for text in draw_messages.drawn(english(), 2, 50)]
    assert len(set(first)) == 50


def test_names_of_clauses_are_not_drawn() -> None:
    everything = draw_messages.drawn(english(), 1, 100_000)
    assert {text.part for text in everything} >= {"", "more"}
    assert "see" not in {text.part for text in everything}


def test_a_sheet_has_every_language_of_a_message() -> None:
    lines = list(draw_messages.sheet(languages(LOCALE), 3, 4))
    assert [line.split()[0] for line in lines[1:6]] == ["en", "fa", "pl", "ru", "uk"]
    assert len(lines) == 4 * 6


def test_plural_forms_are_shown_as_they_are_written() -> None:
    text = english().texts["book.ftl", "book-copies", ""]
    assert draw_messages.written(text) == "{ $count -> [one] { $count } copy *[other] { $count } copies }"
