"""The guided first games: what is written can be played, teaches what it says, and bends without breaking."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.lessons.lesson import END, OFF, Lesson, games, lesson
from gunbai.lessons.step import Step
from gunbai.locale.words import Words, languages
from gunbai.session.guide import Progress, Told
from gunbai.session.session import Session


def others_play(of: Lesson, session: Session) -> None:
    """The other seats play their parts until it is the learner's turn."""
    of.others_play(session)
    assert of.learner in session.actors(), "nobody's part goes on"


def others_go_on(of: Lesson, session: Session) -> None:
    """Whatever the other seats do until the learner is asked again."""
    while of.learner not in session.actors():
        seat = session.actors()[0]
        session.apply(of.part(session, seat) or session.legal(seat)[0])


def played(of: Lesson, steps: int, wishes: Mapping[str, str] | None = None) -> Session:
    """So many steps of the lesson: the wished ones by the names of their steps, else as the cards advise."""
    session = of.begun()
    others_play(of, session)
    for _ in range(steps):
        wish = (wishes or {}).get(of.name(session), "")
        action = of.advised(session, wish)
        assert wish in ("", str(action).partition(" ")[2])
        of.check(session, [action])
        session.apply(action)
        others_play(of, session)
    return session


Way = tuple[tuple[str, str], ...]


def every_way(of: Lesson) -> list[Way]:
    """The actions with their steps, for every way through the lesson."""
    return list(itertools.product(*([(step.name, action) for action in step.ways.values()] for step in ways(of))))


def ways(of: Lesson) -> list[Step]:
    """The steps in which the learner chooses."""
    return [step for step in of.steps if step.ways]


def card(of: Lesson, session: Session) -> Progress:
    found = of.progress(session, of.learner)
    assert found is not None
    return found


@functools.cache
def told_on(name: str, way: Way) -> dict[str, Told]:
    """What the cards of a lesson tell of earlier choices, by their steps, on a way that leads to its end."""
    of, wishes = lesson(name), dict(way)
    session = of.begun()
    others_play(of, session)
    found: dict[str, Told] = {}
    while (shown := card(of, session)).name not in (END, OFF):
        found |= {one.step: one for one in shown.told}
        session.apply(of.advised(session, wishes.get(shown.name, "")))
        others_play(of, session)
    assert shown.name == END
    return found | {one.step: one for one in shown.told}


@pytest.mark.parametrize("name", games())
def test_every_step_is_asked_when_its_turn_comes(name: str) -> None:
    of = lesson(name)
    session = of.begun()
    others_play(of, session)
    for step in of.path():
        assert of.name(session) == step.name
        assert len(session.choices(0)) == len(step.ways) or not step.ways
        session.apply(of.advised(session))
        others_play(of, session)
    assert of.name(session) == END
    assert session.choices(0) == session.legal(0)


@pytest.mark.parametrize("name", games())
def test_every_way_leads_to_the_end_and_tells_what_it_brought(name: str) -> None:
    of, words = lesson(name), Words()
    for way in every_way(of):
        told = told_on(name, way)
        assert {step: one.way for step, one in told.items()} == {
            step.name: step.way(dict(way)[step.name]) for step in ways(of)
        }
        for one in told.values():
            assert "{" not in words.text(f"lesson-{name}-{one.step}-{one.way}", **one.facts)


@pytest.mark.parametrize("name", games())
def test_what_another_way_would_have_brought_is_what_it_brings(name: str) -> None:
    """What is told beside a choice is found in the game in which the other one was made."""
    of = lesson(name)
    for way, step in itertools.product(every_way(of), ways(of)):
        taken = dict(way)[step.name]
        other = next(action for action in step.ways.values() if action != taken)
        there = tuple((name, other if name == step.name else action) for name, action in way)
        facts, real = told_on(name, way)[step.name].facts, told_on(name, there)[step.name].facts
        otherwise = {fact.removeprefix("else_"): found for fact, found in facts.items() if fact.startswith("else_")}
        assert otherwise == {fact: found for fact, found in real.items() if not fact.startswith("else_")}
        assert any(facts[fact] != found for fact, found in otherwise.items())


def test_the_lesson_of_rising_sun_can_be_lost_by_its_choices() -> None:
    of = lesson("rising-sun")
    wishes = {"train": "buy way_of_the_shogun", "replace": "replace 2 bushi shikoku"}
    lost = card(of, played(of, len(of.path()), wishes))
    assert lost.facts == {"won": 0, "tokens": 1}
    assert Words().text("lesson-rising-sun-end", "title", **lost.facts) == "Edo is lost"
    assert "with Edo held" in Words().text("lesson-rising-sun-replace-shikoku", **lost.told[0].facts)


