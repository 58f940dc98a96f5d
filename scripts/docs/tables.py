"""Tables of what a game declares: options, actions, events, draws, tensors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gunbai import Game
from gunbai.kernel.tensors.part import CODINGS, Part

SHORT = 7
"""Words that are listed in full."""


def table(head: str, rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """A table whose columns are named in `head`, parted by commas."""
    names = [name.strip() for name in head.split(",")]
    yield f"| {' | '.join(names)} |"
    yield "|" + "---|" * len(names)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def code(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def options(game: Game) -> Iterator[str]:
    """Every option; the first value is the default."""
    yield from table(
        "option, values, clause", ((f"`{one.name}`", code(one.values), one.clause) for one in game.options)
    )


def actions(game: Game) -> Iterator[str]:
    """Every verb once, then the asides."""
    verbs = list(dict.fromkeys(game.actions.verbs))
    rows = [
        (f"`{' '.join([verb.tag, *map(str.upper, verb.parts)])}`", "yes" if verb.secret else "", verb.clause)
        for verb in verbs
    ]
    yield from table("action, secret while sealed, clause", rows)
    asides = ((f"`{tag}`", code(names) or "nothing") for tag, names in game.actions.asides.items())
    yield from table("aside, its numbers", asides)


def events(game: Game) -> Iterator[str]:
    """Every code with its arguments."""
    yield from table(
        "event, arguments, clause, heard by",
        (
            (f"`{kind.code}`", code(kind.names), kind.clause, f"`{kind.names[0]}` only" if kind.private else "all")
            for kind in game.events.kinds.values()
        ),
    )


def draws(game: Game) -> Iterator[str]:
    """Every label that luck is asked under."""
    yield from table(
        "label, what the numbers are, clause, seen by",
        ((f"`{one.label}`", one.outcome, one.clause, "one seat" if one.private else "all") for one in game.draws),
    )


def tensors(game: Game) -> Iterator[str]:
    """Every field of an observation, and which cells it takes."""
    layout = game.layout()
    yield f"{layout.size} cells; with the memory of an information state {layout.information_size}."
    yield ""
    rows = (
        (str(start), f"`{part.name}`", " × ".join(map(str, part.shape())), coded(part), f"{part.most}", part.note)
        for part, start in zip(layout.parts, layout.starts, strict=True)
    )
    yield from table("from cell, field, shape, each value, divide by, what it is", rows)


def coded(part: Part) -> str:
    """How a value of the field is written, with the words that its columns stand for."""
    by_seat = ("", "by seat: ", "by seat and seat: ")[part.by_seat]
    words = part.columns if len(part.columns) > 1 else part.rows if len(part.rows) > 1 else ()
    listed = f" ({', '.join(words[:3])} … {words[-1]})" if len(words) > SHORT else f" ({', '.join(words)})"
    return f"{by_seat}{CODINGS[part.coding]}{listed if words else ''}"
