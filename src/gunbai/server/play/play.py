"""The game at a table without its network and disk: a match, the log of each viewer, and the entries to be stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, GunbaiError, MalformedAction, RuleViolation
from gunbai.kernel.luck.chance import Draw, FairChance
from gunbai.kernel.records.match import UNDO, Entry, Match
from gunbai.lessons.lesson import Lesson
from gunbai.server.play.sealing import Line, Moment, Sealing
from gunbai.server.refusal import Refusal


class Log:
    """Events by viewer, each with numbers of its own: a gap would tell others that something secret happened."""

    def __init__(self, seats: int) -> None:
        self.lines: dict[int | None, list[bytes]] = {seat: [] for seat in (None, *range(seats))}

    def add(self, seat: int | None, document: Mapping[str, object]) -> None:
        """`seat` is the only one who hears it, None: everybody."""
        line = msgspec.json.encode(document)
        for lines in self.lines.values() if seat is None else [self.lines[seat]]:
            lines.append(line)

    def since(self, viewer: int | None, number: int) -> list[msgspec.Raw]:
        return [msgspec.Raw(line) for line in self.lines[viewer][number:]]

    def count(self, viewer: int | None) -> int:
        return len(self.lines[viewer])


class Play:
    """One game in play. Every change is a stored entry, so replaying the entries gives the same play."""

    def __init__(
        self,
        table: str,
        game: str,
        seats: int,
        options: Mapping[str, str],
        chance: FairChance,
        lesson: Lesson | None = None,
        rules: int = 0,
    ) -> None:
        self.chance = chance
        self.lesson = lesson
        self.match = Match(game_by_name(game), seats, options, chance, rules)
        self.log = Log(seats)
        self.sealing = Sealing(chance.seed, table)
        self.table = table
        self.rewinds = 0
        self.seen: dict[int | None, int] = {}
        """How many events each seat had when it acted last."""
        self.offers: dict[tuple[int, int], tuple[int, ...]] = {}
        """The latest offer from one seat to another, as its numbers."""
        self.shown_move = 0
        """The number that events carry: moves made, or while choices are sealed, moves before they were."""
        self._asked: dict[int, tuple[int, list[Action]]] = {}
        self._endings: dict[int, list[tuple[Action, bool]]] = {}
        self._public: Mapping[str, object] | None = None
        self._hear([])

    # --- what players do ------------------------------------------------------------------------------------------

    def act(self, seat: int, texts: Sequence[str], decision: int | None) -> list[Any]:
        """Apply actions of a seat, whole or not at all; returns the entries to store."""
        actions = [self._parsed(seat, text) for text in texts]
        if self.lesson is not None:
            self.lesson.check(self.match, actions)
        if len(actions) > 1:
            self._try([_no_aside(action) for action in actions], decision)
        return [self._apply(action, None if n else decision) for n, action in enumerate(actions)]

    def refusal(self, seat: int, text: str) -> GunbaiError | None:
        """Why an action or aside of a seat is not possible now, None if it is."""
        try:
            action = self._parsed(seat, text)
            refused = self.match.state.refusal(action)
            if refused is None and self.lesson is not None:
                self.lesson.check(self.match, [action])
        except (MalformedAction, RuleViolation) as error:
            return error
        return refused

    def is_aside(self, text: str) -> bool:
        """Whether a text is an aside, which answers no decision; nonsense is not our business here."""
        words = text.split()
        return len(words) < 2 or self.match.game.actions.id_of(" ".join(words[1:])) < 0

    def undo(self, seat: int, count: int) -> list[Any]:
        """Take back the seat's own latest actions."""
        if count > self.undoable(seat):
            possible = self.undoable(seat)
            raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": possible})
        self.match.undo(seat, count)
        self._count_moves(still_sealed=self.match.state.is_sealed())
        self._hear(self.sealing.undone(seat, count))
        return [entry_document(self.match.entries[-1])]

    def undoable(self, seat: int) -> int:
        """How many actions the seat may take back. While choices are sealed only its own sealed ones: whether an
        earlier one could still be undone would tell that somebody else has begun to choose."""
        possible = self.match.undoable(seat)
        return min(possible, self.sealing.chosen_by(seat)) if self.match.state.is_sealed() else possible

    def view_document(self, seat: int | None) -> dict[str, object]:
        """What a viewer sees. The table in words is made once after each change, for all of them."""
        if self._public is None:
            self._public = self.match.state.view(None).public()
        return {**self._public, **self.match.state.view(seat).own()}

    def endings(self, seat: int) -> list[tuple[Action, bool]]:
        """The choices of a seat, and whether each cannot be taken back or hands on to others. Kept while choices are
        sealed, for then everybody is told their choices whenever somebody chooses."""
        state = self.match.state
        asked = (state.decision(seat), state.choices(seat))
        if not state.is_sealed() or self._asked.get(seat) != asked:
            self._asked[seat] = asked
            luck = self.chance.forked()
            self._endings[seat] = [(choice, state.ends(choice, luck)) for choice in asked[1]]
        return self._endings[seat]

    def rewind(self, keep: int) -> list[Any]:
        """Go back to the first `keep` moves, across anything: only with everybody's consent. The luck comes again."""
        old, log = self.match, self.log
        if not 0 <= keep < len(old.entries):
            raise BadInput("keep", f"a number of moves below {len(old.entries)}", str(keep))
        self.chance = FairChance(self.chance.seed, self.chance.player_seeds)
        self.match = Match(old.game, old.seats, old.options, self.chance, old.rules)
        self.sealing = Sealing(self.chance.seed, self.table)
        self.log, self.offers = Log(old.seats), {}
        self.shown_move, self._asked = 0, {}
        self._hear([])
        for entry in old.entries[:keep]:
            self.replay(entry.text)
        self.match.state.renumber(old.state)
        self.log, self.rewinds = log, self.rewinds + 1
        self._hear([("rewound", {"amount": self.shown_move}), *self.sealing.rewound(self.rewinds)])
        return [{"rewind": keep}]

    def replay(self, entry: str | Mapping[str, Any]) -> Any:
        """Carry out a stored entry once more; returns it as it would be stored now."""
        if isinstance(entry, Mapping) and "rewind" in entry:
            return self.rewind(int(entry["rewind"]))[0]
        text = entry if isinstance(entry, str) else str(entry["do"])
        words = text.split()
        if len(words) == 3 and words[1] == UNDO:
            return self.undo(int(words[0]), int(words[2]))[0]
        return self._apply(self.match.game.parse(text), None)

    def has_open_offer(self, giver: int, taker: int) -> bool:
        """Whether the taker may accept something from the giver now."""
        forms = self.match.state.asides(taker)
        return any(form.tag == "accept" and form.fields[0].low == giver for form in forms)

    def before_last_of(self, seat: int, count: int) -> int:
        """How many moves there were before the last `count` actions of a seat; refuses when it has made fewer."""
        mine = [n for n, entry in enumerate(self.match.entries) if entry.text.startswith(f"{seat} ")]
        if count > len(mine):
            raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": len(mine)})
        return mine[-count]

    # --- inside ---------------------------------------------------------------------------------------------------

    def _parsed(self, seat: int, text: str) -> Action | Aside:
        action = self.match.game.parse(text)
        if action.seat != seat:
            raise Refusal(403, "seat/not_yours", f"you sit at seat {seat}", {"seat": seat, "text": text})
        return action

    def _try(self, chain: list[Action], decision: int | None) -> None:
        """Raises what `Match.batch` would: afterwards the chain cannot fail half-way, nor foretell a draw."""
        trial = self.match.state.copy(self.chance.copy())
        for number, action in enumerate(chain):
            before = trial.barriers
            trial.apply(action, None if number else decision)
            if trial.barriers != before and number < len(chain) - 1:
                raise RuleViolation("batch/crosses_reveal", "", {"action": str(action)})

    def _apply(self, action: Action | Aside, decision: int | None) -> Any:
        before = Moment(self.match)
        self.match.apply(action, decision)
        self._count_moves(still_sealed=before.is_still_sealed(self.match))
        self._hear(self.sealing.acted(self.match, action, before))
        self.seen[action.seat] = self.log.count(action.seat)
        if isinstance(action, Aside) and action.tag == "offer":
            self.offers[action.seat, action.numbers[0]] = action.numbers
        return entry_document(self.match.entries[-1])

    def _count_moves(self, *, still_sealed: bool) -> None:
        """Even the number of sealed choices is nobody else's business until the reveal."""
        if not still_sealed:
            self.shown_move = len(self.match.entries)

    def _hear(self, lines: list[Line]) -> None:
        """After every change: move what the match reported into the log of each viewer, then our own lines."""
        self._public = None
        move = self.shown_move
        for event in self.match.heard:
            self.log.add(event.seat, {"move": move, "code": event.code, "clause": event.clause, "args": event.args})
        self.match.heard.clear()
        for code, args in lines:
            self.log.add(None, {"move": move, "code": code, "clause": "", "args": args})


def _no_aside(action: Action | Aside) -> Action:
    if isinstance(action, Aside):
        raise MalformedAction("batch/aside", "an aside goes alone, not in a batch", {"text": str(action)})
    return action


def entry_document(entry: Entry) -> Any:
    """An entry as a record holds it."""
    if not entry.draws and not entry.digest:
        return entry.text
    doc: dict[str, Any] = {"do": entry.text}
    if entry.draws:
        doc["draws"] = [draw_document(draw) for draw in entry.draws]
    if entry.digest:
        doc["digest"] = entry.digest
    return doc


def draw_document(draw: Draw) -> list[object]:
    return [draw.label, draw.outcome, True] if draw.private else [draw.label, draw.outcome]
