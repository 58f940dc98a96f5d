"""Positions that somebody builds by hand: what they change, and the moments at which play can begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.rising_sun.data.words import MANDATES, SEASONS, TRACK
from gunbai.games.rising_sun.entries.clan import CLANS
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.kami import KamiTurn
from gunbai.games.rising_sun.steps.politics.track import Execute, Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.wars import Wars
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.moments import Moment, never_comes
from gunbai.kernel.steps import AnyStep

About = Mapping[str, str | int]
MANDATE_TURNS: Final = tuple(range(1, TRACK.count(False) + 1))
CARRIED_OUT: Final = tuple(word for word in MANDATES if word != "harvest")
"""Mandates in which somebody chooses."""
DERIVED: Final = ("bought", "rules")
"""What the rest of a position says, too."""
PASSING: Final = ("turn", "locals", "waiting", "secrets", "plays", "active", "mandate_turns", "fallen_figures")
"""What belongs to the moment and not to the board."""
COMES_TO: Final[dict[str, type[AnyStep]]] = {
    "tea": Tea,
    "mandate": Mandate,
    "execute": Execute,
    "kami": KamiTurn,
    "war": Wars,
}


def draft_of(position: Mapping[str, object]) -> Doc:
    """A position without what follows from the rest; earned points are all alike to somebody who sets them."""
    draft = {name: value for name, value in position.items() if name not in DERIVED}
    draft["players"] = [_without(player, "earned") for player in _rows(position["players"])]
    draft["secrets"] = _without(position["secrets"], "pool")
    return draft


def emptied(draft: Doc) -> Doc:
    """No pieces, no goods, no cards, no points; who plays and what is on display stays."""
    seats = len(_rows(draft["players"]))
    shrines = [{**_copied(shrine), "pieces": [{} for _ in range(seats)]} for shrine in _rows(draft["shrines"])]
    nothing: list[Doc] = [
        {"vp": 0, "coins": 0, "ronin": 0, "ally": None, "allied_seasons": 0, "cards": {}, "tokens": {}}
        for _ in range(seats)
    ]
    gone: Doc = {"hostages": [], "fallen_figures": [], "discarded_tokens": {}}
    return {**draft, **gone, "players": nothing, "map": {}, "shrines": shrines}


def moments(seats: int) -> list[Moment]:
    """Tea, a mandate turn, a mandate that was played, the kami, the wars."""
    seat = tuple(range(seats))
    return [
        Moment("tea", {"season": SEASONS[:3]}),
        Moment("mandate", {"seat": seat, "turn": MANDATE_TURNS}),
        Moment("execute", {"seat": seat, "mandate": CARRIED_OUT, "turn": MANDATE_TURNS}),
        Moment("kami", {}),
        Moment("war", {}),
    ]


def beginning(draft: Doc, moment: str, about: About) -> Doc:
    """The board of the draft, with the steps that lead to this moment. With tea a season begins."""
    board = {name: value for name, value in draft.items() if name not in PASSING}
    if moment == "tea":
        board = {name: value for name, value in board.items() if name not in ("wars", "wars_decided", "market")}
    return {**board, **_steps(draft, moment, about)}


def settled(draft: Doc, moment: str, state: State) -> Doc:
    """The draft once the steps have come to the first choice. Nobody is paid for a season that begins: what everybody
    has was set by hand."""
    if state.table.find(COMES_TO[moment]) is None:
        raise never_comes(moment)
    found = draft_of(state.position())
    if moment == "tea":
        found |= {name: draft[name] for name in ("players", "hostages") if name in draft}
    return found


def _steps(draft: Doc, moment: str, about: About) -> Doc:
    """What says the moment: the season, the phase, the stack of steps."""
    if moment == "tea":
        return {"season": about["season"], "phase": "setup", "turn": [{"step": "season", "phase": "setup"}]}
    if moment == "war":
        turn: list[Doc] = [{"step": "season", "phase": "cleanup"}, {"step": "wars", "begun": False}]
        return {"phase": "war", "turn": turn, "wars_decided": 0}
    season: Doc = {"step": "season", "phase": "war"}
    if moment == "kami":
        return {"phase": "politics", "turn": [season, {"step": "politics", "slot": TRACK.index(True)}]}
    return {"phase": "politics", "active": about["seat"], "mandate_turns": about["turn"]} | _mandate(
        draft, season, moment, about
    )


def _mandate(draft: Doc, season: Doc, moment: str, about: About) -> Doc:
    """A mandate turn: tiles are being looked at, or one was played and is carried out."""
    politics: Doc = {"step": "politics", "slot": _slot(int(about["turn"]))}
    if moment == "mandate":
        return {"turn": [season, politics, {"step": "mandate", "seat": about["seat"], "stage": "look"}]}
    face_down = _lays_face_down(draft, int(about["seat"]))
    play: Doc = {"seat": about["seat"], "mandate": about["mandate"], "face_down": face_down}
    step: Doc = {"step": "execute", "seat": about["seat"], "done": 0, "mandate": about["mandate"]}
    laid = [about["mandate"]] if face_down else []
    return {"plays": [play], "secrets": {"laid": laid}, "turn": [season, politics, step]}


def _slot(turn: int) -> int:
    """The place on the track after so many mandate turns."""
    places = [place for place, is_kami in enumerate(TRACK) if not is_kami]
    return places[turn - 1] + 1


def _lays_face_down(draft: Doc, seat: int) -> bool:
    clans = draft.get("clans")
    name = clans[seat] if isinstance(clans, list) and seat < len(clans) else None
    return any(clan.name == name and clan.lays_face_down for clan in CLANS)


def _rows(items: object) -> list[object]:
    return items if isinstance(items, list) else []


def _copied(document: object) -> Doc:
    return dict(document) if isinstance(document, Mapping) else {}


def _without(document: object, name: str) -> Doc:
    return {key: value for key, value in _copied(document).items() if key != name}
