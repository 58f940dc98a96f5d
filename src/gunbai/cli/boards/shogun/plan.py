"""The planning screen of Shogun: the eleven spaces, the hand, and what could go wrong with a plan."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.shogun import map as shogun_map
from gunbai.cli.boards.shogun.panels import actions_begun
from gunbai.cli.boards.shogun.purse import purse_line
from gunbai.cli.boards.shogun.risks import revolt_odds
from gunbai.cli.menu import Menu
from gunbai.cli.percent import percent
from gunbai.cli.wrapping import flowed
from gunbai.games.shogun.actions import PLAN
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGION_OF, REGIONS
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    BID,
    CARD_NAMES,
    CHEST_0,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    EMPTY,
    SPACE_COUNT,
    SPACE_ORDER,
    SPACES,
)
from gunbai.games.shogun.events import OBSTACLES
from gunbai.games.shogun.rules.forecast import SHORT, SHORT_PERHAPS, chests_at, obstacle
from gunbai.games.shogun.steps.march import HowMany, Relocate
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.locale.words import GameWords

REGION: Final = "cli-sg-region"
HAND: Final = ("cli-sg-province", "cli-sg-armies", "cli-sg-sites", "cli-sg-yield", REGION, "cli-sg-remark")
LONGEST: Final = 12
"""Columns for the name of a card."""
ROOMY: Final = 96
"""From this width on there is room for the regions of the hand, too."""


def screen(view: View, menu: Menu, words: GameWords, width: int) -> RenderableType:
    """Plan and hand beside each other; the numbers of the hand are the choices."""
    is_roomy = width >= ROOMY
    sides = Grid(box=None, padding=(0, 4 if is_roomy else 1, 0, 0), pad_edge=False, show_header=False)
    sides.add_row(plan(view, words, view.plan), _hand(view, menu, words, is_roomy))
    return Group(sides, *_others(menu, words, width), *notes(view, words, view.plan, width))


def short_screen(view: View, menu: Menu, words: GameWords, width: int) -> RenderableType:
    """The same on few lines: the plan so far, then the hand, each as a list that flows."""
    spaces = [_link(view, words, link, space) for link, space in enumerate(SPACE_ORDER)]
    laid = flowed(Text(words.words.text("cli-sg-plan"), style="bold"), spaces, width, " · ")
    cards = [
        _numbered(view, words, number, PLAN.only(action.id))
        for number, action in enumerate(menu.choices, 1)
        if PLAN.only(action.id) < PROVINCE_COUNT
    ]
    hand = [flowed(Text(words.words.text("cli-sg-cards"), style="bold"), cards, width, "  ")] if cards else []
    return Group(laid, *hand, *_others(menu, words, width), *notes(view, words, view.plan, width))


def _link(view: View, words: GameWords, link: int, space: int) -> Text:
    """`4 Tax Kai`: when it comes, which action, what lies there; the space asked for is set off."""
    is_next = view.plan[space] == NOTHING and link == view.cards_laid
    place = f"{when(view.table, words, space)} {words.term('space', SPACES[space], 'short')} ".lstrip()
    text = Text(place, style="bold reverse" if is_next else "not bold")
    return text.append_text(_laid(view, words, space, view.plan))


def _numbered(view: View, words: GameWords, number: int, province: int) -> Text:
    """A card of the hand by its number, with its yields and a mark where something stands in its way."""
    text = Text(f"{words.number(number)} ", style="bold").append(
        words.term("province", PROVINCES[province]), "not bold"
    )
    text.append(f" {shogun_map.yields(words, province)}", style="not bold dim")
    warned = warnings(view, words, SPACE_ORDER[view.cards_laid], province, view.plan)
    return text.append(" !", style="bold bright_red") if warned else text


def plan(view: View, words: GameWords, laid: list[int]) -> Grid:
    """The spaces in the order they are asked for, when each comes, and what lies there."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(words.words.text("cli-sg-space"), no_wrap=True)
    grid.add_column(words.words.text("cli-sg-when"), no_wrap=True)
    grid.add_column(words.words.text("cli-sg-card"), no_wrap=True, min_width=LONGEST)
    for link, space in enumerate(SPACE_ORDER):
        is_next = laid[space] == NOTHING and link == view.cards_laid
        name = Text(f"{'>' if is_next else ' '}{words.term('space', SPACES[space], 'short')}")
        name.style = "bold reverse" if is_next else ""
        grid.add_row(name, when(view.table, words, space), _laid(view, words, space, laid))
    return grid


def when(t: Table, words: GameWords, space: int) -> str:
    """The place of an action card in the order, `?` while it lies face down."""
    if space == BID:
        return ""
    return words.number(t.agenda.index(space) + 1) if space in t.agenda else "?"


def _laid(view: View, words: GameWords, space: int, laid: list[int]) -> Text:
    card = laid[space]
    if card == NOTHING:
        return Text(shogun_map.FREE, style="dim")
    text = Text(short(words, card), style="dim" if card >= PROVINCE_COUNT and space != BID else "")
    return text.append(" !", style="bold bright_red") if warnings(view, words, space, card, laid) else text


