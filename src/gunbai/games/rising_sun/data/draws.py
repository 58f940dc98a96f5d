"""What is left to chance: every label, and what the numbers of its outcome mean."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.luck.chance import DrawKind

DRAWS: Final = (
    DrawKind("clans", "RS4.1", "the clans in a random order, by index: the first ones play, one a seat"),
    DrawKind("set", "RS4.5", "one number: the card set, 0 archway, 1 teapot, 2 horseman"),
    DrawKind("shrines", "RS4.4", "the kami in a random order, by index: the first four have shrines, left to right"),
    DrawKind("wars", "RS5.2", "the provinces in a random order, by index: the first ones are at war, in this order"),
    DrawKind(
        "mandate", "RS6.3", "one number: which of the tiles that nobody has seen, sorted by mandate", private=True
    ),
)
