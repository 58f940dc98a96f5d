"""The cast: everybody plays both games, deals by temper, and talks neither too much nor out of turn."""

from __future__ import annotations

import itertools
import random

import pytest

from gunbai.bots import registry
from gunbai.bots.bot import Bot
from gunbai.bots.characters.cast import BY_ID, CAST, temper_of
from gunbai.bots.characters.talk import (
    LINES,
    LINES_A_GAME,
    OWN_PAUSE,
    PROPOSAL_PAUSE,
    REASON,
    TABLE_PAUSE,
    Line,
    Voices,
    read,
)
from gunbai.bots.rising_sun.talks.temper import Temper
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.records.match import Match
from gunbai.locale.words import Words, languages
from tests.conformance.driving import random_choice

GAMES = ("rising-sun", "shogun")
LONGEST = {"en": 60}
KINDS = ("other_cup", "not_now", "trust", "you_lead", "nothing_in_it")


def test_there_are_at_least_twelve_of_all_levels_and_tempers() -> None:
    assert len({one.id for one in CAST}) == len(CAST) >= 12
    assert {one.level for one in CAST} == {"novice", "steady", "master"}
    assert {one.temper for one in CAST} == {"loyal", "greedy", "treacherous", "even"}
    for one in CAST:
        assert all(0 <= number <= 1 for number in one[3:])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("character", [one.id for one in CAST])
def test_everybody_plays_both_games(character: str, name: str) -> None:
    game = game_by_name(name)
    state = game.new(3, seed=1)
    bot: Bot = registry.make(character, game)
    seat = state.actors()[0]
    choices = state.choices(seat)
    assert bot.choose(state.view(seat), choices[:], random.Random(1), 1) in choices
    assert registry.level(character) == BY_ID[character].level


def test_a_character_brings_its_own_temper_and_takes_no_other() -> None:
    game = game_by_name("rising-sun")
    steady = registry.make("merchant", game)
    assert isinstance(steady.temper, Temper)  # type: ignore[attr-defined]
    assert steady.temper == temper_of(BY_ID["merchant"])  # type: ignore[attr-defined]
    with pytest.raises(BadInput) as refusal:
        registry.make("merchant:loyal", game)
    assert refusal.value.field == "temper"


def test_tempers_show_in_what_is_asked_paid_and_kept() -> None:
    loyal = [temper_of(one) for one in CAST if one.temper == "loyal"]
    greedy = [temper_of(one) for one in CAST if one.temper == "greedy"]
    false = [temper_of(one) for one in CAST if one.temper == "treacherous"]
    assert min(one.faith for one in loyal) > max(one.faith for one in false) * 5
    assert all(one.price and not one.sweetener for one in greedy)
    assert all(one.honest for one in loyal)
    assert not any(one.honest for one in false)
    assert temper_of(BY_ID["monk"]).boldness > 1 > temper_of(BY_ID["abbot"]).boldness


def test_the_bold_bid_more_than_the_careful() -> None:
    """The same decisions, taken by two who differ in nothing but boldness."""
    game, rng, bids = game_by_name("rising-sun"), random.Random(3), [0, 0]
    state = game.new(3, seed=5)
    bots = [registry.make("steady", game) for _ in bids]
    for bot, boldness in zip(bots, (0.8, 1.2), strict=True):
        bot.temper = bot.temper._replace(boldness=boldness)  # type: ignore[attr-defined]
    while not state.is_over():
        seat = state.actors()[0]
        choices = state.choices(seat)
        if choices[0].tag == "bid":
            for number, bot in enumerate(bots):
                bids[number] += int(bot.choose(state.view(seat), choices, random.Random(9), 0).words[0])
        state.apply(bots[0].choose(state.view(seat), choices, rng, 0))
    assert bids[1] > bids[0] > 0


