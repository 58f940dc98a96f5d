"""What the checks of words find and we want so, each with its reason. One that is no longer found is a fault itself."""

from __future__ import annotations

from collections.abc import Mapping

_CODE = "the code beside it is worded; this stands in the log of the browser"
SENTENCES: Mapping[str, str] = {
    "web/src/lib/server/api.ts: no answer": _CODE,
    "web/src/lib/server/connection.svelte.ts: no connection": _CODE,
    "web/src/lib/server/hotseat.svelte.ts: no token": _CODE,
    "src/gunbai/cli/help.py: Show this message and exit.": "typer's own words, found to be replaced by ours",
}

_CLASS = "put together from the name of the error's class"
_TYPER = "typer brings the option itself"
UNUSED: Mapping[str, str] = {
    "help.install_completion": _TYPER,
    "help.show_completion": _TYPER,
    "refusal-input-badinput": _CLASS,
    "refusal-input-badposition": _CLASS,
    "refusal-input-badrecord": _CLASS,
}

# `uk rs.honor of MESSAGE` to the reason why this text does not say the term.
GLOSSARY: Mapping[str, str] = {}

# `uk $place_gen of MESSAGE` to the reason why not every word of the vocabulary needs the case.
CASES: Mapping[str, str] = {
    "uk $place_gen of rising-sun-event-worshipped": "one worships at a shrine, never in a province",
}

_PROGRAM = "only a program can bring it about: no page asks for it"
_OWNER = "for whoever runs the server"
CODES: Mapping[str, str] = {
    "decision/missing": _PROGRAM,
    "example/unknown": _PROGRAM,
    "game/unknown": _PROGRAM,
    "hook/host": _PROGRAM,
    "hook/keys": _PROGRAM,
    "hook/no_push": _PROGRAM,
    "hook/unknown": _PROGRAM,
    "message/malformed": _PROGRAM,
    "advice/unknown": _PROGRAM,
    "odds/no_attack": _PROGRAM,
    "odds/unknown": _PROGRAM,
    "origin/foreign": _PROGRAM,
    "path/unknown": _PROGRAM,
    "request/malformed": _PROGRAM,
    "server/not_ready": _OWNER,
    "session/unknown": _PROGRAM,
}

_TELLS_NOTHING = "points at the cards and the options, and has no numbers, order or conditions of its own"
FACTLESS: Mapping[str, str] = {"RS10.10": _TELLS_NOTHING, "RS10.11": _TELLS_NOTHING}

_SEQUENCE = "the names of the parts in their order: it can be told in no other words"
COPIED: Mapping[str, str] = {
    "pl/rules-rising-sun.ftl: RS5-1": _SEQUENCE,
    "ru/rules-rising-sun.ftl: RS5-1": _SEQUENCE,
    "ru/rules-rising-sun.ftl: RS6-1": _SEQUENCE,
    "ru/rules-rising-sun.ftl: RS9-2": _SEQUENCE,
    "uk/rules-rising-sun.ftl: RS5-1": _SEQUENCE,
    "uk/rules-rising-sun.ftl: RS9-2": _SEQUENCE,
}
"""Texts that share a run of words with a printed rulebook."""
