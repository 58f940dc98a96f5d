"""Before the game: create a table, sit down, stand up, start; and afterwards the rematch."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

from gunbai.bots import registry
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import BadInput, GunbaiError, not_among
from gunbai.lessons.lesson import OTHERS
from gunbai.lessons.lesson import lesson as lesson_of
from gunbai.server.ids import new_id, new_secret
from gunbai.server.refusal import Refusal, once_stored, refused_by_rules
from gunbai.server.services import Services
from gunbai.server.store.rows import PersonRow, SeatRow
from gunbai.server.tables.table import Table, begun


class Wishes:
    """What somebody wants a new table to be; checked here, once, whoever asks."""

    def __init__(self, game: str, seats: int, bots: list[str], options: dict[str, str], **rest: Any) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.options = options
        self.rest = rest

    def check(self) -> int:
        """Refuse what could never start; returns the rules version."""
        game = game_by_name(self.game)
        if self.seats not in game.seat_counts:
            raise not_among("seats", game.seat_counts, self.seats)
        if len(self.bots) >= self.seats:
            raise BadInput("bots", f"fewer than {self.seats}: somebody must play", str(len(self.bots)))
        for bot in self.bots:
            registry.make(bot, game)
        game.new(self.seats, seed=0, options=self.options)
        return game.version


async def create(services: Services, host: PersonRow, wishes: Wishes) -> str:
    """A new open table, its host at the first seat and the bots at the last ones; returns its id."""
    try:
        rules = wishes.check()
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    if await services.tables.hosted(host.id) >= services.settings.tables_per_person:
        raise Refusal(409, "table/too_many", "you host too many open tables")
    options = canonical(game_by_name(wishes.game).filled(wishes.options))
    row = _row(host, game=wishes.game, rules=rules, options=options, **wishes.rest)
    people = wishes.seats - len(wishes.bots)
    seats = [_seat(row["id"], n, wishes.bots[n - people] if n >= people else None) for n in range(wishes.seats)]
    seats[0] |= {"person": host.id, "name": host.name}
    await services.tables.add(row, seats)
    return str(row["id"])


async def create_lesson(services: Services, learner: PersonRow, game: str) -> str:
    """A guided first game: the learner at the first seat, the luck and the other seats as they are written."""
    try:
        lesson = lesson_of(game)
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    others = [OTHERS] * (lesson.seats - 1)
    rest = {"pace": "free", "policy": "bot", "delay": 0, "lesson": True, "seed": lesson.seed}
    wishes = Wishes(game, lesson.seats, others, lesson.options, name=learner.name, public=False, **rest)
    return await create(services, learner, wishes)


class Source(NamedTuple):
    """What a what-if branches off: a game, with the bots that sit there, or a position with nobody."""

    id: str
    game: str
    rules: int
    options: str
    tea: int | None
    bots: list[str | None]


def source_of(table: Table) -> Source:
    """The game of a table, to branch off."""
    row = table.row
    return Source(row.id, row.game, row.rules, row.options, row.tea, [seat.bot for seat in table.seats])


async def create_study(
    services: Services, owner: PersonRow, source: Source, seat: int, bot: str, name: str, study: dict[str, Any]
) -> str:
    """A what-if: the owner at one seat, at the others the bots that sat there, and this bot where people sat."""
    if len(await services.tables.branches(owner.id)) >= services.settings.studies_per_person:
        raise Refusal(409, "table/too_many", "you have too many what-ifs")
    plain = {"public": False, "pace": "free", "policy": "wait", "delay": 0, "tea": source.tea}
    same = {"game": source.game, "rules": source.rules, "options": source.options}
    row = _row(owner, name=name, origin=source.id, study=canonical(study), **same, **plain)
    seats = [_seat(row["id"], number, sitting or bot) for number, sitting in enumerate(source.bots)]
    seats[seat] |= {"person": owner.id, "bot": None, "name": owner.name}
    await services.tables.add(row, seats)
    return str(row["id"])


def _row(host: PersonRow, **rest: Any) -> dict[str, Any]:
    """An open table with luck of its own."""
    now = time.time()
    made = {"id": new_id(), "status": "open", "host": host.id, "invite": new_secret(), "seed": new_seed()}
    return {**made, "created": now, "touched": now, **rest}


def new_seed() -> bytes:
    """The server's part of a game's chance; its hash is public from now on."""
    return secrets.token_bytes(32)


def _seat(table: object, number: int, bot: str | None) -> dict[str, Any]:
    return {"table_id": table, "seat": number, "person": None, "bot": bot, "name": bot or "", "seed": ""}


def _open(table: Table) -> None:
    if table.row.status != "open":
        raise Refusal(409, "table/not_open", "this table is no longer open", {"status": table.row.status})


async def join(table: Table, person: PersonRow, invite: str | None, wanted: int | None, seed: str) -> int:
    """Sit down at a free seat. Who sits here already stays where they are."""
    async with table.lock:
        mine = table.seat_of(person.id)
        if mine is not None:
            return mine
        _open(table)
        if not table.row.public and invite != table.row.invite:
            raise Refusal(403, "table/by_invitation", "this table is joined by its invite link")
        seat = _free(table, wanted)
        await table.services.tables.change_seat(table.id, seat.seat, person=person.id, name=person.name, seed=seed)
        seat.person, seat.name, seat.seed, seat.guest = person.id, person.name, seed, person.is_guest
        table.announce()
        return seat.seat


def _free(table: Table, wanted: int | None) -> SeatRow:
    free = [seat for seat in table.seats if seat.is_free]
    if wanted is not None:
        free = [seat for seat in free if seat.seat == wanted]
    if not free:
        raise Refusal(409, "seat/taken", "there is no such free seat" if wanted is not None else "all seats are taken")
    return free[0]


async def leave(table: Table, person: PersonRow) -> None:
    """Stand up before the start; a table whose host leaves goes to the next player, an empty one is closed."""
    async with table.lock:
        _open(table)
        mine = table.seat_of(person.id)
        if mine is None:
            raise Refusal(409, "seat/none", "you do not sit here")
        await table.services.tables.change_seat(table.id, mine, person=None, name="", seed="")
        seat = table.seats[mine]
        seat.person, seat.name, seat.seed, seat.guest = None, "", "", False
        people = [seat.person for seat in table.seats if seat.person is not None]
        with once_stored():
            if not people:
                await table.close("expired")
            elif table.row.host == person.id:
                await table.services.tables.change(table.id, host=people[0])
                table.row.host = people[0]
        table.announce()


async def give_seed(table: Table, seat: int, seed: str) -> None:
    """A player's own part of the chance; the hash of the server's part was public before."""
    async with table.lock:
        _open(table)
        await table.services.tables.change_seat(table.id, seat, seed=seed)
        table.seats[seat].seed = seed
        table.announce()


async def start(table: Table, person: PersonRow) -> None:
    """Begin the game; free seats are an error, not a surprise."""
    async with table.lock:
        _open(table)
        if person.id != table.row.host:
            raise Refusal(403, "table/not_host", "only the host starts the game")
        if any(seat.is_free for seat in table.seats):
            raise Refusal(409, "table/free_seats", "there are free seats: fill them with people or bots")
        await table.services.whole(_begin(table))


async def _begin(table: Table) -> None:
    row, now = table.row, time.time()
    play = begun(row, table.seats)
    setup = canonical(play.setup())
    for seat in table.seats:
        seat.bank = None if row.bank is None else float(row.bank)
    values = {"status": "running", "started": now, "touched": now, "setup": setup}
    await table.services.tables.begin(row.id, values, table.seats)
    row.status, row.started, row.setup = "running", now, setup
    table.begin(play)
    table.services.metrics.games.labels("begun").inc()


async def set_bot(table: Table, person: PersonRow, number: int, bot: str | None) -> None:
    """The host gives a free seat to a bot, or takes it back."""
    async with table.lock:
        _open(table)
        if person.id != table.row.host:
            raise Refusal(403, "table/not_host", "only the host seats bots")
        if number >= len(table.seats) or table.seats[number].person is not None:
            raise Refusal(409, "seat/taken", "somebody sits there, or there is no such seat", {"seat": number})
        if bot is not None:
            _check_bot(table.row.game, bot)
        await table.services.tables.change_seat(table.id, number, bot=bot, name=bot or "")
        table.seats[number].bot, table.seats[number].name = bot, bot or ""
        table.announce()


def _check_bot(game: str, bot: str) -> None:
    try:
        registry.make(bot, game_by_name(game))
    except GunbaiError as error:
        raise refused_by_rules(error) from None


async def rematch(table: Table, person: PersonRow) -> str:
    """The table where the same people play again: the first to ask opens it, the others find it there."""
    async with table.lock:
        if not table.is_over or table.row.started is None:
            raise Refusal(409, "table/not_over", "a rematch follows a game", {"status": table.row.status})
        if table.row.origin is not None:
            raise Refusal(409, "table/study", "a what-if has no rematch: branch off again")
        if table.row.rematch is None:
            id = await create(table.services, person, _same_again(table))
            table.row.rematch = id
            await table.services.tables.change(table.id, rematch=id)
            table.announce()
        return table.row.rematch


def _same_again(table: Table) -> Wishes:
    row = table.row
    return Wishes(
        row.game,
        len(table.seats),
        [seat.bot for seat in table.seats if seat.bot is not None],
        row.option_values,
        name=row.name,
        public=row.public,
        pace=row.pace,
        per_move=row.per_move,
        bank=row.bank,
        policy=row.policy,
        delay=row.delay,
        tea=row.tea,
        rated=row.rated,
    )