@pytest.mark.parametrize("language", languages())
def test_every_line_and_name_exists_and_is_short(language: str) -> None:
    words = Words(language)
    for one in CAST:
        assert words.text(f"bot-{one.id}") != f"bot-{one.id}"
        said = [words.line(Line(0, one.id, moment, number).text()) for moment, number in every_line()]
        assert len(set(said)) == len(said)
        assert all(0 < len(line) <= LONGEST.get(language, 80) and "{" not in line for line in said), one.id


@pytest.mark.parametrize("language", languages())
def test_every_reason_for_declining_is_worded_after_a_line_and_alone(language: str) -> None:
    words = Words(language)
    alone = [words.line(Line(0, "steady", REASON, 0, kind).text()) for kind in KINDS]
    assert len({*alone, ""}) == len(KINDS) + 1
    assert words.line("monk refusal 1 trust") == f"{words.line('monk refusal 1')} {words.line('steady reason 0 trust')}"
    assert read(2, "monk refusal 1 trust") == Line(2, "monk", "refusal", 1, "trust")


def every_line() -> list[tuple[str, int]]:
    return [(moment, number) for moment, count in LINES.items() for number in range(1, count + 1)]


def talked(name: str, seed: int, step: float = 4.0) -> list[tuple[float, Line]]:
    """All that is said in a random game of four characters, every move some seconds after the last."""
    cast = random.Random(seed).sample([one.id for one in CAST], 4)
    match, voices, rng = Match(game_by_name(name), 4, {}, simulated(seed)), Voices(cast, seed), random.Random(seed)
    now, found = 0.0, []
    hello = voices.greet(now)
    if hello is not None:
        found.append((now, hello))
    while not match.state.is_over():
        now += step
        heard = len(match.heard)
        match.apply(random_choice(match.state, rng))
        line = voices.hear(match.heard[heard:], now)
        if line is not None:
            found.append((now, line))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_nobody_talks_too_often_or_says_a_thing_twice(name: str) -> None:
    lines = 0
    for seed in range(6):
        said = talked(name, seed)
        lines += len(said)
        for (earlier, _), (later, line) in itertools.pairwise(said):
            assert later - earlier >= (PROPOSAL_PAUSE if line.moment == "proposal" else TABLE_PAUSE)
        assert len({line for _, line in said}) == len(said)
        for seat in range(4):
            own = [at for at, line in said if line.seat == seat]
            assert all(later - earlier >= OWN_PAUSE for earlier, later in itertools.pairwise(own))
            assert len(own) <= LINES_A_GAME
    assert lines > 6


def test_what_is_said_is_the_same_whatever_is_hidden() -> None:
    """Private events are not listened to: two worlds that differ only in them sound alike."""
    public = Event("given", "RS3.2", {"seat": 0, "seat2": 1, "amount1": 1, "amount2": 0}, None)
    for mandate in ("betray", "harvest"):
        private = Event("drew", "RS6.3", {"seat": 1, "mandate": mandate}, 1)
        voices = [Voices(["monk", "poet", None], seed) for seed in range(40)]
        heard = [one.hear([private, public], 0.0) for one in voices]
        assert heard == [Voices(["monk", "poet", None], seed).hear([public], 0.0) for seed in range(40)]
        assert any(heard)
    assert Voices(["monk", "poet", None], 1).hear([private], 0.0) is None


@pytest.mark.parametrize(("became", "moment"), [("promise_broken", "threat"), ("promise_kept", "thanks")])
def test_rs3_1_who_was_promised_something_has_a_word_about_what_became_of_it(became: str, moment: str) -> None:
    event = Event(became, "RS3.1", {"seat": 0, "seat2": 1}, None)
    line = Voices(["poet", "monk", None], 1).hear([event], 0.0)
    assert line is not None
    assert (line.seat, line.moment) == (1, moment)


def test_people_and_plain_bots_say_nothing() -> None:
    event = Event("given", "RS3.2", {"seat": 0, "seat2": 1, "amount1": 1, "amount2": 0}, None)
    assert Voices([None, "steady", None], 1).hear([event], 0.0) is None
    assert Voices([None, "steady", None], 1).greet(0.0) is None
