"""A decision as a list of numbered choices, long lists gathered by what they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli.wrapping import flowed
from gunbai.kernel.actions import Action
from gunbai.kernel.steps import Question
from gunbai.locale.words import GameWords

PLAIN: Final = 7
"""Up to so many choices stand one a line, however alike they are."""
AMOUNT: Final = ("amount",)
NOTE: Final = 12
"""A note shorter than this does not keep a choice from being gathered with others."""
BESIDE: Final = 50
"""A note up to this length stands beside its choice if there is room, else below it."""
WAYS_OUT: Final = ("done", "ready", "skip", "stay")
Note = Callable[[Action], str]


class Menu:
    """The choices of a seat in the order they are numbered, from 1."""

    def __init__(
        self,
        choices: Sequence[Action],
        words: GameWords,
        question: Question,
        note: Note,
        nicknames: Mapping[str, str] | None = None,
        by_name: bool = False,
    ) -> None:
        self.words = words
        self.question = question
        self.nicknames = nicknames or {}
        self.by_name = by_name
        """Whether provinces stand in the order of their names, not in that of the engine."""
        self._note = note
        self._notes: dict[int, str] = {}
        self.choices = [action for group in self._groups(choices) for action in group]

    @property
    def is_amount(self) -> bool:
        """Whether the question is for a number: it is typed as such. Where 1 is too few, a list is less of a trap."""
        if len(self.choices) < 2 or any(tuple(action.verb.parts) != AMOUNT for action in self.choices):
            return False
        return min(int(action.words[0]) for action in self.choices) <= 1

    @property
    def is_sealed(self) -> bool:
        return all(action.secret for action in self.choices)

    def note(self, action: Action) -> str:
        """What stands beside a choice; odds take a moment, so they are computed once."""
        if action.id not in self._notes:
            self._notes[action.id] = self._note(action)
        return self._notes[action.id]

    def text(self, action: Action) -> str:
        return self.words.action(action, self.question)

    def numbered(self, line: str) -> Action | None:
        """The choice a typed number means: the amount itself, or the number in the list."""
        wanted = typed.number(line)
        if wanted is None:
            return None
        if self.is_amount:
            return next((action for action in self.choices if action.words == (str(wanted),)), None)
        return self.choices[wanted - 1] if 0 < wanted <= len(self.choices) else None

    def named(self, word: str) -> Action | None:
        """The one choice whose last word is this, or begins with it, as the engine or the reader spells it."""
        wanted = self.nicknames.get(typed.latin(word), word.lower())
        forms = {action.id: (action.words[-1], self.last(action).lower()) for action in self.choices if action.words}
        exact = [action for action in self.choices if wanted in forms.get(action.id, ())]
        begun = [a for a in self.choices if any(form.startswith(wanted) for form in forms.get(a.id, ()))]
        found = exact or begun
        return found[0] if len(found) == 1 and not wanted.isdigit() else None

    def meant(self, word: str) -> Action | None:
        return self.numbered(word) or self.named(word)

    def bounds(self) -> tuple[int, int]:
        """The lowest and highest number that may be typed."""
        if self.is_amount:
            amounts = [int(action.words[0]) for action in self.choices]
            return min(amounts), max(amounts)
        return 1, len(self.choices)

    def drawn(self, width: int) -> RenderableType:
        if self.is_amount:
            return Group()
        numbers = {action.id: number for number, action in enumerate(self.choices, 1)}
        groups = self._groups(self.choices) if len(self.choices) > PLAIN else [[action] for action in self.choices]
        return Group(*(self._group([(numbers[action.id], action) for action in group], width) for group in groups))

    def short(self, width: int) -> RenderableType:
        """All choices on few lines: those that share a head behind it, the others one after another, notes left out."""
        if self.is_amount:
            return Group()
        groups: dict[tuple[str, ...], list[tuple[int, Action]]] = {}
        for number, action in enumerate(self.choices, 1):
            groups.setdefault(self._shared(action), []).append((number, action))
        gathered = [group for group in groups.values() if len(group) > 1]
        alone = [self._item(*group[0], self.text(group[0][1])) for group in groups.values() if len(group) == 1]
        lines = [self._gathered(group, width) for group in gathered]
        return Group(*lines, *([flowed(Text(), alone, width, "  ")] if alone else []))

    def _shared(self, action: Action) -> tuple[str, ...]:
        """What choices that are gathered have in common."""
        has_head = self.words.words.has(f"{self.words.game}-do-{action.tag}", "group")
        return (action.tag, *action.words[:-1]) if has_head else (action.tag, *action.words)

    def _gathered(self, group: list[tuple[int, Action]], width: int) -> Text:
        head = Text(self.words.action(group[0][1], self.question, part="group") + ":")
        return flowed(head, [self._item(number, action, self.last(action)) for number, action in group], width, "  ")

    def _item(self, number: int, action: Action, text: str) -> Text:
        """A choice by its number, with its note where that is short."""
        item = Text(f"{self.words.number(number)} ", style="bold").append(text, style="not bold")
        note = self.note(action)
        return item.append(f" ({note})", style="not bold dim") if note and len(note) < NOTE else item

    def _groups(self, choices: Sequence[Action]) -> list[list[Action]]:
        """Choices that differ in their last word only, together; those with notes alone; the way out last."""
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action in sorted(self._in_order(choices), key=lambda one: _is_way_out(one, choices)):
            alone = () if self._gathers(action) else (str(action.id),)
            groups.setdefault((action.tag, *action.words[:-1], *alone), []).append(action)
        return list(groups.values())

    def _in_order(self, choices: Sequence[Action]) -> list[Action]:
        """Provinces by their names in the language, among themselves; the rest stays where it is."""
        named = [action for action in choices if self.by_name and self._is_province(action)]
        sorted_names = iter(sorted(named, key=lambda one: self.words.words.order(self.last(one))))
        return [next(sorted_names) if action in named else action for action in choices]

    def _is_province(self, action: Action) -> bool:
        vocabularies = [self.words.about.vocabulary(name) for name in action.verb.parts]
        return bool(vocabularies) and self.words.key(vocabularies[-1], action.words[-1]).startswith("province-")

    def _gathers(self, action: Action) -> bool:
        has_head = self.words.words.has(f"{self.words.game}-do-{action.tag}", "group")
        return has_head and len(self.note(action)) < NOTE

    def _line(self, number: int, action: Action, width: int) -> RenderableType:
        line = Text(f"{self.words.number(number):>3} ", style="bold")
        line.append(self.text(action), style="not bold")
        note = self.note(action)
        if len(note) < NOTE or (len(note) <= BESIDE and line.cell_len + 2 + len(note) <= width):
            line.append(f"  {note}" if note else "", style="not bold dim")
            return line
        return Group(line, Padding(Text(note, style="dim"), (0, 0, 0, 6)))

    def _group(self, group: list[tuple[int, Action]], width: int) -> RenderableType:
        if len(group) == 1:
            return self._line(*group[0], width)
        notes = [self.note(action) for _, action in group]
        shared = len(set(notes)) == 1
        head = Text("    " + self.words.action(group[0][1], self.question, part="group"))
        head.append(f" ({notes[0]})" if shared and notes[0] else "", style="dim")
        head.append(":")
        items = []
        for (number, action), note in zip(group, notes, strict=True):
            item = Text(f"{self.words.number(number)} ", style="bold").append(self.last(action), style="not bold")
            items.append(item.append("" if shared else f" ({note})", style="not bold dim"))
        return flowed(head, items, width, "  ")

    def last(self, action: Action) -> str:
        *_, name = action.verb.parts
        return str(self.words.arguments({name: action.words[-1]})[name])


def _is_way_out(action: Action, choices: Sequence[Action]) -> bool:
    """`done` and its like are offered last, after what there is to do."""
    return not action.words and action.tag in WAYS_OUT and len(choices) > 1
