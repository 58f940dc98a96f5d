"""The stream of events: every viewer's patches make of what it saw what it sees, and every change has its event."""

from __future__ import annotations

import random
import re

import pytest

import gunbai
from gunbai.games.registry import GAMES
from gunbai.kernel.actions import Aside
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.patches import Change, Patch, difference, patched
from gunbai.session.session import Session, begun
from gunbai.session.stream import KEPT, EventDoc, Notice, Stream, Told

every_game = pytest.mark.parametrize("game", GAMES)
BOOKKEEPING = {
    "rising-sun": re.compile(r"/(turn|locals|active|bidding)\b"),
    "shogun": re.compile(r"/(turn|bidders|planning)\b"),
}
"""What changes without an event: whose turn it is, and what a step keeps while it runs."""
CHANGES = {
    "rising-sun": {
        "moved": "/map/",
        "summoned": "/map/|/shrines/",
        "placed": "/map/|/shrines/",
        "worshipped": "/shrines/",
        "honor_lost": "/honor/",
        "honor_gained": "/honor/",
        "points_gained": "/players/[0-9]/vp",
        "coins_gained": "/players/[0-9]/coins",
        "income_taken": "/players/[0-9]/coins",
        "mandate_played": "/plays/",
        "mandate_named": "/plays/",
        "alliance_formed": "/players/[0-9]/ally",
        "alliance_broken": "/players/[0-9]/ally",
        "token_won": "/players/[0-9]/tokens",
        "killed": "/map/",
        "hostage_taken": "/hostages",
        "cards_laid_out": "/market/",
        "fallen_returned": "/fallen_figures",
        "war_drawn": "/wars",
        "season_cleaned": "/plays/",
        "bid_laid": "/known/bids/",
    },
    "shogun": {
        "card_taken": "/draft/",
        "group_placed": "/provinces/",
        "card_laid": "/plan/",
        "built": "/provinces/",
        "deployed": "/provinces/",
        "taxes_taken": "/players/[0-9]/chests",
        "rice_taken": "/players/[0-9]/rice",
        "bid_paid": "/players/[0-9]/chests",
        "cubes_thrown": "/tower|/tray",
        "event_drawn": "/events/",
        "moved": "/provinces/",
        "marker_placed": "/provinces/",
        "scored_provinces": "/players/[0-9]/points",
    },
}
"""What an event has changed when it is told, where it always changes something."""
MAYBE_NOTHING = {"cubes_thrown", "war_drawn", "token_won", "bid_laid"}
"""Those that may leave everything as it was: the tower gives back what was thrown in, the first war stands already."""


def started(game: str, seed: int, seats: int = 3) -> Session:
    return begun(gunbai.game(game), seats, {}, FairChance(bytes([seed]) * 32, []), table="t")


def played(session: Session, rng: random.Random) -> bool:
    """One random move, with undos, withdrawals, gifts and offers now and then; False when the game is over."""
    if not session.actors():
        return False
    seat = rng.choice(session.actors())
    roll = rng.random()
    if roll < 0.05 and session.undoable(seat):
        session.undo(seat)
    elif roll < 0.1 and said(session, rng.randrange(session.seats), rng):
        pass
    elif roll < 0.102 and len(session.entries) > 12:
        session.rewind(len(session.entries) - 3)
    else:
        session.apply(rng.choice(session.choices(seat)))
    return True


def said(session: Session, seat: int, rng: random.Random) -> bool:
    forms = session.asides(seat)
    if not forms:
        return False
    form = rng.choice(forms)
    try:
        session.apply(Aside(seat, form.tag, tuple(rng.randint(field.low, field.high) for field in form.fields)))
    except GunbaiError:
        return False
    return True


def with_changes(view: dict[str, object], events: list[EventDoc], rest: Patch) -> dict[str, object]:
    for event in events:
        assert event["patch"] is not None
        view = patched(view, event["patch"])
    return patched(view, rest)


def follow(session: Session, rng: random.Random, viewers: list[int | None]) -> None:
    """A whole game with somebody who has the patches alone, and somebody who is shown the view after each move."""
    for viewer in viewers:
        session.watch(viewer)
    heard = {viewer: session.stream.count(viewer) for viewer in viewers}
    by_patches = {viewer: session.view_document(viewer) for viewer in viewers}
    shown = dict(by_patches)
    while played(session, rng):
        for viewer in viewers:
            events, view = session.stream.documents(viewer, heard[viewer]), session.view_document(viewer)
            now, rest = canonical(view), session.rest(viewer)
            assert canonical(with_changes(shown[viewer], events, rest)) == now
            by_patches[viewer] = with_changes(by_patches[viewer], events, [])
            assert canonical(patched(by_patches[viewer], rest)) == now
            heard[viewer], shown[viewer] = session.stream.count(viewer), view


@every_game
def test_patches_make_of_the_first_view_every_later_one(game: str) -> None:
    follow(started(game, 1), random.Random(1), [None, 1])


@pytest.mark.full
@every_game
def test_patches_make_of_every_first_view_every_later_one(game: str) -> None:
    """All seats and a watcher, every number of players."""
    for seats in (3, 4, 5):
        follow(started(game, seats, seats), random.Random(seats), [None, *range(seats)])


