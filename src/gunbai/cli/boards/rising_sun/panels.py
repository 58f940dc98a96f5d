"""The smaller parts of Rising Sun's board: tracks, shrines, market, purses, what a seat alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.rising_sun.pieces import amount, monsters_at, pieces_at
from gunbai.cli.boards.rising_sun.promised import said
from gunbai.cli.wrapping import flowed
from gunbai.games.rising_sun.actions import BUILD, BUY, BUY_FULL
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, PROVINCES, ROUTES
from gunbai.games.rising_sun.data.figures import KIND_NAMES, RESERVE, SHRINE, SHRINES
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import ADVANTAGES, CARD, KAMI_NAMES, MANDATES, POLITICS, SEASONS, TRACK
from gunbai.games.rising_sun.entries.card import CARD_KINDS, COSTS
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.rising_sun.positions.writing import tile_words
from gunbai.games.rising_sun.rules.figures import figures_at, hostages_of
from gunbai.games.rising_sun.rules.force import force, strongest
from gunbai.games.rising_sun.steps.politics.paying import STRONGHOLD_PRICE, price
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.table import NOBODY, OFFER, Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action
from gunbai.locale.words import GameWords

Styles = list[str]


def honor(table: Table, words: GameWords, styles: Styles) -> Text:
    """The honor track from most to least."""
    text = Text(words.words.text("cli-rs-honor") + " ", style="bold")
    for place, seat in enumerate(table.honor, 1):
        text.append(f" {words.number(place)} ", style="not bold")
        text.append(words.seat(seat), style=f"not bold {styles[seat]}")
        text.append(" >" if place < table.seats else "", style="not bold dim")
    return text


def track(table: Table, words: GameWords, styles: Styles, width: int) -> Text:
    """The political track: mandates played so far, kami turns between them, then war."""
    parts: list[Text] = []
    turn = 0
    for is_kami in TRACK:
        if is_kami:
            parts.append(Text(words.words.text("cli-rs-kami-turn"), style="not bold dim"))
        else:
            parts.append(_played(table, words, styles, turn))
            turn += 1
    return flowed(Text(words.words.text("cli-rs-track"), style="bold"), parts, width)


def _played(table: Table, words: GameWords, styles: Styles, turn: int) -> Text:
    row = table.plays[turn * 3 : turn * 3 + 3]
    if not row:
        return Text("___", style="not bold dim")
    text = Text(words.term("mandate", MANDATES[row[1]]), style=f"not bold {styles[row[0]]}")
    return text.append(f"({words.seat(row[0])})", style="dim")


def shrines(table: Table, words: GameWords, styles: Styles) -> Grid:
    """Each shrine: its kami, who worships there, whom it would serve now, and how."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("cli-rs-shrine", "cli-rs-worshippers", "cli-rs-effect"):
        grid.add_column(words.words.text(key), style="", header_style="bold")
    for shrine in range(SHRINES):
        kami = KAMI_NAMES[table.shrines[shrine]]
        effect = Text(words.term("kami", kami, "effect"), style="dim")
        grid.add_row(
            f"{words.number(shrine + 1)} {words.term('kami', kami)}", worshippers(table, words, styles, shrine), effect
        )
    return grid


def worshippers(table: Table, words: GameWords, styles: Styles, shrine: int) -> Text:
    """Who worships at a shrine with which Force, the leader with a star."""
    text = Text()
    leader = strongest(table, SHRINE + shrine)
    for seat in table.honor:
        here = force(table, seat, SHRINE + shrine)
        if here:
            text.append(words.words.comma if text else "")
            text.append(f"{words.seat(seat)} {words.number(here)}{'*' if seat == leader else ''}", style=styles[seat])
    return text or Text("·", style="dim")


def market(table: Table, words: GameWords, width: int) -> Text:
    """The cards on display with what they cost, the cheapest first."""
    shown = sorted((card for card in range(len(CARD)) if table.market[card]), key=lambda one: (COSTS[one], one))
    named = [f"{amount(words, COSTS[card], 'coin')} {_copies(words, card, table.market[card])}" for card in shown]
    parts = [Text(one, style="not bold") for one in named] or [
        Text(words.words.text("cli-rs-none"), style="not bold dim")
    ]
    return flowed(Text(words.words.text("cli-rs-market"), style="bold"), parts, width, " · ")


