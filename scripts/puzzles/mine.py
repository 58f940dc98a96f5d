"""Puzzles out of games of bots: where the best choice is clear, the quick bot misses it, and a longer look agrees.

    python -m scripts.puzzles.mine rising-sun --games 2000 --out build/puzzles [--first 1] [--workers 1]

Every seed is one game and one line of `build/puzzles/GAME.jsonl`; started again, it goes on with the seeds that are
missing. `python -m scripts.puzzles.pack GAME` then chooses what is shipped. A funnel, the cheap sieve first:

1. Steady and sage's glance play a game. Of each kind of decision some are looked at: what steady would do meets the
   likeliest six choices in a few worlds that the seat can imagine from its view.
2. What is left: all choices meet in DEPTH trials. The best must be clearly ahead of steady's choice, and of the second.
3. The position is written down, what is hidden dealt anew, and read back: what is shipped is what is judged from here
   on. All choices meet again, in other worlds, in ten times the trials; the same one must be best, by a wide margin.
   Sage's own search of the tree must come to the same choice in both, where choices are open.

With the same seed the same puzzles are found, on any machine.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import gunbai
from gunbai.analysis.experts import Chain, Expert, expert
from gunbai.analysis.parts import differences
from gunbai.analysis.walk import Decision
from gunbai.bots.master import Master
from gunbai.bots.registry import make
from gunbai.bots.search.budget import Budget
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.game import Game
from gunbai.kernel.state import State
from gunbai.puzzles.quick import quick_chain
from gunbai.puzzles.race import Lead, Outcome, Runner, candidates, decision_of, raced
from gunbai.puzzles.themes import theme_of

BOTS: Final = ("steady", "sage:quick")
OF_A_STEP: Final = 6
OF_STEP: Final = {"order": 12, "draft": 45, "planning": 1, "march": 4, "how_many": 3, "relocate": 3, "place": 3}
"""Decisions of a game that are looked at, of each kind: more where a look is cheap, few where it is dear."""
LEAST_CHOICES: Final = {"rising-sun": 3, "shogun": 2}
"""In Shogun to do what was planned or to leave it is a question of its own."""
GLANCE: Final = 40
SEALED: Final = 4
"""A sealed chain is glanced at so many times as long."""
DEPTH: Final = 100
TIMES: Final = 10
"""Trials of the three looks: a glance, the search, and the check of it that is ten times as deep."""
TREE: Final = 100
"""Iterations of sage's own search, and ten times as many in the check."""
LIKELIEST: Final = 6
MOST_CHOICES: Final = 60
"""Decisions with more choices are no puzzles: nobody tries them all."""
WIDE: Final = {"rising-sun": 0.05, "shogun": 0.04}
"""What the best must be ahead of the quick bot's choice by, of the chance to win: in Shogun the tower has more of a
say, and choices differ less. An analysis speaks of a mistake from 0.02 on."""
HOPE: Final = (0.8, 1.5)
MARGIN: Final = (1.0, 3.0)
CLEAR: Final = (1.0, 5.0)
"""In the three looks: so much of that, and so many standard errors."""
SECOND: Final = (0.5, 2.0)
APART: Final = (0.6, 4.0)
"""The same of the second best, in the last two."""
ALIVE: Final = (0.06, 0.97)
"""The chance to win after the answer: what is lost or won anyway teaches nothing."""
FINDER: Final = "sage:quick"


def moments(game: Game, seed: int) -> list[tuple[State, int, int]]:
    """Decisions of one game between quick bots, with who decides and how many moves were made before."""
    rng = random.Random(seed)
    seats = game.seat_counts[seed % len(game.seat_counts)]
    state = game.new(seats, seed=seed)
    bots = [make(BOTS[(seat + seed) % len(BOTS)], game) for seat in range(seats)]
    found: list[tuple[State, int, int]] = []
    begun: set[tuple[int, int]] = set()
    moves = 0
    while not state.is_over():
        seat = state.actors()[0]
        choices, chain = state.choices(seat), (state.barriers, seat)
        if len(choices) >= LEAST_CHOICES[game.name] and not (state.is_sealed() and chain in begun):
            found.append((state.copy(), seat, moves))
        if state.is_sealed():
            begun.add(chain)
        state.apply(bots[seat].choose(state.view(seat), choices, rng, 0))
        moves += 1
    random.Random(seed).shuffle(found)
    return _of_all_kinds(found)


