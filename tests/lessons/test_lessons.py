"""The guided first games: what is written can be played, teaches what it says, and bends without breaking."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.kernel.luck.chance import FairChance
from gunbai.lessons.lesson import END, OFF, Lesson, games, lesson
from gunbai.locale.words import Words, languages
from gunbai.session.session import Session
from gunbai.session.session import begun as new_session


def begun(of: Lesson) -> Session:
    chance = FairChance(of.seed, [""] * of.seats)
    return new_session(game_by_name(of.game), of.seats, of.options, chance, guide=of)


def others_play(of: Lesson, session: Session) -> None:
    """The other seats play their parts until it is the learner's turn."""
    while True:
        found = [of.part(session, seat) for seat in session.actors() if seat != of.learner]
        ready = [action for action in found if action is not None]
        if not ready:
            assert of.learner in session.actors(), "nobody's part goes on"
            return
        session.apply(ready[0])


def others_go_on(of: Lesson, session: Session) -> None:
    """Whatever the other seats do until the learner is asked again."""
    while of.learner not in session.actors():
        seat = session.actors()[0]
        session.apply(of.part(session, seat) or session.legal(seat)[0])


def advised(of: Lesson, session: Session) -> Action:
    """What the card says: the only choice, or the advice where the choice is free."""
    step = of.step(session)
    assert step is not None
    offered = session.choices(of.learner)
    found = [action for action in offered if step.advice in ("", str(action).partition(" ")[2])]
    assert len(found) == 1, step.name
    return found[0]


def played(of: Lesson, steps: int) -> Session:
    session = begun(of)
    others_play(of, session)
    for _ in range(steps):
        action = advised(of, session)
        of.check(session, [action])
        session.apply(action)
        others_play(of, session)
    return session


@pytest.mark.parametrize("name", games())
def test_every_step_is_asked_when_its_turn_comes(name: str) -> None:
    of = lesson(name)
    session = begun(of)
    others_play(of, session)
    for step in of.steps:
        assert of.name(session) == step.name
        session.apply(advised(of, session))
        others_play(of, session)
    assert of.name(session) == END
    assert session.choices(0) == session.legal(0)


def test_rising_sun_teaches_all_mandates_and_ends_with_edo_won() -> None:
    session = played(lesson("rising-sun"), len(lesson("rising-sun").steps))
    view: Any = session.view(0).document()
    heard = [event for event in session.events(0) if event.is_heard_by(0)]
    mandates = {event.args["mandate"] for event in heard if event.code == "mandate_played"}
    assert mandates == {"recruit", "marshal", "train", "harvest", "betray"}
    assert view["season"] == "summer"
    assert view["players"][0]["tokens"] == {"spring": ["edo"]}


def test_shogun_teaches_all_actions_and_ends_two_provinces_richer() -> None:
    of = lesson("shogun")
    view: Any = played(of, len(of.steps)).view(0).document()
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
    session = begun(of)
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
    words = Words(language)
    for step in [*(step.name for step in lesson(name).steps), END, OFF]:
        for part in ("", "title", "story"):
            assert words.text(f"lesson-{name}-{step}", part) != f"lesson-{name}-{step}"


def test_an_unknown_game_has_no_lesson() -> None:
    with pytest.raises(BadInput, match="rising-sun"):
        lesson("go")
