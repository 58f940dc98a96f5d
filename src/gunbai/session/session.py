"""One running game: everything that is done to it and asked of it goes through here.

The server, the terminal and the lessons each hold a session and nothing behind it: the match, its record and its state
belong to the session alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput, GunbaiError, MalformedAction, RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Chance, FairChance
from gunbai.kernel.records import record
from gunbai.kernel.records.match import UNDO, Entry, Match
from gunbai.kernel.state import Result, View
from gunbai.kernel.steps import Question
from gunbai.session.answers import Answers
from gunbai.session.guide import Guide
from gunbai.session.patches import Change, Patch, Public, Shown
from gunbai.session.promises import Given, PromiseBook, Written
from gunbai.session.sealing import Moment, Sealing
from gunbai.session.stream import Notice, Stream, Told

FINAL: Final = ("alliance_broken",)
"""Events that nobody takes back: who was betrayed has felt it, and an undo would only leave the story in the log."""


class NotYourSeat(GunbaiError):
    """Somebody acts for a seat that is another's."""

    def __init__(self, seat: int, text: str) -> None:
        super().__init__("seat/not_yours", f"you sit at seat {seat}", {"seat": seat, "text": text})


class Session:
    """A game in progress. Every change is an entry of its record, so replaying the entries gives the same session.

    `table` names a table whose sealed choices are committed to in public; without it nobody else is there to be shown.
    """

    def __init__(self, match: Match, guide: Guide | None = None, table: str = "") -> None:
        self.match = match
        self.guide = guide
        self.table = table
        self.game = match.game
        self.seats = match.seats
        self.options = match.options
        self.rules = match.rules
        self.stream = Stream(match.seats)
        self.rewinds = 0
        self.seen: dict[int | None, int] = {}
        """How many events each seat had when it acted last."""
        self.offers: dict[tuple[int, int], tuple[int, ...]] = {}
        """The latest offer from one seat to another, as its numbers."""
        self.answers = Answers()
        self.spoken: dict[int, int] = {}
        """At which decision each bot was last asked whether it has something to say: once is enough."""
        self.shown_move = len(match.entries)
        """The number that events carry: moves made, or while choices are sealed, moves before they were."""
        self._sealing = Sealing(match.chance.seed if isinstance(match.chance, FairChance) else b"", table)
        self._shown = Shown()
        self.promises = PromiseBook(match)
        self._heard: list[tuple[Event | Notice, Change | None]] = []
        """What has happened in the move that is being made, each with what it changed."""
        self._after: dict[int | None, tuple[int, int]] = {}
        """By seat its decision, and how many events it had heard when it was first asked."""
        self._final = 0
        """Moves made when something final happened last."""
        self._public: Public | None = None
        self._take_up(match)
        self._gather([])

    # --- what is asked of whom ------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that must choose now."""
        return self.match.state.actors()

    def is_over(self) -> bool:
        return self.match.state.is_over()

    def is_together(self) -> bool:
        """Whether the seats act independently of each other now (sealed bids, tea)."""
        return self.match.state.is_together()

    def is_sealed(self) -> bool:
        """Whether several seats are choosing secretly now."""
        return self.match.state.is_sealed()

    def decision(self, seat: int) -> int:
        """The number of the seat's decision."""
        return self.match.state.decision(seat)

    def question(self, seat: int | None) -> Question | None:
        """What a seat is asked; for one that is not asked, and for watchers, what everybody may know of it."""
        return (None if seat is None else self.match.state.question(seat)) or self.match.state.question()

    def legal(self, seat: int) -> list[Action]:
        """Every choice that the rules leave to the seat."""
        return self.match.state.choices(seat)

    def choices(self, seat: int) -> list[Action]:
        """What the seat may choose from: all that is legal, or what the guide leaves of it."""
        found = self.match.state.choices(seat)
        return found if self.guide is None else self.guide.leaves(self, seat, found)

    def asides(self, seat: int) -> list[AsideForm]:
        """What the seat may do out of turn."""
        found = self.match.state.asides(seat)
        return found if self.guide is None else self.guide.leaves_asides(self, seat, found)

    def is_guided(self) -> bool:
        """Whether a guide still says what is done."""
        return self.guide is not None and not self.guide.is_over(self)

    def clause(self, action: Action) -> str:
        """The clause behind a choice."""
        return self.match.state.clause(action)

    def ends(self, action: Action) -> bool:
        """Whether a choice cannot be taken back, or hands on to others."""
        return self.match.state.ends(action)

    def endings(self, seat: int) -> list[tuple[Action, bool]]:
        """The choices of a seat, and whether each cannot be taken back or hands on to others."""
        return [(choice, self.match.state.ends(choice)) for choice in self.choices(seat)]

    def refusal(self, action: Action | Aside) -> GunbaiError | None:
        """Why an action or aside is not possible now, None if it is."""
        refused = self.match.state.refusal(action)
        if refused is None and self.guide is not None:
            try:
                self.guide.check(self, [action])
            except GunbaiError as other:
                return other
        return refused

    def parsed(self, seat: int, text: str) -> Action | Aside:
        """What a seat says it does; refuses what would be done in another one's name."""
        action = self.game.actions.parse(text)
        if action.seat != seat:
            raise NotYourSeat(seat, text)
        return action

    def is_aside(self, text: str) -> bool:
        """Whether a text is an aside, which answers no decision; nonsense is not our business here."""
        words = text.split()
        return len(words) < 2 or self.game.actions.id_of(" ".join(words[1:])) < 0

    # --- what is seen ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        return self.match.state.view(seat)

    def view_document(self, seat: int | None) -> dict[str, object]:
        """What a viewer sees."""
        return {**self.public().document, **self.own(seat)}

    def public(self) -> Public:
        """What everybody sees, made once after each change."""
        if self._public is None:
            self._public = Public(self.match.state.glimpse(None).public())
        return self._public

    def own(self, seat: int | None) -> Mapping[str, object]:
        """What a viewer knows beyond that."""
        return self._shown.own(seat) or self.match.state.glimpse(seat).own()

    def position(self) -> Mapping[str, object]:
        """The whole position, secrets included."""
        return self.match.state.position()

    def result(self) -> Result:
        """Scores, ranking and winners; of a running game, as it stands."""
        return self.match.state.result()

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What a viewer has heard of the game, from its own event number `since` on."""
        return [told.event for told in self.stream.of(viewer, since) if isinstance(told.event, Event)]

    def watch(self, viewer: int | None) -> None:
        """From now on every event says what it changed of this viewer's view."""
        self._shown.watch(viewer, self.match.state.glimpse(viewer))

    def unwatch(self, viewer: int | None) -> None:
        """Nobody looks with these eyes any more."""
        self._shown.leave(viewer)

    def watched(self) -> set[int | None]:
        """The viewers that are being watched for."""
        return self._shown.viewers

    def rest(self, viewer: int | None) -> Patch:
        """What has changed of a watched viewer's view since its last event: whose turn it is, and the like."""
        return self._shown.rest(viewer)

    def asked_after(self, seat: int | None) -> int:
        """The number of events a viewer should have been shown before it is asked what it is asked now."""
        return self._after[seat][1] if seat in self._after else self.stream.count(seat)

    # --- what is done ---------------------------------------------------------------------------------------------

    def act(self, seat: int, texts: Sequence[str], decision: int | None) -> list[Entry]:
        """Actions of a seat by their texts, whole or not at all; returns the entries they made."""
        actions = [self.parsed(seat, text) for text in texts]
        chain = [no_aside(action) for action in actions] if len(actions) > 1 else []
        if self.guide is not None:
            self.guide.check(self, actions)
        if chain:
            self.match.rehearse(chain, decision)
        return [self._carry_out(action, None if n else decision) for n, action in enumerate(actions)]

    def apply(self, action: Action | Aside, decision: int | None = None) -> Entry:
        """Check and carry out one action or aside; returns the entry it made."""
        if self.guide is not None:
            self.guide.check(self, [action])
        return self._carry_out(action, decision)

    def undo(self, seat: int, count: int = 1) -> Entry:
        """Take back the seat's own latest actions."""
        if count > self.undoable(seat):
            possible = self.undoable(seat)
            raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": possible})
        return self._take_back(seat, count)

    def undoable(self, seat: int) -> int:
        """How many actions the seat may take back. While choices are sealed only its own sealed ones: whether an
        earlier one could still be undone would tell that somebody else has begun to choose."""
        possible = (found := self.match.undoable(seat)) and self._since_final(seat, found)
        return min(possible, self._sealing.chosen_by(seat)) if possible and self.match.state.is_sealed() else possible

    def _since_final(self, seat: int, most: int) -> int:
        """The entries of a seat after the last thing that is final, as far as they count."""
        latest = islice(reversed(self.match.entries), len(self.match.entries) - self._final)
        return sum(1 for _ in islice((entry for entry in latest if entry.text.startswith(f"{seat} ")), most))

    def rewind(self, keep: int) -> None:
        """Go back to the first `keep` moves, across anything: only with everybody's consent. The luck comes again."""
        old, stream = self.match, self.stream
        if not 0 <= keep < len(old.entries):
            raise BadInput("keep", f"a number of moves below {len(old.entries)}", str(keep))
        chance = FairChance(self.chance.seed, self.chance.player_seeds)
        shown, self._shown = self._shown, Shown()
        written = self.promises.written()
        self.match = Match(old.game, old.seats, old.options, chance, old.rules, old.position)
        self.promises = PromiseBook(self.match)
        self._take_up(self.match)
        self._sealing = Sealing(chance.seed, self.table)
        self.stream, self.offers = Stream(old.seats), {}
        self.shown_move, self._final = 0, 0
        self._gather([])
        self.replay_all([entry.text for entry in old.entries[:keep]], written)
        self.match.state.renumber(old.state)
        self.answers = Answers()  # the numbers of decisions have changed
        self.stream, self.rewinds = stream, self.rewinds + 1
        self._shown = shown
        self._gather([Notice("rewound", {"amount": self.shown_move}), *self._sealing.rewound(self.rewinds)])

    def replay(self, text: str) -> Entry:
        """Carry out the text of an entry once more."""
        words = text.split()
        if len(words) == 3 and words[1] == UNDO:
            return self._take_back(int(words[0]), int(words[2]))
        return self._carry_out(self.game.parse(text), None)

    def replay_all(self, texts: Sequence[str], written: Written) -> None:
        """Entries from the beginning on, and what was promised after each."""
        self.promise_again(written)
        for text in texts:
            self.replay(text)
            self.promise_again(written)

    def promise(self, deal: int, given: Sequence[Given], *, private: bool = False) -> None:
        """Two seats have agreed: what they promise is watched from now on. It binds nobody (RS3.1)."""
        self._tell(self.promises.give(deal, given, private=private))
        self._gather([])

    def promise_again(self, written: Written) -> None:
        """What was promised at this moment, after so many moves."""
        for deal, given, private in written.after(len(self.match.entries)):
            self.promise(deal, given, private=private)

    # --- what has been done ---------------------------------------------------------------------------------------

    @property
    def chance(self) -> FairChance:
        """The luck of a game that is played for its record: it can be proved to have been fair."""
        chance = self.match.chance
        assert isinstance(chance, FairChance), "a game for practice has no record"
        return chance

    @property
    def entries(self) -> list[Entry]:
        """What has been done, in order; another list after a rewind."""
        return self.match.entries

    def record(self, notes: Mapping[str, str] | None = None) -> Doc:
        """The whole record; the seed is in it only when the game is over."""
        return record.document(self.match, self.chance, notes, self.promises.record())

    def record_for(self, seat: int | None) -> Doc:
        """The record as a seat (None: a spectator) may see it."""
        promises = self.promises.record() if self.is_over() else self.promised(seat)
        return record.redacted(self.match, self.chance, seat, promises)

    def promised(self, viewer: int | None) -> list[Doc]:
        """The promises a viewer may know of and how they stand. While choices are sealed none tells their number."""
        return self.promises.seen_by(viewer, self.shown_move)

    def setup(self) -> list[Any]:
        """The draws of the setup, as a record holds them."""
        return [record.draw_document(draw) for draw in self.match.setup_draws]

    def has_open_offer(self, giver: int, taker: int) -> bool:
        """Whether the taker may accept something from the giver now."""
        forms = self.match.state.asides(taker)
        return any(form.tag == "accept" and form.fields[0].low == giver for form in forms)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _carry_out(self, action: Action | Aside, decision: int | None) -> Entry:
        before, asked = Moment(self.match), self.decision(action.seat)
        self.promises.apply(action, decision)
        if isinstance(action, Action):
            self.answers.note(action.seat, asked, str(action))
        if not before.is_still_sealed(self.match):  # even the number of sealed choices is nobody else's business
            self.shown_move = len(self.match.entries)
        self._gather(self._sealing.acted(self.match, action, before))
        self.seen[action.seat] = self.stream.count(action.seat)
        if isinstance(action, Aside) and action.tag == "offer":
            self.offers[action.seat, action.numbers[0]] = action.numbers
        return self.match.entries[-1]

    def _take_back(self, seat: int, count: int) -> Entry:
        self.promises.undo(seat, count)
        self.answers.forget(seat)
        if not self.match.state.is_sealed():
            self.shown_move = len(self.match.entries)
        self._gather(self._sealing.undone(seat, count))
        return self.match.entries[-1]

    def _take_up(self, match: Match) -> None:
        """Hear what the match has told so far and will tell."""
        self._heard = [(event, None) for event in match.heard]
        match.heard.clear()
        match.tell(self._hear)

    def _hear(self, event: Event) -> None:
        """The moment something has happened: what it changed is seen now or never, and so is what it decides."""
        self._heard.append((event, self._shown.change(self.match.state.glimpse, event.seat)))
        self._tell(self.promises.hear(event))

    def _tell(self, notices: Sequence[Notice]) -> None:
        """What is told of promises belongs to the move that is being made."""
        self._heard.extend((notice, self._shown.change(self.match.state.glimpse, notice.seat)) for notice in notices)

    def _gather(self, notices: Sequence[Notice]) -> None:
        """After every change: what the game told, then what the session has to say of it."""
        for event, change in self._heard:
            self.stream.add(Told(self.shown_move, event, change))
            if event.code in FINAL:
                self._final = len(self.match.entries)
        self._heard.clear()
        for notice in notices if self.table else ():
            self.stream.add(Told(self.shown_move, notice, self._shown.change(self.match.state.glimpse, None)))
        self._public = self._shown.settle(self.match.state.glimpse)
        asked, self._after = self._after, {}
        for seat in self.match.state.actors():
            decision, known = self.match.state.decision(seat), asked.get(seat)
            still = known is not None and known[0] == decision
            self._after[seat] = known if still and known else (decision, self.stream.count(seat))


def begun(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    chance: Chance,
    rules: int = 0,
    guide: Guide | None = None,
    table: str = "",
    position: Mapping[str, object] | None = None,
) -> Session:
    """A new game, up to its first question; or one that goes on from a position."""
    return Session(Match(game, seats, options, chance, rules, position), guide, table)


def no_aside(action: Action | Aside) -> Action:
    if isinstance(action, Aside):
        raise MalformedAction("batch/aside", "an aside goes alone, not in a batch", {"text": str(action)})
    return action
