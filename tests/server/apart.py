"""Work in a process of its own: a simulated world replaces time, threads and connections, and its dead leave things
behind that Python tidies up whenever it likes. Nothing of that may reach another test."""

from __future__ import annotations

import multiprocessing
import traceback
import warnings
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 840.0
"""Seconds; less than a test may take."""


def apart(work: Callable[[], T]) -> T:
    """What the work returns. The child is a copy of this process, so what a test has replaced is replaced there too."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    child = context.Process(target=_told, args=(work, sender))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of threads that are not copied: the work needs none
        child.start()
    sender.close()
    try:
        assert receiver.poll(PATIENCE), "the simulated world stands still"
        found: T
        found, trouble = receiver.recv()
    finally:
        child.kill()
        child.join()
        receiver.close()
    assert not trouble, trouble
    return found


def _told(work: Callable[[], T], sender: Connection) -> None:
    try:
        sender.send((work(), ""))
    except BaseException:
        sender.send((None, traceback.format_exc()))
