"""The check of words finds each kind of fault, says nothing of what is right, and the repository passes it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.check_words import complaints
from scripts.wordcheck import cases, glossary, hardcoded, usage
from scripts.wordcheck.messages import Language, read

Tree = Callable[[dict[str, str]], Path]

GLOSSARY = [
    {"key": "rs.coin", "en": "coin", "uk": "монета", "forms": {"uk": {"nom": {"one": "монета", "many": "монет"}}}},
    {"key": "rs.kami.fujin", "en": "Fujin", "uk": "Фуджін"},
]
ENGLISH = """
kami-fujin = Fujin
rs-purse = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } of { $seat }
    .about = What { $seat } owns.
"""
UKRAINIAN = """
kami-fujin = Фуджін
rs-purse = { $seat }: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
    .about = Майно: { $seat }
"""


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A repository in small: English and Ukrainian, one page that says what there is, other files as given."""
    files = {
        "src/gunbai/locale/en/web-rising-sun.ftl": ENGLISH,
        "src/gunbai/locale/uk/web-rising-sun.ftl": UKRAINIAN,
        "src/gunbai/locale/glossary.json": json.dumps(GLOSSARY),
        "src/gunbai/locale/clauses.txt": "",
        "web/src/Purse.svelte": "<p title={t('rs-purse', args, 'about')}>{t('rs-purse', args)} {t(`kami-${kami}`)}</p>",
        "web/src/kami.ts": "export const KAMI = ['fujin'];",
    }

    def made(changes: dict[str, str]) -> Path:
        for name, text in {**files, **changes}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path

    return made


