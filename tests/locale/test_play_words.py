"""Everything the games and the terminal can say has a message, and every message can be said."""

from __future__ import annotations

import ast as python
import importlib
import logging
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gunbai
from gunbai.cli.table.news import told
from gunbai.games.rising_sun.data.figures import MOVER_NAMES
from gunbai.games.rising_sun.data.words import KAMI_NAMES, PHASES, SOURCES
from gunbai.games.shogun.data.words import CHESTS
from gunbai.games.shogun.events import VOCABULARIES
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput, GunbaiError, NotYourTurn
from gunbai.kernel.events import Event
from gunbai.kernel.records.files import WANTED
from gunbai.kernel.steps import Question, Step
from gunbai.locale import words as words_module
from gunbai.locale.words import GameWords, Words, languages

SOURCE = Path(__file__).resolve().parents[2] / "src" / "gunbai"
GAME = gunbai.game("rising-sun")
SHOGUN = gunbai.game("shogun")
DETAILS = {
    *("action", "seats", "clan", "made", "summoned", "needed", "held", "seat", "low", "high", "got", "coins", "ronin"),
    *("coins_held", "ronin_held", "text", "answered", "asked", "possible", "field", "expected", "kind", "words"),
    *("province", "card", "space", "special", "armies", "from", "to"),
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


SHARED = messages("kernel.ftl")
CLI = messages("cli.ftl")


class Said:
    """One game, what it names, and its messages."""

    def __init__(self, game: gunbai.Game, words: set[str]) -> None:
        folder = game.name.replace("-", "_")
        steps = importlib.import_module(f"gunbai.games.{folder}.steps.flow").STEPS
        self.game = game
        self.name = game.name
        self.folder = folder
        self.actions = game.actions.argument_names()
        self.events = {code: kind.names for code, kind in game.events.kinds.items()}
        self.questions: dict[str, tuple[str, ...]] = {
            name: step.asked for name, step in steps.items() if step.choices is not Step.choices
        }
        """What the question of each step that asks may name."""
        self.play = messages(f"play-{game.name}.ftl")
        self.words = GameWords(Words(), game.name, game.new(3, seed=1).view(None).document())
        self.own = words
        """Messages of its vocabularies."""

    def __repr__(self) -> str:
        return self.name


RISING_SUN = Said(
    GAME,
    {f"rising-sun-shrine-{kami}" for kami in KAMI_NAMES}
    | {f"rising-sun-source-{source}" for source in SOURCES}
    | {f"rising-sun-phase-{phase}" for phase in PHASES}
    | {f"rising-sun-short-{name}" for name in MOVER_NAMES},
)
SHOGUN_SAID = Said(
    SHOGUN,
    {f"shogun-card-{card}" for card in (*CHESTS, "empty", "face_down")}
    | {
        f"shogun-source-{kind}{year}"
        for kind in ["provinces", "buildings", "castles", "temples", "theatres"]
        for year in "12"
    }
    | {"shogun-space-bid", "shogun-colour-farmers"},
)
GAMES = [RISING_SUN, SHOGUN_SAID]


def plain(names: set[str]) -> set[str]:
    """`figure_gen` is the attribute `gen` of the figure."""
    return {
        name if name in DETAILS or ("_" in name and name.endswith("_asked")) else name.split("_")[0] for name in names
    }


def refusal_codes(said: Said) -> set[str]:
    """Every code the sources can raise, with a stand-in for the tag where several share the reason."""
    codes: set[str] = set()
    rules = [path for path in (SOURCE / "games" / said.folder).rglob("*.py") if path.parent.name != "data"]
    for path in [*rules, *(SOURCE / "kernel").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'"([a-z-]+/[a-z_]+)"', text))
        codes |= {f"TAG/{reason}" for reason in re.findall(r'f"\{(?:aside\.)?tag\}/([a-z_]+)"', text)}
    if said is RISING_SUN:
        codes = codes - {"TAG/not_now"} | {f"{tag}/not_now" for tag in GAME.actions.asides}
        fields = ("seat", "coins", "ronin", "coins_asked", "ronin_asked", "promise")
        codes |= {f"TAG/{field}_out_of_bounds" for field in fields}
    return codes | {f"input/{name}" for name in ("badinput", "badposition", "badrecord")}


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_every_action_and_aside_is_worded_with_its_own_arguments(said: Said) -> None:
    for tag, names in said.actions.items():
        message = said.play[f"{said.name}-do-{tag}"]
        assert used_by(message.value) == set(names), tag
        for attribute in message.attributes:
            step = attribute.id.name
            allowed = {*names, *said.questions.get(step, ())}
            assert step == "group" or step in said.questions, f"{tag}.{step}"
            assert plain(used_by(attribute.value)) <= allowed, f"{tag}.{step}"


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_the_head_of_a_group_leaves_out_what_its_items_name(said: Said) -> None:
    for tag, names in said.actions.items():
        for attribute in said.play[f"{said.name}-do-{tag}"].attributes:
            if attribute.id.name == "group":
                assert used_by(attribute.value) == set(names[:-1]), tag