@pytest.mark.parametrize("name", games())
def test_nobody_plays_on_before_the_last_card_was_read(name: str) -> None:
    of = lesson(name)
    session = played(of, len(of.path()))
    others = [seat for seat in session.actors() if seat != of.learner]
    assert others
    assert all(of.waits(session, seat) for seat in others)
    assert not session.is_guided()
    session.apply(session.legal(of.learner)[0])
    assert not any(of.waits(session, seat) for seat in session.actors())


def test_rising_sun_teaches_all_mandates_and_ends_with_edo_won() -> None:
    session = played(lesson("rising-sun"), len(lesson("rising-sun").path()))
    view: Any = session.view(0).document()
    heard = [event for event in session.events(0) if event.is_heard_by(0)]
    mandates = {event.args["mandate"] for event in heard if event.code == "mandate_played"}
    assert mandates == {"recruit", "marshal", "train", "harvest", "betray"}
    assert view["season"] == "summer"
    assert view["players"][0]["tokens"] == {"spring": ["edo"]}


def test_shogun_teaches_all_actions_and_ends_two_provinces_richer() -> None:
    of = lesson("shogun")
    view: Any = played(of, len(of.path())).view(0).document()
    owned = [name for name, province in view["provinces"].items() if province.get("owner") == 0]
    assert {"settsu", "wakasa"} <= set(owned)
    assert len(owned) == 11
    assert view["season"] == "summer"


@pytest.mark.parametrize("name", games())
def test_what_the_lesson_does_not_offer_is_refused_and_changes_nothing(name: str) -> None:
    of = lesson(name)
    session = played(of, 1)
    closed = [action for action in session.legal(0) if action not in session.choices(0)]
    before = session.match.state.digest()
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(session, [closed[0]])
    assert session.match.state.digest() == before


@pytest.mark.parametrize("name", games())
def test_an_undone_step_is_asked_again(name: str) -> None:
    of = lesson(name)
    session = played(of, 3)
    assert session.undoable(0) > 0
    session.undo(0)
    assert of.name(session) == of.steps[2].name


def test_a_chain_is_checked_link_by_link() -> None:
    of = lesson("shogun")
    session = of.begun()
    others_play(of, session)
    right = [session.game.parse(f"0 {step.allow[0]}") for step in of.steps[:11]]
    of.check(session, right)
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(session, [*right[:5], right[6], right[5], *right[7:]])


def test_a_plan_cannot_be_withdrawn_as_a_whole() -> None:
    of = lesson("shogun")
    session = played(of, 2)
    assert "withdraw" in [form.tag for form in session.match.state.asides(0)]
    assert "withdraw" not in [form.tag for form in session.asides(0)]
    with pytest.raises(RuleViolation, match="lesson/other"):
        of.check(session, [Aside(0, "withdraw", ())])


def test_other_bids_lead_off_the_path_and_the_game_goes_on() -> None:
    of = lesson("rising-sun")
    first = [step.name for step in of.steps].index("bid_seppuku")
    session = played(of, first)
    for _ in range(4):
        session.apply(session.game.parse("0 bid 0"))
    others_go_on(of, session)
    assert of.name(session) == OFF
    assert session.choices(0) == session.legal(0)
    assert not any(of.waits(session, seat) for seat in session.actors())
    session.apply(session.legal(0)[0])
    assert of.name(session) == OFF, "the card of a battle won would be a lie"


def test_asides_are_no_steps() -> None:
    of = lesson("rising-sun")
    session = played(of, 1)
    session.apply(session.game.parse("0 give 1 1 0"))
    assert of.number(session) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_every_card_is_written_in_every_language(name: str, language: str) -> None:
    words, steps = Words(language), lesson(name).steps
    cards = [*((step.name, list(step.ways)) for step in steps), (END, []), (OFF, [])]
    texts = [(f"lesson-{name}-{card}", part) for card, ways in cards for part in ("", "title", "story", *ways)]
    texts += [(f"lesson-{name}-{step.name}-{way}", "") for step in steps for way in step.ways]
    assert [(key, part) for key, part in texts if words.outline(key, part) == key] == []


def test_an_unknown_game_has_no_lesson() -> None:
    with pytest.raises(BadInput, match="rising-sun"):
        lesson("go")
