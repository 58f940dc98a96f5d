"""Words: the Fluent files of a language with English behind them, and the wording of any game's codes.

The ids are regular, so that every game follows the same pattern (GAME is `rising-sun`):

    GAME-do-TAG          an action or aside; `.STEP` where a step words it differently, `.group` heads a list of targets
    GAME-ask-STEP        what the step asks
    GAME-event-CODE      what happened; `.own` where a seat does it to itself; event-CODE for what every game shares
    GAME-promise-BLOCK   what somebody promises, after a colon; promise-STATUS how it stands
    talk-CHARACTER       with `.line-MOMENT-NUMBER`: what a bot of the cast says
    talk-reasons         with `.KIND`: why a bot declines an alliance
    GAME-refusal-CODE    why not; `/` becomes `-`; without the part before it where several tags share the reason;
                         refusal-CODE for what every game shares
    VOCABULARY-WORD      a word; GAME-VOCABULARY-WORD where two games would collide
    option-NAME          with `.value-VALUE`
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from gunbai.games import registry
from gunbai.games.wording import TEXTS
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError, not_among
from gunbai.kernel.events import Event
from gunbai.kernel.steps import Question
from gunbai.locale.spelling import alphabetical

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"fa"})
NAMES: Final = {"en": "English", "uk": "Українська", "ru": "Русский", "pl": "Polski", "fa": "فارسی"}
"""What each language calls itself."""
FILLED_HEAD: Final = re.compile("^[\u2066-\u2069]*…[\u2066-\u2069]*: ")
"""What a refusal begins with: the action, filled in."""
NUMBER: Final = re.compile("\u2068(\u200e?[-−+]?[0-9][0-9.,]*)\u2069")
"""A number among right-to-left words: every placeholder stands in an isolate there."""
MINUS: Final = "\u2212"
"""The sign before a negative number; a hyphen joins words."""
PERSIAN: Final = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")
OWN: Final = "own"
NAMED: Final = ("", "ez")
"""What of a term is its bare name: itself, and the form before an owner."""
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language its user reads: the first that is set counts."""
Arguments = Mapping[str, str | int]
log = logging.getLogger(__name__)


def languages() -> list[str]:
    """The languages there are files for, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return [ENGLISH, *(language for language in found if language != ENGLISH)]


def best(wanted: Iterable[str]) -> str:
    """The first language there are files for: of `uk_UA.UTF-8`, `pl-PL`, `C` the parts before the country count."""
    spoken = (re.split(r"[-_.@]", tag.strip())[0].lower() for tag in wanted)
    return next((language for language in spoken if language in languages()), ENGLISH)


def of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal's user. A list in LANGUAGE comes first, unless the locale is plain C."""
    locale = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "C")
    if re.match(r"(?:C|POSIX)\b", locale):
        return ENGLISH
    return best([*environment.get("LANGUAGE", "").split(":"), locale])


