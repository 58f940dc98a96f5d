"""How the fields of each step stood in the lists of the first form: [step, clan, number, number or word]."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.words import CARD, PHASE
from gunbai.games.rising_sun.steps.politics.track import STAGE
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.vocabulary import MAX_SEATS, Vocabulary

PRINTED_CARDS: Final = 41
"""Cards when the form was made: a stronghold that is paid for stood after them."""
BEGUN: Final = 256
HIT: Final = 10
"""Bits from which those stood that Oni of Hate had hit."""


class Slot:
    """One number of such a list and the field it is now. Here both are the same; what is malformed stays as it is."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def old(self, value: object) -> object:
        """The value of the field as it stood in the list."""
        return value

    def new(self, value: object) -> object:
        """The value of the list as the field has it."""
        return value


class Flag(Slot):
    """Once 0 or 1."""

    def old(self, value: object) -> object:
        return int(value is True)

    def new(self, value: object) -> object:
        return value == 1 if value in (0, 1) else value


class Index(Slot):
    """Once the index of a word, -1 for none."""

    def __init__(self, name: str, vocabulary: Vocabulary) -> None:
        super().__init__(name)
        self.vocabulary: Final = vocabulary

    def old(self, value: object) -> object:
        return self.vocabulary.index(value) if isinstance(value, str) else -1

    def new(self, value: object) -> object:
        if not isinstance(value, int) or not -1 <= value < len(self.vocabulary):
            return value
        return None if value == -1 else self.vocabulary.words[value]


class Bits(Slot):
    """Once a set of seats as bits."""

    def old(self, value: object) -> object:
        return bits_of(value)

    def new(self, value: object) -> object:
        return seats_of(value)


def bits_of(seats: object) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in seats) if isinstance(seats, list) else 0


def seats_of(bits: object) -> object:
    """The seats of bits; other bits, and what is no number, are left for the reader to refuse."""
    if not isinstance(bits, int) or not 0 <= bits < 1 << MAX_SEATS:
        return bits
    return [seat for seat in range(MAX_SEATS) if bits >> seat & 1]


class Frame:
    """The list of one step: whether its clan meant anything, and what the two numbers are now."""

    def __init__(self, seated: bool, first: Slot | None = None, second: Slot | None = None) -> None:
        self.seated: Final = seated
        self.first: Final = first
        self.second: Final = second

    def old(self, fields: Doc) -> list[object]:
        """Both numbers as they stood in the list."""
        return [0 if slot is None else slot.old(fields[slot.name]) for slot in (self.first, self.second)]

    def new(self, numbers: list[object]) -> Doc:
        """The fields of the numbers that a list gives."""
        slots = (self.first, self.second)
        return {slot.name: slot.new(value) for slot, value in zip(slots, numbers, strict=False) if slot is not None}


class Begun(Frame):
    """A set of seats, with a bit for a step that has begun."""

    def __init__(self, seats: str, second: Slot | None = None) -> None:
        super().__init__(True, None, second)
        self.seats: Final = seats

    def old(self, fields: Doc) -> list[object]:
        begun = BEGUN if fields["begun"] is True else 0
        return [begun | bits_of(fields[self.seats]), super().old(fields)[1]]

    def new(self, numbers: list[object]) -> Doc:
        found = super().new(numbers)
        if numbers and isinstance(numbers[0], int) and numbers[0] >= 0:
            found |= {"begun": numbers[0] >= BEGUN, self.seats: seats_of(numbers[0] % BEGUN)}
        elif numbers:
            found[self.seats] = numbers[0]
        return found


class HateFrame(Frame):
    """Victims left and those hit, in one number."""

    def old(self, fields: Doc) -> list[object]:
        return [bits_of(fields["left"]) | bits_of(fields["hit"]) << HIT, fields["province"]]

    def new(self, numbers: list[object]) -> Doc:
        found = super().new(numbers)
        if numbers and isinstance(numbers[0], int) and numbers[0] >= 0:
            found |= {"left": seats_of(numbers[0] % (1 << HIT)), "hit": seats_of(numbers[0] >> HIT)}
        elif numbers:
            found["left"] = numbers[0]
        return found