def purses(table: Table, words: GameWords, styles: Styles, viewer: int | None) -> Grid:
    """One row a clan: points, purse, ally, reserve."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)
    grid.add_column(words.words.text("cli-rs-clan"), no_wrap=True)
    for key in ("cli-rs-vp", "cli-rs-coins", "cli-rs-ronin"):
        grid.add_column(words.words.text(key), justify="right", no_wrap=True)
    for key in ("cli-rs-ally", "cli-rs-reserve", "cli-rs-hostages"):
        grid.add_column(words.words.text(key))
    for seat in range(table.seats):
        name = Text(words.seat(seat), style=styles[seat])
        name.append(f" {words.words.text('cli-rs-you')}" if seat == viewer else "", style="bold")
        ally = words.seat(table.ally[seat]) if table.ally[seat] != NOBODY else "-"
        numbers = (words.number(owned[seat]) for owned in (table.vp, table.coins, table.ronin))
        grid.add_row(name, *numbers, ally, _reserve(table, words, seat), _hostages(table, words, seat))
    return grid


def _reserve(table: Table, words: GameWords, seat: int) -> str:
    pieces = pieces_at(table, words, seat, RESERVE) if figures_at(table, seat, RESERVE) else []
    strongholds = table.stronghold_reserve(seat)
    if strongholds:
        pieces.append(f"{words.number(strongholds)}{words.term('short', 'stronghold')}")
    return " ".join(pieces + monsters_at(table, words, seat, RESERVE)) or "-"


def _hostages(table: Table, words: GameWords, seat: int) -> str:
    held = [f"{words.seat(owner)} {words.term('short', KIND_NAMES[kind])}" for owner, kind in hostages_of(table, seat)]
    return words.words.listed(held) or "-"


def holdings(table: Table, words: GameWords, styles: Styles) -> list[RenderableType]:
    """Cards and tokens of every clan that has any."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for seat in range(table.seats):
        name = Text(words.seat(seat), style=styles[seat])
        for key, things in (
            ("cli-rs-cards", _cards(table, words, seat)),
            ("cli-rs-tokens", _tokens(table, words, seat)),
        ):
            if things:
                grid.add_row(name, Text(f"{words.words.text(key)} {things}"))
                name = Text()
    return [Text(), grid] if grid.row_count else []


def _cards(table: Table, words: GameWords, seat: int) -> str:
    return words.words.listed(
        _copies(words, card, table.has(seat, card)) for card in range(len(CARD)) if table.has(seat, card)
    )


def _copies(words: GameWords, card: int, copies: int) -> str:
    name = words.term("card", CARD.words[card])
    return words.words.text("cli-rs-copies", card=name, copies=copies) if copies > 1 else name


def _tokens(table: Table, words: GameWords, seat: int) -> str:
    """By season, because that is what they are worth."""
    found = []
    for season in range(3):
        names = [words.term("province", PROVINCES[p]) for p in EVERYWHERE if table.tokens[season * 8 + p] == seat]
        if names:
            found.append(f"{words.term('season', SEASONS[season])} {'+'.join(names)}")
    return words.words.listed(found)


def secrets(view: View, words: GameWords) -> list[Text]:
    """What this seat alone sees or remembers."""
    if view.table.phase != POLITICS:
        return _battle(view, words) if view.table.fighters else []
    known = [
        ("cli-rs-hand", tile_words(view.hand)),
        ("cli-rs-put-back", [] if any(view.hand) else tile_words(view.seen[1:])),
        ("cli-rs-laid", [MANDATES[tile] for tile in view.laid]),
    ]
    return [
        Text(f"{words.words.text(key)} {words.words.listed(words.term('mandate', one) for one in tiles)}", style="bold")
        for key, tiles in known
        if tiles
    ]


