"""Playing at one keyboard: whose turn it is, what is asked, and the keys that work at any question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from gunbai.cli import keyboard as typed
from gunbai.cli.menu import Menu
from gunbai.cli.screen import Leave, Screen, painted
from gunbai.cli.table import keys, why
from gunbai.cli.table.ending import show_result
from gunbai.cli.table.fitting import LOW, Fitting
from gunbai.cli.table.news import Line, cited, told
from gunbai.cli.table.table import GameTable
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError, MalformedAction, RuleViolation
from gunbai.kernel.events import Event
from gunbai.locale.words import Words

SHORT_LOG: Final = 16
YES: Final = ("", "1", "y", "yes")


class Sitting:
    """One sitting. Bots play at once; people are asked one after another."""

    def __init__(self, screen: Screen, table: GameTable, confirm: bool = True) -> None:
        self.screen = screen
        self.table = table
        self.confirm = confirm
        self.heard = [0] * table.session.seats
        """Events each person has been shown; `news` counts those of the last report."""
        self.news = [0] * table.session.seats
        self.at_keyboard: int | None = None
        """Who looked at the screen last, and whether a secret is on it."""
        self.secret_shown = False
        self.last_step = ""
        self.board_is_new = True
        """Whether something happened since the board was drawn, other than by the one at the keyboard."""

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves."""
        try:
            self.table.save()
            while not self.table.session.is_over():
                self._next()
            self._finish()
        except (Leave, KeyboardInterrupt):
            self.table.save()
            self.say_where("cli-left")
            return False
        return True

    def _next(self) -> None:
        seat = self._next_seat()
        if seat in self.table.bots:
            has_failed = self.table.bot_acts(seat)
            self.board_is_new = True
            self._hear_voices()
            if has_failed:
                self.screen.say("cli-bot-failed", style="red", name=self.table.names[seat])
        else:
            self.take_turn(seat)

    def _hear_voices(self) -> None:
        """What became of promises, and what a character has to say."""
        for news in self.table.news_of_promises():
            self.screen.show(Text(news, style="bold"))
        line = self.table.voices.said()
        if line is not None:
            name = self.screen.words.text(f"bot-{line.character}")
            text = self.screen.words.text("quoted", text=self.screen.words.line(line.text()))
            self.screen.show(Text(f"{name}: {text}", style=f"italic {self.table.styles[line.seat]}"))

    def _next_seat(self) -> int:
        """The first actor; where all decide in secret, people before bots: so they may still change their minds."""
        actors = self.table.session.actors()
        people = [seat for seat in actors if seat not in self.table.bots]
        sealed = people and all(action.secret for action in self.table.session.choices(people[0]))
        return people[0] if sealed else actors[0]

    # --- one decision of a person ---------------------------------------------------------------------------------

    def take_turn(self, seat: int) -> None:
        """Ask until the table has changed."""
        self._curtain(seat)
        menu = self.menu(seat)
        if self.board_is_new:
            self.show_news(seat)
        self._show_question(seat, menu)
        self.board_is_new = False
        self.last_step = menu.question.step
        while not self._answered(seat, menu, self.screen.ask(self._prompt(menu))):
            pass
        self.table.save()

    def menu(self, seat: int) -> Menu:
        view, words = self.table.view(seat), self.table.words
        front, question = self.table.front, self.table.session.question(seat)
        assert question is not None
        return Menu(
            self.table.session.choices(seat),
            words,
            question,
            lambda action: front.note(view, action, words),
            front.nicknames,
            front.by_name,
        )

    def _show_question(self, seat: int, menu: Menu) -> None:
        """The board, what belongs beside the question, the question and its choices: all on one screen."""
        front, view, words, width = self.table.front, self.table.view(seat), self.table.words, self.screen.width
        beside: list[RenderableType] = [
            Text(line, style="italic") for line in front.offers(view, words, self.table.seating.promises)
        ]
        if len(self.table.seating.humans) == 1:
            beside += front.reminder(view, words, width)
        beside += [*front.private(view, words, width), *self._asked(seat, menu)]
        height = self.screen.height
        room = None if height is None else height - len(self.screen.wrapped(self._prompt(menu)))
        boards = front.glances(view, words, width)[1 if self._is_low() else 0 :] if self._wants_board(menu) else []
        more = Text(self.screen.words.text("cli-more-choices"), style="dim")
        fitting = Fitting(self.screen.console, room, beside)
        self.screen.show(*fitting.fitted(boards, front.choices(view, menu, words, width), more))

    def _wants_board(self, menu: Menu) -> bool:
        """Where something has happened since it was drawn; a low screen always, as the last one has scrolled away."""
        is_same = self.table.session.is_together() and menu.question.step == self.last_step
        return self._is_low() or (self.board_is_new and not is_same)

    def _is_low(self) -> bool:
        return self.screen.height is not None and self.screen.height < LOW

    def show_choices(self, seat: int, menu: Menu) -> None:
        """The question and all the numbered answers."""
        view, words = self.table.view(seat), self.table.words
        at_length, _ = self.table.front.choices(view, menu, words, self.screen.width)
        self.screen.show(*self._asked(seat, menu), at_length)

    def _asked(self, seat: int, menu: Menu) -> list[Text]:
        asked = Text(f"{self.table.names[seat]}: ", style=f"bold {self.table.styles[seat]}")
        asked.append(self.table.words.ask(menu.question), style="bold default")
        asked.append(cited(self.table.session.clause(action) for action in menu.choices), style="not bold dim")
        return [Text(), asked]

    def _prompt(self, menu: Menu) -> str:
        low, high = menu.bounds()
        if menu.is_amount:
            key = "cli-prompt-amount" if menu.is_sealed else "cli-prompt-number"
        else:
            key = f"cli-prompt-sealed-{self.table.game.name}" if menu.is_sealed else "cli-prompt"
        return self.screen.words.text(key, low=low, high=high)

    def _answered(self, seat: int, menu: Menu, line: str) -> bool:
        """Whether the line changed the table, so that everything must be asked anew."""
        word, _, rest = line.partition(" ")
        if not line:
            self.screen.say("cli-hint", style="dim")
            return False
        key = typed.latin(word)
        if key in keys.KEYS:
            return keys.KEYS[key](self, seat, menu, rest.strip())
        try:
            return self._choose(seat, menu, line)
        except MalformedAction:
            why.misread(self, seat, line)
        except GunbaiError as refused:
            self.refuse(refused)
        return False

    def _choose(self, seat: int, menu: Menu, line: str) -> bool:
        if typed.number(line) is not None:
            action = menu.numbered(line)
            if action is None:
                low, high = menu.bounds()
                self.screen.say("cli-no-such-number", style="red", low=low, high=high, count=len(menu.choices))
                return False
            return self._apply(seat, menu, action)
        if self._is_chain(menu, line.split()):
            return self._chain(seat, menu, line.split())
        written = self.table.game.parse(f"{seat} {line}")
        if isinstance(written, Action):
            refused = self.table.session.refusal(written)
            if refused is not None:
                raise refused
            return self._apply(seat, menu, written)
        self.do_aside(written)
        return True

    def _is_chain(self, menu: Menu, words: list[str]) -> bool:
        """Whether this is short for one choice or several: numbers where many are asked for, or names of choices."""
        if all(typed.number(word) is not None for word in words):
            return menu.is_amount or menu.is_sealed
        return menu.meant(words[0]) is not None and words[0] not in self.table.game.actions.argument_names()

    def _chain(self, seat: int, shown: Menu, words: Sequence[str]) -> bool:
        """Several choices at once, as far as they are asked for; numbers are those of the list that was shown."""
        for count, word in enumerate(words):
            if seat not in self.table.session.actors():
                break
            menu = self.menu(seat) if count else shown
            action = self._link(shown, menu, word)
            if action is None:
                self.screen.say("cli-chain-stopped", style="red", number=word)
                return count > 0
            if not self._apply(seat, menu, action):
                return count > 0
            if self.table.session.entries[-1].text != str(action):
                break
        return True

    def _link(self, shown: Menu, menu: Menu, word: str) -> Action | None:
        if menu.is_amount or menu is shown:
            return menu.meant(word)
        by_number = shown.numbered(word) if menu.question.step == shown.question.step else None
        return by_number if by_number in menu.choices else menu.named(word)

    def _apply(self, seat: int, menu: Menu, action: Action) -> bool:
        """Take the choice; the last one of a turn is confirmed first, and what the tower decides."""
        answer = typed.latin(self._confirmation(seat, menu, action)) if self.confirm else ""
        if answer == "u":
            return keys.undo(self, seat, menu, "")
        if answer not in YES:
            self.screen.say("cli-choose-again", style="dim")
            return False
        before = self.table.heard(seat)
        self.secret_shown = self.secret_shown or action.secret
        self.table.session.apply(action)
        self._echo(seat, before)
        return True

    def _confirmation(self, seat: int, menu: Menu, action: Action) -> str:
        """What the player says to it; nothing is asked where more choices of this turn follow."""
        front, view, words = self.table.front, self.table.view(seat), self.table.words
        stakes = front.stakes(view, action, words, self.screen.width)
        if not stakes and (action.tag in front.plain or not self.table.session.ends(action)):
            return ""
        if action.secret:
            self.screen.show(*front.private(view, words, self.screen.width))
        self.screen.show(*stakes)
        key = "cli-confirm-throw" if stakes and not action.secret else "cli-confirm"
        return self.screen.ask(
            self.screen.words.text(key, choice=menu.text(action)), lambda: keys.explain_choice(self, menu, action)
        )

    def _echo(self, seat: int, before: int) -> None:
        """What the player's own choice brought about."""
        if seat in self.table.session.actors():
            self.tell(self.table.events(seat, before))
            self.heard[seat] = self.table.heard(seat)

    def refuse(self, refused: GunbaiError) -> None:
        """Why not, in words, with the clause."""
        line = self.table.words.refusal(refused, self.table.game.parse)
        if isinstance(refused, RuleViolation) and refused.clause:
            line += f" ({refused.clause})"
        self.screen.show(Text(line, style="red"))

    def do_aside(self, aside: Aside) -> None:
        """A gift, an offer, an answer, a withdrawal; the bots may answer at once."""
        before = self.table.heard(aside.seat)
        self.table.session.apply(aside)
        self.table.bots_answer(aside)
        self.tell(self.table.events(aside.seat, before))
        self.heard[aside.seat] = self.table.heard(aside.seat)

    def speak(self, words: Words) -> None:
        """Go on in another language."""
        self.screen.words = words
        self.table.speak(words)
        self.board_is_new, self.last_step = True, ""

    def say_where(self, key: str) -> None:
        """Where the game is kept, if it is."""
        if self.table.path is None:
            self.screen.say("cli-not-kept", style="dim")
        else:
            self.screen.say_path(key, self.table.path)

    # --- what is shown --------------------------------------------------------------------------------------------

    def show_board(self, seat: int | None) -> None:
        self.screen.show(self.table.front.board(self.table.view(seat), self.table.words, self.screen.width))

    def show_news(self, seat: int, tables: bool = True) -> None:
        """What happened since this person's last turn, in short."""
        events = self.table.events(seat, self.heard[seat])
        self.heard[seat] = self.table.heard(seat)
        if not events:
            return
        self.news[seat] = len(events)
        major = self.table.front.news([event for event in events if event.seat is None], seat)
        lines = told(major, self.table.words)
        started = len(events) == self.heard[seat]
        title = "cli-news-first" if started else "cli-news"
        if lines:
            self.screen.show(Rule(self.screen.words.text(title), style="dim", align="left"))
        if len(lines) > SHORT_LOG:
            self.screen.say("cli-news-more", style="dim", count=len(lines) - SHORT_LOG)
        self._show_lines(lines[-SHORT_LOG:])
        if tables:
            self.screen.show(*self.table.front.tables(self.table.view(seat), events, self.table.words))

    def tell(self, events: Sequence[Event], private: bool = False) -> None:
        """Events in words; what a seat alone has heard stands beside its question anyway."""
        self._show_lines(told([event for event in events if private or event.seat is None], self.table.words))

    def _show_lines(self, lines: Sequence[Line]) -> None:
        for line in lines:
            text = painted(line.text, self.table.spellings, self.table.styles).append(cited([line.clause]), style="dim")
            self.screen.show(Padding(text, (0, 0, 0, 2), expand=False))

    def _curtain(self, seat: int) -> None:
        """Between two people, where one of them has something to hide."""
        secret = self._has_secrets(seat)
        if self.at_keyboard not in (None, seat) and (secret or self.secret_shown):
            self.screen.clear()
            self.screen.ask_with("cli-curtain", "cli-curtain-help", name=self.table.names[seat])
            self.board_is_new = True
            self.secret_shown = False
        elif self.at_keyboard != seat:
            self.board_is_new = True
        self.at_keyboard = seat
        self.secret_shown = self.secret_shown or secret

    def _has_secrets(self, seat: int) -> bool:
        """A sealed choice, or something only this seat has heard since its last turn."""
        news = self.table.events(seat, self.heard[seat])
        return any(action.secret for action in self.table.session.choices(seat)) or any(
            e.seat is not None for e in news
        )

    def _finish(self) -> None:
        self.table.save()
        self.show_board(None)
        for seat in self.table.seating.humans[:1]:
            self.show_news(seat, tables=False)
        show_result(self.screen, self.table)
        self.say_where("cli-recorded")
