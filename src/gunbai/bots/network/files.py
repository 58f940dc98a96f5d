"""Weight files: a network's numbers, and for which game and layout of its tensors they were learned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gunbai.bots.network import counts
from gunbai.bots.network.choices import Choices
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game

if TYPE_CHECKING:
    from gunbai.bots.network.network import Network

FORM: Final = 2
"""The form of the files, and of the network in them."""
SHIPPED: Final = Path(__file__).parent / "weights"
ABOUT: Final = "about"
CHOICES: Final = "choices"
"""Under this a file with a policy names the choices that it was learned for."""
PREFIX: Final = "choice_"
"""Before the names of a policy's weights."""


@cache
def shipped(game: Game) -> Network:
    """The network that comes with the package; refuses what does not fit, and says so when numpy is missing."""
    return read(SHIPPED / f"{game.name}.npz", game)


def write(path: Path, game: Game, weights: Mapping[str, Any], how: str) -> None:
    """Half precision is enough: chances change in the fourth digit. Weights of a policy may be among them."""
    import numpy as np

    about = wanted(game, any(map(is_of_policy, weights))) | {"how": how}
    arrays: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    arrays[ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(path, **arrays)


def read(path: Path, game: Game) -> Network:
    """A network from a file, checked against the game it is to play."""
    try:
        import numpy as np

        from gunbai.bots.network.network import Network
        from gunbai.bots.network.policy import Policy
    except ImportError:
        raise BadInput("sage", "numpy, which pip install 'gunbai[sage]' brings", "a Python without it") from None
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop(ABOUT).tobytes())
        given = {name: array.shape for name, array in arrays.items()}
    except FileNotFoundError:
        raise BadInput("weights", "a file with weights", f"nothing at {path.name}") from None
    except Exception as fault:  # a damaged archive fails in many ways, none of which says more than this
        raise BadInput("weights", "a whole file of weights", f"{path.name}: {fault}") from None
    _check(path.name, about, given, game)
    judging = {name: array for name, array in arrays.items() if not is_of_policy(name)}
    return Network(game, judging, Policy(game, arrays) if CHOICES in about else None)


def wanted(game: Game, has_policy: bool) -> dict[str, Any]:
    """What a file that fits says of itself; where it has a policy, for which choices."""
    layout = game.layout()
    found = {"form": FORM, "game": game.name, "layout": layout.version, "digest": layout.digest()}
    found["counts"] = counts.digest(game.name)
    return found | {CHOICES: Choices(game.actions).digest()} if has_policy else found


def is_of_policy(name: str) -> bool:
    return name.startswith(PREFIX)


def _check(name: str, about: Mapping[str, Any], given: Mapping[str, tuple[int, ...]], game: Game) -> None:
    from gunbai.bots.network import policy
    from gunbai.bots.network.network import shapes

    has_policy = CHOICES in about
    for key, value in wanted(game, has_policy).items():
        if about.get(key) != value:
            raise BadInput("weights", f"{key} {value}", f"{key} {about.get(key)} in {name}")
    width = given.get("first_bias", (0,))[0]
    if given != shapes(game, width) | (policy.shapes(game, width) if has_policy else {}):
        raise BadInput("weights", f"the arrays of form {FORM}", f"{len(given)} others in {name}")
