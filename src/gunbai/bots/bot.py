"""The one interface of everything that plays: a structural protocol, so that a bot of yours need not import us.

Some members are optional, and looked for by name: `close()` is called after the game; `iterations` (an int) is set
when an arena limits thinking by simulations instead of time, and `clock` to one that counts CPU seconds; a bot that
keeps something between decisions hands it over by `notes()`, a JSON document, and takes it up by `remember(notes)`,
because a server asks a new object each time; `watch(view)` shows it a decision that another bot makes in its place.
`hear(events)` tells it, before it is asked, what its seat has heard since it was asked last.
A bot that bargains is told by `told(deals)` what its seat may know of promises and of what offers to it promise and
ask, and says by `reasons()` why it refused each seat last. An offer of promises alone is no aside of the game: such a
bot answers it by `settle(view, giver)`, and says by `counter(view, giver)` what it would rather agree on than what it
has just refused. `explain(view, action)` says why a choice at tea leaves others waiting; `faithful(view, choices, rng)`
leaves those choices to a bot that searches which keep the promises made for it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Protocol

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.events import Event
from gunbai.kernel.state import View


class Bot(Protocol):
    """A player. It is given what its seat may know and nothing else; one object plays one seat of one game.

    All its luck must come from `rng`: then the same seed is the same game, in any process.
    """

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        """One of `choices`, within about `budget_ms` milliseconds (0: as quickly as it can)."""
        ...

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Something it would like to do out of turn, or None.

        Asked when its turn starts, when an offer to it changes and in open phases (tea): once per decision at most.
        """
        ...


def close(bot: Bot) -> None:
    """Let go of what a bot holds, a process for instance."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()


def limit(bot: Bot, iterations: int) -> None:
    """Limit a bot that searches by simulations; others do not care."""
    if hasattr(bot, "iterations"):
        bot.iterations = iterations


def spend_cpu_time(bot: Bot) -> None:
    """Let a bot that searches count CPU time: what else the machine does must not make it weaker."""
    if hasattr(bot, "clock"):
        bot.clock = time.process_time


def watch(bot: Bot, view: View) -> None:
    """Let a bot that takes notes see what another one decides on."""
    look = getattr(bot, "watch", None)
    if callable(look):
        look(view)


def can_hear(bot: Bot) -> bool:
    """Whether a bot wants to be told what happens between its decisions."""
    return callable(getattr(bot, "hear", None))


def hear(bot: Bot, events: Sequence[Event]) -> None:
    """Tell a bot that listens what its seat has heard."""
    listen = getattr(bot, "hear", None)
    if callable(listen):
        listen(events)


def told(bot: Bot, deals: Doc) -> None:
    """Tell a bot that bargains what its seat may know of deals; others do not care."""
    hear = getattr(bot, "told", None)
    if callable(hear):
        hear(deals)


def reasons(bot: Bot) -> dict[int, str]:
    """By seat: why a bot refused it last; empty for one that does not say."""
    known = getattr(bot, "reasons", None)
    return known() if callable(known) else {}


def explain(bot: Bot, view: View, action: Action) -> dict[int, str]:
    """By seat: why a choice leaves those waiting who have asked it; empty for one that does not say."""
    why = getattr(bot, "explain", None)
    return why(view, action) if callable(why) else {}


def faithful(bot: Bot, view: View, choices: Sequence[Action], rng: random.Random) -> Sequence[Action]:
    """The choices that keep what a bot has promised, never none; all of them for one that promises nothing."""
    left = getattr(bot, "faithful", None)
    return left(view, choices, rng) if callable(left) else choices


def settle(bot: Bot, view: View, giver: int) -> Aside | None:
    """Its answer to the promises that a seat offers for promises: accept or refuse; None for one that promises
    nothing."""
    answer = getattr(bot, "settle", None)
    return answer(view, giver) if callable(answer) else None


def counter(bot: Bot, view: View, giver: int) -> Aside | None:
    """The offer that it would rather agree on than the one it refuses; None if it knows of none."""
    found = getattr(bot, "counter", None)
    return found(view, giver) if callable(found) else None


def notes(bot: Bot) -> Doc:
    """What a bot remembers of its game; empty for one that remembers nothing."""
    told = getattr(bot, "notes", None)
    return told() if callable(told) else {}


def remember(bot: Bot, notes: Doc) -> None:
    """Hand over the notes that an earlier object of the same bot has made."""
    take_up = getattr(bot, "remember", None)
    if callable(take_up):
        take_up(notes)