def _of_all_kinds(found: list[tuple[State, int, int]]) -> list[tuple[State, int, int]]:
    """Some of each kind of decision: a game has thirty mandates and one betrayal."""
    counts: dict[str, int] = {}
    kept = []
    for state, seat, move in found:
        asked = state.question(seat)
        step = asked.step if asked else ""
        counts[step] = counts.get(step, 0) + 1
        if counts[step] <= OF_STEP.get(step, OF_A_STEP):
            kept.append((state, seat, move))
    return kept


class Miner:
    """The sieves for one game."""

    def __init__(self, name: str) -> None:
        self.game: Final = gunbai.game(name)
        self.expert: Expert = expert(self.game)
        self.seen: list[Decision] = []
        """The decisions of a game, kept while it is looked at: the expert knows them by what they are, not by value."""

    def puzzles(self, seed: int) -> Iterator[dict[str, object]]:
        self.expert, self.seen = expert(self.game), []
        for state, seat, move in moments(self.game, seed):
            found = self.tried(state, seat, seed * 1000 + move)
            if found is not None:
                yield {"seed": seed, "move": move, **found}

    def tried(self, state: State, seat: int, seed: int) -> dict[str, object] | None:
        """The decision as a puzzle; None if a sieve holds it back."""
        game, decision, wide = self.game, self.shown(state, seat), WIDE[self.game.name]
        if len(state.choice_ids(seat)) > MOST_CHOICES and not decision.sealed:
            return None
        quick = quick_chain(game, state, seat)
        trials = GLANCE * (SEALED if decision.sealed else 1)
        likely = candidates(self.expert, decision, seed, trials, LIKELIEST)
        if not raced(self.expert, decision, quick, likely, seed, trials).over_quick.is_clear(HOPE[0] * wide, HOPE[1]):
            return None
        first = self.searched(decision, quick, seed + 1, DEPTH)
        if not self.is_clear(first, decision, MARGIN, SECOND) or not ALIVE[0] <= _win(first, decision) <= ALIVE[1]:
            return None
        if not self.agrees(decision, first, TREE):
            return None
        position = self.expert.world(decision, seed + 2).position()
        try:
            state = game.from_position(position, seed=1)
        except BadPosition:  # what cannot be read back is not shipped
            return None
        shown = self.shown(state, seat)
        if shown.view != decision.view or quick_chain(game, state, seat) != quick:
            return None
        return self.checked(shown, position, quick, first, seed + 3)

    def shown(self, state: State, seat: int) -> Decision:
        self.seen.append(decision_of(self.expert, state, seat))
        return self.seen[-1]

    def searched(self, decision: Decision, quick: Chain, seed: int, trials: int) -> Outcome:
        chains = candidates(self.expert, decision, seed, trials, MOST_CHOICES)
        return raced(self.expert, decision, quick, chains, seed, trials)

    def checked(
        self, decision: Decision, position: object, quick: Chain, first: Outcome, seed: int
    ) -> dict[str, object] | None:
        """Once more at ten times the depth, and by a search of the tree."""
        found, seat = self.searched(decision, quick, seed, DEPTH * TIMES), decision.seat
        best = found.runners[0]
        is_same = decision.sealed or best.chain == first.runners[0].chain
        if not is_same or not _is_legal(decision, best.chain) or not self.is_clear(found, decision, CLEAR, APART):
            return None
        if not self.agrees(decision, found, TREE * TIMES):
            return None
        return self.document(decision, position, found, quick_chain(self.game, decision.state, seat, FINDER))

    def is_clear(
        self, found: Outcome, decision: Decision, over: tuple[float, float], apart: tuple[float, float]
    ) -> bool:
        """Of sealed chains many are nearly alike: there only the quick bot must be far behind."""
        wide = WIDE[self.game.name]
        is_ahead = found.runners[0] is not found.quick and found.over_quick.is_clear(over[0] * wide, over[1])
        return is_ahead and (decision.sealed or found.over_second.is_clear(apart[0] * wide, apart[1]))

    def agrees(self, decision: Decision, found: Outcome, iterations: int) -> bool:
        """Whether sage's own search would do the same; of sealed chains it mixes several, and is not asked."""
        if decision.sealed:
            return True
        sage, choices = make("sage", self.game), decision.state.choices(decision.seat)
        assert isinstance(sage, Master)
        shares = [one["share"] for one in sage.study(decision.view, choices, random.Random(1), Budget(iterations))]
        return [choices[shares.index(max(shares))].id] == found.runners[0].chain

    def document(self, decision: Decision, position: object, found: Outcome, glance: Chain) -> dict[str, object]:
        seat, state, best, quick = decision.seat, decision.state, found.runners[0], found.quick
        asked = state.question(seat)
        others = [one for one in range(state.seats()) if one != seat]
        gains = {one: quick.win(one, found.since) - best.win(one, found.since) for one in others}
        rival = max(others, key=lambda one: gains[one])
        win = best.win(seat, found.since)
        return {
            "seat": seat,
            "step": asked.step if asked else "",
            "theme": theme_of(self.expert, decision),
            "sealed": decision.sealed,
            "options": len(state.choice_ids(seat)),
            "solution": self.texts(decision, best),
            "quick": self.texts(decision, quick),
            "win": round(win, 4),
            "choices": [self.choice(decision, one, found.since) for one in self.kept(decision, found)],
            "margin": _lead(found.over_quick),
            "apart": _lead(found.over_second),
            "trials": DEPTH * TIMES,
            "parts": differences(best.sums, quick.sums, win),
            "rival": rival if gains[rival] > 0 else -1,
            "rival_gain": round(max(0.0, gains[rival]), 4),
            "glance": glance == best.chain,
            "position": position,
        }

    def kept(self, decision: Decision, found: Outcome) -> list[Runner]:
        """All open choices; of sealed ones the few that came far."""
        return found.runners[:4] if decision.sealed else found.runners

    def choice(self, decision: Decision, runner: Runner, since: int) -> list[object]:
        """What is done, and the chance to win after it: in the final, or as far as it came."""
        win = runner.win(decision.seat, since if max(runner.found, default=0) >= since else 0)
        return [self.texts(decision, runner), round(win, 3)]

    def texts(self, decision: Decision, runner: Runner) -> list[str]:
        return [str(action) for action in self.game.actions.all_of(decision.seat, runner.chain)]