class ActionFrame(Frame):
    """The text of an action as the last word: its parts are fields now."""

    def __init__(self, first: Slot | None, tag: str, names: tuple[str, ...]) -> None:
        super().__init__(True, first)
        self.tag: Final = tag
        self.names: Final = names

    def old(self, fields: Doc) -> list[object]:
        return [super().old(fields)[0], " ".join([self.tag, *(str(fields[name]) for name in self.names)])]

    def new(self, numbers: list[object]) -> Doc:
        found = super().new(numbers[:1])
        if len(numbers) < 2:
            return found
        words = numbers[1].split() if isinstance(numbers[1], str) else []
        if len(words) != len(self.names) + 1 or words[0] != self.tag:
            return {**found, self.names[0]: numbers[1]}
        return found | {
            name: int(word) if word.isdigit() else word for name, word in zip(self.names, words[1:], strict=True)
        }


class PayFrame(Frame):
    """What is bought as one number: a card, or a stronghold by its province; cards from outside came after those."""

    def old(self, fields: Doc) -> list[object]:
        card, province = fields["card"], fields["province"]
        if isinstance(province, str):
            return [fields["amount"], PRINTED_CARDS + PROVINCE.index(province)]
        index = CARD.index(str(card))
        return [fields["amount"], index if index < PRINTED_CARDS else index + len(PROVINCE)]

    def new(self, numbers: list[object]) -> Doc:
        found = super().new(numbers[:1])
        what = numbers[1] if len(numbers) > 1 else 0
        if not isinstance(what, int) or not 0 <= what < len(CARD) + len(PROVINCE):
            return {**found, "card": what}
        if PRINTED_CARDS <= what < PRINTED_CARDS + len(PROVINCE):
            return {**found, "province": PROVINCE.words[what - PRINTED_CARDS]}
        return {**found, "card": CARD.words[what if what < PRINTED_CARDS else what - len(PROVINCE)]}


FRAMES: Final[dict[str, Frame]] = {
    "season": Frame(False, Index("phase", PHASE)),
    "tea": Frame(False, Flag("begun")),
    "politics": Frame(False, Slot("slot")),
    "mandate": Frame(True, Index("stage", STAGE)),
    "execute": Frame(True, Slot("done"), Slot("mandate")),
    "recruit": Frame(True, Flag("begun"), Flag("bonus")),
    "marshal": Frame(True, Flag("begun"), Flag("bonus")),
    "train": Frame(True, None, Flag("discount")),
    "betray": Begun("hit", Slot("extra")),
    "stand_in": ActionFrame(None, "replace", ("owner", "figure", "place")),
    "end_of_recruit": Begun("waiting"),
    "seat_at_end_of_recruit": Frame(True, Flag("begun")),
    "after_summon": Frame(True, Flag("begun")),
    "pay": PayFrame(True, Slot("amount")),
    "monster": Frame(True, None, Slot("figure")),
    "komainu_worship": Frame(True, None, Slot("province")),
    "toll": ActionFrame(Slot("mover"), "move", ("figure", "origin", "target")),
    "hate": HateFrame(True, None, Slot("province")),
    "kami": Frame(False, Slot("shrine")),
    "kami_gift": Frame(True, None, Slot("kami")),
    "fujin": Frame(True),
    "raijin": Frame(True),
    "wars": Frame(False, Flag("begun")),
    "war_start": Begun("waiting"),
    "seat_at_war_start": Frame(True),
    "ashigaru": Frame(True, Slot("summoned"), Index("province", PROVINCE)),
    "battle": Frame(False, Slot("stage"), Slot("province")),
    "bids": Frame(False),
    "advantage": Frame(True, Index("province", PROVINCE), Slot("advantage")),
    "hostages": Frame(True, Slot("amount"), Slot("province")),
    "mercy": Frame(True, Slot("amount")),
    "reparations": Frame(True, Slot("amount"), Bits("losers")),
    "strike": Frame(True, Slot("victim"), Slot("province")),
    "disgrace": Frame(True),
    "losses": Frame(True, None, Slot("province")),
}