class Words:
    """The messages of one language. What it lacks is said in English and logged once.

    `printed` are names of the language's own edition, by message: they are said instead of ours, but in running text.
    """

    def __init__(self, language: str = ENGLISH, printed: Mapping[str, str] | None = None) -> None:
        if language not in languages():
            raise not_among("language", languages(), language)
        self.language = language
        self.printed = printed or {}
        self.is_right_to_left = language in RIGHT_TO_LEFT
        self.comma = "، " if self.is_right_to_left else ", "
        self.semicolon = "؛ " if self.is_right_to_left else "; "
        self._bundles = [_bundle(FOLDER, one) for one in dict.fromkeys((language, ENGLISH))]
        self._reported: set[str] = set()

    def has(self, key: str, part: str = "") -> bool:
        return any(_pattern(bundle, key, part) is not None for bundle in self._bundles)

    def ids(self) -> list[str]:
        """The ids of all messages, those of the language and those English has beside."""
        return list(dict.fromkeys(key for bundle in self._bundles for key in bundle._messages))

    def parts(self, key: str) -> list[str]:
        """The names of a message's attributes."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return list(bundle.get_message(key).attributes)
        return []

    def cases(self, key: str) -> list[str]:
        """The attributes of a message that English has no use for."""
        return [part for part in self.parts(key) if _pattern(self._bundles[-1], key, part) is None]

    def text(self, key: str, part: str = "", /, **arguments: str | int) -> str:
        """The message, or one of its attributes, with its arguments filled in; the key itself if there is none."""
        if key in self.printed and part in NAMED:
            return self.printed[key]
        for bundle in self._bundles:
            pattern = _pattern(bundle, key, part)
            if pattern is None:
                self._report(f"{key}.{part} is missing in {bundle.locales[0]}")
                continue
            value, errors = bundle.format_pattern(pattern, dict(arguments))
            if errors:
                self._report(f"{key}.{part}: {errors[0]}")
            return self._directed(str(value), bundle.locales[0])
        return key

    def outline(self, key: str, part: str = "") -> str:
        """The message with an ellipsis for everything that is filled in; before a colon at its head it says nothing."""
        names = {name for bundle in self._bundles for name in _placeholders(_pattern(bundle, key, part))}
        return FILLED_HEAD.sub("", self.text(key, part, **dict.fromkeys(names, "…")))

    def number(self, value: float, places: int = 0) -> str:
        """A number in digits, groups and decimal sign of the language, with so many digits after that sign."""
        shown = fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places)
        bundle = _numerals(self.language)
        said, _ = bundle.format_pattern(cast(Pattern, bundle.get_message("number").value), {"value": shown})
        plain = str(said).replace("-", MINUS)
        return _persian(plain) if self.language == "fa" else plain

    def digits(self, text: str) -> str:
        """The text with the digits of the language where it is a number as people type it: without groups."""
        return text.translate(PERSIAN) if self.language == "fa" and text.isdecimal() else text

    def order(self, text: str) -> tuple[list[int], str]:
        """What to sort by, so that words stand as in a dictionary of the language."""
        return alphabetical(text, self.language)

    def listed(self, things: Iterable[str]) -> str:
        """Things one after another."""
        return self.comma.join(things)

    def parted(self, things: Iterable[str]) -> str:
        """Things one after another that have commas or full stops of their own."""
        return self.semicolon.join(thing.removesuffix(".") for thing in things)

    def refusal(self, key: str, details: Arguments) -> str:
        """A refusal that needs no table to be worded, with the name of what was wrong in the language."""
        named = dict(details)
        named["field"] = self._field(str(details.get("field", "")))
        expects = f"expected-{details.get('expects', '')}"
        if self.has(expects):
            named["expected"] = self.text(expects, **details)
        if "words" in named:
            named["words"] = self.listed(self.digits(word) for word in str(named["words"]).split(", "))
        return self.text(key, **named)

    def line(self, said: str) -> str:
        """What a character says, `abbot thanks 1`, and why it declines: `abbot refusal 2 trust`, or, where that is all,
        `steady reason 0 trust`."""
        character, moment, number, *reasons = said.split()
        lines = [] if moment == "reason" else [self.text(f"talk-{character}", f"line-{moment}-{number}")]
        return " ".join([*lines, *(self.text("talk-reasons", reason) for reason in reasons)])

    def _field(self, field: str) -> str:
        """The name of what was asked for: `players`, or an option of the game by its own name, `options.side`."""
        keys = (f"field-{field}", f"option-{field.removeprefix('options.')}")
        return next((self.text(key) for key in keys if self.has(key)), field)

    def _directed(self, text: str, language: str) -> str:
        """Among right-to-left words numbers have their own digits, and English keeps its direction."""
        if not self.is_right_to_left:
            return text
        if language not in RIGHT_TO_LEFT:
            return f"\u2066{text}\u2069"
        return NUMBER.sub(lambda found: _persian(found.group(1)), text)

    def _report(self, complaint: str) -> None:
        if complaint not in self._reported:
            self._reported.add(complaint)
            log.warning(complaint)


def _persian(number: str) -> str:
    """A sign stays left of its number."""
    digits = number.translate(PERSIAN)
    return digits if number[0].isdigit() else f"\u2066{digits}\u2069"


@functools.cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    """All messages of a language; reading them takes a moment, so it is done once."""
    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    for path in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@functools.cache
def _numerals(language: str) -> FluentBundle:
    """Says a number alone, as the messages of the language say theirs."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("number = { $value }\n"))
    return bundle


def _pattern(bundle: FluentBundle, key: str, part: str) -> Pattern | None:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.attributes.get(part) if part else message.value