def short(words: GameWords, card: int) -> str:
    return words.term("card", CARD_NAMES[card])


def _hand(view: View, menu: Menu, words: GameWords, is_roomy: bool) -> Grid:
    """The province cards that may be laid now, with what there is to know about each."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("", justify="right", style="bold", no_wrap=True)
    for key in HAND:
        if is_roomy or key != REGION:
            grid.add_column(words.words.text(key), no_wrap=True)
    grid.columns[1].min_width = LONGEST
    for number, action in enumerate(menu.choices, 1):
        if PLAN.only(action.id) < PROVINCE_COUNT:
            grid.add_row(words.number(number), *_facts(view, words, PLAN.only(action.id), is_roomy))
    return grid


def _facts(view: View, words: GameWords, province: int, is_roomy: bool) -> list[RenderableType]:
    t = view.table
    region = REGIONS[REGION_OF[t.board % 2][province]]
    remarks = warnings(view, words, SPACE_ORDER[view.cards_laid], province, view.plan)
    facts: list[RenderableType] = [
        words.term("province", PROVINCES[province]),
        f"{words.number(t.armies[province])}{shogun_map.marks(t, words, province)}",
        shogun_map.sites(t, words, province),
        shogun_map.yields(words, province),
    ]
    if is_roomy:
        facts.append(Text(words.term("region", region, "short"), style=shogun_map.REGION_STYLES[region]))
    return [*facts, Text(words.words.listed(remarks), style="bright_red")]


def _others(menu: Menu, words: GameWords, width: int) -> list[RenderableType]:
    """The chest cards, and leaving the space empty, in one line."""
    items = []
    for number, action in enumerate(menu.choices, 1):
        card = PLAN.only(action.id)
        if card >= CHEST_0:
            name = words.words.text("cli-sg-leave-empty") if card == EMPTY else short(words, card)
            items.append(Text(f"{words.number(number)} ", style="bold").append(name, style="not bold"))
    return [flowed(Text(words.words.text("cli-sg-no-action"), style="dim"), items, width, "  ")] if items else []


def notes(view: View, words: GameWords, laid: list[int], width: int) -> list[RenderableType]:
    """The purse along the known order, and every warning in full."""
    lines: list[RenderableType] = [purse_line(view, words, laid, width)]
    for space in SPACE_ORDER:
        if laid[space] not in (NOTHING, EMPTY):
            remarks = warnings(view, words, space, laid[space], laid)
            head = f"! {words.term('space', SPACES[space], 'short')}, {short(words, laid[space])}: "
            lines += [Text(head + words.words.listed(remarks), style="bright_red")] if remarks else []
    return lines


def warnings(view: View, words: GameWords, space: int, card: int, laid: list[int]) -> list[str]:
    """What stands in the way of an action there, or may follow it."""
    if view.seat is None or space == BID or card >= PROVINCE_COUNT:
        return []
    t = view.table
    reason = OBSTACLES[obstacle(t, view.seat, space, card)][0]
    found = [words.words.text(f"cli-sg-warn-{reason}")] if reason else []
    if space in (CONFISCATE_RICE, COLLECT_TAXES) and t.markers[card]:
        lost = percent(words.words, 1 - revolt_odds(t, card, t.markers[card]).win)
        found.append(words.words.text("cli-sg-warn-revolt", lost=lost))
    purse = chests_at(t, view.seat, space, laid)
    if purse in (SHORT, SHORT_PERHAPS):
        found.append(words.words.text("cli-sg-warn-chests" if purse == SHORT else "cli-sg-warn-chests-perhaps"))
    return found


def last_link(view: View, action: Action, words: GameWords, width: int) -> list[RenderableType]:
    """The whole plan once more, before it is sealed."""
    if not view.is_planning() or view.cards_laid != SPACE_COUNT - 1 or not PLAN.has(action.id):
        return []
    laid = view.plan[:]
    laid[SPACE_ORDER[view.cards_laid]] = PLAN.only(action.id)
    return [plan(view, words, laid), *notes(view, words, laid, width)]


def reminder(view: View, words: GameWords, width: int) -> list[RenderableType]:
    """What this seat has still to do in this round, in the order of the action cards."""
    t = view.table
    begun = actions_begun(t)
    if not begun or isinstance(t.top(), (HowMany, Relocate)):
        return []
    coming = t.agenda[begun:] + [action for action in range(ACTION_COUNT) if action not in t.agenda]
    parts = [
        Text(
            f"{when(t, words, action)} {words.term('space', SPACES[action], 'short')} {short(words, view.plan[action])}"
        )
        for action in coming
        if NOTHING != view.plan[action] < PROVINCE_COUNT
    ]
    return [flowed(Text(words.words.text("cli-sg-ahead"), style="bold"), parts, width, " · ")] if parts else []
