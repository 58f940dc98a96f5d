"""Actions: entries of a game's fixed table in the hands of a seat, and asides, which are small forms beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import MalformedAction
from gunbai.kernel.vocabulary import MAX_SEATS, SEAT, Vocabulary

if TYPE_CHECKING:
    from gunbai.kernel.game import Game

MOST_PARTS: Final = 3
LONGEST_NUMBER: Final = 9
"""Digits of a number in an aside: more than any purse holds."""


class Action:
    """One entry of the table taken by one seat. Interned: two equal actions are one object.

    >>> import gunbai
    >>> move = gunbai.game("rising-sun").parse("2 move bushi edo kyoto")
    >>> move.seat, move.tag, move.arguments
    (2, 'move', {'figure': 'bushi', 'origin': 'edo', 'target': 'kyoto'})
    """

    def __init__(self, seat: int, id: int, verb: Verb, words: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.id: Final = id
        """The index of the entry in the game's action table."""
        self.verb: Final = verb
        self.words: Final = words

    @property
    def tag(self) -> str:
        """The first word of the text."""
        return self.verb.tag

    @property
    def secret(self) -> bool:
        """Whether only its seat may see it while choices are sealed."""
        return self.verb.secret

    @property
    def arguments(self) -> dict[str, str | int]:
        """Its parts by name; seats and amounts are numbers, everything else is a word."""
        return self.verb.arguments(self.words)

    def __str__(self) -> str:
        return " ".join((str(self.seat), self.verb.tag, *self.words))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return parsed, (self.verb.table, str(self))


