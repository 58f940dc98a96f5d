"""Sage: master's search with a judge that learned by itself; and the same judge alone, at a glance."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence
from math import log
from typing import TYPE_CHECKING, Final

from gunbai.bots.bot import Bot
from gunbai.bots.master import GuideMaker, Master, Priors
from gunbai.bots.network.files import shipped
from gunbai.bots.rising_sun.guide.guide import KAMI, MANDATE, RisingSunGuide, TableJudge
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.steady import checked as rising_sun_view
from gunbai.bots.search.glance import glanced
from gunbai.bots.search.judge import Judge, LearnedJudge, Oracle
from gunbai.bots.shogun.guide.notebook import Notebook
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.bots.shogun.guide.search import ShogunGuide
from gunbai.bots.shogun.master import ShogunMaster
from gunbai.bots.shogun.steady import Steady as ShogunSteady
from gunbai.bots.shogun.steady import checked as shogun_view
from gunbai.bots.thinker import Thinker
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.state import View

if TYPE_CHECKING:
    from gunbai.bots.network.network import Network

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 16
"""Worlds judged at once: a third of the price of one after another."""
GLANCES: Final = 10
"""Worlds that a glance plays on, at most: more would take longer than five milliseconds."""
ROUNDS_AT_A_GLANCE: Final = 4
"""The same in Shogun, where a round takes half a millisecond."""
MOST_WORLDS: Final = 3
TRUST: Final = 0.03
"""Weight of the rules of thumb beside what the network says, both as logarithms."""
TRUST_IN_A_ROUND: Final = 1.0
"""The same in Shogun, where a single play-out is mostly the luck of the tower."""


class Quick(Thinker):
    """No search: after each choice all go on by rules of thumb for a moment, and the network judges what came of it.

    Sealed choices and asides are left to steady.
    """

    def __init__(
        self,
        game: Game,
        guide: GuideMaker,
        steady: Bot,
        is_sealed: Callable[[View], bool],
        priors: Priors | None = None,
    ) -> None:
        super().__init__(steady)
        self.game = game
        self.guide = guide
        self.is_sealed = is_sealed
        """Whether all seats choose at once, in secret."""
        self.priors = priors
        """Learned ones; else rules of thumb say which choices deserve a glance."""
        self.trust = TRUST
        self.glances = GLANCES

    def think(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        if self.is_sealed(view):
            return self.steady.choose(view, choices, rng, budget_ms)
        return self._glance(view, choices, rng)

    def _glance(self, view: View, choices: Sequence[Action], rng: random.Random) -> Action:
        """The best choice by what the network thinks of it and by how likely it is beforehand."""
        seed, seat = rng.getrandbits(40), choices[0].seat
        guide, ids = self.guide(seed), [action.id for action in choices]
        world = guide.imagined(self.game, view, seat, random.Random(seed))
        thumbs = guide.weights(world, seat, ids)
        if self.priors is not None:
            thumbs = self.priors(view, ids, [one / sum(thumbs) for one in thumbs])
        weights = dict(zip(ids, thumbs, strict=True))
        likely = sorted(ids, key=lambda id: -weights[id])[: self.glances]
        worlds = max(1, min(MOST_WORLDS, self.glances // len(likely)))
        chances = glanced(self.game, guide, view, seat, likely, seed, worlds)
        scores = [log(max(one, 1e-9)) + self.trust * log(weights[id]) for id, one in zip(likely, chances, strict=True)]
        return choices[ids.index(likely[scores.index(max(scores))])]


def is_bidding(view: View) -> bool:
    return isinstance(rising_sun_view(view).table.top(), Bids)


def is_planning(view: View) -> bool:
    return shogun_view(view).table.is_planning()


def rising_sun_judge(game: Game, oracle: Oracle) -> Judge:
    """A judge of its own for each bot: the encoder keeps what it wrote last."""
    return LearnedJudge(game.encoder(), oracle, TableJudge())


def cut_short(judge: Judge, cut: int) -> RisingSunGuide:
    """A guide whose play-outs end before the season does: the network knows a season under way as well."""
    guide = RisingSunGuide(judge, BATCH)
    guide.cut = cut
    return guide


def shogun_judge(game: Game, oracle: Oracle) -> Judge:
    return LearnedJudge(game.encoder(), oracle, PointsJudge())


def rising_sun_seats(view: View) -> int:
    return rising_sun_view(view).table.seats


def shogun_seats(view: View) -> int:
    return shogun_view(view).table.seats


def learned_priors(game: Game, network: Network, seats_of: Callable[[View], int]) -> Priors | None:
    """Those of a network that has learned any. They are asked of the view alone, which holds no secret of others."""
    policy = network.policy
    if policy is None:
        return None
    encoder = game.encoder()

    def priors(view: View, ids: list[int], thumbs: list[float]) -> list[float]:
        tensor = encoder.of_view(view)  # refuses what is not a seat's
        return policy.priors(tensor, ids, thumbs, view.seat or 0, seats_of(view))

    return priors


def rising_sun_sage(game: Game, network: Network) -> Bot:
    judge, priors = rising_sun_judge(game, network), learned_priors(game, network, rising_sun_seats)
    return Master(game, lambda seed: cut_short(judge, KAMI), Steady(), priors=priors)


def rising_sun_quick(game: Game, network: Network) -> Bot:
    judge, priors = rising_sun_judge(game, network), learned_priors(game, network, rising_sun_seats)
    return Quick(game, lambda seed: cut_short(judge, MANDATE), Steady(), is_bidding, priors)


def shogun_sage(game: Game, network: Network) -> Bot:
    judge, priors = shogun_judge(game, network), learned_priors(game, network, shogun_seats)
    return ShogunMaster(game, ShogunSteady(), judge=judge, batch=BATCH, priors=priors)


def shogun_quick(game: Game, network: Network) -> Bot:
    judge, notebook, priors = shogun_judge(game, network), Notebook(), learned_priors(game, network, shogun_seats)
    bot = Quick(game, lambda seed: ShogunGuide(seed, notebook, judge), ShogunSteady(), is_planning, priors)
    bot.glances, bot.trust = ROUNDS_AT_A_GLANCE, TRUST_IN_A_ROUND
    return bot


WITH_SEARCH: Final[dict[str, Callable[[Game, Network], Bot]]] = {"rising-sun": rising_sun_sage, "shogun": shogun_sage}
AT_A_GLANCE: Final[dict[str, Callable[[Game, Network], Bot]]] = {"rising-sun": rising_sun_quick, "shogun": shogun_quick}


def learned(game: Game, maker: Callable[[Game, Network], Bot], otherwise: Callable[[Game], Bot]) -> Bot:
    """A bot with the network that is shipped; one line and another bot where there is none that fits."""
    try:
        return maker(game, shipped(game))
    except BadInput as fault:
        LOG.warning("sage cannot play, master does: %s", fault)
        return otherwise(game)