@pytest.mark.parametrize(("said", "code"), [(said, code) for said in GAMES for code in said.events])
def test_every_event_is_worded_with_all_its_arguments(said: Said, code: str) -> None:
    message = {**said.play, **SHARED}[said.words.event_key(code)]
    named = set(said.events[code])
    assert plain(used_by(message.value)) == named
    parts = {attribute.id.name: plain(used_by(attribute.value)) for attribute in message.attributes}
    assert set(parts) in (set(), {"many", "item"}, {"own"})
    if "own" in parts:
        assert parts["own"] == named - {"seat2"}
    if "many" in parts:
        assert parts["many"] == {"items"} | ({"seat"} & named)
        assert parts["item"] == named - {"seat"}


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_every_step_that_asks_has_its_question(said: Said) -> None:
    head = f"{said.name}-ask-"
    assert {key.removeprefix(head) for key in said.play if key.startswith(head)} == set(said.questions)
    for step, names in said.questions.items():
        assert plain(used_by(said.play[head + step].value)) <= set(names), step


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_every_refusal_is_worded_with_known_details(said: Said) -> None:
    codes = refusal_codes(said)
    assert len(codes) > (50 if said is RISING_SUN else 20)
    known = {**said.play, **SHARED}
    for code in codes:
        assert used_by(known[said.words.refusal_key(code)].value) <= DETAILS, code


REFUSED_DEALS = {"offer/purse_too_small", "promise/no_such_game"}
"""What the session and the server refuse of deals, beside the rules."""


def used_messages(said: Said) -> set[str]:
    used = {f"{said.name}-do-{tag}" for tag in said.actions}
    used |= {said.words.event_key(code) for code in said.events}
    used |= {f"{said.name}-ask-{step}" for step in said.questions}
    used |= {said.words.refusal_key(code) for code in refusal_codes(said) | REFUSED_DEALS}
    used |= {f"option-{option.name}" for option in said.game.options} | {f"seat-{seat}" for seat in range(5)}
    used |= {f"expected-{expects}" for _, expects in expectations()}
    used |= {f"expected-{expects}" for _, expects in WANTED.values()} | {
        "expected-readable",
        "expected-json",
        "expected-setting",
    }
    fields = checked_fields() | {field for field, _ in expectations() if field} | {"option"}
    return used | said.own | {f"field-{field}" for field in fields} | {"quoted", "refusal-extra-missing"}


def checked_fields() -> set[str]:
    """What people are asked for in words or numbers, wherever the sources refuse it."""
    refusals = r"""(?:not_among|not_like|out_of_range|_within)\(f?["']([a-z]+)["']"""
    return {field for path in SOURCE.rglob("*.py") for field in re.findall(refusals, path.read_text(encoding="utf-8"))}


