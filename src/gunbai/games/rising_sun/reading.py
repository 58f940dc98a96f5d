"""Reading a position document: hand-written ones too, with every fault named by its field."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.cards import ARCHWAY, CARD_NAMES, CARDS, SEASONS, SETS
from gunbai.games.rising_sun.data.clans import CLANS, STRONGHOLDS
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    FALLEN,
    HELD,
    KIND_NAMES,
    MONSTER_CARDS,
    MONSTERS,
    OWNED,
    PLACES,
    RESERVE,
    SHRINE,
    SHRINES,
    worships,
)
from gunbai.games.rising_sun.data.options import CLANS_IN_PLAY, OPTIONS, SET, SHRINE_TILES
from gunbai.games.rising_sun.data.words import (
    FIRST_GAME_KAMI,
    FROM_HARVEST,
    KAMI,
    MANDATE_TURNS,
    MANDATES,
    PHASES,
    POLITICS,
    SOURCES,
    TILES_OF_EACH,
)
from gunbai.games.rising_sun.steps.frame_words import read_frames
from gunbai.games.rising_sun.table import (
    DISCARDED,
    MEMORY,
    NOBODY,
    UNUSED,
    Secrets,
    Table,
    empty_secrets,
    empty_table,
)
from gunbai.kernel.codec import Reader, word
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.options import chosen

PURSE = 9999
POINTS = 9999
DRAWN = len(SETS)
"""What the option `random` counts as: the field `set` says what was drawn."""


def read_table(reader: Reader) -> Table:
    """The public half of a position. Everything but the clans has a default: an empty map in politics."""
    clans = reader.words("clans", CLANS)
    if len(clans) not in (3, 4, 5) or clans != sorted(set(clans)):
        raise reader.fail("clans", "3 to 5 different clans in the order of their starting honor")
    options = _options(reader)
    t = empty_table(len(clans), _read_set(reader, options), options, clans)
    words = [CLANS[clan] for clan in clans]
    t.season = reader.word("season", SEASONS, 0)
    t.phase = reader.word("phase", PHASES, POLITICS)
    t.turn = reader.whole("mandate_turns", 0, MANDATE_TURNS, 0)
    t.active = _seat_or_nobody(reader, "active", words)
    _read_honor(reader, t, words)
    _read_players(reader.reader("players"), t, words)
    _read_pieces(reader, t, words)
    _read_market(reader, t)
    t.plays = _read_plays(reader, words)
    t.stack = read_frames(reader.items("turn"), "turn", words)
    _read_locals(reader.reader("locals"), t, words)
    return t


def _options(reader: Reader) -> list[int]:
    """All but `clans`, which has a field of its own."""
    given = reader.reader("options")
    try:
        values = chosen(OPTIONS, {name: given.text(name) for name in given.names()})
    except BadPosition:
        raise
    except BadInput as error:
        raise BadPosition(error.field, str(error.details["expected"]), str(error.details["got"])) from None
    if values[CLANS_IN_PLAY]:
        raise given.fail(OPTIONS[CLANS_IN_PLAY].name, "the clans in the field clans")
    return values


def _read_set(reader: Reader, options: list[int]) -> int:
    """RS4.5: the field and the option name the same set; where one is left out, the other says it."""
    named = options[SET] + 1
    if not reader.has("set"):
        return ARCHWAY if named == DRAWN else named
    given = reader.word("set", SETS[ARCHWAY:]) + ARCHWAY
    if not reader.reader("options").has(OPTIONS[SET].name):
        options[SET] = given - 1
    elif named not in (given, DRAWN):
        raise reader.fail("set", f"{SETS[named]}, as options.set says")
    return given


def _seat_or_nobody(reader: Reader, name: str, words: Sequence[str]) -> int:
    if not reader.has(name) or reader.raw(name) is None:
        return NOBODY
    return reader.word(name, words)


def _read_honor(reader: Reader, t: Table, words: list[str]) -> None:
    if not reader.has("honor"):
        return
    t.honor = reader.words("honor", words)
    if sorted(t.honor) != list(range(t.n)):
        raise reader.fail("honor", "every clan in play once, the most honored first")
    for rank, seat in enumerate(t.honor):
        t.rank[seat] = rank


def _read_players(players: Reader, t: Table, words: list[str]) -> None:
    for seat, clan in enumerate(words):
        player = players.reader(clan)
        t.vp[seat] = player.whole("vp", 0, POINTS, 0)
        t.coins[seat] = player.whole("coins", 0, PURSE, 0)
        t.ronin[seat] = player.whole("ronin", 0, PURSE, 0)
        t.ally[seat] = _seat_or_nobody(player, "ally", words)
        t.allied_seasons[seat] = player.whole("allied_seasons", 0, 3, 0)
        for card, copies in _counts(player.reader("cards"), CARD_NAMES, 2):
            t.cards[seat * CARDS + card] = copies
        _read_tokens(player.reader("tokens"), t, seat)
        _read_earned(player, t, seat)
        player.close()
    players.close()
    for seat, other in enumerate(t.ally):
        if other != NOBODY and (other == seat or t.ally[other] != seat):
            raise players.fail(words[seat], "an ally that names this clan as its ally, too")


def _counts(reader: Reader, words: Sequence[str], most: int) -> list[tuple[int, int]]:
    found = [(words.index(name), reader.whole(name, 0, most)) for name in reader.names() if name in words]
    reader.close()
    return found


def _read_tokens(reader: Reader, t: Table, owner: int) -> None:
    for index, season in enumerate(SEASONS[:3]):
        for province in reader.words(season, PROVINCES):
            if t.tokens[index * 8 + province] != UNUSED:
                raise reader.fail(season, "each token once")
            t.tokens[index * 8 + province] = owner
    reader.close()


def _read_earned(player: Reader, t: Table, seat: int) -> None:
    """Sources of points; without them all points count as harvested, so that the sum holds."""
    row = seat * len(SOURCES)
    if not player.has("earned"):
        t.earned[row + FROM_HARVEST] = t.vp[seat]
        return
    earned = player.reader("earned")
    for index, source in enumerate(SOURCES):
        t.earned[row + index] = earned.whole(source, -POINTS, POINTS, 0)
    earned.close()
    if sum(t.earned[row : row + len(SOURCES)]) != t.vp[seat]:
        raise player.fail("earned", f"sources that add up to {t.vp[seat]} points")


def _read_pieces(reader: Reader, t: Table, words: list[str]) -> None:
    """The map, the shrines, the hostages; what is not named is in the reserves."""
    for card in range(MONSTERS):
        owners = [seat for seat in range(t.n) if t.has(seat, MONSTER_CARDS[card])]
        if len(owners) > 1:
            raise reader.fail("players", f"one owner of {CARD_NAMES[MONSTER_CARDS[card]]}")
        if owners:
            t.monster_owner[card] = owners[0]
    _read_bought(reader, t)
    _read_map(reader, t, words)
    _read_shrines(reader, t, words)
    hostages = reader.reader("hostages")
    for captor, clan in enumerate(words):
        held = hostages.reader(clan)
        _read_place(held, t, words, HELD + captor)
        held.close()
    hostages.close()
    fallen = reader.reader("fallen_figures")
    _read_place(fallen, t, words, FALLEN)
    fallen.close()


def _read_bought(reader: Reader, t: Table) -> None:
    owned = [monster for monster in range(MONSTERS) if t.monster_owner[monster] != NOBODY]
    if reader.has("bought"):
        named = [kind - CORE_KINDS for kind in reader.words("bought", KIND_NAMES)]
        if sorted(named) != owned:
            raise reader.fail("bought", "exactly the monsters that the players own")
        owned = named
    t.bought = owned


def _read_map(reader: Reader, t: Table, words: list[str]) -> None:
    provinces = reader.reader("map")
    for index, name in enumerate(PROVINCES):
        here = provinces.reader(name)
        _read_place(here, t, words, index)
        here.close()
    provinces.close()


def _read_shrines(reader: Reader, t: Table, words: list[str]) -> None:
    items = reader.items("shrines")
    t.shrines = list(FIRST_GAME_KAMI)
    if items and len(items) != SHRINES:
        raise reader.fail("shrines", f"{SHRINES} shrines")
    for index, item in enumerate(items):
        shrine = Reader(item, f"shrines[{index}]")
        t.shrines[index] = shrine.word("kami", KAMI)
        _read_place(shrine, t, words, SHRINE + index)
        shrine.close()
    if len(set(t.shrines)) != SHRINES:
        raise reader.fail("shrines", "four different kami")
    if t.options[SHRINE_TILES] == 1 and t.shrines != list(FIRST_GAME_KAMI):
        raise reader.fail("shrines", "the kami of the first game, as options.shrines says")


def _read_place(place: Reader, t: Table, words: list[str], index: int) -> None:
    for seat, clan in enumerate(words):
        pieces = place.reader(clan)
        for kind, name in enumerate(KIND_NAMES):
            figures = pieces.whole(name, 0, OWNED[kind] if kind < CORE_KINDS else 1, 0)
            if figures and SHRINE <= index < SHRINE + SHRINES and not worships(kind):
                raise pieces.fail(name, "only Shinto and Komainu at a shrine")
            _put(pieces, t, seat, kind, index, figures)
        if index < len(PROVINCES):
            t.strongholds[seat * 8 + index] = pieces.whole("strongholds", 0, STRONGHOLDS, 0)
            if t.stronghold_reserve(seat) < 0:
                raise pieces.fail("strongholds", f"at most {STRONGHOLDS} strongholds a clan")
        pieces.close()


def _put(pieces: Reader, t: Table, seat: int, kind: int, place: int, figures: int) -> None:
    """Take figures out of the reserve to a place, as far as there are any."""
    if not figures:
        return
    if kind >= CORE_KINDS:
        monster = kind - CORE_KINDS
        if t.monster_owner[monster] != seat or t.monster_place[monster] != RESERVE:
            raise pieces.fail(KIND_NAMES[kind], "a monster whose card this clan owns, in one place only")
        t.monster_place[monster] = place
        return
    row = (seat * CORE_KINDS + kind) * PLACES
    t.figures[row + RESERVE] -= figures
    t.figures[row + place] += figures
    if t.figures[row + RESERVE] < 0:
        raise pieces.fail(KIND_NAMES[kind], f"at most {OWNED[kind]} a clan")


def _read_market(reader: Reader, t: Table) -> None:
    for card, copies in _counts(reader.reader("market"), CARD_NAMES, 2):
        t.market[card] = copies
    t.wars = reader.words("wars", PROVINCES)
    if len(set(t.wars)) != len(t.wars):
        raise reader.fail("wars", "different provinces")
    t.war = reader.whole("wars_decided", 0, len(t.wars), 0)
    _read_tokens(reader.reader("discarded_tokens"), t, DISCARDED)


def _read_plays(reader: Reader, words: list[str]) -> list[int]:
    plays: list[int] = []
    for number, row in enumerate(reader.items("plays")):
        here = f"plays[{number}]"
        if not isinstance(row, list) or len(row) not in (2, 3):
            raise reader.fail("plays", "rows of clan, mandate and perhaps face_down")
        down = word(row[2], here, ("face_down",)) + 1 if len(row) == 3 else 0
        plays += [word(row[0], here, words), word(row[1], here, MANDATES), down]
    return plays


def _read_locals(reader: Reader, t: Table, words: list[str]) -> None:
    """What steps keep on the table; shapes are fixed, so lengths are checked."""
    t.proposals = _numbers(reader, "proposals", t.proposals, 2)
    t.open_proposals = _numbers(reader, "open_proposals", t.open_proposals, 1)
    t.ready = _numbers(reader, "ready", t.ready, 1)
    t.moved = _numbers(reader, "moved", t.moved, 6)
    t.summoned = _numbers(reader, "summoned", t.summoned, 20)
    t.fresh = _numbers(reader, "fresh", t.fresh, 3)
    t.bids = _numbers(reader, "bids", t.bids, PURSE)
    t.hired = _numbers(reader, "hired", t.hired, PURSE)
    t.loyal = _numbers(reader, "loyal", t.loyal, 1)
    t.offers = _numbers(reader, "offers", t.offers, 999_999)
    t.fighters = reader.wholes("fighters", 0, t.n - 1)
    t.uses = reader.wholes("uses", 0, 2)
    t.later = reader.wholes("later", 0, t.n - 1)
    t.last_actor = reader.whole("last_actor", 0, t.n - 1, t.n - 1)
    t.crossed = reader.whole("crossed", 0, 63, 0)
    t.barred = reader.whole("barred", 0, 63, 0)
    t.fallen = reader.whole("fallen", 0, 60, 0)
    t.winner = _seat_or_nobody(reader, "winner", words)
    reader.close()


def _numbers(reader: Reader, name: str, default: list[int], most: int) -> list[int]:
    if not reader.has(name):
        return default
    numbers = reader.wholes(name, 0, most)
    if len(numbers) != len(default):
        raise reader.fail(name, f"{len(default)} numbers")
    return numbers


def read_secrets(reader: Reader, t: Table) -> Secrets:
    """The mandate stack and what was sealed; by default everything not played is still unseen."""
    words = [CLANS[clan] for clan in t.clans]
    hidden = empty_secrets(t.n)
    hidden.hand = _tiles(reader, "hand")
    hidden.laid = reader.words("laid", MANDATES)
    used = list(hidden.hand)
    for tile in [*hidden.laid, *(t.plays[i + 1] for i in range(0, len(t.plays), 3) if not t.plays[i + 2])]:
        used[tile] += 1
    hidden.pool = [TILES_OF_EACH - count for count in used]
    if min(hidden.pool) < 0 or (reader.has("pool") and _tiles(reader, "pool") != hidden.pool):
        raise reader.fail("pool", "two tiles of each mandate in all, those played included")
    _read_memories(reader.reader("seen"), hidden, words)
    _read_bids(reader.reader("bids"), t, hidden, words)
    reader.close()
    return hidden


def _tiles(reader: Reader, name: str) -> list[int]:
    counts = [0] * 5
    for tile in reader.words(name, MANDATES):
        counts[tile] += 1
    return counts


def _read_memories(reader: Reader, hidden: Secrets, words: list[str]) -> None:
    for seat, clan in enumerate(words):
        if reader.has(clan):
            seen = reader.reader(clan)
            hidden.seen[seat * MEMORY] = seen.whole("turn", 1, MANDATE_TURNS)
            hidden.seen[seat * MEMORY + 1 : (seat + 1) * MEMORY] = _tiles(seen, "tiles")
            seen.close()
    reader.close()


def _read_bids(reader: Reader, t: Table, hidden: Secrets, words: list[str]) -> None:
    for seat, clan in enumerate(words):
        bids = reader.wholes(clan, 0, PURSE)
        if len(bids) > 4 or sum(bids) > t.coins[seat]:
            raise reader.fail(clan, f"at most four bids within {t.coins[seat]} coins")
        hidden.links[seat] = len(bids)
        hidden.chains[seat * 4 : seat * 4 + len(bids)] = bids
    reader.close()