def _battle(view: View, words: GameWords) -> list[Text]:
    """Who fights with what, and the own bids so far."""
    table = view.table
    named = [_fighter(table, words, seat, table.wars[table.war - 1]) for seat in table.fighters]
    lines = [Text(f"{words.words.text('cli-rs-battle')} {words.words.parted(named)}")]
    if view.bids_made:
        bids = zip(ADVANTAGES, view.sealed_bids[: view.bids_made], strict=False)
        laid = words.words.listed(f"{words.term('advantage', one)} {words.number(coins)}" for one, coins in bids)
        lines.append(Text(f"{words.words.text('cli-rs-bids')} {laid}", style="bold"))
    return lines


def _fighter(table: Table, words: GameWords, seat: int, province: int) -> str:
    here = force(table, seat, province) + table.hired[seat]
    text = words.words.text
    return text("cli-rs-fighter", seat=words.seat(seat), force=here, coins=table.coins[seat], ronin=table.ronin[seat])


def note(view: View, action: Action, words: GameWords) -> str:
    """Price, kind and effect of what can be bought; what a mandate or a card does."""
    text = words.words.text
    if BUY_FULL.has(action.id):
        return text("cli-rs-price", coins=price(view.table, action.seat, COSTS[BUY_FULL.only(action.id)], 0))
    if BUY.has(action.id):
        return _card_note(view, action, words)
    if BUILD.has(action.id):
        return text("cli-rs-price", coins=price(view.table, action.seat, STRONGHOLD_PRICE, 0))
    if action.tag in ("play", "lay", "name"):
        return _mandate_note(action.words[0], words, action.tag)
    return words.term("card", action.words[0], "effect") if action.tag == "use" else ""


def _card_note(view: View, action: Action, words: GameWords) -> str:
    card, step = DECK[BUY.only(action.id)], view.table.top()
    cost = price(view.table, action.seat, card.cost, step.discount if isinstance(step, Train) else 0)
    kind = words.term("kind", CARD_KINDS[card.type])
    effect = words.term("card", card.name, "effect")
    return words.words.text("cli-rs-card-note", coins=cost, kind=kind, effect=effect)


def _mandate_note(mandate: str, words: GameWords, tag: str) -> str:
    if tag == "lay":
        return ""
    if mandate == "betray":
        return words.term("mandate", mandate, "active")
    everybody, bonus = words.term("mandate", mandate, "all"), words.term("mandate", mandate, "bonus")
    return words.words.text("cli-rs-mandate-note", all=everybody, bonus=bonus)


def neighbours(table: Table, words: GameWords) -> RenderableType:
    """Every province with those beside it; `~` is a sea route."""
    lines: list[RenderableType] = []
    for province in EVERYWHERE:
        near = NEIGHBOURS[table.options[EDO_KYOTO_BORDER]][province]
        named = [("~" if ROUTES[province * 8 + p] >= 0 else "") + words.term("province", PROVINCES[p]) for p in near]
        lines.append(Text(f"{words.term('province', PROVINCES[province]):<9} {words.words.listed(named)}"))
    return Group(*lines, Text(words.words.text("cli-rs-sea"), style="dim"))


def offers(view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
    """The open offers from and to this seat; to a spectator all of them."""
    table = view.table
    lines = []
    for pair, (giver, taker) in enumerate(product(range(table.seats), repeat=2)):
        is_open, coins, ronin, coins_asked, ronin_asked, promise = table.offers[pair * OFFER : (pair + 1) * OFFER]
        if is_open and view.seat in (None, giver, taker):
            terms = {"coins": coins, "ronin": ronin, "coins_asked": coins_asked, "ronin_asked": ronin_asked}
            role = {giver: "giver", taker: "taker"}.get(NOBODY if view.seat is None else view.seat, "none")
            line = words.words.text("cli-rs-offer", seat=words.seat(giver), seat2=words.seat(taker), role=role, **terms)
            promised = promises[promise - 1] if 0 < promise <= len(promises) else ""
            lines.append(f"{line} {said(words, promised, taker)}" if promised else line)
    return lines
