"""The action table of Rising Sun: fixed for a rules version, independent of seats and options."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.figures import FIGURE, MOVER, PLACE, PLACED, SHRINE_PLACE, VICTIM, WORSHIPPER
from gunbai.games.rising_sun.data.words import CARD, MANDATE
from gunbai.kernel.actions import ActionTable
from gunbai.kernel.vocabulary import AMOUNT, SEAT

ACTIONS: Final = ActionTable()
"""Closed when the game is made, because entries from outside may add cards."""

DONE: Final[int] = ACTIONS.add("done", "RS6.5").first
READY: Final[int] = ACTIONS.add("ready", "RS5.3").first
YES: Final[int] = ACTIONS.add("yes", "RS7.1").first
NO: Final[int] = ACTIONS.add("no", "RS7.1").first
FIRST: Final[int] = ACTIONS.add("first", "RS2.5").first
LAST: Final[int] = ACTIONS.add("last", "RS2.5").first
PROPOSE: Final = ACTIONS.add("propose", "RS5.3", seat=SEAT)
AGREE: Final = ACTIONS.add("agree", "RS5.3", seat=SEAT)
DECLINE: Final = ACTIONS.add("decline", "RS5.3", seat=SEAT)
PLAY: Final = ACTIONS.add("play", "RS6.3", mandate=MANDATE)
LAY: Final = ACTIONS.add("lay", "RS12.3", secret=True, mandate=MANDATE)
NAME: Final = ACTIONS.add("name", "RS12.3", mandate=MANDATE)
SUMMON: Final = ACTIONS.add("summon", "RS6.6", figure=FIGURE, province=PROVINCE)
WORSHIP: Final = ACTIONS.add("worship", "RS6.7", figure=WORSHIPPER, province=PROVINCE, place=SHRINE_PLACE)
MOVE: Final = ACTIONS.add("move", "RS6.8", figure=MOVER, origin=PROVINCE, target=PROVINCE)
BUILD: Final = ACTIONS.add("build", "RS6.8", province=PROVINCE)
BUY: Final = ACTIONS.add("buy", "RS6.9", card=CARD)
BUY_FULL: Final = ACTIONS.add("buy-full", "RS6.9", card=CARD)
HAND_COIN: Final = ACTIONS.add("hand-coin", "RS10.19", seat=SEAT)
REPLACE: Final = ACTIONS.add("replace", "RS6.12", seat=SEAT, figure=FIGURE, place=PLACE)
WITH: Final = ACTIONS.add("with", "RS6.13", figure=FIGURE)
PLACE_BUSHI: Final = ACTIONS.add("place", "RS10.4", figure=PLACED, place=PROVINCE)
PLACE_WORSHIPPER: Final = ACTIONS.add("place", "RS10.4", figure=WORSHIPPER, place=SHRINE_PLACE)
KILL: Final = ACTIONS.add("kill", "RS10.12", seat=SEAT, figure=VICTIM, province=PROVINCE)
USE: Final = ACTIONS.add("use", "RS10.5", card=CARD)
BID: Final = ACTIONS.add("bid", "RS9.1", secret=True, amount=AMOUNT)
TAKE_HOSTAGE: Final = ACTIONS.add("take-hostage", "RS9.4", seat=SEAT, figure=FIGURE)
REMAINDER: Final = ACTIONS.add("remainder", "RS9.10", seat=SEAT)
ACTIONS.add_aside("give", "seat", "coins", "ronin")
ACTIONS.add_aside("offer", "seat", "coins", "ronin", "coins_asked", "ronin_asked", "promise")
ACTIONS.add_aside("accept", "seat")
ACTIONS.add_aside("refuse", "seat")
ACTIONS.add_aside("retract", "seat")
ACTIONS.add_aside("withdraw")
ACTIONS.add_aside("unpropose", "seat")
ACTIONS.add_aside("unready")

ANSWERS: Final = (DONE, YES, NO)
"""Mere answers: whether there is such a one, the step that asks says."""
