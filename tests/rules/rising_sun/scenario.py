"""Scenarios for the rule tests of Rising Sun: positions in a few words, actions with clan names, short questions.

state = scene(
    [["marshal", "koi", 0, 1]],                         # the stack of steps, outermost first
    clans=("koi", "lotus", "turtle"),
    map={"edo": {"koi": "daimyo 2 bushi stronghold"}},   # pieces in words, or a dict as in a position document
    coins={"koi": 5},
    allies=[("koi", "lotus")],
)
do(state, "koi move bushi edo kyoto", "koi done")
assert pieces(state, "koi", "kyoto") == {"bushi": 1}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import (
    HELD,
    KIND_NAMES,
    KINDS,
    RESERVE,
    SHRINE,
    SHRINE_NAMES,
)
from gunbai.games.rising_sun.data.words import CLAN, MANDATES
from gunbai.games.rising_sun.game import RisingSun
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.force import force
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.view import View
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import GunbaiError, RuleViolation
from gunbai.kernel.events import Event
from tests.conformance import endings
from tests.conformance.tales.rising_sun import RisingSunTale
from tests.conformance.tales.tale import listening

GAME = RisingSun()
THREE = ("koi", "lotus", "turtle")
FIVE = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
FIRST_SHRINES = ("amaterasu", "fujin", "hachiman", "tsukuyomi")
SEAT_FIRST = ("propose", "agree", "decline", "hand-coin", "replace", "kill", "take-hostage", "remainder")
"""Tags whose first word is a seat."""

Pieces = str | Mapping[str, int]
"""`daimyo 2 bushi stronghold`, or {"daimyo": 1, "bushi": 2, "strongholds": 1}."""
Place = Mapping[str, Pieces]


def scene(
    turn: Sequence[Sequence[object]] = (),
    clans: Sequence[str] = THREE,
    map: Mapping[str, Place] | None = None,
    players: Mapping[str, Mapping[str, object]] | None = None,
    coins: Mapping[str, int] | None = None,
    ronin: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    cards: Mapping[str, str] | None = None,
    allies: Sequence[tuple[str, str]] = (),
    shrines: Sequence[str] = FIRST_SHRINES,
    worship: Mapping[str, Place] | None = None,
    hostages: Mapping[str, Place] | None = None,
    seed: int = 1,
    **document: object,
) -> State:
    """The state of a hand-written position. Other fields go into the document as they are.

    `cards` are names with spaces between; whose monster stands somewhere owns its card without saying so.
    `worship` is who stands at which shrine: {"shrine1": {"koi": "shinto"}} or by kami: {"fujin": …}.
    """
    map, worship, hostages = map or {}, worship or {}, hostages or {}
    doc: Doc = dict(document)
    doc["clans"] = list(clans)
    doc["players"] = {clan: dict((players or {}).get(clan, {})) for clan in clans}
    _fill(doc["players"], "coins", coins)
    _fill(doc["players"], "ronin", ronin)
    _fill(doc["players"], "vp", vp)
    _fill(doc["players"], "cards", {clan: counts_of(words) for clan, words in (cards or {}).items()})
    for one, other in allies:
        _fill(doc["players"], "ally", {one: other, other: one})
    doc["map"] = {province: _place(place) for province, place in map.items()}
    doc["shrines"] = [
        {"kami": kami, **_place(worship.get(SHRINE_NAMES[i], worship.get(kami, {})))} for i, kami in enumerate(shrines)
    ]
    doc["hostages"] = {captor: _place(place) for captor, place in hostages.items()}
    for place in [*map.values(), *worship.values(), *hostages.values()]:
        _grant_monsters(doc["players"], place)
    doc["turn"] = [list(frame) for frame in turn]
    state = GAME.from_position(doc, seed)
    assert isinstance(state, State)
    return state


def _fill(players: object, field: str, values: Mapping[str, object] | None) -> None:
    assert isinstance(players, dict)
    for clan, value in (values or {}).items():
        players[clan][field] = value


def counts_of(words: str) -> dict[str, int]:
    """`daimyo 2 bushi` and `respect respect` as counts."""
    counts: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def counts_at(pieces: Pieces) -> dict[str, int]:
    counts = counts_of(pieces) if isinstance(pieces, str) else dict(pieces)
    return {"strongholds" if name == "stronghold" else name: number for name, number in counts.items()}


def _place(place: Place) -> Doc:
    return {clan: counts_at(pieces) for clan, pieces in place.items()}


def _grant_monsters(players: object, place: Place) -> None:
    assert isinstance(players, dict)
    for clan, pieces in place.items():
        for name in counts_at(pieces):
            if name in KIND_NAMES[3:]:
                players[clan]["cards"] = {**players[clan].get("cards", {}), name: 1}


def new_game(seats: int = 3, seed: int = 1, **options: str) -> State:
    """A game from its beginning, in the tea ceremony of spring."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, State)
    return state