def _win(found: Outcome, decision: Decision) -> float:
    return found.runners[0].win(decision.seat, found.since)


def _is_legal(decision: Decision, chain: Chain) -> bool:
    """A plan is made for many worlds; here it must go as it is, link by link."""
    state, seat = decision.state.copy(), decision.seat
    for id in chain:
        if seat not in state.actors() or id not in state.choice_ids(seat):
            return False
        state.play(seat, id)
    return not decision.sealed or seat not in state.actors() or not state.is_sealed()


def _lead(lead: Lead) -> list[float]:
    return [round(lead.mean, 4), round(lead.error, 4)]


MINERS: dict[str, Miner] = {}


def mined(name: str, seed: int) -> str:
    """One game's line."""
    miner = MINERS.setdefault(name, Miner(name))
    return json.dumps({"seed": seed, "puzzles": list(miner.puzzles(seed))}, separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=gunbai.GAMES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/puzzles"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"{asked.game}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    known = {json.loads(line)["seed"] for line in lines}
    seeds = [seed for seed in range(asked.first, asked.first + asked.games) if seed not in known]
    with ProcessPoolExecutor(asked.workers) as pool, path.open("a") as file:
        for line in pool.map(mined, [asked.game] * len(seeds), seeds):
            file.write(line + "\n")
            file.flush()


if __name__ == "__main__":
    main()
