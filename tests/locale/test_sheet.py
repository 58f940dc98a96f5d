"""The reference sheet: complete, in every language, with nothing left unworded."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from gunbai.games.rising_sun.entries.card import EITHER
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.shogun.data.words import EVENT_NAMES
from gunbai.locale.sheet import sheet
from gunbai.locale.words import Words, languages

GAMES = ("rising-sun", "shogun")


class Terms(HTMLParser):
    """The text of the page, and of each `dt`."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)
        if tag == "dt":
            self.names.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "dt":
            self.names[-1] += data.strip()
        if "style" not in self.open:
            self.text += data


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_a_whole_sheet(language: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    page = Terms(sheet(Words(language), game))
    assert page.open == []
    assert caplog.records == []
    assert all(page.names)
    assert not re.search(r"[{}]|\b[a-z]+-[a-z]+_[a-z]+\b", page.text)
    if language == "fa":
        assert not re.search(r"(?<![\w.])[0-9]", re.sub(r"(?:RS|SG)[\d.]+", "", page.text))


def test_the_cards_that_can_be_bought_are_on_it_once_a_season() -> None:
    names = Terms(sheet(Words(), "rising-sun")).names
    words = Words()
    for card in DECK:
        seasons = {one.season for one in card.printed if one.reading in (EITHER, 0)}
        assert names.count(words.text(f"card-{card.name}")) == len(seasons), card.name


def test_the_events_of_shogun_are_on_it() -> None:
    names = Terms(sheet(Words(), "shogun")).names
    assert {Words().text(f"event-{event}") for event in EVENT_NAMES if event != "none"} <= set(names)


def test_words_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words()
    plain = words.text
    monkeypatch.setattr(words, "text", lambda key, part="", **rest: f"<b>{plain(key, part, **rest)}&")
    monkeypatch.setattr(words, "has", lambda key, part="": part == "")
    page = sheet(words, "shogun")
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