def expectations() -> set[tuple[str, str]]:
    """The field and the message of every refusal that says in words what it expected."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            match node:
                case python.Call(python.Name("BadInput" | "BadPosition" as of), [at, _, _, python.Constant(expects)]):
                    found.add((str(getattr(at, "value", "")) if of == "BadInput" else "", str(expects)))
                case python.Call(python.Attribute(attr="fail"), [_, _, python.Constant(expects)]):
                    found.add(("", str(expects)))
    return found


def test_everything_that_is_expected_in_words_has_a_message() -> None:
    assert len(expectations()) > 10
    assert sorted(expects for _, expects in expectations() if f"expected-{expects}" not in SHARED) == []


def test_every_field_that_may_be_refused_has_a_name() -> None:
    assert {"seat", "language", "clause", "game", "bot", "options"} <= checked_fields()
    assert sorted(field for field in checked_fields() if f"field-{field}" not in SHARED) == []


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_no_message_of_play_is_unused(said: Said) -> None:
    assert sorted({*said.play, *SHARED} - used_messages(said)) == []


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_every_word_of_shogun_is_worded(vocabulary: str) -> None:
    for word in VOCABULARIES[vocabulary]:
        key = SHOGUN_SAID.words.key(vocabulary, word)
        assert word == "none" or SHOGUN_SAID.words.words.has(key), key


BUILT = ("cli-deal-", "cli-field-", "cli-sg-warn-", "cli-rs-unit-")


def test_every_message_of_the_terminal_is_said_somewhere_and_none_is_missing() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    said = set(re.findall(r"""["']((?:cli|usage)-[a-z_-]*[a-z])["']""", source))
    said |= {
        f"cli-{what}-{game}"
        for what in ("keys", "info", "first-steps", "tied", "prompt-sealed")
        for game in gunbai.GAMES
    }
    built = {key for key in CLI if key.startswith(BUILT)}
    assert said | built == set(CLI)


@pytest.mark.parametrize("said", GAMES, ids=repr)
def test_every_option_and_value_is_worded(said: Said) -> None:
    for option in said.game.options:
        assert said.words.words.has(f"option-{option.name}", "about"), option.name
        for value in option.values:
            name, worded = said.words.option(option.name, value)
            assert not name.startswith("option-")
            assert worded != value or "+" in value or value.isdigit()


RANDOM_GAMES = [
    (GAME, 1, {"set": "teapot"}),
    (GAME, 2, {"set": "horseman"}),
    (GAME, 3, {"set": "archway"}),
    (SHOGUN, 1, {}),
    (SHOGUN, 2, {"setup": "tables", "yield": "if_held"}),
    (SHOGUN, 3, {"side": "moon", "moon_three": "assumed", "years": "1"}),
]


IN_OTHER_LANGUAGES = [(language, *RANDOM_GAMES[at]) for language in languages()[1:] for at in (0, 4)]


@pytest.mark.parametrize(
    ("language", "game", "seed", "options"), [*(("en", *one) for one in RANDOM_GAMES), *IN_OTHER_LANGUAGES]
)
def test_random_games_are_worded_without_a_complaint(
    language: str, game: gunbai.Game, seed: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    rng = random.Random(seed)
    heard: list[Event] = []
    state = game.new(3 + (seed + 2) % 3, seed=seed, options=options, listener=heard.append)
    words = GameWords(Words(language), game.name, state.view(None).document())
    while state.actors():
        seat = state.actors()[0]
        question = state.question(seat)
        assert question is not None
        check(words.ask(question))
        choices = state.choices(seat)
        for action in choices:
            check(words.action(action, question))
        word_some_refusals(state, seat, words, rng)
        state.apply(rng.choice(choices))
    for event in heard:
        check(words.event(event))
    for line in told(heard, words):
        check(line.text)
    assert len(told(heard, words)) <= len(heard)
    assert caplog.records == []


def word_some_refusals(state: gunbai.State, seat: int, words: GameWords, rng: random.Random) -> None:
    for _ in range(5):
        refused = state.refusal(state.actions.of(seat, rng.randrange(len(state.actions))))
        if refused is not None:
            check(words.refusal(refused, gunbai.game(words.game).parse))


def check(text: str) -> None:
    assert text
    assert not re.search(r"[{}]|rising-sun-|shogun-|\b\w+_\w+\b", text), text


def test_seats_are_worded_as_clans_and_shrines_by_their_kami() -> None:
    state = GAME.new(3, seed=1, options={"clans": "koi+turtle+bonsai", "shrines": "first_game"})
    words = GameWords(Words(), "rising-sun", state.view(None).document())
    worship = GAME.parse("2 worship shinto edo shrine2")
    assert [words.seat(seat) for seat in range(3)] == ["Koi", "Turtle", "Bonsai"]
    assert words.action(worship) == "Send Shinto from Edo to the shrine of Fujin"
    assert words.refusal(NotYourTurn(1)) == "Turtle has nothing to choose now."


def test_the_houses_of_shogun_and_its_cards_are_worded() -> None:
    words = SHOGUN_SAID.words
    assert [words.seat(seat) for seat in range(5)] == ["Crimson", "Indigo", "Pine", "Amber", "Plum"]
    assert words.action(SHOGUN.parse("0 plan awa-boso"), Question("planning", "", {"space": "bid"})) == "Bid: Awa-Boso"
    assert words.action(SHOGUN.parse("0 plan chest3")) == "Lay Chest card 3"
    attack = Question("how_many", "", {"origin": "kai", "target": "izu"})
    assert words.action(SHOGUN.parse("0 count 1"), attack) == "1 army from Kai to Izu"


def test_events_of_one_kind_are_told_together() -> None:
    heard: list[Event] = []
    SHOGUN.new(3, seed=1, options={"setup": "tables"}, listener=heard.append)
    lines = [line.text for line in told(heard, SHOGUN_SAID.words)]
    assert len([line for line in lines if " starts with " in line]) == 3
    assert any(line.startswith("The tower: Crimson 7 in ") and "Farmers 10 in" in line for line in lines)
    assert any(line.startswith("Action cards: 1 ") for line in lines)


def test_one_choice_is_worded_by_the_step_that_offers_it() -> None:
    words = GameWords(Words(), "rising-sun", GAME.new(3, seed=1).view(None).document())
    yes = GAME.parse("0 yes")
    assert isinstance(yes, Action)
    assert words.action(yes) == "Yes"
    assert words.action(yes, Question("advantage", "", {"advantage": "seppuku", "province": "edo"})) == "Use Seppuku"


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