class _Placeholders(Visitor):
    """The names of what a pattern fills in."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's own name
        self.names.add(node.id.name)


def _placeholders(pattern: Pattern | None) -> set[str]:
    found = _Placeholders()
    if pattern is not None:
        found.visit(pattern)
    return found.names


class GameWords:
    """Wording of one game at one table: who sits where and which shrine is whose are known."""

    def __init__(self, words: Words, game: str, doc: Mapping[str, object]) -> None:
        self.words = words
        self.game = game
        self.about = TEXTS[game]
        self._aliases = self.about.aliases(doc)
        self._terms: dict[str, dict[str, str]] = {}

    def term(self, vocabulary: str, word: str | int, part: str = "") -> str:
        """A word of a vocabulary: `term("province", "edo")`, `term("seat", 2)`."""
        return self.words.text(self.key(vocabulary, word), part)

    def key(self, vocabulary: str, word: str | int) -> str:
        """The message behind a word."""
        plain = f"{vocabulary}-{word}"
        if plain in self._aliases:
            return self._aliases[plain]
        own = f"{self.game}-{plain}"
        return own if self.words.has(own) else plain

    def seat(self, seat: int) -> str:
        return self.term("seat", seat)

    def number(self, value: float) -> str:
        return self.words.number(value)

    def spellings(self, vocabulary: str, word: str | int) -> list[str]:
        """A word in all its cases: the attributes that only this language has, without small words before a name."""
        forms = [self.term(vocabulary, word, part) for part in self.words.cases(self.key(vocabulary, word))]
        names = [" ".join(part for part in form.split() if not part[0].islower()) for form in forms]
        return list(dict.fromkeys([self.term(vocabulary, word), *(name for name in names if name)]))

    def action(self, action: Action | Aside, question: Question | None = None, part: str = "") -> str:
        """An action in words; some are worded by the step that offers them, with the particulars of its question."""
        key = f"{self.game}-do-{action.tag}"
        step, asked = ("", {}) if question is None else (question.step, question.arguments)
        part = part or (step if step and self.words.has(key, step) else "")
        return self._said(key, part, action.tag, self.named(action), asked)

    def named(self, action: Action | Aside) -> Arguments:
        """What an action is about, by the names of its arguments."""
        if isinstance(action, Action):
            return action.arguments
        return dict(zip(registry.game(self.game).actions.asides[action.tag], action.numbers, strict=True))

    def event(self, event: Event) -> str:
        """What happened; `.own` words what a seat does to itself."""
        key = self.event_key(event.code)
        is_own = self.words.has(key, OWN) and event.args["seat"] == event.args["seat2"]
        return self._said(key, OWN if is_own else "", event.code, event.args, {})

    def _said(self, key: str, part: str, code: str, named: Arguments, asked: Arguments) -> str:
        """The message; where a game has none yet, its code and arguments are better than nothing."""
        if self.words.has(key, part):
            return self.words.text(key, part, **self.arguments({**asked, **named}))
        self.words.text(key, part)
        return " ".join([code, *(str(self.arguments({name: value})[name]) for name, value in named.items())])

    def event_key(self, code: str) -> str:
        own = f"{self.game}-event-{code}"
        return own if self.words.has(own) else f"event-{code}"

    def promise(self, terms: Arguments, to: int) -> str:
        """What is promised to a seat, after a colon; a promise about all advantages has words of its own."""
        block = f"{terms['block']}_all" if terms.get("advantage") == "all" else str(terms["block"])
        about = {name: value for name, value in terms.items() if name != "block"}
        return self.words.text(f"{self.game}-promise-{block}", **self.arguments({**about, "seat": to}))

    def pledge(self, code: str, told: Arguments) -> str:
        """What is told of a promise: given, kept, broken, lapsed. A third seat is `seat3` there."""
        beside = ("seat", "seat2", "promise")
        about = {"seat2" if name == "seat3" else name: told[name] for name in told if name not in beside}
        promise = self.promise({**about, "block": told["promise"]}, int(told["seat2"]))
        pair = self.arguments({"seat": told["seat"], "seat2": told["seat2"]})
        return self.words.text(self.event_key(code), **{**pair, "promise": promise})

    def standing(self, status: str) -> str:
        """How a promise stands."""
        return self.words.text(f"promise-{status}")

    def ask(self, question: Question) -> str:
        """What a step asks."""
        return self.words.text(f"{self.game}-ask-{question.step}", **self.arguments(question.arguments))

    def refusal(self, error: GunbaiError, parse: Callable[[str], Action | Aside] | None = None) -> str:
        """Why something was refused. `parse` reads the action it names."""
        details = dict(error.details)
        if "action" in details and parse is not None:
            details["action"] = self.action(parse(f"0 {details['action']}"))
        return self.words.refusal(self.refusal_key(error.code), self.arguments(details))

    def refusal_key(self, code: str) -> str:
        whole, shared = code.replace("/", "-"), code.rpartition("/")[2]
        keys = [f"{self.game}-refusal-{whole}", f"{self.game}-refusal-{shared}", f"refusal-{whole}"]
        return next((key for key in keys if self.words.has(key)), keys[0])

    def option(self, name: str, value: str) -> tuple[str, str]:
        """The name of an option and of one of its values."""
        key, part = f"option-{name}", f"value-{value}"
        if name == "clans" and not self.words.has(key, part):
            return self.words.text(key), self.words.listed(self.term("clan", clan) for clan in value.split("+"))
        return self.words.text(key), self.words.text(key, part) if self.words.has(key, part) else value

    def arguments(self, raw: Arguments) -> dict[str, str | int]:
        """Numbers stay numbers, seats and other words become terms; `NAME_PART` is an attribute of a term (a case)."""
        found: dict[str, str | int] = {}
        for name, value in raw.items():
            vocabulary = self.about.vocabulary(name)
            if vocabulary == "amount" or (isinstance(value, int) and vocabulary != "seat"):
                found[name] = int(value)
            else:
                parts = self._term_parts(vocabulary, value)
                found |= {f"{name}_{part}" if part else name: text for part, text in parts.items()}
        return found

    def _term_parts(self, vocabulary: str, word: str | int) -> dict[str, str]:
        key = self.key(vocabulary, word)
        if key not in self._terms:
            known = self.words.has(key)
            parts = self.words.parts(key) if known else []
            self._terms[key] = {"": self.words.text(key) if known else str(word)}
            self._terms[key] |= {part: self.words.text(key, part) for part in parts}
        return self._terms[key]
