"""Behaviour cloning: a network learns to choose as `master` did in exported games, and is tried against `random`.

    gunbai export shogun --bots master --players 3 --iterations 20 --games 90 --seed 1 --out games
    python examples/cloning.py games --minutes 3 --out policy.pt

The network, the trial and the bot for tournaments are those of `ppo.py`, which can also go on from the policy.
"""

import argparse
import time

import numpy as np
import torch
from ppo import Curve, Network, Turning, save, win_share
from torch.nn.functional import cross_entropy

import gunbai
from gunbai.research.data import Data


def rows_of(some, turning):
    """Tensors of a batch, with actions as the seats that chose them see them."""
    masks = turning.masks(some.masks.astype(np.uint8), some.seats)
    return (torch.from_numpy(column) for column in (some.observations, masks, turning.seen[some.seats, some.actions]))


def hits(network, data, turning):
    """The share of choices in a split that the network would make, too."""
    same, count = 0, 0
    with torch.no_grad():
        for some in data:
            cells, masks, chosen = rows_of(some, turning)
            same += int((network(cells, masks)[0].argmax(dim=1) == chosen).sum())
            count += len(chosen)
    return same / max(count, 1)


def epoch(network, optimizer, data, turning, until):
    """One pass over the games, or as much of it as there is time for."""
    for some in data:
        if time.monotonic() > until:
            return
        cells, masks, chosen = rows_of(some, turning)
        loss = cross_entropy(network(cells, masks)[0], chosen)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def arguments():
    parser = argparse.ArgumentParser(description="Learn from exported games, tried against random.")
    parser.add_argument("data", help="a folder that gunbai export has written")
    parser.add_argument("--minutes", type=float, default=3, help="on the clock")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--out", default="policy.pt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trial", type=int, default=150, help="games of a trial")
    return parser.parse_args()


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_num_threads(args.threads)
    train = Data(args.data, "train", args.batch, seed=args.seed, shares=(90, 10, 0))
    valid = Data(args.data, "valid", args.batch, seed=None, shares=(90, 10, 0))
    game, seats = gunbai.game(train.about["game"]), len(train.about["source"]["bots"])
    network, turning = Network(game), Turning(game, seats)
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate)
    curve = Curve(f"{args.out}.csv", ("cpu_seconds", "epoch", "same_choice", "win_share", "interval"))
    until = time.monotonic() + args.minutes * 60
    for number in range(args.epochs + 1):
        if number:
            epoch(network, optimizer, train, turning, until)
        is_last = number == args.epochs or time.monotonic() > until
        games = 2 * args.trial if is_last else args.trial
        share, half = win_share(game, seats, network, games, seed=2_000_000 if is_last else 1_000_000)
        curve.note(number, round(hits(network, valid, turning), 3), round(share, 3), round(half, 3))
        if is_last:
            break
    save(args.out, game, network)


if __name__ == "__main__":
    main()
