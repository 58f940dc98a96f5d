"""All kinds of steps by name."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.steps.killing import Disgrace, Hate, Mercy, Strike
from gunbai.games.rising_sun.steps.politics.betray import Betray, StandIn
from gunbai.games.rising_sun.steps.politics.kami import FujinMoves, KamiGift, KamiTurn, RaijinSummon
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.moving import Toll
from gunbai.games.rising_sun.steps.politics.paying import Monster, Pay
from gunbai.games.rising_sun.steps.politics.recruit import AfterSummon, KomainuWorship, Recruit
from gunbai.games.rising_sun.steps.politics.track import EndOfRecruit, Execute, Mandate, Politics, SeatAtEndOfRecruit
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.season import Season
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.advantages import Advantage, Hostages
from gunbai.games.rising_sun.steps.war.ashigaru import Ashigaru
from gunbai.games.rising_sun.steps.war.battle import Battle
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.steps.war.outcome import Losses, Reparations
from gunbai.games.rising_sun.steps.war.start import SeatAtWarStart, WarStart
from gunbai.games.rising_sun.steps.war.wars import Wars
from gunbai.kernel.steps import AnyStep

KINDS: Final[tuple[type[AnyStep], ...]] = (
    Season,
    Tea,
    Politics,
    Mandate,
    Execute,
    Recruit,
    Marshal,
    Train,
    Betray,
    StandIn,
    EndOfRecruit,
    SeatAtEndOfRecruit,
    AfterSummon,
    Pay,
    Monster,
    KomainuWorship,
    Toll,
    Hate,
    KamiTurn,
    KamiGift,
    FujinMoves,
    RaijinSummon,
    Wars,
    WarStart,
    SeatAtWarStart,
    Ashigaru,
    Battle,
    Bids,
    Advantage,
    Hostages,
    Mercy,
    Reparations,
    Strike,
    Disgrace,
    Losses,
)
STEPS: Final[dict[str, type[AnyStep]]] = {kind.name: kind for kind in KINDS}
