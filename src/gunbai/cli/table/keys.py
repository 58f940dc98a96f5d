"""The keys that work at every question. Each returns whether the table has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli import rulebook
from gunbai.cli.language import words_of
from gunbai.cli.menu import Menu
from gunbai.cli.screen import Leave
from gunbai.cli.table import deals, promises
from gunbai.cli.table import why as reasons
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.locale.rulebook import CLAUSES, named
from gunbai.locale.search import called
from gunbai.locale.words import Words

if TYPE_CHECKING:
    from gunbai.cli.table.sitting import Sitting

Key = Callable[["Sitting", int, Menu, str], bool]
EFFECTS: Final = ("effect", "all", "bonus", "active", "ability", "about", "when", "winter")
MOST_THINGS: Final = 6
"""Of how many things with a word in common the terminal tells what they do; of more it gives the names."""


def explain(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`?` alone: the keys. `? 3`: the clause behind choice 3."""
    if not rest:
        sitting.screen.say(f"cli-keys-{sitting.table.game.name}")
        return False
    action = menu.numbered(rest)
    if action is None:
        low, high = menu.bounds()
        sitting.screen.say("cli-no-such-number", style="red", low=low, high=high, count=len(menu.choices))
        return False
    explain_choice(sitting, menu, action)
    return False


def explain_choice(sitting: Sitting, menu: Menu, action: Action) -> None:
    """A choice, what there is to know about it, and its clause."""
    sitting.screen.show(Text(menu.text(action), style="bold"))
    if menu.note(action):
        sitting.screen.show(Padding(Text(menu.note(action)), (0, 0, 0, 2)))
    clause = sitting.table.session.clause(action)
    if clause in CLAUSES:
        sitting.screen.show(rulebook.clause(sitting.screen.words, clause, in_play=True))


def why(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`why move bushi edo kyoto`, `why kai`: what stands against it now; `why`: what stands in the way of anything."""
    reasons.answer(sitting, seat, menu, rest)
    return False


def coach(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`coach`: what could be done now, the best idea first."""
    from gunbai.cli.advice.coach import advise  # thinking is loaded when it is asked for

    advise(sitting, seat)
    return False


def threat(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`threat`: what the others could do to me."""
    from gunbai.cli.advice.coach import warn

    warn(sitting, seat)
    return False


def read(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`r RS6.8`: a clause; `r`: the chapters; `r other words`: a search."""
    words = sitting.screen.words
    if not rest:
        sitting.screen.show(rulebook.contents(words))
        return False
    try:
        sitting.screen.show(rulebook.page(words, named(rest, sitting.table.game.name)))
    except BadInput as no_clause:
        hits = rulebook.search(words, rest, sitting.table.game.name)
        sitting.screen.show(*rulebook.found(words, hits))
        if not hits:
            is_number = any(sign.isdigit() for sign in rest)
            sitting.refuse(no_clause if is_number else rulebook.unknown(words, rest, sitting.table.game.name))
    return False


def inform(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`i komainu`: what a card, kami, mandate, clan or figure does; `i oni`: every one of them."""
    terms = deals.terms(sitting.table.words, sitting.table.front.informed, EFFECTS)
    names = called(terms, rest)
    words = sitting.screen.words
    if not names:
        sitting.screen.say(f"cli-info-{sitting.table.game.name}", style="red", name=rest or "?")
    elif len(names) > MOST_THINGS:
        sitting.screen.show(Text(words.listed(words.text(terms[name][0]) for name in names)))
    else:
        sitting.screen.show(*(shown for name in names for key in terms[name] for shown in _thing(words, key)))
    return False


def _thing(words: Words, key: str) -> Iterator[RenderableType]:
    """The name of a thing and what it does."""
    yield Text(words.text(key), style="bold")
    texts = [words.text(key, part) for part in EFFECTS if words.has(key, part)]
    yield Padding(Text(" ".join(texts)), (0, 0, 0, 2))


def undo(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`u`: take back my latest choice; `u 3`: the latest three."""
    count = typed.number(rest) or 1
    try:
        sitting.table.session.undo(seat, count)
    except GunbaiError as refused:
        sitting.refuse(refused)
        return False
    sitting.screen.say("cli-undone", style="dim", count=count)
    sitting.board_is_new = True
    return True


def board(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    sitting.show_board(seat)
    front, view = sitting.table.front, sitting.table.view(seat)
    sitting.screen.show(*front.private(view, sitting.table.words, sitting.screen.width))
    sitting.show_choices(seat, menu)
    return False


def again(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`c`: the question once more."""
    sitting.show_choices(seat, menu)
    return False


def plan(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`p`: what I have sealed for later; others may be looking, so it is shown only when asked for."""
    shown = sitting.table.front.reminder(sitting.table.view(seat), sitting.table.words, sitting.screen.width)
    sitting.screen.show(*shown)
    sitting.secret_shown = sitting.secret_shown or bool(shown)
    if not shown:
        sitting.screen.say("cli-no-plan", style="dim")
    return False


def neighbours(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`m`: what lies beside what; `m kai`: beside one province."""
    sitting.screen.show(sitting.table.front.map(sitting.table.view(seat), sitting.table.words, rest))
    return False


def log(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`l`: since my last turn; `l 100`: the last hundred; `l all`: everything."""
    everything = sitting.table.events(seat, 0)
    wanted = typed.number(rest)
    count = sitting.news[seat] if wanted is None else wanted
    sitting.tell(everything if rest == "all" else everything[-count:] if count else [], private=True)
    return False


def gifts(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """Gifts, offers and answers; nothing happens until all is filled in."""
    aside = deals.filled_in(sitting, seat)
    return aside is not None and _done(sitting, aside)


def withdraw(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    return _done(sitting, Aside(seat, "withdraw", ()))


def _done(sitting: Sitting, aside: Aside) -> bool:
    try:
        sitting.do_aside(aside)
    except GunbaiError as refused:
        sitting.refuse(refused)
        return False
    return True


def language(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`lang uk`: everything in another language from now on; `lang fa@edition`: by the names of its edition."""
    try:
        sitting.speak(words_of(rest))
    except BadInput as unknown:
        sitting.refuse(unknown)
        return False
    return True


def save(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    sitting.table.save()
    sitting.say_where("cli-saved")
    return False


def leave(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    raise Leave


def ledger(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`v`: every promise and what became of it."""
    promises.show(sitting.screen, sitting.table.words, sitting.table.session, seat)
    return False


def mute(sitting: Sitting, seat: int, menu: Menu, rest: str) -> bool:
    """`mute`: the characters are silent from now on, or speak again."""
    seating = sitting.table.seating
    seating.muted = not seating.muted
    sitting.screen.say("cli-muted" if seating.muted else "cli-unmuted", style="dim")
    return False


KEYS: Final[dict[str, Key]] = {
    "?": explain,
    "why": why,
    "coach": coach,
    "threat": threat,
    "r": read,
    "i": inform,
    "u": undo,
    "b": board,
    "c": again,
    "m": neighbours,
    "p": plan,
    "l": log,
    "g": gifts,
    "v": ledger,
    "mute": mute,
    "w": withdraw,
    "lang": language,
    "s": save,
    "q": leave,
}
