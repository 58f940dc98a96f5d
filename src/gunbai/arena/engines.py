"""Where the games of a tournament are played: in this process, in several, or on a Ray cluster, with equal results."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from gunbai.arena.simulation import Played, Task, play
from gunbai.kernel.errors import BadInput, GunbaiError, not_among

T = TypeVar("T")
R = TypeVar("R")
Engine = Callable[[Sequence[Task], int], Iterator[Played]]
"""Plays all tasks with so many workers and yields each game as soon as it is over, in any order."""
IN_FLIGHT: Final = 4
"""Games a worker is given ahead."""
LEAVING: Final = 0.5
"""Seconds that the threads of a pool get to close what they hold, each."""
LISTENS_EVERY: Final = 0.25
"""Seconds after which a run that waits for its workers looks whether it was interrupted."""
RETRIES: Final = 2
"""How often a game is given to another worker of a cluster after one that died with it."""
OBJECT_STORE: Final = 100 << 20
"""Bytes for Ray's own memory here: a game's outcome is small, and it would take a third of the machine."""


class WorkerLost(GunbaiError):
    """A worker process died; the games that are over are kept."""

    def __init__(self) -> None:
        super().__init__("arena/worker_lost", "a worker process died (out of memory?); go on with --resume")


def local(tasks: Sequence[Task], workers: int) -> Iterator[Played]:
    """On this machine."""
    return spread(play, tasks, workers)


def spread(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    """Fresh processes: a forked one would share whatever threads and locks the caller has."""
    if workers <= 1:
        yield from map(work, tasks)
        return
    others, threads = set(multiprocessing.active_children()), set(threading.enumerate())
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=quiet)
    try:
        with Interrupt() as interrupt:
            yield from _done_by(pool, work, list(tasks)[::-1], IN_FLIGHT * workers, interrupt)
    except BrokenProcessPool:
        raise WorkerLost from None
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)  # told first, it would still write to those who are gone
        for thread in set(threading.enumerate()) - threads:
            thread.join(LEAVING)  # the pool's own: the end of the program would wake it while it closes


def _done_by(
    pool: ProcessPoolExecutor, work: Callable[[T], R], waiting: list[T], most: int, interrupt: Interrupt
) -> Iterator[R]:
    """Whatever is over when it is interrupted is still handed out; what is not, is dropped."""
    running: set[Future[R]] = set()
    while (waiting or running) and not interrupt.came:
        while waiting and len(running) < most and not interrupt.came:
            with unheard():
                running.add(pool.submit(work, waiting.pop()))
        done, running = wait(running, timeout=LISTENS_EVERY, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
    if interrupt.came:
        done, _ = wait(running, timeout=LISTENS_EVERY)
        for one in done:
            yield one.result()
        raise KeyboardInterrupt


@contextmanager
def unheard() -> Iterator[None]:
    """A process that is started here never hears Ctrl-C, not even before it can say that it is not for it: a terminal
    sends one to all. Only this thread is deaf: where there are others, the interruption may still come."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Interrupt:
    """Ctrl-C while workers play: kept until the games that are over have been handed out."""

    def __init__(self) -> None:
        self.came = False
        self._before: Any = None

    def __enter__(self) -> Interrupt:
        if threading.current_thread() is threading.main_thread():  # nobody else may set a handler, nor gets a Ctrl-C
            self._before = signal.signal(signal.SIGINT, self._come)
        return self

    def _come(self, number: int, frame: object) -> None:
        self.came = True

    def __exit__(self, *error: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)


@contextmanager
def put_off() -> Iterator[None]:
    """Ctrl-C comes a moment later, whichever thread it falls on; then to whoever was to hear it before."""
    with Interrupt() as interrupt:
        yield
    if interrupt.came:
        signal.raise_signal(signal.SIGINT)


def quiet() -> None:
    """Ctrl-C is for the parent; what is logged comes back with the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("gunbai").addHandler(logging.NullHandler())


def on_ray(tasks: Sequence[Task], workers: int) -> Iterator[Played]:
    """On the cluster of RAY_ADDRESS, else on one that lives as long as the run, on loopback."""
    ray = started_ray(workers)
    lost = ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError
    try:
        with Interrupt() as interrupt:
            yield from _done_on(ray, list(tasks)[::-1], IN_FLIGHT * workers, interrupt)
    except lost:
        raise WorkerLost from None
    finally:
        ray.shutdown()


def _done_on(ray: Any, waiting: list[Task], most: int, interrupt: Interrupt) -> Iterator[Played]:
    """As `_done_by`; a game whose worker died is played again by another."""
    remote = ray.remote(max_retries=RETRIES)(play)
    running: list[Any] = []
    while (waiting or running) and not interrupt.came:
        while waiting and len(running) < most:
            running.append(remote.remote(waiting.pop()))
        done, running = ray.wait(running, num_returns=1, timeout=LISTENS_EVERY)
        yield from ray.get(done)
    if interrupt.came:
        done, _ = ray.wait(running, num_returns=len(running), timeout=LISTENS_EVERY) if running else ([], [])
        yield from ray.get(done)
        raise KeyboardInterrupt


def started_ray(workers: int) -> Any:
    """Ray, connected; it sends no statistics home."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise BadInput("engine", "the extra gunbai[ray] for ray", "an environment without it") from None
    if os.environ.get("RAY_ADDRESS"):
        ray.init(logging_level=logging.ERROR, log_to_driver=False)
    else:
        ray.init(
            num_cpus=workers,
            object_store_memory=OBJECT_STORE,
            include_dashboard=False,
            logging_level=logging.ERROR,
            log_to_driver=False,
            _node_ip_address="127.0.0.1",
        )
    return ray


ENGINES: Final[dict[str, Engine]] = {"local": local, "ray": on_ray}


def engine(name: str) -> Engine:
    if name not in ENGINES:
        raise not_among("engine", list(ENGINES), name)
    return ENGINES[name]
