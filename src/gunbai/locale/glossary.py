"""The glossary: the word of every term in each language, other words for it, and what explains it."""

from __future__ import annotations

import functools
import json
import re
from typing import Any, Final, NamedTuple

from gunbai.locale.words import FOLDER, Words

FILE: Final = FOLDER / "glossary.json"
SCOPES: Final = {"rising-sun": ("rs.", "c."), "shogun": ("sg.", "c.")}
"""How the keys of a game's terms begin, and those of both games."""
NAMED: Final[tuple[tuple[str, str, str], ...]] = (
    (r"rs\.clan\.(\w+)", r"clan-\1", ""),
    (r"rs\.clan\.(\w+)\.full", r"clan-\1", "full"),
    (r"rs\.ability\.(\w+)", r"clan-\1", "power"),
    (r"rs\.kami\.(\w+)", r"kami-\1", ""),
    (r"rs\.epithet\.(\w+)", r"kami-\1", "epithet"),
    (r"rs\.province\.(\w+)", r"province-\1", ""),
    (r"rs\.card\.(\w+)", r"card-\1", ""),
    (r"rs\.card\.(komainu|oni_\w+|yurei|river_dragon)", r"figure-\1", ""),
    (r"rs\.set\.(\w+)", r"set-\1", ""),
    (r"rs\.(recruit|marshal|train|harvest|betray)", r"mandate-\1", ""),
    (r"rs\.(seppuku|take_hostage|hire_ronin|imperial_poets)", r"advantage-\1", ""),
    (r"rs\.(spring|summer|autumn|winter)", r"season-\1", ""),
    (r"rs\.(daimyo|shinto|bushi|monster|stronghold)", r"figure-\1", ""),
    (r"rs\.(season_setup|tea_ceremony|mandate_turn|kami_turn|start_of_war|clean_up|battle|outcome)", r"phase-\1", ""),
    (r"rs\.(political|war)_phase", r"phase-\1", ""),
    (r"rs\.(enhancement|virtue|war_upgrade|winter_upgrade)", r"kind-\1", ""),
    (r"sg\.province\.(awa)_(\w+)", r"province-\1-\2", ""),
    (r"sg\.province\.((?!awa_)\w+)", r"province-\1", ""),
    (r"sg\.side_(\w+)", r"side-\1", ""),
    (r"sg\.(castle|temple|theatre)", r"building-\1", ""),
    (r"sg\.(spring|summer|autumn|winter)", r"shogun-season-\1", ""),
    (r"sg\.act\.(\w+)", r"action-\1", ""),
    (r"sg\.special\.(\w+)", r"special-\1", ""),
    (r"sg\.step\.(\w+)", r"step-\1", ""),
    (r"ui\.bot_(novice|steady|master)", r"bot-\1", ""),
)
"""How the keys of the glossary name messages: pattern of the key, message, attribute."""
EXPLAINING: Final = ("about", "effect", "ability", "active", "all")
"""The attributes of a message that say what its thing is."""
UNTOLD: Final = frozenset({"phrase"})
"""Parts of speech that are no words to look up."""


class Told(NamedTuple):
    """A term for readers: its word, other words for it, what explains it."""

    key: str
    word: str
    also: list[str]
    """Other words for it: those of the language's edition first."""
    edition: str
    """What the language's own edition prints, where that is another word."""
    english: str
    message: str
    """The message that explains it; empty where none does."""
    clause: str


@functools.cache
def entries() -> list[dict[str, Any]]:
    """The glossary as it is written."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def of_game(game: str) -> list[dict[str, Any]]:
    """The terms of a game and those of both."""
    return [entry for entry in entries() if entry["key"].startswith(SCOPES[game])]


def message_of(key: str) -> str:
    """The message named for a term; empty where there is none."""
    return next(iter(messages_of(key)), "")


def messages_of(key: str) -> list[str]:
    """All messages named for a term: the card of a monster and its figure."""
    found = [(re.fullmatch(pattern, key), message) for pattern, message, part in NAMED if not part]
    return [match.expand(message) for match, message in found if match]


def printed_names() -> dict[str, dict[str, str]]:
    """By language and message, the names of its own edition where that prints others than ours."""
    found: dict[str, dict[str, str]] = {}
    for entry in entries():
        for language, word in entry.get("edition", {}).items():
            found.setdefault(language, {}).update(dict.fromkeys(messages_of(entry["key"]), word))
    return {language: dict(sorted(names.items())) for language, names in sorted(found.items())}


def told(words: Words, game: str) -> list[Told]:
    """The terms that something explains, in the order of the language."""
    found = [_told(words, entry) for entry in of_game(game) if entry["part_of_speech"] not in UNTOLD]
    return sorted((term for term in found if term.message or term.clause), key=lambda term: words.order(term.word))


def edition(entry: dict[str, Any], language: str) -> str:
    """What the language's own edition prints where our word is another; empty where it prints ours, or is none."""
    return str(entry.get("edition", {}).get(language, ""))


def _told(words: Words, entry: dict[str, Any]) -> Told:
    key, language = entry["key"], words.language
    message = message_of(key)
    explained = any(words.has(message, part) for part in EXPLAINING)
    cited = words.text(message, "see").split() if words.has(message, "see") else []
    clause = entry.get("see") or next(iter(cited), "")
    other = [word for word in (edition(entry, language), *entry.get("synonyms", {}).get(language, [])) if word]
    other = list(dict.fromkeys(other))
    return Told(
        key, _plain(entry[language]), other, edition(entry, language), _plain(entry["en"]), message * explained, clause
    )


def _plain(word: str) -> str:
    """Without the note in brackets that tells two meanings apart."""
    return word.partition(" (")[0]
