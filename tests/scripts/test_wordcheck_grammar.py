"""The checks of Ukrainian sounds and of cases find what is wrong between words and after names, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.wordcheck import cases, compared, sounds
from scripts.wordcheck.messages import Language, read

TERMS = """
building-castle = Замок
    .acc = замок
building-temple = Храм
    .acc = храм
province-kai = Кай
    .loc = у Каї
    .locv = в Каї
house-pine = Сосна
house-amber = Бурштин
"""


def found(folder: Path, line: str, language: str = "uk") -> list[str]:
    (folder / language).mkdir()
    (folder / language / "terms-shogun.ftl").write_text(TERMS, encoding="utf-8")
    (folder / language / "play-shogun.ftl").write_text(f"said = {line}\n", encoding="utf-8")
    texts: Language = read(folder, language)
    return [*sounds.faults(texts), *(fault for text in texts.texts.values() for fault in compared.letter_faults(text))]


@pytest.mark.parametrize(
    "line",
    [
        "черепів в Кансаї",
        "була у Едо",
        "дім й утримує",
        "дія і угода",
        "дім з столом",
        "перемагає дім { $seat } й утримує",
        "{ $seat } і { $seat2 } разом",
        "{ $amount } в черговості",
        "{ $amount -> \n        [one] { $seat } у нападі\n       *[other] ні\n    }",
        "отримує { $amount } ПО",
        "Битва { $province_loc }",
        "розміщує у Нагато",
        "кидає в вежу",
    ],
)
def test_a_wrong_sound_is_found(tmp_path: Path, line: str) -> None:
    assert len(found(tmp_path, line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "черепів у Кансаї",
        "була в Едо",
        "дім і утримує",
        "дія й угода",
        "дім із столом",
        "перемагає дім { $seat } та утримує",
        "будує { $building_acc } у провінції",
        "отримує { $amount }\u00a0ПО",
        "Битва { $province_locv }",
        "урожай { $province_loc }",
        "кидає у вежу",
        "стоїть у святині",
    ],
)
def test_a_right_sound_is_not(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, line) == []


@pytest.mark.parametrize(
    ("code", "line", "faults"),
    [
        ("uk", "іде до { $province }", 1),
        ("uk", "іде до провінції { $province }", 0),
        ("ru", "битва в { $province2 }", 1),
        ("ru", "битва { $province_loc }", 0),
        ("pl", "sojusz z { $seat }", 1),
        ("pl", "sojusz z { $seat_ins }", 0),
        ("pl", "krok { $turn } z { $turns }", 0),
        ("ru", "{ $amount ->\n        [one] от { $seat }\n       *[other] нет\n    }", 1),
        ("fa", "در { $province }", 0),
    ],
)
def test_a_name_in_the_nominative_after_a_preposition_is_found(
    tmp_path: Path, code: str, line: str, faults: int
) -> None:
    for language in ("en", code):
        (tmp_path / language).mkdir()
        (tmp_path / language / "play-shogun.ftl").write_text(f"said = {line}\n", encoding="utf-8")
    found = [one for one in cases.faults(read(tmp_path, "en"), read(tmp_path, code), {}) if "needs a case" in one]
    assert len(found) == faults


def test_other_languages_have_other_sounds(tmp_path: Path) -> None:
    assert found(tmp_path, "черепов в Кансае", "ru") == []


@pytest.mark.parametrize(
    ("line", "is_right"),
    [
        ("سکه می گیرد", False),
        ("سکه می\u200cگیرد", True),
        ("استان ها", False),
        ("استان\u200cهای شما", True),
        ("استان\u200c و", False),
        ("«\u200cاستان»", False),
    ],
)
def test_persian_joiners_are_where_they_belong(tmp_path: Path, line: str, is_right: bool) -> None:
    assert (found(tmp_path, line, "fa") == []) is is_right
