"""The board of Shogun: the cards of the round on top, then the map by regions, events and houses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from gunbai.cli.boards.shogun import map as map_of
from gunbai.cli.boards.shogun import panels, risks
from gunbai.games.shogun.actions import ACT, REVOLT, TAKE, TAKE_SPECIAL, TARGET
from gunbai.games.shogun.data.board import REGION_OF, REGIONS, RICE, SITES, TAX
from gunbai.games.shogun.data.options import OPTIONS, SIDE
from gunbai.games.shogun.data.words import (
    BUILD_THEATRE,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    NO_EVENT,
    SEASONS,
    SPECIALS,
)
from gunbai.games.shogun.rules.feasibility import COST, recruits, rice_yield, tax_yield
from gunbai.games.shogun.steps.acting import Act
from gunbai.games.shogun.steps.base import Turn
from gunbai.games.shogun.steps.march import HowMany, March
from gunbai.games.shogun.steps.order import TakeSpecial
from gunbai.games.shogun.steps.winter import Revolts
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import View as KernelView
from gunbai.locale.words import GameWords

STEP_TERMS: Final = {
    "draft": "placement",
    "place": "placement",
    "planning": "planning",
    "order": "order",
    "revolts": "revolts",
}
"""The name of what is going on, by the step on top; every other step carries out actions."""
MINOR: Final = frozenset(
    {
        "card_offered",
        "event_shown",
        "action_shown",
        "special_laid",
        "planning_begins",
        "plan_ready",
        "plans_closed",
        "bid_paid",
        "card_opened",
        "marker_placed",
        "card_lost",
        "farmers_defend",
        "attack_reinforced",
        "defence_reinforced",
        "castle_defended",
        "event_leaves",
        "scored_provinces",
        "scored_buildings",
        "scored_majority",
    }
)
THROWN: Final = "cubes_thrown"


def of(view: KernelView) -> View:
    assert isinstance(view, View)
    return view


def board(view: View, words: GameWords, width: int) -> RenderableType:
    """The whole table."""
    t = view.table
    parts: list[RenderableType] = [Rule(headline(t, words), style="dim")]
    if t.agenda or t.laid:
        parts.append(panels.cards(t, words, width))
    parts += [Text(), map_of.regions(t, words, width), map_of.legend(t, words, width), Text()]
    if t.events_open or t.event != NO_EVENT:
        parts += [panels.events(t, words), Text()]
    parts += [panels.houses(t, words, view.seat), panels.stock(t, words, width)]
    return Group(*parts, *panels.gaps(t, words, width), *panels.under_the_deck(t, words, width))


def glance(view: View, words: GameWords, width: int) -> RenderableType:
    """The cards of the round and the houses are enough where nobody looks for a place on the map."""
    t = view.table
    if not isinstance(t.top(), (TakeSpecial, Act)):
        return board(view, words, width)
    head = Rule(headline(t, words), style="dim")
    return Group(head, panels.cards(t, words, width), panels.events(t, words), panels.houses(t, words, view.seat))


def headline(t: Table, words: GameWords) -> str:
    """Year, season and what is going on."""
    side = words.term("side", OPTIONS[SIDE].values[t.options[SIDE]])
    if not t.stack:
        return f"{words.words.text('cli-sg-over')} · {side}"
    step = words.term("step", STEP_TERMS.get(t.top().name, "carry_out"))
    if t.groups:
        return f"{step} · {side}"
    season = words.term("season", SEASONS[t.season])
    return " · ".join([words.words.text("cli-sg-year", year=t.year + 1), season, step, side])


def news(events: Sequence[Event], seat: int | None) -> list[Event]:
    """What is told in short: no throw of the tower unless cubes of this seat were in it."""
    return [event for event in events if event.code not in MINOR and not _is_others_throw(event, events, seat)]


def _is_others_throw(event: Event, events: Sequence[Event], seat: int | None) -> bool:
    """The cubes of one throw are told in a row; it is ours if our colour is among them."""
    if event.code != THROWN:
        return False
    first = last = next(i for i, one in enumerate(events) if one is event)
    while first and events[first - 1].code == THROWN:
        first -= 1
    while last + 1 < len(events) and events[last + 1].code == THROWN:
        last += 1
    return not any(one.args["colour"] == str(seat) and one.args["amount1"] for one in events[first : last + 1])


def private(view: View, words: GameWords) -> list[RenderableType]:
    """Beside a question: the odds of the attack that is being prepared."""
    step = view.table.top()
    if isinstance(step, HowMany) and step.seat == view.seat:
        return risks.attack_table(view, words, step)
    return []


def note(view: View, action: Action, words: GameWords) -> str:
    """What helps to judge a choice."""
    t, id = view.table, action.id
    if TAKE.has(id):
        return _card_note(t, words, action.seat, TAKE.only(id))
    if TAKE_SPECIAL.has(id):
        place = t.laid.index(TAKE_SPECIAL.only(id)) + 1
        effect = words.term("special", SPECIALS[TAKE_SPECIAL.only(id)], "effect")
        return words.words.text("cli-sg-special-note", place=place, effect=effect)
    if TARGET.has(id):
        return _target_note(t, words, action.seat, TARGET.only(id))
    step = t.top()
    if REVOLT.has(id) and isinstance(step, Revolts):
        province = REVOLT.only(id)
        return risks.revolt_told(t, words, province, step.farmers + t.markers[province])
    return _act_note(t, words, step) if id == ACT and isinstance(step, Turn) else ""


def _target_note(t: Table, words: GameWords, seat: int, target: int) -> str:
    step = t.top()
    if isinstance(step, March):
        return risks.target_note(t, words, seat, step.province, target)
    return words.words.text("cli-sg-own", armies=t.armies[target])


def _card_note(t: Table, words: GameWords, seat: int, province: int) -> str:
    """A province card of the draft: region, yields, sites, and who sits beside it."""
    region = words.term("region", REGIONS[REGION_OF[t.board % 2][province]])
    beside = [other for other in t.neighbours(province) if t.owner[other] >= 0]
    near = words.words.listed(f"{risks.named(words, other)} {map_of.held(t, words, other)}" for other in beside)
    facts = {"tax": TAX[province], "rice": RICE[province], "sites": SITES[province]}
    return words.words.text("cli-sg-card-note", region=region, near=near or "none", **facts)


def _act_note(t: Table, words: GameWords, turn: Turn) -> str:
    """What it costs and brings now, event and special card counted in."""
    seat, action, province = turn.seat, turn.action, turn.province
    text = words.words.text
    if action <= BUILD_THEATRE:
        return text("cli-sg-build-note", cost=COST[action], chests=t.chests[seat])
    if action == CONFISCATE_RICE:
        gain = text(
            "cli-sg-rice-note", rice=rice_yield(t, seat, province), need=panels.need(t, words, seat), held=t.rice[seat]
        )
    elif action == COLLECT_TAXES:
        gain = text("cli-sg-tax-note", chests=tax_yield(t, seat, province), held=t.chests[seat])
    else:
        armies = recruits(t, seat, action)
        return text("cli-sg-deploy-note", armies=armies, cost=COST[action], chests=t.chests[seat])
    return f"{gain} {risks.revolt_told(t, words, province, t.markers[province])}" if t.markers[province] else gain
