"""The English rule texts are complete, well formed and refer only to clauses that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).resolve().parents[2] / "src" / "gunbai" / "locale"
RULES = {"RS": "rules-rising-sun.ftl", "SG": "rules-shogun.ftl"}
FILES = (*RULES.values(), "cards-rising-sun.ftl", "terms-rising-sun.ftl", "terms-shogun.ftl")
CLAUSES = (LOCALE / "clauses.txt").read_text(encoding="utf-8").split()
TOOLTIP = 220  # characters a clause may take in a tooltip; worked examples are longer
CLAUSE_ID = re.compile(r"\b(?:RS|SG)(?:\d+\.\d+|-[XY]\d+)")

CARDS = """
    komainu oni_of_skulls path_of_the_lion righteousness way_of_the_shogun path_of_the_serpent respect
    way_of_bushido way_of_the_ronin yurei form_of_the_kitsune form_of_the_phoenix path_of_the_dragon
    river_dragon way_of_the_moneylender benevolence path_of_the_kenin path_of_the_light justice oni_of_blood
    oni_of_souls path_of_the_samurai form_of_the_beast oni_of_hate oni_of_spite way_of_the_katana honesty
    path_of_the_patron path_of_the_warlord loyalty way_of_the_merchant form_of_the_kindred
    path_of_the_unrighteous courage path_of_the_ninja way_of_the_righteous mercy path_of_the_monkey
    form_of_the_demon path_of_the_spirit way_of_the_ashigaru
