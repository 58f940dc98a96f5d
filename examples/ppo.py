"""Masked PPO in one file: a policy learns Shogun or Rising Sun against itself and is tried against `random`.

    pip install 'gunbai[research,train]'
    python examples/ppo.py shogun --minutes 10 --out policy.pt

One network plays all seats. It sees the table from the seat that is to act, so what one seat learns serves all, and
actions name seats as it sees them. What it learned can enter any tournament:

    GUNBAI_POLICY=policy.pt gunbai arena shogun --bots class:examples.ppo:Learned,random,random --games 300

The curve (CPU seconds, steps, win share against `random` at the other seats) is printed and written beside the policy.
"""

import argparse
import os
import time

import numpy as np
import torch
from torch import nn

import gunbai
from gunbai.research import VectorEnv


class Network(nn.Module):
    """Cells of an observation in; a number for each action and the worth of the position out."""

    def __init__(self, game, hidden=128):
        super().__init__()
        self.register_buffer("scales", torch.tensor(game.layout().scales()))
        self.body = nn.Sequential(
            nn.Linear(game.layout().size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.choice = nn.Linear(hidden, len(game.actions))
        self.worth = nn.Linear(hidden, 1)
        nn.init.zeros_(self.choice.weight)  # so that play begins at random
        nn.init.zeros_(self.worth.weight)

    def forward(self, cells, masks):
        seen = self.body(cells.float() / self.scales)
        return self.choice(seen).masked_fill(masks == 0, -1e9), self.worth(seen).squeeze(-1)


class Turning:
    """Actions as the seat to act sees them, and back."""

    def __init__(self, game, seats):
        self.seen = np.array([game.actions.seen_from(me, seats) for me in range(seats)])
        self.meant = np.argsort(self.seen, axis=1)

    def masks(self, masks, seats):
        return np.take_along_axis(masks, self.meant[seats], axis=1)

    def ids(self, chosen, seats):
        return self.meant[seats, chosen]


def sampled(network, cells, masks):
    """An action for each row, how likely it was, and what the position is worth."""
    with torch.no_grad():
        logits, worth = network(torch.from_numpy(cells), torch.from_numpy(masks))
    logits = logits.numpy()
    noise = np.random.gumbel(size=logits.shape).astype(np.float32)
    chosen = (logits + noise).argmax(axis=1)
    likely = torch.log_softmax(torch.from_numpy(logits), dim=1).numpy()
    return chosen, likely[np.arange(len(chosen)), chosen], worth.numpy()


def rollout(env, turning, network, length):
    """`length` steps of all games, all seats played by the network."""
    n = env.n
    kept = {
        "cells": np.empty((length, n, env.size), np.uint8),
        "masks": np.empty((length, n, env.actions), np.uint8),
        "chosen": np.empty((length, n), np.int64),
        "likely": np.empty((length, n), np.float32),
        "worth": np.empty((length, n), np.float32),
        "seats": np.empty((length, n), np.int64),
        "ended": np.empty((length, n), bool),
        "rewards": np.empty((length, n, env.rewards.shape[1]), np.float32),
    }
    for step in range(length):
        seats = env.seats.astype(np.int64)
        cells, masks = env.observations.copy(), turning.masks(env.masks, seats)
        chosen, likely, worth = sampled(network, cells, masks)
        shown = env.step(turning.ids(chosen, seats))
        now = (cells, masks, chosen, likely, worth, seats, shown.ended, shown.rewards)
        for column, values in zip(kept.values(), now, strict=True):
            column[step] = values
    seats = env.seats.astype(np.int64)
    kept["after"] = sampled(network, env.observations, turning.masks(env.masks, seats))[2]
    kept["next"] = seats
    return kept


def advantages(kept, lam):
    """How much better each choice was than expected, and which can be told: a seat's last one may have no sequel yet.

    Each seat's choices are a row of their own; the end of a game pays all seats at once.
    """
    length, n = kept["worth"].shape
    every = np.arange(n)
    later = np.zeros((n, kept["rewards"].shape[2]), np.float32)
    gained, paid = np.zeros_like(later), np.zeros_like(later)
    known = np.zeros(later.shape, bool)
    later[every, kept["next"]], known[every, kept["next"]] = kept["after"], True
    found, told = np.zeros((length, n), np.float32), np.zeros((length, n), bool)
    for step in reversed(range(length)):
        over = kept["ended"][step]
        later[over], gained[over], known[over] = 0, 0, True
        paid[over] = kept["rewards"][step][over]
        seats, worth = kept["seats"][step], kept["worth"][step]
        surprise = paid[every, seats] + later[every, seats] - worth
        told[step] = known[every, seats]
        found[step] = np.where(told[step], surprise + lam * gained[every, seats], 0)
        later[every, seats], gained[every, seats] = worth, found[step]
        paid[every, seats], known[every, seats] = 0, True
    return found, told


def learn(network, optimizer, kept, args):
    """Some passes over what was played."""
    found, told = advantages(kept, args.lam)
    rows = np.flatnonzero(told.ravel())
    flat = {
        name: torch.from_numpy(kept[name].reshape(-1, *kept[name].shape[2:]))
        for name in ("cells", "masks", "chosen", "likely")
    }
    gains = torch.from_numpy(found.ravel())
    goals = gains + torch.from_numpy(kept["worth"].ravel())
    for _ in range(args.epochs):
        np.random.shuffle(rows)
        for first in range(0, len(rows), args.batch):
            some = torch.from_numpy(rows[first : first + args.batch])
            logits, worth = network(flat["cells"][some], flat["masks"][some])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(flat["chosen"][some]) - flat["likely"][some]).exp()
            gain = gains[some]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            gained = torch.min(ratio * gain, ratio.clamp(1 - args.clip, 1 + args.clip) * gain).mean()
            missed = (worth - goals[some]).square().mean()
            loss = 0.5 * missed - gained - args.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def win_share(game, seats, network, games, seed):
    """The share of games that the network wins against `random` at all other seats, and half an interval of 95 %.

    Each game is another deal; the network sits at every seat equally often.
    """
    env = VectorEnv(game, seats, games, seed=seed, rewards="win")
    turning, rng = Turning(game, seats), np.random.default_rng(seed)
    mine, won = np.arange(games) % seats, np.full(games, np.nan)
    while np.isnan(won).any():
        ids = env.random_actions(rng)
        rows = np.flatnonzero((env.seats == mine) & np.isnan(won))
        if len(rows):
            masks = turning.masks(env.masks[rows], mine[rows])
            ids[rows] = turning.ids(sampled(network, env.observations[rows], masks)[0], mine[rows])
        shown = env.step(ids)
        new = (shown.ended == 1) & np.isnan(won)
        won[new] = shown.rewards[new, mine[new]]
    return won.mean(), 1.96 * won.std() / np.sqrt(games)


class Learned:
    """A bot that plays what was learned, for tournaments: the file is named by GUNBAI_POLICY."""

    def __init__(self):
        torch.set_num_threads(1)
        kept = torch.load(os.environ.get("GUNBAI_POLICY", "policy.pt"))
        self.game = gunbai.game(kept["game"])
        if kept["layout"] != self.game.layout().digest():
            raise ValueError("the policy was learned on other tensors")
        self.network, self.encoder = Network(self.game), self.game.encoder()
        self.network.load_state_dict(kept["network"])
        self.turned = {}

    def choose(self, view, choices, rng, budget_ms):
        key = view.seat, view.table.seats
        if key not in self.turned:
            self.turned[key] = self.game.actions.seen_from(*key)
        cells = torch.frombuffer(bytearray(self.encoder.of_view(view)), dtype=torch.uint8)
        with torch.no_grad():
            logits, _ = self.network(cells.unsqueeze(0), torch.ones(1, len(self.game.actions)))
        seen = [self.turned[key][choice.id] for choice in choices]
        likely = torch.softmax(logits[0, seen], dim=0).tolist()
        return rng.choices(choices, likely)[0]

    def aside(self, view, forms, rng):
        return None


def save(path, game, network):
    """The policy with what it fits: the game and the layout of its tensors."""
    torch.save({"game": game.name, "layout": game.layout().digest(), "network": network.state_dict()}, path)


class Curve:
    """Lines of the curve, on the screen and in a file beside the policy."""

    def __init__(self, path, header):
        self.started, self.path = time.process_time(), path
        self.rows = [header]

    def note(self, *numbers):
        self.rows.append((round(time.process_time() - self.started), *numbers))
        print(*(f"{number:>12}" for number in self.rows[-1]), flush=True)
        with open(self.path, "w", encoding="utf-8") as file:
            file.writelines(",".join(map(str, row)) + "\n" for row in self.rows)


def arguments():
    parser = argparse.ArgumentParser(description="Masked PPO against itself, tried against random.")
    parser.add_argument("game", choices=gunbai.GAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10, help="on the clock")
    parser.add_argument("--out", default="policy.pt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--envs", type=int, default=128, help="games at once")
    parser.add_argument("--length", type=int, default=64, help="steps of each between two rounds of learning")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=float, default=60, help="seconds between two trials")
    parser.add_argument("--trial", type=int, default=150, help="games of a trial")
    return parser.parse_args()


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_num_threads(args.threads)
    game = gunbai.game(args.game)
    env, turning = VectorEnv(game, args.seats, args.envs, seed=args.seed), Turning(game, args.seats)
    network = Network(game)
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    curve = Curve(f"{args.out}.csv", ("cpu_seconds", "steps", "win_share", "interval"))
    started, tried, steps = time.monotonic(), -args.every, 0
    while (spent := time.monotonic() - started) < args.minutes * 60:
        if spent - tried >= args.every:
            tried = spent
            share, half = win_share(game, args.seats, network, args.trial, seed=1_000_000)
            curve.note(steps, round(share, 3), round(half, 3))
        learn(network, optimizer, rollout(env, turning, network, args.length), args)
        steps += args.envs * args.length
    share, half = win_share(game, args.seats, network, 2 * args.trial, seed=2_000_000)
    curve.note(steps, round(share, 3), round(half, 3))
    save(args.out, game, network)


if __name__ == "__main__":
    main()
