"""The guided first games: what is written can be played, teaches what it says, and bends without breaking."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.lessons.lesson import END, OFF, Lesson, games, lesson
from gunbai.locale.words import Words, languages


def begun(of: Lesson) -> Match:
    return Match(game_by_name(of.game), of.seats, of.options, FairChance(of.seed, [""] * of.seats))


def others_play(of: Lesson, match: Match) -> None:
    """The other seats play their parts until it is the learner's turn."""
    while True:
        found = [of.part(match, seat) for seat in match.state.actors() if seat != of.learner]
        ready = [action for action in found if action is not None]
        if not ready:
            assert of.learner in match.state.actors(), "nobody's part goes on"
            return
        match.apply(ready[0])


def others_go_on(of: Lesson, match: Match) -> None:
    """Whatever the other seats do until the learner is asked again."""
    while of.learner not in match.state.actors():
        seat = match.state.actors()[0]
        match.apply(of.part(match, seat) or match.state.choices(seat)[0])


def advised(of: Lesson, match: Match) -> Action:
    """What the card says: the only choice, or the advice where the choice is free."""
    step = of.step(match)
    assert step is not None
    offered = of.choices(match, of.learner)
    found = [action for action in offered if step.advice in ("", str(action).partition(" ")[2])]
    assert len(found) == 1, step.name
    return found[0]


def played(of: Lesson, steps: int) -> Match:
    match = begun(of)
    others_play(of, match)
    for _ in range(steps):
        action = advised(of, match)
        of.check(match, [action])
        match.apply(action)
        others_play(of, match)
    return match


@pytest.mark.parametrize("name", games())
def test_every_step_is_asked_when_its_turn_comes(name: str) -> None:
    of = lesson(name)
    match = begun(of)
    others_play(of, match)
    for step in of.steps:
        assert of.name(match) == step.name
        match.apply(advised(of, match))
        others_play(of, match)
    assert of.name(match) == END
    assert of.choices(match, 0) == match.state.choices(0)


def test_rising_sun_teaches_all_mandates_and_ends_with_edo_won() -> None:
    match = played(lesson("rising-sun"), len(lesson("rising-sun").steps))
    view: Any = match.state.view(0).document()
    heard = [event for event in match.heard if event.is_heard_by(0)]
    mandates = {event.args["mandate"] for event in heard if event.code == "mandate_played"}
    assert mandates == {"recruit", "marshal", "train", "harvest", "betray"}
    assert view["season"] == "summer"
    assert view["players"][0]["tokens"] == {"spring": ["edo"]}


def test_shogun_teaches_all_actions_and_ends_two_provinces_richer() -> None:
    of = lesson("shogun")
    view: Any = played(of, len(of.steps)).state.view(0).document()
    owned = [name for name, province in view["provinces"].items() if province.get("owner") == 0]
    assert {"settsu", "wakasa"} <= set(owned)
    assert len(owned) == 11
    assert view["season"] == "summer"


@pytest.mark.parametrize("name", games())
def test_what_the_lesson_does_not_offer_is_refused_and_changes_nothing(name: str) -> None:
    of = lesson(name)
    match = played(of, 1)
    closed = [action for action in match.state.choices(0) if action not in of.choices(match, 0)]
    before = match.state.digest()
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(match, [closed[0]])
    assert match.state.digest() == before


@pytest.mark.parametrize("name", games())
def test_an_undone_step_is_asked_again(name: str) -> None:
    of = lesson(name)
    match = played(of, 3)
    assert match.undoable(0) > 0
    match.undo(0)
    assert of.name(match) == of.steps[2].name


def test_a_chain_is_checked_link_by_link() -> None:
    of = lesson("shogun")
    match = begun(of)
    others_play(of, match)
    right = [match.game.parse(f"0 {step.allow[0]}") for step in of.steps[:11]]
    of.check(match, right)
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(match, [*right[:5], right[6], right[5], *right[7:]])


def test_a_plan_cannot_be_withdrawn_as_a_whole() -> None:
    of = lesson("shogun")
    match = played(of, 2)
    assert "withdraw" in [form.tag for form in match.state.asides(0)]
    assert "withdraw" not in [form.tag for form in of.asides(match, 0)]
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(match, [Aside(0, "withdraw", ())])


def test_other_bids_lead_off_the_path_and_the_game_goes_on() -> None:
    of = lesson("rising-sun")
    first = [step.name for step in of.steps].index("bid_seppuku")
    match = played(of, first)
    for _ in range(4):
        match.apply(match.game.parse("0 bid 0"))
    others_go_on(of, match)
    assert of.name(match) == OFF
    assert of.choices(match, 0) == match.state.choices(0)
    assert not any(of.waits(match, seat) for seat in match.state.actors())
    match.apply(match.state.choices(0)[0])
    assert of.name(match) == OFF, "the card of a battle won would be a lie"


def test_asides_are_no_steps() -> None:
    of = lesson("rising-sun")
    match = played(of, 1)
    match.apply(match.game.parse("0 give 1 1 0"))
    assert of.number(match) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_every_card_is_written_in_every_language(name: str, language: str) -> None:
    words = Words(language)
    for step in [*(step.name for step in lesson(name).steps), END, OFF]:
        for part in ("", "title", "story"):
            assert words.text(f"lesson-{name}-{step}", part) != f"lesson-{name}-{step}"


def test_an_unknown_game_has_no_lesson() -> None:
    with pytest.raises(BadInput, match="rising-sun"):
        lesson("go")
