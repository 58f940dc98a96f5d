"""The words of the server itself: notices and the rules, in the language of whoever reads them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from gunbai.kernel.errors import BadInput
from gunbai.server.refusal import refused_by_rules

if TYPE_CHECKING:
    from gunbai.locale.words import Words


@functools.cache
def words_of(language: str) -> Words:
    """The words of a language; an unknown one is refused with those there are, the nearest first."""
    from gunbai.locale.words import Words  # reading the first words takes a moment: not at the start

    try:
        return Words(language)
    except BadInput as unknown:
        raise refused_by_rules(unknown) from None
