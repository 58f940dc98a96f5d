"""The one interface of everything that plays: a structural protocol, so that a bot of yours need not import us.

Some members are optional, and looked for by name: `close()` is called after the game; `iterations` (an int) is set
when an arena limits thinking by simulations instead of time, and `clock` to one that counts CPU seconds; a bot that
keeps something between decisions hands it over by `notes()`, a JSON document, and takes it up by `remember(notes)`,
because a server asks a new object each time; `watch(view)` shows it a decision that another bot makes in its place.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Protocol

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
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


def notes(bot: Bot) -> Doc:
    """What a bot remembers of its game; empty for one that remembers nothing."""
    told = getattr(bot, "notes", None)
    return told() if callable(told) else {}


def remember(bot: Bot, notes: Doc) -> None:
    """Hand over the notes that an earlier object of the same bot has made."""
    take_up = getattr(bot, "remember", None)
    if callable(take_up):
        take_up(notes)
