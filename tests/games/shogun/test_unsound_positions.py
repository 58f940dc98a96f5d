"""Steps of Shogun that the table does not bear: one thing is changed that a step relies on, and the step is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from gunbai.games.shogun.game import Shogun
from gunbai.kernel.errors import BadPosition
from tests.rules.shogun.scene import acting, load, play

GAME = Shogun()
Doc = dict[str, Any]
OWN: Doc = {"kai": {"owner": 0, "armies": 3}, "musashi": {"owner": 0, "armies": 1}, "suruga": {"owner": 1, "armies": 2}}
AGENDA, TURNS, ASKED = 3, 4, 5
"""Where the inner steps of a round lie on the stack."""


def whole(position: Any) -> Doc:
    """A position that may be changed: what follows from the rest is left out."""
    document: Doc = copy.deepcopy(dict(position))
    for player in document["players"]:
        del player["supply"], player["could"]
    return document


def refused(document: Doc) -> tuple[str, bool]:
    """The field, and whether it is said that the step cannot be played on."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document, seed=1)
    return caught.value.field, " cannot (" in str(caught.value.details["expected"])


def drafting(*above: object, draft: Doc | None = None, **more: object) -> Doc:
    """Seat 0 drafts, and two cards lie open."""
    turn: list[object] = [["years", 0], ["seed"], ["draft", 0, 0], *above]
    return {"seats": 3, "turn": turn, "provinces": {}, "draft": {"offered": ["kai", "suruga"], **(draft or {})}, **more}


PLACING = ["place", 0, "aki"]
UNSEEN = ["place", 0, "unseen"]


@pytest.mark.parametrize(
    "document",
    [drafting(), drafting(PLACING), drafting(UNSEEN, secrets={"blind": "mino"})],
    ids=["draft", "open", "unseen"],
)
def test_sg2_3_the_drafts_that_the_wrong_ones_are_made_of_are_played_on(document: Doc) -> None:
    assert GAME.from_position(document, seed=1).actors() == [0]


@pytest.mark.parametrize(
    ("document", "field"),
    [
        (drafting(year=2), "turn[0]"),
        (drafting(tower=[{"0": 1}]), "turn[1]"),
        (drafting(tray={"1": 1}), "turn[1]"),
        (drafting(draft={"offered": ["kai"]}), "turn[2]"),
        (drafting(draft={"offered": ["kai", "suruga", "aki"]}), "turn[2]"),
        (drafting(draft={"groups": [[0] * 4] * 3}), "turn[2]"),
        (drafting(draft={"groups": [[0] * 4, [0, 0, 0, 1], [0] * 4]}), "turn[2]"),
        (drafting(["place", 0, "kai"]), "turn[3]"),
        (drafting(PLACING, draft={"under": ["aki", "mino"]}), "turn[3]"),
        (drafting(PLACING, provinces={"aki": {"owner": 1}}), "turn[3]"),
        (drafting(PLACING, secrets={"blind": "mino"}), "turn[3]"),
        (drafting(["place", 1, "aki"]), "turn[3]"),
        (drafting(UNSEEN), "turn[3]"),
        (drafting(UNSEEN, secrets={"blind": "kai"}), "turn[3]"),
        (drafting(UNSEEN, secrets={"blind": "mino"}, provinces={"mino": {"owner": 1}}), "turn[3]"),
    ],
)
def test_sg2_a_draft_that_the_table_does_not_bear_is_refused(document: Doc, field: str) -> None:
    assert refused(document) == (field, True)


def marching() -> Doc:
    """Seat 0 has been asked how many armies go from Kai into Suruga."""
    state = acting(OWN, [{"battle_move_a": "kai"}])
    play(state, "0 target suruga")
    return whole(state.position())


def relocating() -> Doc:
    """Seat 0 has deployed one army in Kai and may move on into Musashi."""
    state = acting(OWN, [{"army1_move": "kai"}])
    play(state, "0 act")
    return whole(state.position())


@pytest.mark.parametrize("made", [marching, relocating], ids=["how_many", "relocate"])
def test_sg5_1_a_round_that_the_table_does_not_bear_is_refused(made: Any) -> None:
    document: Doc = made()
    assert GAME.from_position(document).actors() == [0]
    poor = copy.deepcopy(document)
    poor["provinces"]["kai"]["armies"] = 1
    assert refused(poor) == (f"turn[{ASKED}]", True)
    assert refused({**document, "order": []}) == (f"turn[{AGENDA}]", True)
    assert refused({**document, "agenda": document["agenda"][:4]}) == (f"turn[{AGENDA}]", True)
    turned = [document["agenda"][1], document["agenda"][0], *document["agenda"][2:]]
    assert refused({**document, "agenda": turned}) == (f"turn[{TURNS}]", True)


@pytest.mark.parametrize("target", ["aki", "kai"])
def test_sg5_7_armies_march_into_a_neighbour(target: str) -> None:
    document = marching()
    document["turn"][ASKED]["target"] = target
    assert refused(document) == (f"turn[{ASKED}]", True)


def test_sg5_6_armies_that_were_deployed_move_on_into_an_own_province() -> None:
    document = relocating()
    document["provinces"]["musashi"]["owner"] = 1
    assert refused(document) == (f"turn[{ASKED}]", True)


HUNGRY = ("aki", "bingo", "hoki", "bizen", "mimasaka", "kai", "musashi")


def starving() -> Doc:
    """Seat 0 is hungry, and three of its provinces revolt; Suruga is another seat's."""
    held: Doc = {name: {"owner": 0, "armies": 4} for name in HUNGRY} | {"suruga": {"owner": 1, "armies": 2}}
    state = load({"seats": 3, "season": "winter", "phase": "winter", "provinces": held, "players": [{}, {"rice": 1}]})
    return whole(state.position())


def test_sg7_2_a_winter_that_the_table_does_not_bear_is_refused() -> None:
    document = starving()
    drawn = document["winter"]["revolting"]
    assert (GAME.from_position(document).actors(), len(drawn)) == ([0], 3)

    def winter(**changes: object) -> Doc:
        return {**document, "winter": {**document["winter"], **changes}}

    assert refused(winter(revolting=drawn[:1])) == ("turn[4]", True)
    assert refused(winter(revolting=[*drawn[:2], "suruga"])) == ("turn[4]", True)
    assert refused(winter(unfed=document["winter"]["unfed"][:2])) == ("turn[3]", True)
    assert refused({**document, "order": []}) == ("turn[3]", True)
    assert refused({**document, "order": [1, 0, 2]}) == ("turn[4]", True)
