"""The bounds of every number and the words of every name in a position of Rising Sun: what is none of them is refused
by field, with the bounds or the words."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import CARD, KAMI_NAMES, MANDATES
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field

GAME = gunbai.game("rising-sun")
CLANS = ["koi", "lotus", "turtle"]
X = 10**9
"""More than anything may be."""
Doc = dict[str, Any]

TABLE: list[tuple[Doc, str, int, int]] = [
    ({"rules": X}, "rules", 1, 1),
    ({"mandate_turns": X}, "mandate_turns", 0, 7),
    ({"active": X}, "active", 0, 2),
    ({"honor": [X]}, "honor[0]", 0, 2),
    ({"players": [{"vp": X}]}, "players[0].vp", 0, 9999),
    ({"players": [{"coins": X}]}, "players[0].coins", 0, 9999),
    ({"players": [{"ronin": X}]}, "players[0].ronin", 0, 9999),
    ({"players": [{"ally": X}]}, "players[0].ally", 0, 2),
    ({"players": [{"allied_seasons": X}]}, "players[0].allied_seasons", 0, 3),
    ({"players": [{"cards": {"respect": X}}]}, "players[0].cards.respect", 0, 2),
    ({"players": [{"earned": {"harvest": X}}]}, "players[0].earned.harvest", -9999, 9999),
    ({"map": {"edo": [{"daimyo": X}]}}, "map.edo[0].daimyo", 0, 1),
    ({"map": {"edo": [{}, {"shinto": X}]}}, "map.edo[1].shinto", 0, 3),
    ({"map": {"edo": [{"bushi": X}]}}, "map.edo[0].bushi", 0, 6),
    ({"map": {"edo": [{"komainu": X}]}}, "map.edo[0].komainu", 0, 1),
    ({"map": {"edo": [{"yurei": X}]}}, "map.edo[0].yurei", 0, 1),
    ({"map": {"edo": [{"strongholds": X}]}}, "map.edo[0].strongholds", 0, 4),
    ({"fallen_figures": [{"bushi": X}]}, "fallen_figures[0].bushi", 0, 6),
    ({"hostages": [[], [{"shinto": X}]]}, "hostages[1][0].shinto", 0, 3),
    ({"market": {"respect": X}}, "market.respect", 0, 2),
    ({"wars": ["edo", "oshu"], "wars_decided": X}, "wars_decided", 0, 2),
    ({"plays": [{"seat": X, "mandate": "train"}]}, "plays[0].seat", 0, 2),
    ({"locals": {"proposals": [X]}}, "locals.proposals[0]", 0, 2),
    ({"locals": {"open_proposals": [X]}}, "locals.open_proposals[0]", 0, 1),
    ({"locals": {"ready": [X]}}, "locals.ready[0]", 0, 1),
    ({"locals": {"moved": [X]}}, "locals.moved[0]", 0, 6),
    ({"locals": {"summoned": [X]}}, "locals.summoned[0]", 0, 20),
    ({"locals": {"newcomers": [X]}}, "locals.newcomers[0]", 0, 3),
    ({"locals": {"bids": [X]}}, "locals.bids[0]", 0, 9999),
    ({"locals": {"hired": [X]}}, "locals.hired[0]", 0, 9999),
    ({"locals": {"loyal": [X]}}, "locals.loyal[0]", 0, 1),
    ({"locals": {"offers": [X]}}, "locals.offers[0]", 0, 999_999),
    ({"locals": {"fighters": [X]}}, "locals.fighters[0]", 0, 2),
    ({"locals": {"uses": [X]}}, "locals.uses[0]", 0, 2),
    ({"locals": {"last_in_line": [X]}}, "locals.last_in_line[0]", 0, 2),
    ({"locals": {"last_actor": X}}, "locals.last_actor", 0, 2),
    ({"locals": {"crossed": X}}, "locals.crossed", 0, 63),
    ({"locals": {"barred": X}}, "locals.barred", 0, 63),
    ({"locals": {"fallen": X}}, "locals.fallen", 0, 60),
    ({"locals": {"winner": X}}, "locals.winner", 0, 2),
    ({"secrets": {"seen": [{"turn": X}]}}, "secrets.seen[0].turn", 1, 7),
    ({"secrets": {"bids": [[X]]}}, "secrets.bids[0][0]", 0, 9999),
]
STEP_NUMBERS = {
    ("politics", "slot"): (0, 10),
    ("execute", "done"): (0, 6),
    ("betray", "extra"): (0, 9),
    ("pay", "amount"): (0, 99),
    ("kami", "shrine"): (0, 4),
    ("ashigaru", "summoned"): (0, 2),
    ("battle", "stage"): (0, 8),
    ("hostages", "amount"): (1, 9),
    ("mercy", "amount"): (0, 99),
    ("reparations", "amount"): (0, 3),
}


def refusal(document: Doc) -> tuple[str, str]:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"form": 2, "clans": CLANS, **document})
    return refused.value.field, str(refused.value.details["expected"])


@pytest.mark.parametrize(("document", "field", "low", "high"), TABLE, ids=[row[1] for row in TABLE])
def test_a_number_out_of_bounds_is_refused_with_its_bounds(document: Doc, field: str, low: int, high: int) -> None:
    assert refusal(document) == (field, f"a whole number from {low} to {high}")


@pytest.mark.parametrize(("place", "bounds"), STEP_NUMBERS.items(), ids=[".".join(one) for one in STEP_NUMBERS])
def test_a_number_of_a_step_out_of_bounds_is_refused(place: tuple[str, str], bounds: tuple[int, int]) -> None:
    step, name = place
    found = refusal({"turn": [{"step": step, name: X}]})
    assert found == (f"turn[0].{name}", f"a whole number from {bounds[0]} to {bounds[1]}")


def test_every_number_of_a_step_is_in_that_table() -> None:
    numbers = {(step, field.name) for step, kind in STEPS.items() for field in kind.fields if type(field) is Field}
    assert numbers == set(STEP_NUMBERS)


FIGURES = (
    *("daimyo", "bushi", "shinto", "komainu", "oni_of_skulls", "yurei", "river_dragon", "oni_of_blood"),
    *("oni_of_souls", "oni_of_hate", "oni_of_spite"),
)
WORDS: list[tuple[Doc, str, tuple[str, ...]]] = [
    ({"clans": ["koi", "x"]}, "clans[1]", ("koi", "lotus", "turtle", "dragonfly", "bonsai")),
    ({"season": "x"}, "season", ("spring", "summer", "autumn", "winter")),
    ({"phase": "x"}, "phase", ("setup", "tea", "politics", "war", "cleanup", "scoring")),
    ({"set": "x"}, "set", ("archway", "teapot", "horseman")),
    ({"turn": [{"step": "x"}]}, "turn[0].step", tuple(STEPS)),
    ({"wars": ["x"]}, "wars[0]", PROVINCES),
    ({"discarded_tokens": {"summer": ["x"]}}, "discarded_tokens.summer[0]", PROVINCES),
    ({"players": [{"tokens": {"spring": ["x"]}}]}, "players[0].tokens.spring[0]", PROVINCES),
    ({"players": [{}, {"cards": {"x": 1}}]}, "players[1].cards.x", CARD.words),
    ({"market": {"x": 1}}, "market.x", CARD.words),
    ({"bought": ["x"]}, "bought[0]", FIGURES),
    ({"shrines": [{"kami": "x"}] * 4}, "shrines[0].kami", KAMI_NAMES),
    ({"plays": [{"seat": 0, "mandate": "x"}]}, "plays[0].mandate", MANDATES),
    ({"secrets": {"hand": ["x"]}}, "secrets.hand[0]", MANDATES),
    ({"secrets": {"laid": ["x"]}}, "secrets.laid[0]", MANDATES),
    ({"secrets": {"pool": ["x"]}}, "secrets.pool[0]", MANDATES),
    ({"secrets": {"seen": [{"turn": 1, "tiles": ["x"]}]}}, "secrets.seen[0].tiles[0]", MANDATES),
]


@pytest.mark.parametrize(("document", "field", "words"), WORDS, ids=[row[1] for row in WORDS])
def test_a_word_that_is_unknown_is_refused_with_those_that_are_known(
    document: Doc, field: str, words: tuple[str, ...]
) -> None:
    assert refusal(document) == (field, "one of " + ", ".join(words))
