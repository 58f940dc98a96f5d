"""What hangs on a choice, said before it is made: promises it would break, what it costs, what is never taken back."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES, KAMI_NAMES, MANDATES
from gunbai.games.rising_sun.promises.foresight import TOLD
from gunbai.games.rising_sun.promises.promise import ALL, BLOCKS
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.doings import foresee, stakes
from gunbai.session.promises import Given
from gunbai.session.session import FINAL, Session, begun

AT_ONCE = {
    *("no_betray", "not", "next", "stay", "no_entry", "no_build", "spare", "shrine", "no_hostage", "leave_card"),
    *("not_with", "ally", "first_ask"),
}
"""What the choice itself breaks; others are broken by what comes of it."""
LATER = {"ready", "bid", "with", "lay", "done", "use", "yes", "no", "decline", "replace", "kill", "hand-coin"} | {
    *("first", "last", "remainder"),
}
"""Choices that break nothing by themselves, or only once something else has happened."""


PAID = ("built", "bought")


def fresh(seed: int, game: str = "rising-sun") -> Session:
    return begun(gunbai.game(game), 3, {}, FairChance(str(seed).encode(), []), table="t")


def terms(rng: random.Random, session: Session) -> dict[str, object]:
    """Any promise, about anything."""
    block = rng.choice(sorted(AT_ONCE))
    words: dict[str, list[str]] = {
        "province": list(PROVINCES),
        "advantage": [*ADVANTAGES, ALL],
        "mandate": list(MANDATES),
        "kami": list(KAMI_NAMES),
        "card": list(session.view_document(None)["market"]),  # type: ignore[call-overload]
    }
    return {"block": block, **{name: rng.choice(words[name]) for name in BLOCKS[block] if name in words}}


def promise_much(session: Session, rng: random.Random, deal: int) -> None:
    """What cannot be promised now is left out."""
    for _ in range(6):
        by = rng.randrange(3)
        to = (by + rng.choice((1, 2))) % 3
        about = terms(rng, session)
        if "seat2" in BLOCKS[str(about["block"])]:
            about["seat2"] = 3 - by - to
        try:
            session.promise(deal, [Given(by, to, about)])
        except gunbai.GunbaiError:
            continue


def broken(session: Session, seat: int) -> set[int]:
    known = session.promised(seat)
    return {n for n, one in enumerate(known) if one["by"] == seat and one["status"] == "broken"}


def test_rs3_1_what_a_choice_breaks_at_once_was_said_of_it_and_nothing_else() -> None:
    foretold = 0
    for seed in range(4):
        session, rng = fresh(seed), random.Random(seed)
        while not session.is_over():
            if rng.random() < 0.1:
                promise_much(session, rng, len(session.entries) + 1)
            seat = session.actors()[0]
            choice = rng.choice(session.choices(seat))
            before, said = broken(session, seat), set(stakes(session, choice).breaks)
            events = session.stream.count(seat)
            session.apply(choice)
            if choice.tag in LATER or TOLD[choice.tag][0] not in heard(session, seat, events):
                continue  # somebody may be asked for a toll first
            now = broken(session, seat) - before
            assert said <= now, (str(choice), said, now)
            judged = {n for n in now if session.promised(seat)[n]["block"] in AT_ONCE - {"ally", "first_ask"}}
            assert judged <= said, (str(choice), session.promised(seat), said, now)
            foretold += len(said & now)
    assert foretold > 10


def heard(session: Session, seat: int, since: int) -> list[str]:
    return [told.event.code for told in session.stream.of(seat, since)]


def test_rs3_1_a_promise_that_is_decided_is_not_broken_again() -> None:
    session, rng = fresh(1), random.Random(1)
    session.promise(1, [Given(seat, (seat + 1) % 3, {"block": "no_betray"}) for seat in range(3)])
    session.promise(2, [Given(seat, (seat + 1) % 3, {"block": "no_entry", "province": "edo"}) for seat in range(3)])
    seen = 0
    while not session.is_over():
        seat = session.actors()[0]
        for choice in session.choices(seat):
            for n in stakes(session, choice).breaks:
                seen += 1
                assert session.promised(seat)[n]["status"] == "open"
                assert session.promised(seat)[n]["by"] == seat
        session.apply(rng.choice(session.choices(seat)))
    assert seen


def test_rs5_3_who_is_ready_though_the_other_asked_breaks_a_promise_to_ally() -> None:
    session = fresh(1)
    session.promise(1, [Given(0, 1, {"block": "ally"})])
    (ready,) = [choice for choice in session.choices(0) if choice.tag == "ready"]
    assert stakes(session, ready).breaks == []
    session.act(1, ["1 propose 0"], None)
    (ready,) = [choice for choice in session.choices(0) if choice.tag == "ready"]
    assert stakes(session, ready).breaks == [0]


def at_bids(seed: int = 5) -> tuple[Session, int]:
    """Somebody is about to bid with three coins or more."""
    session, rng = fresh(seed), random.Random(seed)
    while True:
        if session.is_sealed():
            for seat in session.actors():
                question = session.question(seat)
                if question is not None and int(question.arguments["amount"]) > 2:
                    return session, seat
        session.apply(rng.choice(session.choices(session.actors()[0])))


@pytest.mark.parametrize(
    ("about", "bids", "breaks"),
    [
        ({"block": "no_bid_at"}, (0, 0, 0, 0), False),
        ({"block": "no_bid_at"}, (0, 0, 0, 1), True),
        ({"block": "bid_at_most", "amount": 2}, (1, 0, 1, 0), False),
        ({"block": "bid_at_most", "amount": 1}, (1, 0, 1, 0), True),
        ({"block": "no_bid", "advantage": "take_hostage"}, (1, 0, 1, 0), False),
        ({"block": "no_bid", "advantage": "take_hostage"}, (0, 1, 0, 0), True),
        ({"block": "no_bid", "advantage": "all"}, (0, 0, 0, 1), True),
    ],
)
def test_rs9_1_bids_are_judged_as_a_whole_before_they_are_sealed(
    about: dict[str, object], bids: tuple[int, ...], breaks: bool
) -> None:
    session, seat = at_bids()
    question = session.question(seat)
    assert question is not None
    place = {"province": question.arguments["province"]} if about["block"] != "no_bid" else {}
    other = next(one for one in session.view(None).table.fighters if one != seat)  # type: ignore[attr-defined]
    session.promise(9, [Given(seat, other, {**about, **place})])
    before = session.record()
    asked, found = foresee(session, seat, [f"{seat} bid {amount}" for amount in bids])
    assert len(asked) == 4
    assert bool(found) is breaks
    assert session.record() == before, "asking changed something"


def test_rs9_1_a_chain_goes_up_to_the_last_coin() -> None:
    session, seat = at_bids()
    question = session.question(seat)
    assert question is not None
    purse = int(question.arguments["amount"])
    asked, _ = foresee(session, seat, [f"{seat} bid {amount}" for amount in (0, purse, 0, 0)])
    assert [str(action) for action in asked] == [f"{seat} bid 0", f"{seat} bid {purse}"]
    session.act(seat, [str(action) for action in asked], None)
    assert seat not in session.actors() or not session.is_sealed()


def test_rs9_1_a_chain_says_the_same_whether_or_not_others_have_sealed() -> None:
    session, seat = at_bids()
    chain = [f"{seat} bid {amount}" for amount in (1, 0, 0, 0)]
    alone = foresee(session, seat, chain)
    for other in [one for one in session.actors() if one != seat]:
        while other in session.actors():
            session.apply(session.choices(other)[0])
            assert foresee(session, seat, chain) == alone


def test_rs6_12_what_is_final_was_said_to_be() -> None:
    said = 0
    for seed in range(12):
        session, rng = fresh(seed), random.Random(seed)
        while not session.is_over():
            seat = session.actors()[0]
            choice = rng.choice(session.choices(seat))
            final, events = stakes(session, choice).final, session.stream.count(None)
            session.apply(choice)
            told = {event.event.code for event in session.stream.of(None, events)}
            assert final == bool(told & set(FINAL)), choice
            said += final
    assert said


def test_rs6_8_rs6_9_a_price_is_what_is_paid() -> None:
    seen = set()
    for seed in range(6):
        session, rng = fresh(seed), random.Random(seed)
        while not session.is_over():
            choice = rng.choice(session.choices(session.actors()[0]))
            changes, events = stakes(session, choice).changes, session.stream.count(None)
            session.apply(choice)
            if changes:
                seen.add(choice.tag)
                told = [one.event.args for one in session.stream.of(None, events) if one.event.code in PAID]
                assert told[0]["amount"] == -changes["coins"], choice
    assert seen == {"build", "buy", "buy-full"}


def test_sg5_2_what_an_action_costs_and_gives_is_what_happens() -> None:
    seen: set[str] = set()
    for seed in range(6):
        session, rng = fresh(seed, "shogun"), random.Random(seed)
        while not session.is_over():
            choice = rng.choice(session.choices(session.actors()[0]))
            changes, events = stakes(session, choice).changes, session.stream.count(None)
            session.apply(choice)
            if not changes:
                continue
            seen |= set(changes)
            happened: dict[str, object] = {}
            for told in session.stream.of(None, events):
                for name, amount in brought(told.event.code, told.event.args).items():
                    happened.setdefault(name, amount)
            assert {name: happened[name] for name in changes if name in happened} == {
                name: changes[name] for name in changes if name in happened
            }
            assert happened.keys() & changes.keys(), choice
    assert seen == {"chests", "rice", "armies", "markers", "farmers"}


def brought(code: str, args: Mapping[str, object]) -> dict[str, object]:
    """What an event says was paid or taken."""
    match code:
        case "rice_taken":
            return {"rice": args["amount"]}
        case "taxes_taken":
            return {"chests": args["amount"]}
        case "deployed":
            return {"armies": args["amount1"], "chests": -int(str(args["amount2"]))}
        case "built":
            return {"chests": -int(str(args["amount"]))}
        case "revolt_begins":
            return {"farmers": args["amount"]}
    return {}
