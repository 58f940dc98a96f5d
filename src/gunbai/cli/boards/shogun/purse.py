"""Chests along a plan, as one line: what is left when each action comes, as far as the order is known."""

from __future__ import annotations

from rich.text import Text

from gunbai.cli.wrapping import flowed
from gunbai.games.shogun.data.words import ACTION_COUNT, ACTION_NAMES
from gunbai.games.shogun.rules.forecast import after_bid, along, change
from gunbai.games.shogun.view import View
from gunbai.locale.words import GameWords


def purse_line(view: View, words: GameWords, laid: list[int], width: int) -> Text:
    """`Chests 12 · Bid -2 = 10 · 1 Taxes +7 = 17 · then Deploy 5 -3`."""
    t, text = view.table, words.words.text
    assert view.seat is not None
    start = after_bid(t, view.seat, laid)
    parts = [Text(words.number(t.chests[view.seat]), style="not bold")]
    if start != t.chests[view.seat]:
        name = words.term("space", "bid", "short")
        parts.append(
            Text(f"{name} {_signed(words, start - t.chests[view.seat])} = {words.number(start)}", style="not bold")
        )
    for action, more, purse in along(t, view.seat, laid):
        if more:
            parts.append(
                Text(f"{_name(words, action)} {_signed(words, more)} = {words.number(purse)}", style="not bold")
            )
    later = [action for action in range(ACTION_COUNT) if action not in t.agenda]
    changes = [(action, change(t, view.seat, action, laid[action])) for action in later]
    parts += [
        Text(f"? {_name(words, action)} {_signed(words, more)}", style="not bold dim")
        for action, more in changes
        if more
    ]
    return flowed(Text(text("cli-sg-purse"), style="bold"), parts, width, " · ")


def _signed(words: GameWords, more: int) -> str:
    """A change, with its sign even where it is a gain."""
    return words.words.text("cli-sg-change", sign="gain" if more > 0 else "loss", amount=abs(more))


def _name(words: GameWords, action: int) -> str:
    return words.term("action", ACTION_NAMES[action], "short")
