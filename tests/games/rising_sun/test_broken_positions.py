"""Positions of Rising Sun that do not fit together: every refusal names its field and says what belongs there."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
from gunbai.games.rising_sun.data.words import CARD
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.state import State

GAME = gunbai.game("rising-sun")
CLANS = ["koi", "lotus", "turtle"]
Doc = dict[str, Any]
TEA: Doc = {"step": "tea", "begun": False}
POLITICS: Doc = {"step": "politics", "slot": 3}


def accepted(**document: Any) -> State:
    return GAME.from_position({"form": 2, "clans": CLANS, **document}, seed=1)


def refusal(**document: Any) -> tuple[str, str]:
    """The field that is named, and what is expected of it."""
    with pytest.raises(BadPosition) as refused:
        accepted(**document)
    assert refused.value.details["got"] != refused.value.details["expected"]
    return refused.value.field, str(refused.value.details["expected"])


OTHER_KAMI: list[Doc] = [{"kami": kami} for kami in ("amaterasu", "fujin", "hachiman", "raijin")]
PIECES: list[tuple[Doc, str, str]] = [
    ({"clans": ["koi", "lotus"]}, "clans", "3 to 5 different clans"),
    ({"clans": ["lotus", "koi", "turtle"]}, "clans", "in the order of their starting honor"),
    ({"clans": ["koi", "koi", "turtle"]}, "clans", "3 to 5 different clans"),
    ({"options": {"clans": "koi+lotus+turtle"}}, "options.clans", "the clans in the field clans"),
    ({"rules": 2}, "rules", ""),
    ({"honor": [0, 1]}, "honor", "every seat once"),
    ({"honor": [0, 1, 1]}, "honor", "every seat once"),
    ({"players": [{}] * 4}, "players", "a list of at most 3 objects"),
    ({"players": {}}, "players", "a list"),
    ({"players": [{"ally": 0}]}, "players[0].ally", "a seat that names this one as its ally, too"),
    ({"players": [{"ally": 1}]}, "players[0].ally", "a seat that names this one"),
    ({"players": [{"ally": 1}, {"ally": 2}, {"ally": 1}]}, "players[0].ally", "a seat that names this one"),
    ({"players": [{"ally": 3}]}, "players[0].ally", ""),
    ({"players": [{"vp": 3, "earned": {"harvest": 2}}]}, "players[0].earned", "sources that add up to 3 points"),
    ({"players": [{"tokens": {"spring": ["edo", "edo"]}}]}, "players[0].tokens.spring", "each token once"),
    ({"players": [{"tokens": {"winter": ["edo"]}}]}, "players[0].tokens.winter", "one of autumn, spring, summer"),
    ({"players": [{"cards": {"respect": 3}}]}, "players[0].cards.respect", ""),
    ({"players": [{"gold": 1}]}, "players[0].gold", ""),
    ({"players": [{"cards": {"yurei": 1}}] * 2}, "players[1].cards.yurei", "one owner of yurei"),
    ({"hostages": [[]] * 4}, "hostages", "at most 3 lists, one a captor"),
    ({"hostages": [[{"bushi": 1}]]}, "hostages[0]", "figures of other seats"),
    ({"hostages": [[], [{}, {"shinto": 1}]]}, "hostages[1]", "figures of other seats"),
    ({"bought": ["yurei"]}, "bought", "exactly the monsters that the players own"),
    ({"bought": [], "players": [{"cards": {"yurei": 1}}]}, "bought", "exactly the monsters"),
    ({"shrines": [{"kami": "fujin"}]}, "shrines", "4 shrines"),
    ({"shrines": [{"kami": "fujin"}] * 4}, "shrines", "four different kami"),
    ({"shrines": OTHER_KAMI, "options": {"shrines": "first_game"}}, "shrines", "as options.shrines says"),
    ({"plays": [{"seat": 0, "mandate": "train", "surprise": 1}]}, "plays[0].surprise", ""),
    ({"map": {"edo": [{}, {}, {}, {}]}}, "map.edo", "a list of at most 3 objects"),
    ({"map": {"atlantis": []}}, "map.atlantis", ""),
    ({"map": {"edo": [{"dragon": 1}]}}, "map.edo[0].dragon", ""),
    ({"map": {"oshu": [{"bushi": 4}], "edo": [{"bushi": 3}]}}, "map.edo[0].bushi", "at most 6 a clan"),
    ({"map": {"oshu": [{"strongholds": 3}], "edo": [{"strongholds": 2}]}}, "map.edo[0].strongholds", "at most 4"),
    ({"map": {"edo": [{"yurei": 1}]}}, "map.edo[0].yurei", "a monster whose card this seat owns, in one place"),
    ({"wars": ["edo", "edo"]}, "wars", "different provinces"),
    ({"wars": ["edo"], "wars_decided": 2}, "wars_decided", ""),
    ({"discarded_tokens": {"spring": ["edo", "edo"]}}, "discarded_tokens.spring", "each token once"),
    ({"market": {"respect": 3}}, "market.respect", ""),
    ({"waiting": 1}, "waiting", "true or false"),
    ({"surprise": 1}, "surprise", ""),
]


@pytest.mark.parametrize(("document", "field", "expected"), PIECES)
def test_rs1_pieces_that_do_not_fit_are_refused(document: Doc, field: str, expected: str) -> None:
    found = refusal(**document)
    assert found[0] == field
    assert expected in found[1]


def test_rs1_3_a_monster_stands_where_its_owner_put_it_and_but_once() -> None:
    owner: Doc = {"players": [{}, {"cards": {"yurei": 1}}]}
    position: Any = accepted(**owner, map={"edo": [{}, {"yurei": 1}]}).position()
    assert position["map"]["edo"][1]["yurei"] == 1
    assert position["bought"] == ["yurei"]
    twice = {"edo": [{}, {"yurei": 1}], "oshu": [{}, {"yurei": 1}]}
    assert refusal(**owner, map=twice)[0] == "map.edo[1].yurei"
    assert refusal(**owner, map={"edo": [{"yurei": 1}]})[0] == "map.edo[0].yurei"


@pytest.mark.parametrize(("figure", "allowed"), [("shinto", True), ("bushi", False), ("daimyo", False)])
def test_rs1_8_only_shinto_and_komainu_stand_at_a_shrine(figure: str, allowed: bool) -> None:
    names = ("amaterasu", "fujin", "hachiman", "raijin")
    shrines: list[Doc] = [{"kami": name} for name in names[:3]] + [{"kami": "raijin", "pieces": [{figure: 1}]}]
    if allowed:
        position: Any = accepted(shrines=shrines).position()
        assert position["shrines"][3]["pieces"][0] == {figure: 1}
    else:
        assert refusal(shrines=shrines) == (f"shrines[3].pieces[0].{figure}", "only Shinto and Komainu at a shrine")


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"market": {"yurei": 1}, "players": [{"cards": {"yurei": 1}}]}, "market.yurei"),
        ({"market": {"yurei": 2}}, "market.yurei"),
        ({"players": [{"cards": {"yurei": 2}}]}, "players[0].cards.yurei"),
    ],
)
def test_rs1_14_there_are_no_more_copies_than_were_printed(document: Doc, field: str) -> None:
    assert refusal(**document) == (field, "at most 1 of yurei")


PLAYED: Doc = {"seat": 0, "mandate": "train"}


@pytest.mark.parametrize(
    ("document", "field", "expected"),
    [
        ({"plays": [{**PLAYED, "face_down": True}]}, "plays[0]", "face_down for Lotus and for nobody else"),
        ({"plays": [PLAYED, {"seat": 1, "mandate": "train"}]}, "plays[1]", "face_down for Lotus"),
        ({"plays": [{**PLAYED, "seat": 3}]}, "plays[0].seat", ""),
        ({"plays": [{**PLAYED, "face_down": 1}]}, "plays[0].face_down", "true or false"),
        ({"plays": [PLAYED] * 3}, "secrets.pool", "two tiles of each mandate in all"),
        ({"secrets": {"pool": ["train"]}}, "secrets.pool", "two tiles of each mandate in all"),
        ({"secrets": {"laid": ["train"]}}, "secrets.laid", "0 tiles laid face down"),
        ({"plays": [{"seat": 1, "mandate": "train", "face_down": True}]}, "secrets.laid", "1 tiles laid face down"),
        ({"secrets": {"seen": [None] * 4}}, "secrets.seen", "at most 3 items, one a seat"),
        ({"secrets": {"bids": [[]] * 4}}, "secrets.bids", "at most 3 items, one a seat"),
        ({"secrets": {"bids": [{}]}}, "secrets.bids[0]", "a list of at most four bids"),
        ({"secrets": {"bids": [[0] * 5]}}, "secrets.bids[0]", "a list of at most four bids"),
        ({"secrets": {"bids": [[], [1]]}}, "secrets.bids[1]", "bids within 0 coins"),
        ({"secrets": {"bids": [[], [-1]]}}, "secrets.bids[1][0]", ""),
        ({"secrets": {"bids": [[0]]}}, "secrets.bids", "none but in the step bids"),
        ({"secrets": {"surprise": 1}}, "secrets.surprise", ""),
    ],
)
def test_rs6_3_and_rs9_1_secrets_that_do_not_fit_are_refused(document: Doc, field: str, expected: str) -> None:
    found = refusal(**document)
    assert found[0] == field
    assert expected in found[1]


def remembered(turn: int, tiles: str, seat: int = 0, plays: str = "train recruit betray") -> Doc:
    """What a seat remembers, after these plays of Koi, Turtle and Koi."""
    seats = (0, 2, 0)
    listed = [{"seat": one, "mandate": mandate} for one, mandate in zip(seats, plays.split(), strict=False)]
    seen: list[Doc | None] = [None] * 3
    seen[seat] = {"turn": turn, "tiles": tiles.split()}
    return {"plays": listed, "secrets": {"seen": seen}}


@pytest.mark.parametrize("turn", [2, 4])
def test_rs6_3_a_memory_is_of_an_own_turn(turn: int) -> None:
    assert refusal(**remembered(turn, "train recruit betray")) == (
        "secrets.seen[0].turn",
        "a mandate turn of this seat",
    )


@pytest.mark.parametrize("tiles", ["train recruit", "train recruit betray marshal", "train train recruit"])
def test_rs6_3_three_tiles_were_put_back_that_were_not_played_before(tiles: str) -> None:
    found = refusal(**remembered(1, tiles))
    assert found == ("secrets.seen[0].tiles", "3 tiles that were not played before")


def test_rs6_3_a_memory_that_fits_is_accepted() -> None:
    position: Any = accepted(**remembered(1, "train recruit marshal")).position()
    assert sorted(position["secrets"]["seen"][0]["tiles"]) == ["marshal", "recruit", "train"]
    assert position["secrets"]["seen"][0]["turn"] == 1


def test_an_unknown_card_is_refused_with_the_cards_there_are() -> None:
    field, expected = refusal(market={"dragoon": 1})
    assert field == "market.dragoon"
    assert expected == "one of " + ", ".join(CARD.words)


LISTS = ["proposals", "open_proposals", "ready", "moved", "summoned", "newcomers", "bids", "hired", "loyal", "offers"]


@pytest.mark.parametrize("name", LISTS)
def test_what_steps_keep_has_its_length(name: str) -> None:
    field, expected = refusal(locals={name: [0]})
    assert (field, expected.split()[-1]) == (f"locals.{name}", "numbers")
    assert accepted(locals={name: [0] * int(expected.split()[0])}) == accepted()


@pytest.mark.parametrize(
    ("part", "field", "expected"),
    [
        ({"fighters": [0, 0]}, "locals.fighters", "different seats"),
        ({"fighters": [3]}, "locals.fighters[0]", ""),
        ({"uses": [3]}, "locals.uses[0]", ""),
        ({"last_in_line": [3]}, "locals.last_in_line[0]", ""),
        ({"last_actor": 3}, "locals.last_actor", ""),
        ({"crossed": 64}, "locals.crossed", ""),
        ({"barred": 64}, "locals.barred", ""),
        ({"fallen": 61}, "locals.fallen", ""),
        ({"winner": 3}, "locals.winner", ""),
        ({"surprise": 3}, "locals.surprise", ""),
    ],
)
def test_what_steps_keep_is_within_its_bounds(part: Doc, field: str, expected: str) -> None:
    found = refusal(locals=part)
    assert found[0] == field
    assert expected in found[1]


EDO: Doc = {"map": {"edo": [{"bushi": 1}, {"bushi": 1}]}, "wars": ["edo"], "wars_decided": 1, "phase": "war"}
BATTLE: Doc = {"step": "battle", "stage": 1, "province": "edo"}
BIDDING: Doc = {"fighters": [0, 1], "ready": [0, 0, 1]}
REPLACED: Doc = {"step": "stand_in", "seat": 0, "owner": 1, "figure": "bushi", "place": "edo"}
SPENT: Doc = {"map": {"edo": [{}, {"bushi": 1}, {"bushi": 6}]}}
LOOKING: Doc = {"step": "mandate", "seat": 0, "stage": "look"}
SEPPUKU: Doc = {"step": "advantage", "seat": 0, "advantage": "seppuku", "province": "edo"}
TOLL: Doc = {"step": "toll", "seat": 1, "mover": 0, "figure": "bushi", "origin": "kansai", "target": "shikoku"}
SEA: Doc = {"map": {"kansai": [{"bushi": 1}]}, "players": [{}, {"cards": {"path_of_the_serpent": 1}}]}
STEPS: list[tuple[list[Doc], Doc, str, str]] = [
    ([TEA, TEA], {}, "turn[1]", "the step tea once"),
    ([{"step": "season", "phase": "scoring"}], {}, "turn[0].phase", "a phase of a season"),
    ([{"step": "mercy", "seat": 0, "amount": 1}], {}, "turn[0]", "a step below that kills"),
    ([{"step": "politics", "slot": 0}], {"plays": [PLAYED]}, "plays", "no more mandates than turn[0] has begun"),
    ([POLITICS, {"step": "mandate", "seat": 0, "stage": "play"}], {}, "secrets.hand", "the tiles that are being"),
    ([{"step": "pay", "seat": 0, "amount": 1, "card": None, "province": None}], {}, "turn[0]", "either a card or"),
    ([{"step": "pay", "seat": 0, "amount": 1, "card": "respect", "province": "edo"}], {}, "turn[0]", "either a card"),
    ([{"step": "monster", "seat": 0, "figure": "yurei"}], {}, "turn[0]", "a monster that this seat owns"),
    ([{"step": "monster", "seat": 0, "figure": "bushi"}], {}, "turn[0]", "a monster that this seat owns"),
    ([{"step": "after_summon", "seat": 0, "begun": True}], {"locals": {"uses": [0]}}, "locals.uses", " numbers"),
    ([{"step": "reparations", "seat": 0, "amount": 2, "losers": [1]}], {}, "turn[0]", "a loser for each coin"),
    ([REPLACED], {}, "turn[0]", "a figure of another seat that stands there"),
    ([{**REPLACED, "owner": 0}], EDO, "turn[0]", "a figure of another seat that stands there"),
    ([{**REPLACED, "seat": 2}], SPENT, "turn[0]", "a figure that one of the reserve can replace"),
    ([BATTLE], EDO, "locals.fighters", "two or more different seats in a battle"),
    ([BATTLE], {**EDO, "locals": {"fighters": [1]}}, "locals.fighters", "two or more different seats in a battle"),
    ([{**BATTLE, "province": "oshu"}], EDO, "turn[0]", "the province of the war that is being decided"),
    (
        [{"step": "recruit", "seat": 0}],
        {"locals": {"newcomers": [1] + [0] * 15}},
        "locals.newcomers",
        "than stand there",
    ),
    ([BATTLE, {"step": "bids"}, {"step": "bids"}], {**EDO, "locals": BIDDING}, "turn[1]", "as the innermost step"),
    ([{**BATTLE, "stage": 0}], {**EDO, "map": {"edo": [{"bushi": 1}]}}, "locals.fighters", "two or more different"),
    ([{**BATTLE, "stage": 0}, {"step": "bids"}], {**EDO, "locals": BIDDING}, "turn[0]", "that has come to bids"),
    ([BATTLE, SEPPUKU], {**EDO, "locals": BIDDING}, "turn[0]", "a battle that has come to advantage"),
    ([{"step": "season", "phase": "politics"}, POLITICS], {}, "turn[0].phase", "a phase after politics"),
    ([{"step": "season", "phase": "tea"}, LOOKING], {}, "turn[0].phase", "a phase after politics"),
    ([{"step": "season", "phase": "setup"}], {"plays": [PLAYED]}, "turn[0].phase", "a phase after politics"),
    ([{"step": "politics", "slot": 1}, LOOKING], {"plays": [PLAYED]}, "plays", "of which this is number 1"),
    (
        [{"step": "politics", "slot": 4}, LOOKING],
        {"plays": [PLAYED, PLAYED, {**PLAYED, "mandate": "recruit"}]},
        "plays",
        "of which this is number 3",
    ),
    ([TOLL], {**SEA, "players": []}, "turn[0]", "a move over a route of which this seat may claim a toll"),
    ([{**TOLL, "mover": 1}], SEA, "turn[0]", "a move over a route"),
    ([{**TOLL, "target": "kyoto"}], SEA, "turn[0]", "a move over a route"),
    ([{**TOLL, "target": "kansai"}], SEA, "turn[0]", "a move over a route"),
    ([TOLL], {**SEA, "locals": {"crossed": 63}}, "turn[0]", "a move over a route"),
    ([{**TOLL, "figure": "shinto"}], SEA, "turn[0]", "a figure of the mover that stands there"),
    ([{"step": "bids"}], {}, "wars_decided", "the war of the battle that is bid for"),
    ([BATTLE, {"step": "bids"}], {**EDO, "locals": {"fighters": [0, 1]}}, "locals.ready", "1 for every seat"),
    ([BATTLE, {"step": "bids"}], {**EDO, "locals": {"fighters": [1, 2]}}, "locals.ready", "1 for every seat"),
]


@pytest.mark.parametrize(("turn", "document", "field", "expected"), STEPS)
def test_a_step_that_does_not_fit_the_table_is_refused(
    turn: list[Doc], document: Doc, field: str, expected: str
) -> None:
    found = refusal(turn=turn, **document)
    assert found[0] == field
    assert expected in found[1]


@pytest.mark.parametrize(("name", "most"), [("summoned", 20), ("moved", 6), ("newcomers", 3), ("proposals", 2)])
def test_what_steps_keep_is_bounded(name: str, most: int) -> None:
    length = int(refusal(locals={name: [0]})[1].split()[0])
    assert accepted(locals={name: [most] + [0] * (length - 1)})
    field, expected = refusal(locals={name: [most + 1] + [0] * (length - 1)})
    assert (field, expected) == (f"locals.{name}[0]", f"a whole number from 0 to {most}")


def test_steps_that_cannot_run_on_are_refused() -> None:
    """Oni of Hate is about to kill a figure of a seat that has none there."""
    hate = {"step": "hate", "seat": 0, "left": [1], "hit": [], "province": "oshu"}
    assert refusal(turn=[hate]) == ("turn", "steps that fit the rest of the position")


@pytest.mark.parametrize("mandate", ["recruit", "marshal", "train"])
def test_rs6_4_no_more_players_have_carried_a_mandate_out_than_there_are(mandate: str) -> None:
    execute = {"step": "execute", "seat": 0, "done": 4, "mandate": mandate}
    assert refusal(turn=[execute]) == ("turn[0].done", "at most 3 players")


def test_rs1_too_many_copies_are_counted_on_display_and_in_hands() -> None:
    with pytest.raises(BadPosition) as refused:
        accepted(market={"komainu": 1}, players=[{"cards": {"komainu": 1}}])
    assert (refused.value.field, refused.value.details["got"]) == ("market.komainu", "2")


@pytest.mark.parametrize("name", LISTS)
def test_what_steps_keep_is_written_and_read_back(name: str) -> None:
    turn = [{"step": "marshal", "seat": 0, "begun": True}]
    document: Any = accepted(turn=turn, map={"edo": [{"bushi": 1}]}).position()
    count = int(refusal(locals={name: [0]})[1].split()[0])
    document["locals"][name] = [1] * count
    again: Any = GAME.from_position(document).position()
    assert again["locals"][name] == [1] * count
    document["locals"][name] = [0] * count
    again = GAME.from_position(document).position()
    assert name not in again["locals"]


ONCE = ["season", "tea", "politics", "mandate", "execute", "kami", "wars", "battle"]


@pytest.mark.parametrize("name", ONCE)
def test_a_step_that_lies_once_does_not_lie_twice(name: str) -> None:
    known: dict[str, Doc] = {"season": {"phase": "war"}, "mandate": {"seat": 0, "stage": "look"}, "battle": BATTLE}
    step: Doc = {"step": name, **known.get(name, {})}
    expected = [{**step, "stage": 2}, SEPPUKU] if name == "battle" else [step]
    document = {**EDO, "locals": BIDDING} if name == "battle" else {}
    field, wanted = refusal(turn=[*expected, step], **document)
    assert (field, wanted) == (f"turn[{len(expected)}]", f"the step {name} once")


def test_a_listener_hears_what_happens_up_to_the_first_question() -> None:
    heard: list[str] = []
    board = {"clans": ["koi", "lotus", "turtle"], "season": "summer", "turn": [{"step": "season"}]}
    gunbai.game("rising-sun").from_position(board, seed=1, listener=lambda event: heard.append(event.code))
    assert heard[:2] == ["season_began", "war_drawn"]