@pytest.fixture(autouse=True)
def no_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exceptions are those of the real repository."""
    for name in ("SENTENCES", "UNUSED", "GLOSSARY", "CASES", "CODES", "COPIED"):
        monkeypatch.setattr(f"scripts.wordcheck.exceptions.{name}", {})


def ukrainian(old: str, new: str) -> dict[str, str]:
    assert old in UKRAINIAN
    return {"src/gunbai/locale/uk/web-rising-sun.ftl": UKRAINIAN.replace(old, new)}


def test_what_is_right_passes(tree: Tree) -> None:
    assert list(complaints(tree({}))) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (ukrainian("kami-fujin = Фуджін", ""), "uk/web-rising-sun.ftl: kami-fujin is missing"),
        (ukrainian("    .about = Майно: { $seat }", ""), "rs-purse.about is missing"),
        (ukrainian("kami-fujin =", "kami-other = Інший\nkami-fujin ="), "kami-other is not in English"),
        ({"src/gunbai/locale/uk/web.ftl": "kami-fujin = Фуджін"}, "kami-fujin is written in web-rising-sun.ftl, too"),
        (ukrainian("kami-fujin = Фуджін", "kami-fujin = Фуджін\nkami-fujin = Фуджін"), "kami-fujin is written twice"),
        (ukrainian("Майно: { $seat }", "Майно"), "rs-purse.about: $seat is lost"),
        (ukrainian("Майно: { $seat }", "Майно: { $seat } { $amount }"), "$amount is not in English"),
        (ukrainian("        [few] { $amount } монети\n", ""), "the plural form [few] is missing"),
        (ukrainian("[few]", "[two] { $amount } монети\n        [few]"), "the language has no plural form [two]"),
        (ukrainian("[one] { $amount } монета", "[one] одна монета"), "[one] is also said of other numbers than 1"),
        (ukrainian("kami-fujin = Фуджін", "kami-fujin = Фуджiн"), "Latin and Cyrillic letters in one word"),
        (ukrainian("kami-fujin = Фуджін", "kami-fujin = Вітер"), "the glossary says “Фуджін”"),
        (ukrainian("монет", "грош"), "“coin” is “монета” (rs.coin)"),
        (
            ukrainian("Майно: { $seat }", "Дар вітру: { $seat }")
            | {"src/gunbai/locale/en/web-rising-sun.ftl": ENGLISH.replace("What { $seat } owns", "{ $seat }: Fujin")},
            "“Fujin” is “Фуджін” (rs.kami.fujin)",
        ),
        (ukrainian("Майно: { $seat }", "{ $seat }: { $amount } монет"), "“монет” after $amount needs plural forms"),
        (ukrainian("kami-fujin = Фуджін", "kami-fujin Фуджін"), "not Fluent: kami-fujin Фуджін"),
        (ukrainian("    .about = Майно: { $seat }", '    .about = { $seat ->\n *[x] {""}\n }'), "is empty"),
        (ukrainian("Майно: { $seat }", "Майно { $seat_gen }"), "only questions, choices, events and refusals"),
        (ukrainian("kami-fujin = Фуджін", "kami-fujin = Фуджін\n    .gen = Фуджіна"), "no text asks for this case"),
        ({"src/gunbai/locale/xx/web-rising-sun.ftl": ENGLISH}, "xx: add its plural categories"),
        ({"src/gunbai/locale/xx/web-rising-sun.ftl": ENGLISH}, "xx: the glossary has no word of this language"),
        ({"web/src/kami.ts": ""}, "en/web-rising-sun.ftl: kami-fujin is unused"),
        ({"web/src/Purse.svelte": "<p>{t(`kami-${kami}`)}</p>"}, "en/web-rising-sun.ftl: rs-purse is unused"),
        ({"web/src/x.ts": "t('rs-lost')"}, "web/src/x.ts asks for rs-lost, which no file defines"),
        ({"web/src/x.ts": "t(a ? 'rs-purse' : 'rs-lost', { b })"}, "asks for rs-lost,"),
        ({"web/src/x.ts": "t(`lost-${kami}`)"}, "asks for lost-${kami},"),
        ({"web/src/x.ts": "w('lost')"}, "asks for shogun-web-lost,"),
        ({"web/src/x.ts": "[{ words: 'rs-lost' }]"}, "asks for rs-lost,"),
        ({"web/src/x.ts": "[['Z', 'rs-lost']]"}, "asks for rs-lost,"),
        ({"src/gunbai/x.py": 'screen.say("cli-lost", style="dim")'}, "src/gunbai/x.py asks for cli-lost,"),
        ({"src/gunbai/x.py": 'words.text(f"lost-{kind}", count=1)'}, "asks for lost-{kind},"),
        ({"src/gunbai/locale/clauses.txt": "RS1.1"}, "clause RS1.1 has no text"),
        ({"src/gunbai/server/x.py": 'raise Refusal(409, "purse/empty", "no")'}, "refusal purse/empty of the server"),
        ({"src/gunbai/server/x.py": 'raise not_found("purse")'}, "refusal purse/unknown of the server has no words"),
        (
            {"web/src/Other.svelte": "<p>Take a coin</p>"},
            "Other.svelte: Take a coin is written into the source",
        ),
    ],
)
def test_each_fault_is_found(tree: Tree, changes: dict[str, str], complaint: str) -> None:
    found = list(complaints(tree(changes)))
    assert [line for line in found if complaint in line], found


@pytest.mark.parametrize(
    "source",
    [
        "// as in t('rs-lost')",
        "/** {t('rs-lost')} */",
        "t(kind === 'rs-lost' ? 'rs-purse' : `kami-${kami}`)",
        "t(found[kind], { a: 'rs-lost' })",
        "at('rs-lost')",
    ],
)
def test_what_is_not_asked_for_need_not_be_there(tree: Tree, source: str) -> None:
    assert list(complaints(tree({"web/src/x.ts": source}))) == []


def persian(text: str) -> dict[str, str]:
    return {
        "src/gunbai/locale/fa/web-rising-sun.ftl": text,
        "src/gunbai/locale/glossary.json": json.dumps([{"key": "rs.coin", "en": "coin", "uk": "монета", "fa": "سکه"}]),
    }


@pytest.mark.parametrize(
    ("text", "fault"),
    [("۳ سکه", ""), ("3 سکه", "Latin digits"), ("۱3 سکه", "Latin digits"), ("سكه", "an Arabic letter")],
)
def test_persian_has_its_own_letters_and_digits(tree: Tree, text: str, fault: str) -> None:
    root = tree(persian(f"rs-purse = {text}"))
    found = [line for line in complaints(root, "fa") if "in Persian" in line]
    assert len(found) == bool(fault)
    assert all(fault in line for line in found)


def language(folder: Path, code: str, text: str) -> Language:
    (folder / code).mkdir()
    (folder / code / "play-rising-sun.ftl").write_text(text, encoding="utf-8")
    return read(folder, code)


def test_a_case_must_be_had_by_every_word_that_can_stand_there(tmp_path: Path) -> None:
    terms = "clan-koi = Кої\n    .gen = клану Кої\nclan-lotus = Лотос\n"
    english = language(tmp_path, "en", "clan-koi = Koi\nclan-lotus = Lotus\nx = of { $seat }\n")
    other = language(tmp_path, "uk", f"{terms}x = {'{ $seat_gen }'}\n")
    assert list(cases.faults(english, other, {})) == [
        "uk/play-rising-sun.ftl: x: $seat_gen, but clan-lotus has no .gen",
    ]
    assert list(cases.faults(english, other, {"uk $seat_gen of x": "never Lotus"})) == []


@pytest.mark.parametrize(
    ("markup", "sentence"),
    [
        ("<button aria-label='Close it'>{x}</button>", "Close it"),
        ('<input placeholder="Your name" />', "Your name"),
        ("<b>{won ? 'You have won' : ''}</b>", "You have won"),
        ("<script lang='ts'>const text = 'It is over.';</script>", "It is over."),
        ("{#if x > 1 && y < 2}<i>twice</i>{/if}", "twice"),
    ],
)
def test_sentences_in_pages_are_found(markup: str, sentence: str) -> None:
    assert list(hardcoded.in_markup(markup)) == [sentence]


@pytest.mark.parametrize(
    "markup",
    [
        "<button aria-label={t('close')} class='wide open' onclick={() => (n > 1 ? go('a') : stop())}>×</button>",
        "<!-- why this is so --><style>p { font: italic bold 12px serif; }</style>",
        "<script>console.warn('no words for it');\n// a comment of words\n</script>",
    ],
)
def test_code_is_no_sentence(markup: str) -> None:
    assert list(hardcoded.in_markup(markup)) == []


def test_sentences_of_the_terminal_are_found(tree: Tree) -> None:
    source = '"""What this does."""\nshow("Game over now")\nraise BadInput("file", "a file of ours", name)\n'
    root = tree({"src/gunbai/cli/table/ending.py": source})
    assert list(hardcoded.in_terminal(root)) == ["src/gunbai/cli/table/ending.py: Game over now"]


def test_an_exception_out_of_date_is_a_fault(tree: Tree) -> None:
    root = tree({})
    english, other = (read(root / "src/gunbai/locale", code) for code in ("en", "uk"))
    found = [
        *hardcoded.faults(root, {"web/src/A.svelte: Gone": "why"}),
        *cases.faults(english, other, {"uk $x_gen of y": "why"}),
        *glossary.faults(glossary.terms(root), english, other, {"uk rs.coin of rs-purse": "why"}),
        *usage.unused(english, usage.sources(root), [], {"kami-fujin": "why"}),
    ]
    assert found == [
        "web/src/A.svelte: Gone is no longer an exception",
        "uk $x_gen of y is no longer an exception",
        "uk rs.coin of rs-purse is no longer an exception of the glossary",
        "kami-fujin is no longer an exception",
    ]