class Aside(Value):
    """Something a seat does out of turn: a tag and whole numbers, within the bounds of a form.

    >>> Aside(0, "give", (3, 2, 0)) == Aside(0, "give", (3, 2, 0)), str(Aside(0, "give", (3, 2, 0)))
    (True, '0 give 3 2 0')
    """

    def __init__(self, seat: int, tag: str, numbers: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tag: Final = tag
        self.numbers: Final = numbers

    def parts(self) -> tuple[object, ...]:
        return self.seat, self.tag, self.numbers

    def __str__(self) -> str:
        return " ".join((str(self.seat), self.tag, *(str(n) for n in self.numbers)))

    def __repr__(self) -> str:
        return f"<{self}>"


class AsideField(Value):
    """One number of an aside: its name and the bounds that hold now.

    >>> AsideField("coins", 0, 7).high
    7
    """

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high

    def parts(self) -> tuple[object, ...]:
        return self.name, self.low, self.high


class AsideForm(Value):
    """An aside that is open to a seat now: what to fill in, and the clause that allows it.

    >>> form = AsideForm("give", (AsideField("seat", 0, 4), AsideField("coins", 0, 7)), "RS3.1")
    >>> [field.name for field in form.fields]
    ['seat', 'coins']
    """

    def __init__(self, tag: str, fields: tuple[AsideField, ...], clause: str) -> None:
        self.tag: Final = tag
        self.fields: Final = fields
        self.clause: Final = clause

    def parts(self) -> tuple[object, ...]:
        return self.tag, self.fields, self.clause


class Verb:
    """All actions with one tag and the same parts: their ids lie side by side, the last part running fastest.

    >>> side, height = Vocabulary("side", ("north", "south")), Vocabulary("height", ("low", "high"))
    >>> climb = ActionTable().add("climb", "X1.1", side=side, height=height)
    >>> climb.id(1, 0), climb.split(2), climb.has(4)
    (2, (1, 0, 0), False)
    """

    def __init__(self, table: ActionTable, tag: str, clause: str, secret: bool, parts: dict[str, Vocabulary]) -> None:
        self.table: Final = table
        self.tag: Final = tag
        self.clause: Final = clause
        """What says when such an action may be taken: cited where it is not asked for."""
        self.secret: Final = secret
        self.parts: Final = parts
        """The vocabulary of each part, by its name."""
        self.names_seat: Final = any(vocabulary is SEAT for vocabulary in parts.values())
        """Whether it names a seat: that is always its first part."""
        self.first = -1
        """The id of the first of them; of a verb without parts the only one."""
        self.end = -1
        self._second = 1
        self._third = 1
        self._width = 1

    def begin_at(self, first: int) -> None:
        """Give the actions their ids, once all words of the parts are known."""
        sizes = [len(vocabulary) for vocabulary in self.parts.values()] + [1] * (MOST_PARTS - len(self.parts))
        self._second, self._third, self._width = sizes[1], sizes[2], sizes[1] * sizes[2]
        self.first, self.end = first, first + sizes[0] * self._width

    def id(self, one: int = 0, two: int = 0, three: int = 0) -> int:
        """The id of the action with these parts, each as its index."""
        return self.first + one * self._width + two * self._third + three

    def split(self, id: int) -> tuple[int, int, int]:
        """The indices of the parts; those a verb does not have are 0."""
        index = id - self.first
        rest = index // self._third
        return rest // self._second, rest % self._second, index % self._third

    def only(self, id: int) -> int:
        """The index of the part of a verb that has one."""
        return id - self.first

    def has(self, id: int) -> bool:
        """Whether the id is one of this verb's."""
        return self.first <= id < self.end

    def ids(self) -> range:
        """All ids of this verb."""
        return range(self.first, self.end)

    def arguments(self, words: Sequence[str]) -> dict[str, str | int]:
        """The words by the names of their parts; seats and amounts as numbers."""
        return {
            name: int(word) if word.isdigit() else word for name, word in zip(self.parts.keys(), words, strict=True)
        }

    def __reduce__(self) -> tuple[object, ...]:
        return verb_of, (self.table, self.first)

    def __repr__(self) -> str:
        return f"<{' '.join((self.tag, *self.parts))} ({self.clause})>"


class ActionTable:
    """All actions of one rules version, fixed and independent of seats and options; ids are indices."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        """By id: the verb of the entry."""
        self.words: list[tuple[str, ...]] = []
        self.secrets: list[bool] = []
        self.asides: dict[str, tuple[str, ...]] = {}
        """The names of the numbers of each aside."""
        self._ids: dict[str, int] = {}
        self._waiting: list[Verb] = []
        """Verbs with an open vocabulary."""
        self._interned: list[list[Action]] = []
        self.game: Game | None = None
        """The game that was made with it."""

    def __len__(self) -> int:
        return len(self.verbs)

    def add(self, tag: str, clause: str, secret: bool = False, **parts: Vocabulary) -> Verb:
        """Append one entry for each combination of the parts' words; where a vocabulary is open, when the table closes.

        >>> table = ActionTable()
        >>> go = table.add("go", "X1.1", target=Vocabulary("side", ("north", "south")))
        >>> go.id(1), table.text(go.id(1))
        (1, 'go south')
        """
        verb = Verb(self, tag, clause, secret, parts)
        if any(vocabulary.is_open for vocabulary in parts.values()):
            self._waiting.append(verb)
        else:
            self._enter(verb)
        return verb

    def _enter(self, verb: Verb) -> None:
        verb.begin_at(len(self.verbs))
        rows: list[tuple[str, ...]] = [()]
        for vocabulary in verb.parts.values():
            rows = [(*row, word) for row in rows for word in vocabulary.words]
        for row in rows:
            self._ids[" ".join((verb.tag, *row))] = len(self.verbs)
            self.verbs.append(verb)
            self.words.append(row)
            self.secrets.append(verb.secret)

    def add_aside(self, tag: str, *names: str) -> None:
        """Declare an aside by the names of its numbers."""
        self.asides[tag] = names

    def closed(self) -> ActionTable:
        """Intern every action of every seat; nothing is added afterwards."""
        for verb in self._waiting:
            self._enter(verb)
        self._waiting = []
        entries = range(len(self.verbs))
        self._interned = [
            [Action(seat, id, self.verbs[id], self.words[id]) for id in entries] for seat in range(MAX_SEATS)
        ]
        return self

    def argument_names(self) -> dict[str, tuple[str, ...]]:
        """The names of the parts of every tag, asides included."""
        found = {verb.tag: tuple(verb.parts) for verb in self.verbs}
        return found | self.asides

    def of(self, seat: int, id: int) -> Action:
        """The interned action of a seat."""
        return self._interned[seat][id]

    def all_of(self, seat: int, ids: list[int]) -> list[Action]:
        """The interned actions of a seat."""
        row = self._interned[seat]
        return [row[id] for id in ids]

    def seen_from(self, me: int, seats: int) -> list[int]:
        """By id: the id of the same action with the seat it names counted from `me`, as tensors count seats."""
        found = list(range(len(self.verbs)))
        for id, verb in enumerate(self.verbs):
            if verb.names_seat:
                seat, two, three = verb.split(id)
                if seat < seats:
                    found[id] = verb.id((seat - me) % seats, two, three)
        return found

    def text(self, id: int) -> str:
        """The entry without its seat: `move bushi edo kyoto`."""
        return " ".join((self.verbs[id].tag, *self.words[id]))

    def id_of(self, text: str) -> int:
        """The id of a text without its seat, or -1."""
        return self._ids.get(text, -1)

    def parse(self, text: str) -> Action | Aside:
        """The action or aside of a text such as `2 move bushi edo kyoto` or `0 give 3 2 0`."""
        words = text.split()
        if len(words) < 2 or SEAT.index(words[0]) < 0:
            raise MalformedAction("action/form", f"expected SEAT TAG …, got {text!r}", {"text": text})
        seat, tag = int(words[0]), words[1]
        id = self.id_of(" ".join(words[1:]))
        if id >= 0:
            return self.of(seat, id)
        if tag in self.asides:
            return Aside(seat, tag, self._numbers(tag, words[2:], text))
        raise MalformedAction("action/unknown", f"no action of this game: {text!r}", {"text": text})

    def check_aside(self, aside: Aside) -> None:
        """An aside that was not read from a text may be of any shape."""
        if aside.tag not in self.asides or len(self.asides[aside.tag]) != len(aside.numbers):
            raise MalformedAction("action/numbers", f"no aside of this game: {str(aside)!r}", {"text": str(aside)})

    def _numbers(self, tag: str, words: list[str], text: str) -> tuple[int, ...]:
        wanted = len(self.asides[tag])
        if len(words) != wanted or not all(w.isascii() and w.isdigit() and len(w) <= LONGEST_NUMBER for w in words):
            raise MalformedAction("action/numbers", f"{tag} takes {wanted} whole numbers, got {text!r}", {"text": text})
        return tuple(int(word) for word in words)

    def __reduce__(self) -> tuple[object, ...]:
        if self.game is None:
            raise TypeError("no game has been made with these actions, by which they could be found again")
        return table_of, (self.game,)

    def __repr__(self) -> str:
        return f"<{len(self)} actions>"


def table_of(game: Game) -> ActionTable:
    """The action table of a game, as an unpickled one is found: there is one."""
    return game.actions


def parsed(table: ActionTable, text: str) -> Action | Aside:
    """The action of a text, as an unpickled one is found: by its words, since ids change when a game grows."""
    return table.parse(text)


def verb_of(table: ActionTable, first: int) -> Verb:
    """The verb whose ids begin here, as an unpickled one is found."""
    return table.verbs[first]
