"""Reading a position document: hand-written ones too, with every fault named by its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, OPTIONS, SHRINE_TILES
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
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, STRONGHOLDS, UNUSED, Table, empty_table
from gunbai.kernel.documents.codec import Reader, canonical
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.options import read_options
from gunbai.kernel.steps import read_stack
from gunbai.kernel.vocabulary import MAX_SEATS

PURSE: Final = 9999
POINTS: Final = 9999
DRAWN: Final = len(SET.words)
"""The value `random` of the option: the field `set` says what was drawn."""


def read_table(reader: Reader) -> Table:
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
        raise reader.fail("honor", "every seat once, the most honored first")
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
            raise BadPosition(f"players[{seat}].ally", "a seat that names this one as its ally, too", str(other))


def _counts(reader: Reader, words: Sequence[str], most: int) -> list[tuple[int, int]]:
    found = [(words.index(name), reader.whole(name, 0, most)) for name in reader.names() if name in words]
    reader.close()
    return found


def _read_tokens(reader: Reader, table: Table, owner: int) -> None:
    for index, season in enumerate(SEASONS[:3]):
        for province in reader.words(season, PROVINCES):
            if table.tokens[index * 8 + province] != UNUSED:
                raise reader.fail(season, "each token once")
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
            raise reader.fail("players", f"one owner of {DECK[MONSTER_CARDS[monster]].name}")
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
        raise reader.fail("shrines", "four different kami")
    if table.options[SHRINE_TILES] == 1 and table.shrines != list(FIRST_GAME_KAMI):
        raise reader.fail("shrines", "the kami of the first game, as options.shrines says")


def _read_place(items: object, field: str, table: Table, place: int) -> None:
    """What every seat has at a place."""
    for seat, pieces in enumerate(rows_of(items, field, table.seats)):
        for kind, kind_name in enumerate(KIND_NAMES):
            figures = pieces.whole(kind_name, 0, OWNED[kind] if kind < CORE_KINDS else 1, 0)
            if figures and SHRINE <= place < SHRINE + SHRINES and not worships(kind):
                raise pieces.fail(kind_name, "only Shinto and Komainu at a shrine")
            _put(pieces, table, seat, kind, place, figures)
        if place < len(PROVINCES):
            table.strongholds[seat * 8 + place] = pieces.whole("strongholds", 0, STRONGHOLDS, 0)
            if table.stronghold_reserve(seat) < 0:
                raise pieces.fail("strongholds", f"at most {STRONGHOLDS} strongholds a clan")
        pieces.close()


def _put(pieces: Reader, table: Table, seat: int, kind: int, place: int, figures: int) -> None:
    """Take figures out of the reserve to a place, as far as there are any."""
    if not figures:
        return
    if kind >= CORE_KINDS:
        monster = kind - CORE_KINDS
        if table.monster_owner[monster] != seat or table.monster_place[monster] != RESERVE:
            raise pieces.fail(KIND_NAMES[kind], "a monster whose card this seat owns, in one place")
        table.monster_place[monster] = place
        return
    row = (seat * CORE_KINDS + kind) * PLACES
    table.figures[row + RESERVE] -= figures
    table.figures[row + place] += figures
    if table.figures[row + RESERVE] < 0:
        raise pieces.fail(KIND_NAMES[kind], f"at most {OWNED[kind]} a clan")


def _read_market(reader: Reader, table: Table) -> None:
    for card, copies in _counts(reader.reader("market"), CARD.words, 2):
        table.market[card] = copies
    table.wars = reader.words("wars", PROVINCES)
    if len(set(table.wars)) != len(table.wars):
        raise reader.fail("wars", "different provinces")
    table.war = reader.whole("wars_decided", 0, len(table.wars), 0)
    _read_tokens(reader.reader("discarded_tokens"), table, DISCARDED)


def _read_plays(reader: Reader, seats: int) -> list[int]:
    plays: list[int] = []
    for number, item in enumerate(reader.items("plays")):
        play = Reader(item, f"plays[{number}]")
        plays += [play.whole("seat", 0, seats - 1), play.word("mandate", MANDATES), flag(play, "face_down")]
        play.close()
    return plays


def flag(reader: Reader, name: str) -> int:
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
