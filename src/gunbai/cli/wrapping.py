"""Lists that run over several lines without tearing their items."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flowed(head: Text, parts: Sequence[Text], width: int, between: str = " ") -> Text:
    """A head and parts that are never broken inside; further lines start below the first part."""
    text, indent = head.copy().append(" "), head.cell_len + 1
    used = indent
    for number, part in enumerate(parts):
        if number and used + len(between) + part.cell_len > width:
            text.append("\n" + " " * indent, style="not bold")
            used = indent
        elif number:
            text.append(between, style="not bold dim")
            used += len(between)
        text.append_text(part)
        used += part.cell_len
    return text