def in_season(*frames: Sequence[object], phase: int = 3) -> list[Sequence[object]]:
    """Frames with the season under them, which goes on with this phase (2 politics, 3 war, 4 clean-up) after them."""
    return [["season", "koi", phase], *frames]


# --- acting -------------------------------------------------------------------------------------------------------


def seat_of(state: State, clan: str) -> int:
    return state.table.clans.index(CLAN.index(clan))


def clan_of(state: State, seat: int) -> str:
    return CLAN.words[state.table.clans[seat]]


def seated(state: State, text: str) -> str:
    """The text with seats in place of clan names."""
    return " ".join(str(seat_of(state, word)) if word in CLAN.words else word for word in text.split())


def do(state: State, *texts: str) -> State:
    """Carry out actions and asides such as `koi replace lotus bushi edo`; a refusal is raised.

    Whatever a scene comes to, its events must tell it, its position must read back, and what ends something was said
    to.
    """
    for text in texts:
        with listening(RisingSunTale(state)):
            endings.apply(state, GAME.parse(seated(state, text)))
        again = GAME.from_position(state.position())
        assert isinstance(again, State)
        assert again.table == state.table
        assert [again.choices(seat) for seat in again.actors()] == [state.choices(seat) for seat in state.actors()]
    return state


def error(state: State, text: str) -> GunbaiError:
    """How the action or aside is refused; it must be, and nothing may change."""
    before = state.position()
    try:
        state.apply(GAME.parse(seated(state, text)))
    except GunbaiError as refusal:
        assert state.position() == before, "a refused action changed the position"
        return refusal
    raise AssertionError(f"{text!r} was not refused")


def refused(state: State, text: str) -> RuleViolation:
    """The rule violation of an action or aside that must be refused: look at its `code` and `clause`."""
    refusal = error(state, text)
    assert isinstance(refusal, RuleViolation), repr(refusal)
    return refusal


def verdict(state: State, text: str) -> tuple[str, str]:
    """Code and clause of a refusal."""
    refusal = refused(state, text)
    return refusal.code, refusal.clause


def actors(state: State) -> list[str]:
    """The clans that must choose now."""
    return [clan_of(state, seat) for seat in state.actors()]


def texts(state: State, clan: str) -> list[str]:
    """The choices of a clan, without the seat in front and with clans for seats; empty when it need not choose."""
    found = []
    for action in state.choices(seat_of(state, clan)):
        words = list(action.words)
        if action.tag in SEAT_FIRST and int(words[0]) < state.table.seats:
            words[0] = clan_of(state, int(words[0]))
        found.append(" ".join([action.tag, *words]))
    return found


def starting(state: State, clan: str, prefix: str) -> list[str]:
    """The choices of a clan that begin like this: `starting(state, "koi", "move bushi edo")`."""
    return [text for text in texts(state, clan) if text == prefix or text.startswith(prefix + " ")]


