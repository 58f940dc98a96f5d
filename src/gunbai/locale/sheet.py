"""A reference sheet to print: what a player looks up in play, on two or three pages of A4, in any language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from gunbai.games.rising_sun.data.board import PROVINCES, REWARDS
from gunbai.games.rising_sun.data.words import ADVANTAGES, CORE, KAMI_NAMES, MANDATES, SEASONS, SETS
from gunbai.games.rising_sun.entries.card import CARD_KINDS, EITHER, Card
from gunbai.games.rising_sun.entries.loading import CLANS, DECK
from gunbai.games.shogun.data.board import PROVINCES as LANDS
from gunbai.games.shogun.data.board import RICE, SITES, TAX
from gunbai.games.shogun.data.words import ACTION_NAMES, EVENT_NAMES, SPECIALS
from gunbai.locale import rulebook
from gunbai.locale.words import FOLDER, Words

STYLE: Final = FOLDER / "sheet.css"
PHASES: Final = ("season_setup", "tea_ceremony", "mandate_turn", "kami_turn", "start_of_war", "war", "clean_up")
STEPS: Final = ("actions", "specials", "planning", "event", "order", "carry_out", "provisions", "revolts", "scoring")
NOTHING: Final = "none"
"""A word for no event, no special card."""
REWARD_WORDS: Final = ("rs-amount-victory-point", "rs-amount-coin", "rs-amount-ronin")
CHAPTERS: Final = {"rising-sun": ("RS2", "RS9", "RS11"), "shogun": ("SG6", "SG7", "SG8")}
"""Chapters that are given clause by clause, but for what is told elsewhere."""


class Entry(NamedTuple):
    """A name, a mark beside it (a cost, a clause), and what there is to know."""

    name: str
    mark: str
    lines: tuple[str, ...]


class Section(NamedTuple):
    title: str
    entries: list[Entry]


def sheet(words: Words, game: str) -> str:
    """The whole page; it needs nothing but itself."""
    title = escape(f"{words.text(f'game-{game}')} · {words.text('rules-sheet')}")
    direction = "rtl" if words.is_right_to_left else "ltr"
    body = "".join(_section(section) for section in _sections(words, game))
    return (
        f'<!doctype html>\n<html lang="{words.language}" dir="{direction}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head>\n"
        f"<body><h1>{title}</h1>\n<main>{body}</main></body>\n</html>\n"
    )


def _section(section: Section) -> str:
    entries = "".join(_entry(entry) for entry in section.entries)
    is_list = not any(entry.lines for entry in section.entries)
    kind = ' class="list"' if is_list else ""
    return f"<section{kind}><h2>{escape(section.title)}</h2><dl>{entries}</dl></section>\n"


def _entry(entry: Entry) -> str:
    mark = f" <bdi>{escape(entry.mark)}</bdi>" if entry.mark else ""
    lines = "".join(f"<dd>{escape(line)}</dd>" for line in entry.lines if line)
    return f"<div><dt>{escape(entry.name)}{mark}</dt>{lines}</div>"


def _sections(words: Words, game: str) -> Iterator[Section]:
    own = list(_of_rising_sun(words) if game == "rising-sun" else _of_shogun(words))
    told = {entry.mark for section in own for entry in section.entries}
    yield from own
    for chapter in CHAPTERS[game]:
        clauses = [clause for clause in rulebook.inside(chapter) if clause not in told]
        yield Section(words.text(chapter), [_clause(words, clause) for clause in clauses])
    if game == "shogun":
        yield Section(words.text("rules-sheet", "provinces"), [_yields(words, number) for number in range(len(LANDS))])


def _of_rising_sun(words: Words) -> Iterator[Section]:
    yield _terms(words, "phase", PHASES)
    yield Section(words.text("rules-use-mandate"), [_mandate(words, f"mandate-{name}") for name in MANDATES])
    yield _terms(words, "advantage", ADVANTAGES, "effect")
    yield _terms(words, "kami", KAMI_NAMES, "effect")
    yield _terms(words, "clan", (clan.name for clan in CLANS), "ability")
    yield Section(words.text("mandate-harvest"), [_reward(words, number) for number in range(len(PROVINCES))])
    for season, name in enumerate(SEASONS[:3]):
        title = f"{words.text('rules-use-card')}: {words.text(f'season-{name}')}"
        sets = {card: _sets(card, season) for card in DECK}
        cards = sorted((card for card in DECK if sets[card]), key=lambda card: sets[card])
        yield Section(title, [_card(words, card, sets[card]) for card in cards])


def _of_shogun(words: Words) -> Iterator[Section]:
    yield _terms(words, "step", STEPS)
    yield _terms(words, "action", ACTION_NAMES, "about")
    yield _terms(words, "special", SPECIALS, "effect")
    yield _terms(words, "building", ("castle", "temple", "theatre"), "about")
    yield _terms(words, "event", EVENT_NAMES, "effect", "winter")


def _terms(words: Words, kind: str, names: Iterable[str], *parts: str) -> Section:
    """The words of a vocabulary; without parts, each with the clause it names."""
    entries = [_term(words, f"{kind}-{name}", parts) for name in names if name != NOTHING]
    return Section(words.text(f"rules-use-{kind}"), entries)


def _term(words: Words, message: str, parts: tuple[str, ...]) -> Entry:
    clauses = words.text(message, "see").split() if words.has(message, "see") else []
    lines = [words.text(message, part) for part in parts if words.has(message, part)]
    if not parts:
        lines = [words.text(rulebook.key(clause)) for clause in clauses[:1]]
    return Entry(words.text(message), " ".join(clauses[:1]), tuple(lines))


def _mandate(words: Words, message: str) -> Entry:
    """What everybody does, and what the bonus is; or what the active player alone does."""
    if words.has(message, "active"):
        return _term(words, message, ("active",))
    name, mark, (everybody, bonus) = _term(words, message, ("all", "bonus"))
    return Entry(name, mark, (f"{words.text('rs-for-all')} {everybody}", f"{words.text('rs-bonus')} {bonus}"))


def _clause(words: Words, clause: str) -> Entry:
    return Entry(words.text(rulebook.key(clause), "title"), clause, (words.text(rulebook.key(clause)),))


def _reward(words: Words, province: int) -> Entry:
    amounts = zip(REWARD_WORDS, REWARDS[province], strict=True)
    said = [words.text(message, amount=amount) for message, amount in amounts if amount]
    return Entry(words.text(f"province-{PROVINCES[province]}"), " | ".join(said), ())


def _yields(words: Words, province: int) -> Entry:
    numbers = [words.number(table[province]) for table in (TAX, RICE, SITES)]
    return Entry(words.text(f"province-{LANDS[province]}"), " | ".join(numbers), ())


def _sets(card: Card, season: int) -> list[int]:
    """The sets that bring a card in a season, as they are unless an option changes them."""
    return [one.card_set for one in card.printed if one.season == season and one.reading in (EITHER, 0)]


def _card(words: Words, card: Card, sets: list[int]) -> Entry:
    """Name, cost, kind, and the sets it comes with."""
    kind = words.text(f"kind-{CARD_KINDS[card.type]}")
    where = words.listed(words.text(f"set-{SETS[one]}") for one in sets if one != CORE)
    about = [words.text("rs-amount-coin", amount=card.cost), kind, *([where] if where else [])]
    return Entry(words.text(f"card-{card.name}"), " | ".join(about), (words.text(f"card-{card.name}", "effect"),))
