"""The action table of Rising Sun: fixed for a rules version, independent of seats and options."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.cards import CARD_NAMES
from gunbai.games.rising_sun.data.figures import KIND_NAMES, KINDS, MOVER_NAMES, SHRINE_NAMES
from gunbai.games.rising_sun.data.words import MANDATES
from gunbai.kernel.actions import AMOUNTS, SEATS, ActionTable

ACTIONS: Final = ActionTable()
WORSHIPPERS: Final = ("shinto", "komainu")
VICTIMS: Final = ("bushi", "shinto", "komainu")

DONE: Final[int] = ACTIONS.add("done")
READY: Final[int] = ACTIONS.add("ready")
YES: Final[int] = ACTIONS.add("yes")
NO: Final[int] = ACTIONS.add("no")
FIRST: Final[int] = ACTIONS.add("first")
LAST: Final[int] = ACTIONS.add("last")
PROPOSE: Final[int] = ACTIONS.add("propose", SEATS)
AGREE: Final[int] = ACTIONS.add("agree", SEATS)
DECLINE: Final[int] = ACTIONS.add("decline", SEATS)
PLAY: Final[int] = ACTIONS.add("play", MANDATES)
LAY: Final[int] = ACTIONS.add("lay", MANDATES, secret=True)
NAME: Final[int] = ACTIONS.add("name", MANDATES)
SUMMON: Final[int] = ACTIONS.add("summon", KIND_NAMES, PROVINCES)
WORSHIP: Final[int] = ACTIONS.add("worship", WORSHIPPERS, PROVINCES, SHRINE_NAMES)
MOVE: Final[int] = ACTIONS.add("move", MOVER_NAMES, PROVINCES, PROVINCES)
BUILD: Final[int] = ACTIONS.add("build", PROVINCES)
BUY: Final[int] = ACTIONS.add("buy", CARD_NAMES)
BUY_FULL: Final[int] = ACTIONS.add("buy-full", CARD_NAMES)
HAND_COIN: Final[int] = ACTIONS.add("hand-coin", SEATS)
REPLACE: Final[int] = ACTIONS.add("replace", SEATS, KIND_NAMES, (*PROVINCES, *SHRINE_NAMES))
WITH: Final[int] = ACTIONS.add("with", KIND_NAMES)
PLACE: Final[int] = ACTIONS.add("place", ("bushi",), PROVINCES)
PLACE_AT_SHRINE: Final[int] = ACTIONS.add("place", WORSHIPPERS, SHRINE_NAMES)
KILL: Final[int] = ACTIONS.add("kill", SEATS, VICTIMS, PROVINCES)
USE: Final[int] = ACTIONS.add("use", CARD_NAMES)
BID: Final[int] = ACTIONS.add("bid", AMOUNTS, secret=True)
TAKE_HOSTAGE: Final[int] = ACTIONS.add("take-hostage", SEATS, KIND_NAMES)
REMAINDER: Final[int] = ACTIONS.add("remainder", SEATS)
ACTIONS.add_aside("give", 3)
ACTIONS.add_aside("offer", 6)
ACTIONS.add_aside("accept", 1)
ACTIONS.add_aside("refuse", 1)
ACTIONS.add_aside("retract", 1)
ACTIONS.add_aside("withdraw", 0)
ACTIONS.closed()

HIGHEST_BID: Final = len(AMOUNTS) - 1
VICTIM_KINDS: Final = (1, 2, 3)
VICTIM_INDEX: Final = (-1, 0, 1, 2, -1, -1, -1, -1, -1, -1, -1)
SHRINE_SPAN: Final = 12
"""Provinces and shrines: where Betray may reach."""


def move_id(kind: int, origin: int, target: int) -> int:
    return MOVE + (kind * 8 + origin) * 8 + target


def replace_id(seat: int, kind: int, place: int) -> int:
    return REPLACE + (seat * KINDS + kind) * SHRINE_SPAN + place


def kill_id(seat: int, kind: int, province: int) -> int:
    return KILL + (seat * 3 + VICTIM_INDEX[kind]) * 8 + province


def worship_id(komainu: int, province: int, shrine: int) -> int:
    return WORSHIP + (komainu * 8 + province) * 4 + shrine
