"""What others stand on, as it is: records on the ids of actions, learners on cells and scales, programs on documents.

A change here is a change for all of them. Actions and events belong to a rules version, a layout has a version of its
own, and documents have a form: raise it, write what reads the old one, and then change what stands here.
"""

from __future__ import annotations

import pytest

import gunbai
from gunbai.kernel.documents.codec import digest_of
from gunbai.kernel.events import Event
from gunbai.kernel.game import FORM, Game

every_game = pytest.mark.parametrize("name", gunbai.GAMES)
FIRST_EVENTS = {"rising-sun": ["season_began", "war_drawn"], "shogun": ["first_player", "card_offered"]}
DOCUMENTS = {
    "rising-sun": ("b152fa9285c97103a65d2f10", "719fb4a7415d7922252314a7", "2f4288315511c64e1ade210d"),
    "shogun": ("3baf0d43f2207a81a0712299", "6bfa3f356bc159fc6e50a78c", "f7f50264cc4ac218147ca881"),
}
"""The schemas of positions, views and results, in form 2."""
LAYOUTS = {
    "rising-sun": (1, 2021, "f10c4f3e1c896c0ce5a3e45d", "77f35cd1d9f1c2b2623b752c"),
    "shogun": (1, 3494, "6f6c1b422042883910429ba5", "ca0a48bc2d1653698621e963"),
}
"""Version and cells of the tensors, what they mean, and what learners divide them by."""
ACTIONS = {
    "rising-sun": (2087, "d0d94fd21f7fc42e18882d2b", {"lay", "bid"}),
    "shogun": (262, "0af3a4c5fcc5502012239003", {"plan"}),
}
"""Texts by id, and the verbs that are sealed."""
EVENTS = {"rising-sun": "62c34e106c84737aad234b67", "shogun": "55daf53f11140c99fa011f6e"}
ASIDES = {
    "rising-sun": {
        "give": ("seat", "coins", "ronin"),
        "offer": ("seat", "coins", "ronin", "coins_asked", "ronin_asked", "promise"),
        "accept": ("seat",),
        "refuse": ("seat",),
        "retract": ("seat",),
        "withdraw": (),
        "unpropose": ("seat",),
        "unready": (),
    },
    "shogun": {"withdraw": ()},
}
OPTIONS = {
    "rising-sun": {
        "set": ("RS4.5", "archway teapot horseman random"),
        "shrines": ("RS4.4", "random first_game"),
        "shikoku_reward": ("RS6.11", "coins ronin"),
        "nagato_kyushu_vp": ("RS6.11", "true false"),
        "edo_kyoto_border": ("RS1.2", "true false"),
        "horseman_summer": ("RS1.11", "monkey ashigaru"),
        "oni_hate_force": ("RS1.4", "1 4"),
        "courage": ("RS10.11", "any battle"),
        "justice": ("RS10.11", "player event"),
        "bushido": ("RS10.11", "per_virtue coins_once"),
    },
    "shogun": {
        "side": ("SG2.1", "sun moon"),
        "setup": ("SG2.6", "draft tables"),
        "yield": ("SG5.4", "kept if_held"),
        "action_window": ("SG3.3", "five one_by_one"),
        "armies6_shortage": ("SG4.7", "4 6"),
        "tower": ("SG6.11", "shelves spielbyweb"),
        "years": ("SG3.1", "2 1"),
        "moon_three": ("SG1.1", "no assumed"),
    },
}
DRAWS = {
    "rising-sun": {
        "clans": ("RS4.1", False),
        "set": ("RS4.5", False),
        "shrines": ("RS4.4", False),
        "wars": ("RS5.2", False),
        "mandate": ("RS6.3", True),
    },
    "shogun": {
        "first player": ("SG2.3", False),
        "starting tables": ("SG2.6", False),
        "province deck": ("SG2.3", True),
        "tower": ("SG6.1", False),
        "events of the year": ("SG3.1", False),
        "event of the round": ("SG3.5", False),
        "action cards": ("SG3.3", False),
        "special cards": ("SG3.4", False),
        "equal bids": ("SG4.5", False),
        "winter revolts": ("SG7.2", False),
    },
}


def texts(game: Game) -> list[str]:
    return [game.actions.text(id) for id in range(len(game.actions.verbs))]


@every_game
def test_the_forms_of_documents(name: str) -> None:
    game = gunbai.game(name)
    assert FORM == 2
    assert tuple(digest_of(game.schema(kind)) for kind in ("position", "view", "result")) == DOCUMENTS[name]


@every_game
def test_the_layout_of_tensors(name: str) -> None:
    layout = gunbai.game(name).layout()
    assert (layout.version, layout.size, layout.digest(), digest_of(layout.scales())) == LAYOUTS[name]


@every_game
def test_the_ids_of_actions(name: str) -> None:
    game = gunbai.game(name)
    secret = {verb.tag for verb in game.actions.verbs if verb.secret}
    assert (len(texts(game)), digest_of(texts(game)), secret) == ACTIONS[name]


@every_game
def test_the_codes_of_events(name: str) -> None:
    kinds = gunbai.game(name).events.kinds.values()
    assert digest_of([[k.number, k.code, [*k.clauses], [*k.names], k.private] for k in kinds]) == EVENTS[name]


@every_game
def test_the_numbers_of_asides(name: str) -> None:
    assert gunbai.game(name).actions.asides == ASIDES[name]


@every_game
def test_the_options_and_their_clauses(name: str) -> None:
    options = {option.name: (option.clause, " ".join(option.values)) for option in gunbai.game(name).options}
    assert options.pop("clans", ("RS4.1", ""))[0] == "RS4.1"
    assert list(options.items()) == list(OPTIONS[name].items())


@every_game
def test_the_labels_of_draws(name: str) -> None:
    assert {draw.label: (draw.clause, draw.private) for draw in gunbai.game(name).draws} == DRAWS[name]


@every_game
def test_a_layout_reads_only_what_a_seat_of_its_own_game_sees(name: str) -> None:
    layout = gunbai.game(name).layout()
    other = gunbai.game(next(one for one in gunbai.GAMES if one != name)).new(seats=3, seed=1)
    own = gunbai.game(name).new(seats=3, seed=1)
    for view in (other.view(0), own.view(None)):
        with pytest.raises(gunbai.BadInput) as refused:
            layout.read_view(view)
        assert refused.value.field == "view"
    with pytest.raises(gunbai.BadInput) as refused:
        layout.read(other)
    assert refused.value.field == "state"
    with pytest.raises(gunbai.BadInput) as refused:
        layout.read_own(other, 0)
    assert (refused.value.field, refused.value.details["got"]) == ("state", type(other).__name__)


@every_game
def test_a_listener_given_to_a_new_game_hears_it_from_the_first_event(name: str) -> None:
    heard: list[Event] = []
    game = gunbai.game(name)
    state = game.new(3, seed=1, listener=heard.append)
    assert [event.code for event in heard[:2]] == FIRST_EVENTS[name]
    begun = len(heard)
    seat = state.actors()[0]
    state.apply(state.choices(seat)[0])
    assert len(heard) > begun
    silent = game.new(3, seed=1)
    silent.apply(silent.choices(seat)[0])
    assert silent == state
