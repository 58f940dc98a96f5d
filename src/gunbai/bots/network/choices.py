"""What an action is made of, for networks: its verb and each of its words, seats counted from who chooses.

So what was learned of moving into a province holds for every figure that moves there, and for choices never met.
"""

from __future__ import annotations

from typing import Final

from gunbai.kernel.actions import MOST_PARTS, ActionTable
from gunbai.kernel.documents.codec import digest_of

MOST_TRAITS: Final = 1 + MOST_PARTS
"""Of one action: its verb and its words."""


class Choices:
    """The traits of all actions of a game.

    >>> import gunbai
    >>> choices = Choices(gunbai.game("rising-sun").actions)
    >>> [choices.names[trait] for trait in choices.traits[choices.actions.id_of("build edo")][:2]]
    ['build', 'build province edo']
    """

    def __init__(self, actions: ActionTable) -> None:
        self.actions: Final = actions
        numbers: dict[str, int] = {}
        rows = []
        for id in range(len(actions)):
            rows.append([numbers.setdefault(name, len(numbers)) for name in traits_of(actions, id)])
        self.names: Final = list(numbers)
        """Of every trait, in the order in which actions bring them."""
        self.traits: Final = [row + [len(self.names)] * (MOST_TRAITS - len(row)) for row in rows]
        """By id; a number behind the last name where an action has fewer."""

    def digest(self) -> str:
        """A fingerprint: what was learned for other traits does not fit."""
        return digest_of(self.names)


def traits_of(actions: ActionTable, id: int) -> list[str]:
    """The names of the traits of one action."""
    verb = actions.verbs[id]
    words = zip(verb.parts, actions.words[id], strict=True)
    return [verb.tag, *(f"{verb.tag} {part} {word}" for part, word in words)]
