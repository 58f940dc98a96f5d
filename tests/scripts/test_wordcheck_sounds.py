"""The check of Ukrainian sounds finds what is wrong between words and after names, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.wordcheck import compared, sounds
from scripts.wordcheck.messages import Language, read

TERMS = """
building-castle = Замок
    .acc = замок
building-temple = Храм
    .acc = храм
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
    ],
)
def test_a_right_sound_is_not(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, line) == []


def test_other_languages_have_other_sounds(tmp_path: Path) -> None:
    assert found(tmp_path, "черепов в Кансае", "ru") == []
