"""The box of Rising Sun."""

from __future__ import annotations

from typing_extensions import TypedDict

from gunbai.games.rising_sun.data.board import LAND_BORDERS, PROVINCES, REWARDS, SEA_ROUTES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KIND_NAMES, MONSTERS, OWNED
from gunbai.games.rising_sun.data.words import (
    ADVANTAGES,
    FIRST_GAME_KAMI,
    KAMI_NAMES,
    MANDATES,
    PROVINCE_SETS,
    SEASONS,
    SETS,
    TILES_OF_EACH,
    TOKEN_POINTS,
    TRACK,
)
from gunbai.games.rising_sun.entries.card import CARD_KINDS, EITHER, Card
from gunbai.games.rising_sun.entries.loading import CLANS, DECK
from gunbai.games.rising_sun.table import STRONGHOLDS
from gunbai.locale.box.common import BorderDoc, PieceDoc, beside, piece


class RewardDoc(TypedDict):
    """What a province gives in a harvest."""

    vp: int
    coins: int
    ronin: int


class ProvinceDoc(BorderDoc):
    """A province of Rising Sun."""

    name: str
    reward: RewardDoc
    home: str | None


class ClanDoc(TypedDict):
    """A clan; honor is its starting rank."""

    name: str
    clause: str
    honor: int
    income: int
    home: str


class PrintDoc(TypedDict):
    """Copies of a card in a set and a season; some only by an option."""

    set: str
    season: str
    copies: int
    standard: bool


class CardDoc(TypedDict):
    """A season card."""

    name: str
    kind: str
    cost: int
    clause: str
    force: int | None
    printed: list[PrintDoc]


class RisingSunBox(TypedDict):
    """Everything in the box of Rising Sun."""

    game: str
    pieces: list[PieceDoc]
    provinces: list[ProvinceDoc]
    clans: list[ClanDoc]
    mandates: list[str]
    kami: list[str]
    first_game_kami: list[str]
    advantages: list[str]
    sets: list[str]
    seasons: list[str]
    cards: list[CardDoc]
    track: list[bool]
    token_points: list[int]
    province_sets: list[int]


def rising_sun_box() -> RisingSunBox:
    """Out of the engine's tables."""
    return RisingSunBox(
        game="rising-sun",
        pieces=_figures(),
        provinces=[_province(number) for number in range(len(PROVINCES))],
        clans=[
            ClanDoc(
                name=clan.name,
                clause=clan.clause,
                honor=clan.index + 1,
                income=clan.income,
                home=PROVINCES[clan.home],
            )
            for clan in CLANS
        ],
        mandates=list(MANDATES),
        kami=list(KAMI_NAMES),
        first_game_kami=[KAMI_NAMES[kami] for kami in FIRST_GAME_KAMI],
        advantages=list(ADVANTAGES),
        sets=list(SETS),
        seasons=list(SEASONS),
        cards=[_card(card) for card in DECK],
        track=list(TRACK),
        token_points=list(TOKEN_POINTS),
        province_sets=list(PROVINCE_SETS),
    )


def _figures() -> list[PieceDoc]:
    own = [piece(f"rs.{KIND_NAMES[kind]}", KIND_NAMES[kind], OWNED[kind], True) for kind in range(CORE_KINDS)]
    standard = sum(one["copies"] for card in DECK for one in _card(card)["printed"] if one["standard"])
    return [
        *own,
        piece("rs.stronghold", "stronghold", STRONGHOLDS, True),
        piece("rs.alliance_token", "alliance", 1, True),
        piece("rs.monster", "oni-of-blood", MONSTERS, False),
        piece("rs.mandate_tile", "mandate-recruit", len(MANDATES) * TILES_OF_EACH, False),
        piece("rs.shrine_tile", "kami-amaterasu", len(KAMI_NAMES), False),
        piece("rs.war_province_token", "force", len(PROVINCES) * len(TOKEN_POINTS), False),
        piece("rs.season_card", "card-enhancement", standard, False),
        piece("rs.coin", "coin", None, False),
        piece("rs.ronin", "ronin", None, False),
    ]


def _province(number: int) -> ProvinceDoc:
    points, coins, ronin = REWARDS[number]
    return ProvinceDoc(
        name=PROVINCES[number],
        reward=RewardDoc(vp=points, coins=coins, ronin=ronin),
        home=next((clan.name for clan in CLANS if clan.home == number), None),
        land=beside(number, LAND_BORDERS, PROVINCES),
        sea=beside(number, SEA_ROUTES, PROVINCES),
    )


def _card(card: Card) -> CardDoc:
    return CardDoc(
        name=card.name,
        kind=CARD_KINDS[card.type],
        cost=card.cost,
        clause=card.clause,
        force=None if card.monster is None else card.monster.force,
        printed=[
            PrintDoc(
                set=SETS[one.card_set],
                season=SEASONS[one.season],
                copies=one.copies,
                standard=one.reading in (EITHER, 0),
            )
            for one in card.printed
        ],
    )
