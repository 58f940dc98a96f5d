"""Every language's rules say the numbers and conditions of the facts; one number changed anywhere is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.wordcheck import compared, exceptions, facts
from scripts.wordcheck.messages import Language, read
from scripts.wordcheck.numerals import CLAUSE, numbers

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src/gunbai/locale"
LANGUAGES = ("en", "uk", "ru", "pl", "fa")
FACTS = facts.read(ROOT)
DIGITS = re.compile("[0-9۰-۹]+")


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return read(LOCALE, request.param)


def test_the_rules_say_what_the_facts_say(language: Language) -> None:
    assert list(facts.faults(FACTS, language)) == []


def test_every_clause_has_its_facts() -> None:
    clauses = (LOCALE / "clauses.txt").read_text(encoding="utf-8").split()
    assert list(facts.unknown(FACTS, clauses, exceptions.FACTLESS)) == []
    assert "clause RS6.8 has no facts" in facts.unknown({"RS1.1": {}}, clauses, exceptions.FACTLESS)
    assert "there is no clause RS99.1 for these facts" in facts.unknown({"RS99.1": {}}, clauses, {})


def test_any_number_changed_in_any_clause_is_noticed(language: Language) -> None:
    tried, unnoticed = 0, []
    for clause, told in FACTS.items():
        for part, attribute in facts.PARTS.items():
            file = f"rules-{facts.GAMES[clause[:2]]}.ftl"
            text = language.texts.get((file, clause.replace(".", "-"), attribute))
            for wrong in _broken(CLAUSE.sub("", text.plain)) if text else ():
                tried += 1
                if not list(facts._numbers(language.code, told[part], wrong)):
                    unnoticed.append((clause, wrong))
    assert tried > 400
    assert unnoticed == []


def _broken(text: str) -> list[str]:
    """The text with one of its numbers one higher, for each of them."""
    found = list(DIGITS.finditer(text))
    return [f"{text[: one.start()]}{int(one.group()) + 1}{text[one.end() :]}" for one in found]


@pytest.mark.parametrize(
    ("code", "fact", "right", "wrong"),
    [
        ("en", "at most 4", "at most 4", "at least 4"),
        ("uk", "at least 6 chests", "щонайменше 6 скринь", "щонайбільше 6 скринь"),
        ("ru", "at most 5 chests", "не более 5 сундуков", "не менее 5 сундуков"),
        ("pl", "one may decline", "można zrezygnować", "trzeba zrezygnować"),
        ("fa", "must pay", "باید بپردازد", "می‌پردازد"),
        ("uk", "a castle or a theatre", "замок або театр", "замок і театр"),
        ("ru", "each time figures move", "всякий раз, когда передвигает", "вместе с фигурками"),
    ],
)
def test_a_condition_turned_round_is_noticed(code: str, fact: str, right: str, wrong: str) -> None:
    assert list(facts._conditions(code, [fact], right)) == []
    assert list(facts._conditions(code, [fact], wrong)) != []


@pytest.mark.parametrize(
    ("code", "fact", "right", "wrong"),
    [
        ("en", "the player to the left", "the player to your left", "the player to your right"),
        ("uk", "the clan with most honor", "клан із найбільшою честю", "клан із найменшою честю"),
        ("ru", "who holds more coins", "у кого больше монет", "у кого меньше монет"),
        ("pl", "before the reparations", "przed reparacjami", "po reparacjach"),
        ("fa", "the active player last", "بازیکن فعلی آخر", "بازیکن فعلی اول"),
        ("uk", "at most 4", "щонайбільше 4", "щонайменше 4"),
        ("pl", "one may decline", "możesz odmówić", "możesz odmówić, potem musisz zapłacić"),
    ],
)
def test_a_word_turned_into_its_opposite_is_noticed(code: str, fact: str, right: str, wrong: str) -> None:
    assert [*facts._turned(code, [fact], right), *facts._conditions(code, [fact], right)] == []
    assert [*facts._turned(code, [fact], wrong), *facts._conditions(code, [fact], wrong)] != []


LEFT = {"en": "to the left", "uk": "ліворуч", "ru": "слева", "pl": "na lewo", "fa": "چپ"}
RIGHT = {"en": "to the right", "uk": "праворуч", "ru": "справа", "pl": "na prawo", "fa": "راست"}


def test_a_neighbour_on_the_other_side_is_noticed(language: Language) -> None:
    told, text = FACTS["RS6.2"]["more"], language.texts["rules-rising-sun.ftl", "RS6-2", "more"].plain
    wrong = text.replace(LEFT[language.code], RIGHT[language.code])
    assert wrong != text
    assert list(facts.heard(language.code, told, text)) == []
    assert list(facts.heard(language.code, told, wrong)) == ["the text says “right”, the facts say its opposite only"]


def test_a_part_without_facts_is_noticed() -> None:
    told = {**FACTS, "RS2.4": {"text": FACTS["RS2.4"]["text"]}}
    assert list(facts.faults(told, read(LOCALE, "pl"))) == [
        "pl: clause RS2.4: its facts and its text do not have the same parts"
    ]


def test_numbers_are_read_as_digits_and_as_words() -> None:
    assert numbers("uk", "чотири плитки, п’ята дія, RS6.8").says("4", 1)
    assert not numbers("uk", "чотири плитки").says("5", 1)
    assert numbers("ru", "2,5 % и 15 %").digits == {"2.5": 1, "15": 1}
    assert numbers("fa", "۲٫۵٪، دوسوم و پنج").says("2", 1)
    assert numbers("pl", "jedna po drugiej").says("2", 0)
    assert numbers("en", "one by one, twice").says("2", 1)


def test_a_card_with_another_number_than_in_english_is_noticed(tmp_path: Path) -> None:
    for code, line in (("en", "Take 3 coins, twice."), ("uk", "Візьміть 3 монети двічі."), ("pl", "Weź 4 monety.")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "cards-rising-sun.ftl").write_text(f"card = {line}\n", encoding="utf-8")
    texts = {code: next(iter(read(tmp_path, code).texts.values())) for code in ("en", "uk", "pl")}
    assert list(compared.number_faults(texts["en"], texts["uk"])) == []
    assert len(list(compared.number_faults(texts["en"], texts["pl"]))) == 2
