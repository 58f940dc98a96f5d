"""Everything Rising Sun and the terminal can say has a message, and every message can be said."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gunbai
from gunbai.games.rising_sun.data.figures import MOVER_NAMES
from gunbai.games.rising_sun.data.options import OPTIONS
from gunbai.games.rising_sun.data.words import KAMI, PHASES, SOURCES
from gunbai.games.rising_sun.state import STEPS, Step
from gunbai.games.rising_sun.text import ACTION_ARGUMENTS, EVENT_ARGUMENTS, QUESTION_ARGUMENTS
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput, GunbaiError, NotYourTurn
from gunbai.locale import words as words_module
from gunbai.locale.words import GameWords, Words

SOURCE = Path(__file__).resolve().parents[2] / "src" / "gunbai"
GAME = gunbai.game("rising-sun")
TAGS = list(dict.fromkeys([*GAME.actions.tags, *GAME.actions.asides]))
ASKING = [step.name for step in STEPS if type(step).choices is not Step.choices]
DETAILS = {
    *("action", "seats", "clan", "made", "summoned", "needed", "held", "seat", "low", "high", "got", "coins", "ronin"),
    *("coins_held", "ronin_held", "text", "answered", "asked", "possible", "field", "expected"),
}


class Placeholders(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def used_by(pattern: ast.Pattern | None) -> set[str]:
    found = Placeholders()
    if pattern is not None:
        found.visit(pattern)
    return found.names


def messages(name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((SOURCE / "locale" / "en" / name).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


PLAY = messages("play-rising-sun.ftl")
SHARED = messages("kernel.ftl")
CLI = messages("cli.ftl")


def plain(names: set[str]) -> set[str]:
    """`figure_gen` is the attribute `gen` of the figure."""
    return {
        name if name in DETAILS or ("_" in name and name.endswith("_asked")) else name.split("_")[0] for name in names
    }


def refusal_codes() -> set[str]:
    """Every code the sources can raise, with a stand-in for the tag where several share the reason."""
    codes: set[str] = set()
    for path in [*(SOURCE / "games" / "rising_sun").rglob("*.py"), *(SOURCE / "kernel").glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'"([a-z-]+/[a-z_]+)"', text))
        codes |= {f"TAG/{reason}" for reason in re.findall(r'f"\{(?:aside\.)?tag\}/([a-z_]+)"', text)}
    codes |= {f"{tag}/not_now" for tag in GAME.actions.asides}
    fields = ("seat", "coins", "ronin", "coins_asked", "ronin_asked", "promise")
    codes |= {f"TAG/{field}_out_of_bounds" for field in fields}
    return codes | {f"input/{name}" for name in ("badinput", "badposition", "badrecord")}


WORDS = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())


def test_every_action_and_aside_is_worded_with_its_own_arguments() -> None:
    assert sorted(ACTION_ARGUMENTS) == sorted(TAGS)
    for tag in TAGS:
        message = PLAY[f"rising-sun-do-{tag}"]
        assert used_by(message.value) == set(ACTION_ARGUMENTS[tag]), tag
        for attribute in message.attributes:
            step = attribute.id.name
            allowed = {*ACTION_ARGUMENTS[tag], *QUESTION_ARGUMENTS.get(step, ())}
            assert step == "group" or step in ASKING, f"{tag}.{step}"
            assert plain(used_by(attribute.value)) <= allowed, f"{tag}.{step}"


def test_the_head_of_a_group_leaves_out_what_its_items_name() -> None:
    for tag, names in ACTION_ARGUMENTS.items():
        for attribute in PLAY[f"rising-sun-do-{tag}"].attributes:
            if attribute.id.name == "group":
                assert used_by(attribute.value) == set(names[:-1]), tag


@pytest.mark.parametrize("code", EVENT_ARGUMENTS)
def test_every_event_is_worded_with_all_its_arguments(code: str) -> None:
    assert plain(used_by({**PLAY, **SHARED}[WORDS.event_key(code)].value)) == set(EVENT_ARGUMENTS[code])


def test_every_step_that_asks_has_its_question() -> None:
    assert {key.removeprefix("rising-sun-ask-") for key in PLAY if "-ask-" in key} == set(ASKING)
    for step in ASKING:
        assert plain(used_by(PLAY[f"rising-sun-ask-{step}"].value)) <= set(QUESTION_ARGUMENTS.get(step, ())), step


def test_every_refusal_is_worded_with_known_details() -> None:
    codes = refusal_codes()
    assert len(codes) > 50
    known = {**PLAY, **SHARED}
    for code in codes:
        assert used_by(known[WORDS.refusal_key(code)].value) <= DETAILS, code


def test_no_message_of_play_is_unused() -> None:
    used = {f"rising-sun-do-{tag}" for tag in TAGS}
    used |= {WORDS.event_key(code) for code in EVENT_ARGUMENTS}
    used |= {f"rising-sun-ask-{step}" for step in ASKING}
    used |= {WORDS.refusal_key(code) for code in refusal_codes()}
    used |= {f"rising-sun-shrine-{kami}" for kami in KAMI} | {f"rising-sun-source-{source}" for source in SOURCES}
    used |= {f"rising-sun-phase-{phase}" for phase in PHASES} | {f"rising-sun-short-{name}" for name in MOVER_NAMES}
    used |= {f"option-{option.name}" for option in OPTIONS} | {f"seat-{seat}" for seat in range(5)}
    assert sorted({*PLAY, *SHARED} - used) == []


def test_every_message_of_the_terminal_is_said_somewhere_and_none_is_missing() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    said = set(re.findall(r"""["'](cli-[a-z_-]*[a-z])["']""", source))
    built = {key for key in CLI if key.startswith(("cli-deal-", "cli-field-"))}
    assert said | built == set(CLI)


def test_every_option_and_value_is_worded() -> None:
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    for option in OPTIONS:
        for value in option.values:
            name, worded = words.option(option.name, value)
            assert not name.startswith("option-")
            assert worded != value or "+" in value or value.isdigit()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_are_worded_without_a_complaint(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    rng = random.Random(seed)
    state = GAME.new(3 + seed % 3, seed=seed, options={"set": ("archway", "teapot", "horseman")[seed % 3]})
    words = GameWords(Words(), "rising-sun", state.view(None).document())
    state.listener = lambda event: check(words.event(event))
    while state.actors():
        seat = state.actors()[0]
        doc = state.view(seat).document()
        check(words.ask(doc))
        step, asked = words.about.question(doc)
        choices = state.choices(seat)
        for action in choices:
            check(words.action(action, step, asked))
        word_some_refusals(state, seat, words, rng)
        state.apply(rng.choice(choices))
    assert caplog.records == []


def word_some_refusals(state: gunbai.State, seat: int, words: GameWords, rng: random.Random) -> None:
    for _ in range(5):
        refused = state.refusal(GAME.actions.of(seat, rng.randrange(len(GAME.actions))))
        if refused is not None:
            check(words.refusal(refused, GAME.parse))


def check(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|rising-sun-|\b\w+_\w+\b", text), text


def test_seats_are_worded_as_clans_and_shrines_by_their_kami() -> None:
    state = GAME.new(3, seed=1, options={"clans": "koi+turtle+bonsai", "shrines": "first_game"})
    words = GameWords(Words(), "rising-sun", state.view(None).document())
    worship = GAME.parse("2 worship shinto edo shrine2")
    assert [words.seat(seat) for seat in range(3)] == ["Koi", "Turtle", "Bonsai"]
    assert words.action(worship) == "Send Shinto from Edo to the shrine of Fujin"
    assert words.refusal(NotYourTurn(1)) == "Turtle has nothing to choose now."


def test_one_choice_is_worded_by_the_step_that_offers_it() -> None:
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    yes = GAME.parse("0 yes")
    assert isinstance(yes, Action)
    assert words.action(yes) == "Yes"
    assert words.action(yes, "advantage", {"advantage": "seppuku", "province": "edo"}) == "Use Seppuku"


def test_english_stands_in_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for language, text in (("en", "a = apple\nb = bear\n"), ("uk", "a = яблуко\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    words = Words("uk")
    assert [words.text("a"), words.text("b"), words.text("b")] == ["яблуко", "bear", "bear"]
    assert [record.getMessage() for record in caplog.records] == ["b. is missing in uk"]


def test_a_case_of_a_word_is_an_attribute_of_its_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    text = "province-edo = Едо\n    .gen = з Едо\nrising-sun-do-build = { $province_gen }\n"
    (tmp_path / "en" / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    assert words.action(GAME.parse("0 build edo")) == "з Едо"


def test_a_game_without_words_yet_is_told_by_its_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("province-edo = Edo\nseat-1 = Player 2\n", encoding="utf-8")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    assert words.action(GAME.parse("0 build edo")) == "build Edo"
    assert words.event(GAME.events.event("built", [0, 2, 3])).startswith("built ")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="one of en"):
        Words("xx")


def test_refusals_of_the_kernel_are_worded(caplog: pytest.LogCaptureFixture) -> None:
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    for text in ("dance", "0 dance", "0 give 1"):
        with pytest.raises(GunbaiError) as refused:
            GAME.parse(text)
        assert words.refusal(refused.value).startswith(text)
    assert caplog.records == []
