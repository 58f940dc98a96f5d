"""Shows the doctests of docstrings as code: without this, Markdown would take `>>>` for a quotation in a quotation."""

from __future__ import annotations

from typing import Any

import griffe


def fenced(text: str) -> str:
    """The text with a fence around every block that begins with `>>>`; such a block ends at an empty line."""
    lines: list[str] = []
    is_code = False
    for line in text.splitlines():
        if not is_code and line.startswith(">>>"):
            lines.append("```pycon")
            is_code = True
        elif is_code and not line:
            lines.append("```")
            is_code = False
        lines.append(line)
    return "\n".join([*lines, "```"] if is_code else lines)


class Doctests(griffe.Extension):
    """Changes every docstring on its way into a page."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
