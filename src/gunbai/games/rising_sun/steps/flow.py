"""All steps by their frame numbers. Importing this module fills the tables of steps and cards."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.cards import monsters, paths, virtues
from gunbai.games.rising_sun.cards.war_upgrades import Ashigaru
from gunbai.games.rising_sun.steps import battle, betray, kami, killing, moving, ordering, paying, politics, recruit
from gunbai.games.rising_sun.steps import frames as f
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.marshal import Marshal
from gunbai.games.rising_sun.steps.season import Season
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.train import Train
from gunbai.games.rising_sun.steps.war import Wars

ORDER: Final[list[tuple[int, Step]]] = [
    (f.SEASON, Season()),
    (f.TEA, Tea()),
    (f.POLITICS, politics.Politics()),
    (f.MANDATE, politics.Mandate()),
    (f.EXECUTE, politics.Execute()),
    (f.RECRUIT, recruit.Recruit()),
    (f.MARSHAL, Marshal()),
    (f.TRAIN, Train()),
    (f.BETRAY, betray.Betray()),
    (f.STAND_IN, betray.StandIn()),
    (f.END_OF_RECRUIT, ordering.EndOfRecruit()),
    (f.SEAT_AT_END_OF_RECRUIT, ordering.SeatAtEndOfRecruit()),
    (f.AFTER_SUMMON, recruit.AfterSummon()),
    (f.PAY, paying.Pay()),
    (f.MONSTER, paying.Monster()),
    (f.KOMAINU_WORSHIP, recruit.KomainuWorship()),
    (f.TOLL, moving.Toll()),
    (f.HATE, killing.Hate()),
    (f.KAMI, kami.Kami()),
    (f.KAMI_GIFT, kami.KamiGift()),
    (f.FUJIN, kami.FujinMoves()),
    (f.RAIJIN, kami.RaijinSummon()),
    (f.WARS, Wars()),
    (f.WAR_START, ordering.WarStart()),
    (f.SEAT_AT_WAR_START, ordering.SeatAtWarStart()),
    (f.ASHIGARU, Ashigaru()),
    (f.BATTLE, battle.Battle()),
    (f.BIDS, battle.Bids()),
    (f.ADVANTAGE, battle.Advantage()),
    (f.HOSTAGES, battle.Hostages()),
    (f.MERCY, killing.Mercy()),
    (f.REPARATIONS, battle.Reparations()),
    (f.STRIKE, killing.Strike()),
    (f.DISGRACE, killing.Disgrace()),
    (f.LOSSES, battle.Losses()),
]


STEPS: Final[list[Step]] = []
"""Every step, by the number its frames carry."""


def load() -> None:
    """Fill the tables once."""
    if STEPS:
        return
    for number, step in ORDER:
        assert number == len(STEPS), f"frame {number} of {step.name} is out of order"
        STEPS.append(step)
    paths.register()
    virtues.register()
    monsters.register()


load()
