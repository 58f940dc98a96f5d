"""Reading a position document: hand-written ones too, with every fault named by its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.games.rising_sun.actions import DONE
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    FALLEN,
    HELD,
    KIND_NAMES,
    MONSTERS,
    OWNED,
    PLACES,
    RESERVE,
    SHRINE,
    SHRINES,
    worships,
)
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, OPTIONS, RULES_VERSION, SHRINE_TILES
from gunbai.games.rising_sun.data.options import SET as SET_OPTION
from gunbai.games.rising_sun.data.words import (
    ARCHWAY,
    CARD,
    CLAN,
    FIRST_GAME_KAMI,
    FROM_HARVEST,
    KAMI_NAMES,
    MANDATE_TURNS,
    MANDATES,
    PHASES,
    POLITICS,
    SEASONS,
    SET,
    SOURCES,
)
from gunbai.games.rising_sun.entries.card import DECK, MONSTER_CARDS
from gunbai.games.rising_sun.positions.checks import PURSE, check
from gunbai.games.rising_sun.positions.secrets import read_secrets
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.steps.politics.kami import FujinMoves
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, STRONGHOLDS, UNUSED, Table, empty_table
from gunbai.kernel.documents.codec import Reader, canonical, word
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.options import read_options
from gunbai.kernel.state import Listener
from gunbai.kernel.steps import check_stack, read_stack
from gunbai.kernel.vocabulary import MAX_SEATS

POINTS: Final = 9999
DRAWN: Final = len(SET.words)
"""The value `random` of the option: the field `set` says what was drawn."""
UNPLAYABLE: Final = (IndexError, KeyError, ValueError, ZeroDivisionError)
"""What a position that does not fit together may run into before anybody is asked."""


def read_position(reader: Reader, chance: Chance, listener: Listener | None) -> State:
    """The state of a position document; what is missing takes its default."""
    if reader.whole("rules", 1, RULES_VERSION, RULES_VERSION) != RULES_VERSION:
        raise reader.fail("rules", f"version {RULES_VERSION}")
    table = _read_table(reader)
    hidden = read_secrets(reader.reader("secrets"), table)
    waiting = _flag(reader, "waiting")
    reader.close()
    check(table, hidden)
    state = State(table, hidden, chance)
    check_stack(state, "turn")
    state.listener = listener
    try:
        if not waiting or not _asks_for_done(state):
            state.run()
    except UNPLAYABLE as error:
        raise BadPosition("turn", "steps that fit the rest of the position", repr(error), "fitting_steps") from None
    state.barriers = 0
    return state


def _asks_for_done(state: State) -> bool:
    """Whether the seat that was asked has nothing left but `done`: it has given away its coins since (RS3.2)."""
    top = state.table.top()
    if isinstance(top, (Marshal, CardPrompts)) and not top.begun:
        return False
    return isinstance(top, (Train, Marshal, FujinMoves, CardPrompts)) and top.choices(state, top.seat) == [DONE]


def _read_table(reader: Reader) -> Table:
    """The public half of a position. Everything but the clans has a default: an empty map in politics."""
    clans = reader.words("clans", CLAN.words)
    if len(clans) not in (3, 4, 5) or clans != sorted(set(clans)):
        raise reader.fail("clans", "3 to 5 different clans in the order of their starting honor")
    options = read_options(reader, OPTIONS)
    if options[CLANS_IN_PLAY]:
        raise reader.reader("options").fail(OPTIONS[CLANS_IN_PLAY].name, "the clans in the field clans")
    table = empty_table(len(clans), _read_set(reader, options), options, clans)
    table.season = reader.word("season", SEASONS, 0)
    table.phase = reader.word("phase", PHASES, POLITICS)
    table.turn = reader.whole("mandate_turns", 0, MANDATE_TURNS, 0)
    table.active = _seat_or_nobody(reader, "active", table.seats)
    _read_honor(reader, table)
    _read_players(reader, table)
    _read_pieces(reader, table)
    _read_market(reader, table)
    table.plays = _read_plays(reader, table.seats)
    table.stack[:] = read_stack(reader.items("turn"), "turn", STEPS, table.seats)
    _read_locals(reader.reader("locals"), table)
    return table


def _read_set(reader: Reader, options: list[int]) -> int:
    """RS4.5: the field and the option name the same set; where one is left out, the other says it."""
    named = options[SET_OPTION]
    if not reader.has("set"):
        return ARCHWAY + (0 if named == DRAWN else named)
    given = reader.word("set", SET.words)
    if not reader.reader("options").has(OPTIONS[SET_OPTION].name):
        options[SET_OPTION] = given
    elif named not in (given, DRAWN):
        raise reader.fail("set", f"{SET.words[named]}, as options.set says")
    return ARCHWAY + given


def _seat_or_nobody(reader: Reader, name: str, seats: int) -> int:
    if not reader.has(name) or reader.raw(name) is None:
        return NOBODY
    return reader.whole(name, 0, seats - 1)


def _read_honor(reader: Reader, table: Table) -> None:
    if not reader.has("honor"):
        return
    table.honor = reader.wholes("honor", 0, table.seats - 1)
    if sorted(table.honor) != list(range(table.seats)):
        raise reader.fail("honor", "every seat once, the most honored first", "every_seat", clause="RS2.1")
    for rank, seat in enumerate(table.honor):
        table.rank[seat] = rank


def rows_of(items: object, field: str, seats: int) -> list[Reader]:
    """The objects of a list by seat; those missing at its end are empty."""
    if not isinstance(items, list) or len(items) > seats:
        raise BadPosition(field, f"a list of at most {seats} objects, one a seat", canonical(items))
    rows = [*items, *({} for _ in range(seats - len(items)))]
    return [Reader(row, f"{field}[{seat}]") for seat, row in enumerate(rows)]


def _read_players(reader: Reader, table: Table) -> None:
    seats = table.seats
    for seat, player in enumerate(rows_of(reader.items("players"), "players", seats)):
        table.vp[seat] = player.whole("vp", 0, POINTS, 0)
        table.coins[seat] = player.whole("coins", 0, PURSE, 0)
        table.ronin[seat] = player.whole("ronin", 0, PURSE, 0)
        table.ally[seat] = _seat_or_nobody(player, "ally", seats)
        table.allied_seasons[seat] = player.whole("allied_seasons", 0, 3, 0)
        for card, copies in _counts(player.reader("cards"), CARD.words, 2):
            table.cards[card * MAX_SEATS + seat] = copies
        _read_tokens(player.reader("tokens"), table, seat)
        _read_earned(player, table, seat)
        player.close()
    for seat, other in enumerate(table.ally):
        if other != NOBODY and (other == seat or table.ally[other] != seat):
            raise BadPosition(
                f"players[{seat}].ally", "a seat that names this one as its ally, too", str(other), "mutual_ally"
            )


def _counts(reader: Reader, words: Sequence[str], most: int) -> list[tuple[int, int]]:
    return [(word(name, reader.field(name), words), reader.whole(name, 0, most)) for name in reader.names()]


def _read_tokens(reader: Reader, table: Table, owner: int) -> None:
    for index, season in enumerate(SEASONS[:3]):
        for province in reader.words(season, PROVINCES):
            if table.tokens[index * 8 + province] != UNUSED:
                raise reader.fail(season, "each token once", "token_once", clause="RS1.9")
            table.tokens[index * 8 + province] = owner
    reader.close()


def _read_earned(player: Reader, table: Table, seat: int) -> None:
    """Sources of points; without them all points count as harvested, so that the sum holds."""
    row = seat * len(SOURCES)
    if not player.has("earned"):
        table.earned[row + FROM_HARVEST] = table.vp[seat]
        return
    earned = player.reader("earned")
    for index, source in enumerate(SOURCES):
        table.earned[row + index] = earned.whole(source, -POINTS, POINTS, 0)
    earned.close()
    if sum(table.earned[row : row + len(SOURCES)]) != table.vp[seat]:
        raise player.fail("earned", f"sources that add up to {table.vp[seat]} points")


def _read_pieces(reader: Reader, table: Table) -> None:
    """The map, the shrines, the hostages; what is not named is in the reserves."""
    for monster in range(MONSTERS):
        owners = [seat for seat in range(table.seats) if table.has(seat, MONSTER_CARDS[monster])]
        if len(owners) > 1:
            name = DECK[MONSTER_CARDS[monster]].name
            expected = f"one owner of {name}"
            raise BadPosition(
                f"players[{owners[-1]}].cards.{name}", expected, str(len(owners)), "one_owner", clause="RS1.14"
            )
        if owners:
            table.monster_owner[monster] = owners[0]
    _read_bought(reader, table)
    provinces = reader.reader("map")
    for place, name in enumerate(PROVINCES):
        _read_place(provinces.items(name), provinces.field(name), table, place)
    provinces.close()
    _read_shrines(reader, table)
    captors = reader.items("hostages")
    if len(captors) > table.seats:
        raise reader.fail("hostages", f"at most {table.seats} lists, one a captor")
    for captor, held in enumerate(captors):
        _read_place(held, f"hostages[{captor}]", table, HELD + captor)
    _read_place(reader.items("fallen_figures"), "fallen_figures", table, FALLEN)


def _read_bought(reader: Reader, table: Table) -> None:
    owned = [monster for monster in range(MONSTERS) if table.monster_owner[monster] != NOBODY]
    if reader.has("bought"):
        named = [kind - CORE_KINDS for kind in reader.words("bought", KIND_NAMES)]
        if sorted(named) != owned:
            raise reader.fail("bought", "exactly the monsters that the players own")
        owned = named
    table.bought = owned


def _read_shrines(reader: Reader, table: Table) -> None:
    items = reader.items("shrines")
    table.shrines = list(FIRST_GAME_KAMI)
    if items and len(items) != SHRINES:
        raise reader.fail("shrines", f"{SHRINES} shrines")
    for index, item in enumerate(items):
        shrine = Reader(item, f"shrines[{index}]")
        table.shrines[index] = shrine.word("kami", KAMI_NAMES)
        _read_place(shrine.items("pieces"), shrine.field("pieces"), table, SHRINE + index)
        shrine.close()
    if len(set(table.shrines)) != SHRINES:
        got = ", ".join(KAMI_NAMES[kami] for kami in table.shrines)
        raise BadPosition("shrines", "four different kami", got, "four_kami", clause="RS4.4")
    if table.options[SHRINE_TILES] == 1 and table.shrines != list(FIRST_GAME_KAMI):
        raise reader.fail("shrines", "the kami of the first game, as options.shrines says", "first_kami")


def _read_place(items: object, field: str, table: Table, place: int) -> None:
    """What every seat has at a place."""
    for seat, pieces in enumerate(rows_of(items, field, table.seats)):
        for kind, kind_name in enumerate(KIND_NAMES):
            figures = pieces.whole(kind_name, 0, OWNED[kind] if kind < CORE_KINDS else 1, 0)
            if figures and SHRINE <= place < SHRINE + SHRINES and not worships(kind):
                raise pieces.fail(kind_name, "only Shinto and Komainu at a shrine", "worshippers", clause="RS6.7")
            _put(pieces, table, seat, kind, place, figures)
        if place < len(PROVINCES):
            table.strongholds[seat * 8 + place] = pieces.whole("strongholds", 0, STRONGHOLDS, 0)
            if table.stronghold_reserve(seat) < 0:
                raise _too_many(pieces, "strongholds", STRONGHOLDS, STRONGHOLDS - table.stronghold_reserve(seat))
        pieces.close()


def _put(pieces: Reader, table: Table, seat: int, kind: int, place: int, figures: int) -> None:
    """Take figures out of the reserve to a place, as far as there are any."""
    if not figures:
        return
    if kind >= CORE_KINDS:
        monster = kind - CORE_KINDS
        if table.monster_owner[monster] != seat or table.monster_place[monster] != RESERVE:
            raise pieces.fail(
                KIND_NAMES[kind], "a monster whose card this seat owns, in one place", "own_monster", clause="RS1.3"
            )
        table.monster_place[monster] = place
        return
    row = (seat * CORE_KINDS + kind) * PLACES
    table.figures[row + RESERVE] -= figures
    table.figures[row + place] += figures
    if table.figures[row + RESERVE] < 0:
        raise _too_many(pieces, KIND_NAMES[kind], OWNED[kind], OWNED[kind] - table.figures[row + RESERVE])


def _too_many(pieces: Reader, kind: str, most: int, used: int) -> BadPosition:
    return BadPosition(
        pieces.field(kind), f"at most {most} a clan", str(used), "pieces_of_clan", most=most, clause="RS1.3"
    )


def _read_market(reader: Reader, table: Table) -> None:
    for card, copies in _counts(reader.reader("market"), CARD.words, 2):
        table.market[card] = copies
    table.wars = reader.words("wars", PROVINCES)
    if len(set(table.wars)) != len(table.wars):
        raise reader.fail("wars", "different provinces", "different_wars")
    table.war = reader.whole("wars_decided", 0, len(table.wars), 0)
    _read_tokens(reader.reader("discarded_tokens"), table, DISCARDED)


def _read_plays(reader: Reader, seats: int) -> list[int]:
    plays: list[int] = []
    for number, item in enumerate(reader.items("plays")):
        play = Reader(item, f"plays[{number}]")
        plays += [play.whole("seat", 0, seats - 1), play.word("mandate", MANDATES), _flag(play, "face_down")]
        play.close()
    return plays


def _flag(reader: Reader, name: str) -> int:
    """Yes or no; no where nothing is said."""
    if not reader.has(name):
        return 0
    value = reader.raw(name)
    if not isinstance(value, bool):
        raise reader.fail(name, "true or false")
    return int(value)


def _read_locals(reader: Reader, table: Table) -> None:
    """What steps keep on the table; shapes are fixed, so lengths are checked."""
    last = table.seats - 1
    table.proposals = _numbers(reader, "proposals", table.proposals, 2)
    table.open_proposals = _numbers(reader, "open_proposals", table.open_proposals, 1)
    table.ready = _numbers(reader, "ready", table.ready, 1)
    table.moved = _numbers(reader, "moved", table.moved, 6)
    table.summoned = _numbers(reader, "summoned", table.summoned, 20)
    table.newcomers = _numbers(reader, "newcomers", table.newcomers, 3)
    table.bids = _numbers(reader, "bids", table.bids, PURSE)
    table.hired = _numbers(reader, "hired", table.hired, PURSE)
    table.loyal = _numbers(reader, "loyal", table.loyal, 1)
    table.offers = _numbers(reader, "offers", table.offers, 999_999)
    table.fighters = reader.wholes("fighters", 0, last)
    table.uses = reader.wholes("uses", 0, 2)
    table.last_in_line = reader.wholes("last_in_line", 0, last)
    table.last_actor = reader.whole("last_actor", 0, last, last)
    table.crossed = reader.whole("crossed", 0, 63, 0)
    table.barred = reader.whole("barred", 0, 63, 0)
    table.fallen = reader.whole("fallen", 0, 60, 0)
    table.winner = _seat_or_nobody(reader, "winner", table.seats)
    reader.close()


def _numbers(reader: Reader, name: str, default: list[int], most: int) -> list[int]:
    if not reader.has(name):
        return default
    numbers = reader.wholes(name, 0, most)
    if len(numbers) != len(default):
        raise reader.fail(name, f"{len(default)} numbers")
    return numbers
