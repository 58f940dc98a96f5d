"""The rules in the terminal: a clause with what it refers to and where it is used, a chapter, a search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.kernel.errors import BadInput, not_like
from gunbai.locale.rulebook import CLAUSES, PREFIXES, Use, chapters, cited, game_of, inside, key, uses
from gunbai.locale.search import Hit, finder, near_terms
from gunbai.locale.words import Words

BRIEF: Final = 300
"""Characters of a clause in a list; worked examples are longer."""


def clause(
    words: Words, one: str, *, brief: bool = False, in_play: bool = False, marks: tuple[str, ...] = ()
) -> RenderableType:
    """A clause with its title; in full unless brief. The words that were searched for stand out."""
    text = words.text(key(one))
    text = text[:BRIEF] + "…" if brief and len(text) > BRIEF else text
    parts = [Text(text)] if brief else [Text(text), *_rest(words, one, in_play)]
    head = Text(one, style="bold").append(f"  {_title(words, one)}")
    return Group(_marked(head, marks), *(Padding(_marked(part, marks), (0, 0, 0, 2)) for part in parts))


def _title(words: Words, one: str) -> str:
    return words.text(key(one), "title") if words.has(key(one), "title") else ""


def _rest(words: Words, one: str, in_play: bool) -> Iterator[Text]:
    """The longer explanation, the clauses it refers to, and, where nobody is about to choose, what cites it."""
    if words.has(key(one), "more"):
        yield Text(words.text(key(one), "more"))
    if cited(words, one):
        yield Text(words.text("cli-see", clauses=" ".join(cited(words, one))), style="dim")
    found = [] if in_play else uses(game_of(one))[one]
    if found:
        yield Text(words.text("rules-used") + ":", style="dim")
    for kind in dict.fromkeys(use.kind for use in found):
        listed = words.parted(_use(words, use) for use in found if use.kind == kind)
        yield Text(f"{words.text(f'rules-use-{kind}')}: {listed}", style="dim")


def _use(words: Words, use: Use) -> str:
    if use.kind != "clause":
        return words.outline(use.key)
    name = next(clause for clause in CLAUSES if key(clause) == use.key)
    return f"{name} {words.text(use.key, 'title')}"


def _marked(text: Text, marks: tuple[str, ...]) -> Text:
    text.highlight_words(marks, "bold underline")
    return text


def page(words: Words, one: str) -> RenderableType:
    """A clause, or a whole chapter in short."""
    if one in CLAUSES:
        return clause(words, one)
    listed = [clause(words, other, brief=True) for other in inside(one)]
    return Group(Text(f"{one}  {words.text(key(one))}", style="bold underline"), *listed)


def offered(begun: str) -> list[str]:
    """What a shell offers where a clause should stand."""
    return [one for one in (*chapters(), *CLAUSES) if one.startswith(begun)]


def contents(words: Words) -> RenderableType:
    """The chapters of both games."""
    return Group(*(Text(f"{one:<6} {words.text(key(one))}") for one in chapters()))


def search(words: Words, query: str, game: str = "") -> list[Hit]:
    """The clauses that fit best, of one game or of both."""
    games = [game] if game else list(PREFIXES)
    return [hit for one in games for hit in finder(words.language, one).find(query)]


def unknown(words: Words, query: str, game: str = "") -> BadInput:
    """Why a search has found nothing: the words of the rules that look like it, if any do."""
    games = [game] if game else list(PREFIXES)
    near = [term for one in games for term in near_terms(words, one, query)]
    if near:
        return not_like("search", list(dict.fromkeys(near)), query)
    return BadInput("search", "words that occur in the rules", repr(query), "rule_words")


def found(words: Words, hits: list[Hit]) -> Iterator[RenderableType]:
    for hit in hits:
        yield clause(words, hit.clause, brief=True, marks=tuple(hit.words))