def forms(state: State, clan: str) -> list[str]:
    """The tags of the asides open to a clan."""
    return [form.tag for form in state.asides(seat_of(state, clan))]


def step(state: State) -> str:
    """The name of the step on top, "" when the stack is empty."""
    return state.table.top().name


def listen(state: State) -> list[Event]:
    """The events of the state from now on; the list grows."""
    heard: list[Event] = []
    state.listener = heard.append
    return heard


def finish(state: State, until: str = "") -> State:
    """Everybody takes the quietest choice (done, ready, no, bid 0, the first) until a step begins or all is over."""
    quiet = ("done", "ready", "no", "bid 0")
    while not state.is_over() and step(state) != until:
        seat = state.actors()[0]
        choices = state.choices(seat)
        calm = [action for action in choices if " ".join((action.tag, *action.words)) in quiet]
        with listening(RisingSunTale(state)):
            state.apply((calm or choices)[0])
    return state


# --- asking -------------------------------------------------------------------------------------------------------


def coins(state: State, clan: str) -> int:
    return state.table.coins[seat_of(state, clan)]


def ronin(state: State, clan: str) -> int:
    return state.table.ronin[seat_of(state, clan)]


def vp(state: State, clan: str) -> int:
    return state.table.vp[seat_of(state, clan)]


def purse(state: State, clan: str) -> tuple[int, int, int]:
    """VP, coins and ronin."""
    return vp(state, clan), coins(state, clan), ronin(state, clan)


def honor(state: State) -> list[str]:
    """The clans from most to least honor."""
    assert [state.table.honor[rank] for rank in state.table.rank] == list(range(state.table.seats)), (
        "rank is not the inverse of honor"
    )
    return [clan_of(state, seat) for seat in state.table.honor]


def ally(state: State, clan: str) -> str | None:
    other = state.table.ally[seat_of(state, clan)]
    return None if other < 0 else clan_of(state, other)


def owned(state: State, clan: str) -> dict[str, int]:
    """The cards of a clan with their copies."""
    return state.position()["players"][seat_of(state, clan)]["cards"]


def tokens(state: State, clan: str) -> list[str]:
    """The provinces of the war tokens a clan has won, season after season."""
    seat = seat_of(state, clan)
    return [PROVINCES[i % 8] for i, owner in enumerate(state.table.tokens) if owner == seat]


def place_number(state: State, place: str) -> int:
    """A province, `shrine1` to `shrine4`, `reserve`, or `held by koi`."""
    if place in PROVINCES:
        return PROVINCES.index(place)
    if place in SHRINE_NAMES:
        return SHRINE + SHRINE_NAMES.index(place)
    if place == "reserve":
        return RESERVE
    words = place.split()
    assert words[:2] == ["held", "by"], place
    return HELD + seat_of(state, words[2])


def pieces(state: State, clan: str, place: str) -> dict[str, int]:
    """What a clan has at a place, by kind; strongholds too, also the unbuilt ones of the reserve."""
    seat, number = seat_of(state, clan), place_number(state, place)
    found = {KIND_NAMES[kind]: count(state.table, seat, kind, number) for kind in range(KINDS)}
    found["strongholds"] = 0
    if place in PROVINCES:
        found["strongholds"] = state.table.strongholds[seat * 8 + number]
    elif place == "reserve":
        found["strongholds"] = state.table.stronghold_reserve(seat)
    return {kind: figures for kind, figures in found.items() if figures}


def strength(state: State, clan: str, place: str) -> int:
    """The Force of a clan at a province or shrine."""
    return force(state.table, seat_of(state, clan), place_number(state, place))


def view(state: State, clan: str | None) -> View:
    seen = state.view(None if clan is None else seat_of(state, clan))
    assert isinstance(seen, View)
    return seen


def hand(state: State) -> list[str]:
    """The tiles that are being looked at or lie on top, sorted as the mandates are."""
    return [MANDATES[kind] for kind in range(5) for _ in range(state.secrets.hand[kind])]
