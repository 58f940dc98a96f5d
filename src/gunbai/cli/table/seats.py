"""Who sits where, as a player says it: a clan or house by its name or the engine's, or a number."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from gunbai.cli import keyboard as typed
from gunbai.kernel.errors import not_among
from gunbai.kernel.game import Game
from gunbai.locale.spelling import folded
from gunbai.locale.words import GameWords, Words
from gunbai.session.session import Session


def seat_named(session: Session, text: str, words: Words) -> int:
    """A seat by its name at this table."""
    table = GameWords(words, session.game.name, session.view(None).document())
    keys = [table.key("seat", seat) for seat in range(session.seats)]
    number = typed.number(typed.plain_digits(text))
    if number is not None and 0 < number <= session.seats:
        return number - 1
    found = _named(text, keys, words)
    if not found:
        raise not_among("seat", _in_order(words, keys), text)
    return keys.index(found)


def with_clan(
    game: Game, players: int, seat: str, options: Mapping[str, str], words: Words, rng: random.Random
) -> Mapping[str, str]:
    """Where the clans are drawn at random, the one that was asked for is among them."""
    values = next((option.values for option in game.options if option.name == "clans"), ())
    is_number = typed.number(typed.plain_digits(seat)) is not None
    if not seat or is_number or not values or options.get("clans", values[0]) != values[0]:
        return options
    clans = sorted({clan for value in values[1:] for clan in value.split("+")})
    wanted = _named(seat, [f"clan-{clan}" for clan in clans], words).removeprefix("clan-")
    if not wanted:
        raise not_among("seat", _in_order(words, (f"clan-{clan}" for clan in clans)), seat)
    fitting = [value for value in values if wanted in value.split("+") and len(value.split("+")) == players]
    return {**options, "clans": rng.choice(fitting)}


def _in_order(words: Words, keys: Iterable[str]) -> list[str]:
    """The names of the sides as a dictionary of the language has them."""
    return sorted((words.text(key) for key in keys), key=words.order)


def _named(text: str, keys: Sequence[str], words: Words) -> str:
    """The message that names this side, by its name in the language or the last part of its id; empty for none."""
    wanted = folded(text.strip())
    return next((key for key in keys if wanted in (folded(words.text(key)), key.rpartition("-")[2])), "")