@every_game
def test_every_change_of_the_board_has_its_event(game: str) -> None:
    told: set[str] = set()
    for seed in range(2):
        session, rng = started(game, seed, 4), random.Random(seed)
        viewers: list[int | None] = [None, 0]
        for viewer in viewers:
            session.watch(viewer)
        heard = {viewer: session.stream.count(viewer) for viewer in viewers}
        while played(session, rng):
            for viewer in viewers:
                untold = [one["at"] for one in session.rest(viewer) if not BOOKKEEPING[game].match(one["at"])]
                assert not untold, (untold, session.entries[-1].text)
                for event in session.stream.documents(viewer, heard[viewer]):
                    told.add(event["code"])
                    check_change(game, event)
                heard[viewer] = session.stream.count(viewer)
    assert CHANGES[game].keys() <= told, CHANGES[game].keys() - told


def check_change(game: str, event: EventDoc) -> None:
    wanted = CHANGES[game].get(event["code"])
    if wanted is None or event["code"] in MAYBE_NOTHING:
        return
    assert event["patch"] is not None
    assert any(re.match(wanted, change["at"]) for change in event["patch"]), event


@every_game
def test_numbers_of_a_viewer_have_no_gaps_and_do_not_depend_on_who_looks(game: str) -> None:
    watched, alone = started(game, 3), started(game, 3)
    for viewer in (None, 0, 1, 2):
        watched.watch(viewer)
    for session in (watched, alone):
        rng = random.Random(3)
        for _ in range(120):
            played(session, rng)
    for viewer in (None, 0, 1, 2):
        seen, unseen = watched.stream.documents(viewer), alone.stream.documents(viewer)
        assert [event["number"] for event in seen] == list(range(len(seen)))
        assert [{**event, "patch": None} for event in seen] == [{**event, "patch": None} for event in unseen]
        assert all(event["patch"] is None for event in unseen)


def test_a_seat_nobody_looks_from_has_no_patch_rather_than_half_of_one() -> None:
    session, rng = started("shogun", 1), random.Random(1)
    session.watch(0)
    for _ in range(30):
        played(session, rng)
    assert all(event["patch"] is not None for event in session.stream.documents(0)[-5:])
    assert all(event["patch"] is None for event in session.stream.documents(1))


def test_what_is_asked_waits_for_the_events_that_led_to_it() -> None:
    session, rng = started("shogun", 1), random.Random(1)
    waited = 0
    while played(session, rng):
        for seat in session.actors():
            assert session.asked_after(seat) <= session.stream.count(seat)
            waited += session.asked_after(seat) < session.stream.count(seat)
    assert waited, "while others seal their plans, what one is asked was asked before"


def test_a_difference_names_what_is_new_changed_and_gone() -> None:
    old = {"a": 1, "b": [1, 2, 3], "c": {"x": None}, "d/e": 5}
    new = {"a": True, "b": [1, 4], "c": {}, "f": [0], "d/e": 6}
    patch = difference(old, new)
    assert patch == [
        {"at": "/a", "to": True},
        {"at": "/b/2"},
        {"at": "/b/1", "to": 4},
        {"at": "/c/x"},
        {"at": "/f", "to": [0]},
        {"at": "/d~1e", "to": 6},
    ]
    assert patched(old, patch) == new
    assert patched(new, patch) == new, "whoever has it already loses nothing"


def test_how_much_others_heard_in_private_is_not_told_by_what_is_forgotten() -> None:
    """What all have heard loses its change by their own count; what one seat heard, by that seat's."""
    stream, change = Stream(2), Change([], {})
    public, private = Told(0, Notice("sealed", {}), change), Told(0, Notice("bid_laid", {}, seat=0), change)
    for told in (public, private, *(Told(0, Notice("bid_laid", {}, seat=0)) for _ in range(KEPT))):
        stream.add(told)
    assert public.change is change
    assert private.change is None
    for _ in range(KEPT - 1):
        stream.add(Told(0, Notice("sealed", {})))
    assert public.change is change
    stream.add(Told(0, Notice("sealed", {})))
    assert public.change is None


def test_sg7_4_every_source_of_points_is_counted_with_its_own_event() -> None:
    """Whoever hears of a winter never sees points whose source was not told yet."""
    session, rng = started("shogun", 3), random.Random(3)
    session.watch(0)
    heard, points, told = session.stream.count(0), [0, 0, 0], 0
    while actors := session.actors():
        session.apply(rng.choice(session.choices(actors[0])))
        for event in session.stream.documents(0, heard):
            heard += 1
            if event["code"].startswith("scored_"):
                told += 1
                seat, amount = event["args"]["seat"], event["args"]["amount"]
                assert isinstance(seat, int)
                assert isinstance(amount, int)
                points[seat] += amount
            for change in event["patch"] or ():
                if change["at"].endswith("/points"):
                    assert change["to"] == points[int(change["at"].split("/")[2])], event["code"]
    assert told > 12
    assert list(session.result().scores) == points