"""

# family of ids -> (names, attributes each must have)
TERMS: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
    "terms-rising-sun.ftl": {
        "clan": ("koi lotus turtle dragonfly bonsai", ("full", "ability")),
        "province": ("hokkaido oshu edo kyoto kansai nagato kyushu shikoku", ()),
        "figure": (
            (
                "daimyo shinto bushi monster komainu oni_of_skulls oni_of_blood oni_of_souls oni_of_hate"
                " oni_of_spite yurei river_dragon stronghold"
            ),
            (),
        ),
        "mandate": ("recruit marshal train harvest betray", ("all", "bonus")),
        "kami": ("amaterasu fujin hachiman raijin ryujin susanoo tsukuyomi", ("effect", "epithet")),
        "advantage": ("seppuku take_hostage hire_ronin imperial_poets", ("effect",)),
        "season": ("spring summer autumn winter", ()),
        "phase": (
            (
                "season_setup tea_ceremony political mandate_turn kami_turn war start_of_war battle outcome"
                " reparations clean_up winter"
            ),
            ("see",),
        ),
        "set": ("core archway teapot horseman", ()),
        "kind": ("enhancement virtue monster war_upgrade winter_upgrade", ()),
        "option": (
            (
                "set shikoku_reward nagato_kyushu_vp edo_kyoto_border horseman_summer oni_hate_force courage"
                " oni_of_souls_uncontested justice mercy_copies enters_by_betray ninja_own_bushi"
                " ninja_mercy_loses_honor merchant_koi_exchange merchant_chain serpent_turtle_strongholds"
                " serpent_mover_may_withdraw fujin_turtle_strongholds koi_exchange_last bushido"
                " loyalty_honesty_harvest ashigaru_dragonfly three_way_tie_with_allies"
                " unrighteous_komainu_at_shrine"
            ),
            ("about",),
        ),
    },
    "terms-shogun.ftl": {
        "house": ("crimson indigo pine amber plum", ("full", "letter")),
        "shogun-season": ("spring summer autumn winter", ()),
        "step": (
            "actions specials planning event order carry_out provisions revolts scoring placement",
            ("see",),
        ),
        "side": ("sun moon", ()),
        "region": ("green red purple yellow brown", ("short",)),
        "province": (
            (
                "aki awa-boso awa-shikoku bingo bitchu bizen echigo echizen etchu harima hida hitachi hoki ise"
                " iwami iyo izu izumo kaga kai kazusa kii kozuke mikawa mimasaka mino musashi mutsu noto omi"
                " owari sagami sanuki settsu shima shimosa shimotsuke shinano suruga tajima tamba tosa totomi"
                " wakasa yamato"
            ),
            (),
        ),
        "building": ("castle temple theatre", ("about", "letter")),
        "action": (
            "castle temple theatre rice tax armies5 armies3 army1_move battle_move_a battle_move_b none",
            ("about", "short", "see"),
        ),
        "special": ("tax1 rice1 armies6 attack1 defence1", ("effect", "short")),
        "event": (
            (
                "plays_calm_5 plays_calm_7 village_militia strong_walls_2 strong_walls_6 temple_peace_3 low_taxes"
                " high_taxes temple_peace_4 good_harvest poor_harvest few_recruits"
            ),
            ("effect", "winter", "see"),
        ),
        "option": (
            "side setup yield action_window armies6_shortage tower years moon_three",
            ("about",),
        ),
    },
}

Message = dict[str, str]  # "" is the value, other keys are attributes


def source(name: str) -> str:
    return (LOCALE / "en" / name).read_text(encoding="utf-8")


def entries(name: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(name)).body


def text(pattern: ast.Pattern | None) -> str:
    """The plain text of a pattern. These files use no placeables."""
    if pattern is None:
        return ""
    assert all(isinstance(part, ast.TextElement) for part in pattern.elements), "placeable in a rule text"
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def messages(name: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in entries(name):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = {
                "": text(entry.value),
                **{attribute.id.name: text(attribute.value) for attribute in entry.attributes},
            }
    return found


def fluent_id(clause: str) -> str:
    return clause.replace(".", "-")


@pytest.mark.parametrize("name", FILES)
def test_file_parses_without_junk(name: str) -> None:
    junk = [entry.content for entry in entries(name) if isinstance(entry, ast.Junk)]
    assert junk == []
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    others = [e for e in entries(name) if not isinstance(e, (ast.Message, *comments))]
    assert others == []


def test_runtime_formats_everything_in_one_bundle() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource(source(name)))
    for name in FILES:
        for key, parts in messages(name).items():
            message = bundle.get_message(key)
            patterns = {"": message.value, **message.attributes}
            for part, expected in parts.items():
                pattern = patterns[part]
                assert pattern is not None, f"{key} has no value"
                value, errors = bundle.format_pattern(pattern)
                assert (value, errors) == (expected, []), f"{key}.{part}"


def test_no_id_or_attribute_twice() -> None:
    ids: Counter[str] = Counter()
    for name in FILES:
        for entry in entries(name):
            if isinstance(entry, ast.Message):
                ids[entry.id.name] += 1
                attributes = Counter(attribute.id.name for attribute in entry.attributes)
                assert max(attributes.values(), default=1) == 1, f"{entry.id.name}: attribute twice"
    assert [key for key, times in ids.items() if times > 1] == []


def test_clause_list_is_sound() -> None:
    assert len(CLAUSES) == len(set(CLAUSES))
    assert all(CLAUSE_ID.fullmatch(clause) for clause in CLAUSES)


@pytest.mark.parametrize("game", RULES)
def test_every_clause_and_chapter_is_there_and_nothing_else(game: str) -> None:
    clauses = [clause for clause in CLAUSES if clause.startswith(game)]
    chapters = {clause.split(".")[0] for clause in clauses if "." in clause}
    wanted = {fluent_id(clause) for clause in clauses} | chapters
    assert set(messages(RULES[game])) == wanted


@pytest.mark.parametrize("game", RULES)
def test_clause_has_title_and_tooltip_length(game: str) -> None:
    for key, parts in messages(RULES[game]).items():
        assert parts[""].strip(), f"{key} is empty"
        if "-" not in key:
            assert set(parts) == {""}, f"{key}: a chapter is only a title"
            continue
        assert set(parts) <= {"", "title", "more", "see"}, key
        assert 0 < len(parts["title"]) <= 40, f"{key}: title"
        if key[3] not in "XY":
            assert len(parts[""]) <= TOOLTIP, f"{key}: {len(parts[''])} characters"


@pytest.mark.parametrize("name", FILES)
def test_cross_references_exist(name: str) -> None:
    for key, parts in messages(name).items():
        see = parts.get("see", "").split()
        assert len(see) == len(set(see)), f"{key}: reference twice"
        assert fluent_id(key) not in map(fluent_id, see), f"{key}: refers to itself"
        cited = set(see) | {m.group() for value in parts.values() for m in CLAUSE_ID.finditer(value)}
        assert cited <= set(CLAUSES), f"{key}: {cited - set(CLAUSES)}"
        assert all(re.fullmatch(CLAUSE_ID, clause) for clause in see), key


@pytest.mark.parametrize("name", FILES)
def test_texts_are_plain(name: str) -> None:
    for key, parts in messages(name).items():
        for part, value in parts.items():
            assert value == " ".join(value.split()), f"{key}.{part}: stray space or line break"
            assert not re.search(r"\.\./|\.json|\.md\b|†|\"", value), f"{key}.{part}"


def test_cards() -> None:
    cards = messages("cards-rising-sun.ftl")
    assert set(cards) == {f"card-{card}" for card in CARDS.split()}
    for key, parts in cards.items():
        assert set(parts) - {"see"} == {"", "effect", "when"}, key
        assert len(parts["effect"]) <= 140, f"{key}: too long for the card face"
        assert parts["effect"].endswith("."), key
        assert parts["when"].endswith("."), key


@pytest.mark.parametrize("name", TERMS)
def test_terms(name: str) -> None:
    terms = messages(name)
    wanted: dict[str, tuple[str, ...]] = {}
    for family, (names, attributes) in TERMS[name].items():
        wanted.update({f"{family}-{one}": attributes for one in names.split()})
    assert set(terms) == set(wanted)
    for key, attributes in wanted.items():
        assert set(attributes) <= set(terms[key]), key
        if key.startswith("option-"):
            values = [part for part in terms[key] if part.startswith("value-")]
            assert len(values) >= 2, f"{key}: an option needs two values"
