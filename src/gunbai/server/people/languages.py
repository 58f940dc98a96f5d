"""The words of the server itself: notices and the rules, in the language of whoever reads them."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gunbai import locale
from gunbai.kernel.errors import BadInput
from gunbai.server.refusal import refused_by_rules

if TYPE_CHECKING:
    from gunbai.locale.words import Words

LANGUAGES: Final[dict[str, Any]] = {
    "enum": sorted(path.parent.name for path in Path(locale.__path__[0]).glob("*/web.ftl"))
}
"""What the description of the interface says of a language; a wrong one is refused with the nearest."""


@functools.cache
def words_of(language: str) -> Words:
    """The words of a language; an unknown one is refused with those there are, the nearest first."""
    from gunbai.locale.words import Words  # reading the first words takes a moment: not at the start

    try:
        return Words(language)
    except BadInput as unknown:
        raise refused_by_rules(unknown) from None


async def words_read(language: str) -> Words:
    """The same beside the loop: reading the words of a language for the first time takes a part of a second."""
    return await asyncio.to_thread(words_of, language)
