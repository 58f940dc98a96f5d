"""The keys that work at every question. Each returns whether the table has changed."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli.commands import rules as rulebook
from gunbai.cli.screen import Leave
from gunbai.cli.table import deals
from gunbai.cli.table import why as reasons
from gunbai.cli.table.menu import Menu
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.locale.rulebook import CLAUSES, named
from gunbai.locale.words import Words

if TYPE_CHECKING:
    from gunbai.cli.table.session import Session

Key = Callable[["Session", int, Menu, str], bool]
EFFECTS: Final = ("effect", "all", "bonus", "active", "ability", "about", "when", "winter")


def explain(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`?` alone: the keys. `? 3`: the clause behind choice 3."""
    if not rest:
        session.screen.say(f"cli-keys-{session.table.match.game.name}")
        return False
    action = menu.numbered(rest)
    if action is None:
        low, high = menu.bounds()
        session.screen.say("cli-no-such-number", style="red", low=low, high=high, count=len(menu.choices))
        return False
    _explain_choice(session, menu, action)
    return False


def _explain_choice(session: Session, menu: Menu, action: Action) -> None:
    session.screen.show(Text(menu.text(action), style="bold"))
    if menu.note(action):
        session.screen.show(Padding(Text(menu.note(action)), (0, 0, 0, 2)))
    clause = session.table.state.clause(action)
    if clause in CLAUSES:
        session.screen.show(rulebook.clause(session.screen.words, clause))


def why(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`why move bushi edo kyoto`, `why kai`: what stands against it now; `why`: what stands in the way of anything."""
    reasons.answer(session, seat, menu, rest)
    return False


def read(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`r RS6.8`: a clause; `r`: the chapters; `r other words`: a search."""
    words = session.screen.words
    if not rest:
        session.screen.show(rulebook.contents(words))
        return False
    try:
        session.screen.show(rulebook.page(words, named(rest, session.table.match.game.name)))
    except BadInput as unknown:
        hits = rulebook.search(words, rest, session.table.match.game.name)
        session.screen.show(*rulebook.found(words, hits))
        if not hits:
            session.refuse(unknown)
    return False


def inform(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`i komainu`: what a card, kami, mandate, clan or figure does."""
    terms = deals.terms(session.table.words, session.table.front.informed, EFFECTS)
    near = difflib.get_close_matches(rest.lower(), list(terms), n=1, cutoff=0.5)
    if not rest or not near:
        session.screen.say(f"cli-info-{session.table.match.game.name}", style="red", name=rest or "?")
        return False
    words = session.screen.words
    for key in terms[near[0]]:
        texts = [words.text(key, part) for part in EFFECTS if words.has(key, part)]
        session.screen.show(Text(words.text(key), style="bold"), Padding(Text(" ".join(texts)), (0, 0, 0, 2)))
    return False


def undo(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`u`: take back my latest choice; `u 3`: the latest three."""
    count = typed.number(rest) or 1
    try:
        session.table.match.undo(seat, count)
    except GunbaiError as refused:
        session.refuse(refused)
        return False
    session.screen.say("cli-undone", style="dim", count=count)
    session.board_is_new = True
    return True


def board(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    session.show_board(seat)
    front, view = session.table.front, session.table.view(seat)
    session.screen.show(*front.private(view, session.table.words, session.screen.width))
    session.show_choices(seat, menu)
    return False


def again(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`c`: the question once more."""
    session.show_choices(seat, menu)
    return False


def plan(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`p`: what I have sealed for later; others may be looking, so it is shown only when asked for."""
    shown = session.table.front.reminder(session.table.view(seat), session.table.words, session.screen.width)
    session.screen.show(*shown)
    session.secret_shown = session.secret_shown or bool(shown)
    if not shown:
        session.screen.say("cli-no-plan", style="dim")
    return False


def neighbours(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`m`: what lies beside what; `m kai`: beside one province."""
    session.screen.show(session.table.front.map(session.table.view(seat), session.table.words, rest))
    return False


def log(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`l`: since my last turn; `l 100`: the last hundred; `l all`: everything."""
    everything = session.table.events(seat, 0)
    wanted = typed.number(rest)
    count = session.news[seat] if wanted is None else wanted
    session.tell(everything if rest == "all" else everything[-count:] if count else [], private=True)
    return False


def gifts(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """Gifts, offers and answers; nothing happens until all is filled in."""
    aside = deals.filled_in(session, seat)
    return aside is not None and _done(session, aside)


def withdraw(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    return _done(session, Aside(seat, "withdraw", ()))


def _done(session: Session, aside: Aside) -> bool:
    try:
        session.do_aside(aside)
    except GunbaiError as refused:
        session.refuse(refused)
        return False
    return True


def language(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    """`lang uk`: everything in another language from now on."""
    try:
        session.speak(Words(rest))
    except BadInput as unknown:
        session.refuse(unknown)
        return False
    return True


def save(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    session.table.save()
    session.screen.say_path("cli-saved", session.table.path)
    return False


def leave(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    raise Leave


KEYS: Final[dict[str, Key]] = {
    "?": explain,
    "why": why,
    "r": read,
    "i": inform,
    "u": undo,
    "b": board,
    "c": again,
    "m": neighbours,
    "p": plan,
    "l": log,
    "g": gifts,
    "w": withdraw,
    "lang": language,
    "s": save,
    "q": leave,
}
