"""The checks of Ukrainian sounds and of cases find what is wrong between words and after names, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.wordcheck import cases, compared, formats, joiners, replaced, sounds
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
        "В провінції порожньо",
        "Готово. У Осаку йдуть",
        "беруть з стосу",
        "вона із Осаки",
        "дія й ялина",
        "перемагає той, в кого більше",
        "порожньо, у Ошю теж",
        "стоїть в святині",
        "розмістити у провінції",
        "ще дві пори — й зима",
        "гра з суперником",
        "альянс з кланом",
        "поруч з полем",
        "З стосу беруть",
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
        "У провінції порожньо",
        "У Ямато тихо. В Осаці теж",
        "беруть із стосу",
        "вона з Осаки",
        "дія і ялина",
        "перемагає той, у кого більше",
        "порожньо, в Ошю теж",
        "розмістити в провінції",
        "ще дві пори — і зима",
        "гра із суперником",
        "альянс із кланом",
        "провінція з храмом",
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
        ("pl", "nie wkraczać { $province }", 1),
        ("pl", "{ $seat } obiecuje { $seat2 }", 1),
        ("pl", "Przyzwij { $figure_acc } { $province }", 1),
        ("pl", "{ $seat } i { $seat2 }", 0),
        ("uk", "карта «Осака» { $province }", 1),
        ("uk", "пропозиція: { $seat }", 0),
        ("ru", "призвать { $figure }", 1),
        ("ru", "регион { $province }", 0),
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
        ("بزرگ تر", False),
        ("بزرگ\u200cتر", True),
        ("خانه ای", False),
        ("خانه\u200cای", True),
        ("جای گفتگو", False),
        ("جای گفت\u200cوگو", True),
        ("مبات", True),
    ],
)
def test_persian_joiners_are_where_they_belong(tmp_path: Path, line: str, is_right: bool) -> None:
    assert (found(tmp_path, line, "fa") == []) is is_right


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        (["لاک\u200cپشت", "لاک\u200cپشت می\u200cبرد"], 0),
        (["لاک\u200cپشت", "لاکپشت"], 1),
        (["لاک\u200cپشت", "لاک پشت"], 1),
        (["می\u200cبرد", "نمی\u200cشود", "میشود"], 1),
        (["میان دو میز", "می\u200cرود"], 0),
        (["کارت", "کارتهای شما"], 1),
        (["فیگور", "فیگورهای شما"], 0),
        (["تن", "تنها"], 0),
        (["بازی تمام\u200cشده", "بازی تمام شده است"], 0),
    ],
)
def test_persian_words_are_joined_alike_everywhere(tmp_path: Path, lines: list[str], faults: int) -> None:
    (tmp_path / "fa").mkdir()
    said = "".join(f"said-{number} = {line}\n" for number, line in enumerate(lines))
    (tmp_path / "fa" / "web.ftl").write_text(said, encoding="utf-8")
    assert len(list(joiners.faults(read(tmp_path, "fa")))) == faults


def test_only_persian_has_joiners(tmp_path: Path) -> None:
    (tmp_path / "ar").mkdir()
    (tmp_path / "ar" / "web.ftl").write_text("one = لاک\u200cپشت\ntwo = لاکپشت\n", encoding="utf-8")
    assert list(joiners.faults(read(tmp_path, "ar"))) == []


@pytest.mark.parametrize(
    ("language", "line", "is_right"),
    [
        ("fa", "آنچه قواعد می\u200cگویند", False),
        ("fa", "آنچه قوانین می\u200cگویند", True),
        ("fa", "دو بنای تازه", False),
        ("fa", "بنابراین صبر کنید", True),
        ("fa", "باز کردن پرونده\u200cها", False),
        ("uk", "дві Фігури у святині", False),
        ("uk", "по одній фігурці, п’ять фігурок", True),
        ("ru", "убитых фигур", False),
        ("ru", "пять фигурок", True),
        ("pl", "wszystkie figury", False),
        ("pl", "sześć figurek", True),
        ("en", "3 of 100 games", False),
    ],
)
def test_a_word_that_was_replaced_does_not_come_back(tmp_path: Path, language: str, line: str, is_right: bool) -> None:
    (tmp_path / language).mkdir()
    (tmp_path / language / "web.ftl").write_text(f"said = {line}\n", encoding="utf-8")
    assert (list(replaced.faults(read(tmp_path, language))) == []) is is_right


@pytest.mark.parametrize(
    ("path", "line", "faults"),
    [
        ("web/src/lib/Page.svelte", "names.sort((a, b) => a.localeCompare(b))", 1),
        ("web/src/lib/Page.svelte", "names.toSorted(inOrder)", 0),
        ("web/src/lib/page.ts", "names.sort()", 1),
        ("web/src/lib/page.ts", "count.toLocaleString()", 1),
        ("web/src/lib/page.ts", "new Intl.DateTimeFormat(language)", 0),
        ("web/src/lib/words/words.ts", "one.localeCompare(other, language)", 0),
        ("web/src/lib/tests/page.test.ts", "names.sort()", 0),
        ("src/gunbai/cli/table.py", 'f"{share:.1f}"', 1),
        ("src/gunbai/cli/table.py", 'f"{count:,}"', 1),
        ("src/gunbai/cli/league.py", "f'<rect x=\"{at:.1f}\"/>'", 0),
        ("src/gunbai/cli/table.py", 'f"{name:<8}"', 0),
        ("src/gunbai/cli/table.py", '"; ".join(names)', 1),
        ("src/gunbai/cli/table.py", "f\"{', '.join(names)}\"", 1),
        ("src/gunbai/cli/table.py", '" ".join(names)', 0),
        ("web/src/lib/page.ts", "names.join(', ')", 1),
        ("web/src/lib/page.ts", "names.join(' ')", 0),
    ],
)
def test_numbers_and_lists_are_left_to_the_language(tmp_path: Path, path: str, line: str, faults: int) -> None:
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(line + "\n", encoding="utf-8")
    assert len(list(formats.faults(tmp_path))) == faults
