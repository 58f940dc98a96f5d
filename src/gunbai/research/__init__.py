"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once as arrays.

They stand on `gunbai[research]`; each name is loaded when it is asked for, and says what is missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gunbai.extras import lacking

if TYPE_CHECKING:
    from gunbai.research.aec import aec_env
    from gunbai.research.gym import gym_env
    from gunbai.research.parallel import parallel_env
    from gunbai.research.vector import VectorEnv

__all__ = ["VectorEnv", "aec_env", "gym_env", "parallel_env"]

_PLACES = {"VectorEnv": "vector", "aec_env": "aec", "gym_env": "gym", "parallel_env": "parallel"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    except ModuleNotFoundError as error:
        raise lacking(error, "research") from error
