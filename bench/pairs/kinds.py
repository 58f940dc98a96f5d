"""The kinds of secrets: in each the two tables of a pair differ in something that a viewer may not know."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Final

from bench.pairs.house import STRANGER, Heard, House, Place, drawn
from bench.pairs.noises import (
    NOISES,
    Step,
    a_stranger_comes_and_goes,
    nothing,
    somebody_looks,
    somebody_looks_back,
    somebody_talks,
    the_table_is_read_again,
)
from bench.pairs.positions import Position, chains

DELAYS: Final = (0, 0, 2)
"""Seconds after which watchers see what happens."""


class Difference(Exception):
    """A viewer could tell the two tables apart."""


class Pair:
    """Two tables at one position. What is done to one is done to the other in the same beat, but for the secret."""

    def __init__(self, house: House, position: Position, rng: Random) -> None:
        self.house = house
        self.position = position
        self.rng = rng
        self.places: list[Place] = []
        self.start = 0

    async def open(self, bots: Sequence[int] = ()) -> None:
        delay = drawn(self.rng, DELAYS)
        self.places = [await self.house.put(self.position, bots, delay) for _ in range(2)]
        if bots and not self.position.entries:
            await self._greeted()
        await self.house.until_mid_beat()
        self.start = math.floor(self.house.machine.now / self.house.beat)
        await self.open_pages([viewer for viewer in range(4) if viewer not in bots])

    async def _greeted(self) -> None:
        """Where a game begins, characters greet as soon as the table is in memory: whether the first page comes before
        or after that says nothing of the game, so it comes after it at both."""
        await asyncio.gather(*(place.ask(STRANGER, "GET", "") for place in self.places))
        await self.house.until_mid_beat()

    async def open_pages(self, viewers: Sequence[int]) -> None:
        """One after another: who comes first is seen by the others."""
        for viewer in viewers:
            for place in self.places:
                place.open(viewer)
            await self.house.until_mid_beat(2)

    async def both(self, step: Step, viewer: int) -> None:
        """One thing at both tables at the same time, and a beat for what follows from it."""
        await asyncio.gather(*(step(place, viewer) for place in self.places))
        await self.house.until_mid_beat(2)

    def compare(self, viewers: Sequence[int], kind: str) -> None:
        for viewer in viewers:
            self._compare_heard(viewer, kind, [place.plain(place.heard[viewer], self.start) for place in self.places])
            self._compare_heard(viewer, kind, [place.plain(place.answers[viewer], self.start) for place in self.places])
            told = [place.notices(viewer, self.start) for place in self.places]
            if told[0] != told[1]:
                raise Difference(f"{kind}: viewer {viewer} had notices in beats {told}")

    def _compare_heard(self, viewer: int, kind: str, heard: list[list[Heard]]) -> None:
        first, second = heard
        for one, other in zip(first, second, strict=False):
            if one != other:
                raise Difference(f"{kind}: viewer {viewer}: {_apart(one, other)}")
        if len(first) != len(second):
            more = (first, second)[len(first) < len(second)][min(len(first), len(second))]
            raise Difference(f"{kind}: viewer {viewer} got {len(first)} and {len(second)}, first more {more}")

    def leave(self) -> None:
        for place in self.places:
            place.leave()


def _apart(one: Heard, other: Heard) -> str:
    if one[1] == other[1]:
        return f"in beat {one[0]} and {other[0]}: {one[1][:200]}"
    at = next((n for n, (a, b) in enumerate(zip(one[1], other[1], strict=False)) if a != b), -1)
    start = max(0, at - 80)
    return f"{one[1][:30]} … {one[1][start : at + 120]!r} and {other[1][start : at + 120]!r}"


Kind = Callable[[Pair], Awaitable[bool]]
"""What is tried with a pair; whether its two tables really differed."""


async def links(pair: Pair) -> bool:
    """A chain is chosen link by link, here and there, or all at once in the end: nobody can count its links."""
    await pair.open()
    first, second = pair.places
    seat, chosen = drawn(pair.rng, chains(first.play)), []
    others = [viewer for viewer in range(4) if viewer != seat]
    for noise in pair.rng.sample((*NOISES, the_table_is_read_again), 3):
        await pair.both(noise, drawn(pair.rng, others))
        going_on = [str(choice) for choice, ends in first.play.endings(seat) if not ends]
        if going_on:
            chosen.append(drawn(pair.rng, going_on))
            await first.act(seat, chosen[-1])
        await pair.house.until_mid_beat()
    pair.compare(others, "links")
    for text in chosen:
        await second.act(seat, text)
    await pair.both(somebody_looks, drawn(pair.rng, others))
    pair.compare(others, "links")
    return bool(chosen)


async def choices(pair: Pair) -> bool:
    """A seat seals something else."""
    await pair.open()
    seat = drawn(pair.rng, chains(pair.places[0].play))
    others = [viewer for viewer in range(4) if viewer != seat]
    sealed = [await _sealed(place, seat, pair.rng) for place in pair.places]
    await pair.house.until_mid_beat(2)
    for noise in pair.rng.sample(NOISES, 2):
        await pair.both(noise, drawn(pair.rng, others))
    await pair.both(somebody_looks, drawn(pair.rng, others))
    pair.compare(others, "choices")
    return sealed[0] != sealed[1]


async def _sealed(place: Place, seat: int, rng: Random) -> list[str]:
    """All choices of a seat, at random."""
    made: list[str] = []
    while seat in place.play.actors():
        made.append(str(drawn(rng, place.play.choices(seat))))
        await place.act(seat, made[-1])
    return made


async def whispers(pair: Pair) -> bool:
    """Two seats whisper and bargain: nobody else hears of it, not even that they do."""
    await pair.open()
    seat = pair.rng.randrange(3)
    other, third = (seat + 1) % 3, (seat + 2) % 3
    for place, words in zip(pair.places, (["yes"], ["no, never", "believe me"]), strict=True):
        for text in words:
            await place.ask(seat, "POST", "/talk", {"text": text, "to": other})
            await place.ask(seat, "POST", "/deals", {"to": other, "promise": text})
    await pair.house.until_mid_beat(2)
    await pair.both(somebody_talks, third)
    await pair.both(drawn(pair.rng, NOISES), third)
    await pair.both(somebody_looks, third)
    await pair.both(somebody_looks, STRANGER)
    pair.compare([third, STRANGER], "whispers")
    return True


async def hidden(pair: Pair) -> bool:
    """Hands, plans, bids, decks and the tower are others, and the viewer cannot know: whatever happens that shows
    nothing of it, the viewer is told the same."""
    await pair.open()
    viewer = pair.rng.randrange(4)
    eyes = None if viewer == STRANGER else viewer
    differs = _imagined(pair, eyes)
    for noise in pair.rng.sample(NOISES, 3):
        await pair.both(noise, viewer)
    await pair.both(somebody_looks, viewer)
    pair.compare([viewer], "hidden")
    while _same_next(pair, eyes):
        texts = _same_next(pair, eyes)
        seat, text = drawn(pair.rng, texts)
        await asyncio.gather(*(place.act(seat, text) for place in pair.places))
        await pair.house.until_mid_beat(2)
        if _view(pair.places[0], eyes) != _view(pair.places[1], eyes) or pair.rng.random() < 0.3:
            break
        pair.compare([viewer], "hidden, after a move")
    return differs


def _imagined(pair: Pair, eyes: int | None) -> bool:
    """At the second table all is as these eyes could imagine it; returns whether that differs from the truth."""
    play = pair.places[1].play
    truth = play.match.state
    play.match.state = play.match.game.sampled(truth.view(eyes), pair.rng).adopt(truth)
    play.match.state.chance, play.match.state.listener = truth.chance, truth.listener
    play._public = None
    return bool(play.match.state != truth)


async def voices(pair: Pair) -> bool:
    """Bots hold something else, and speak of what happens: what they say hangs on what all have heard."""
    pair.house.are_bots_slow = True
    try:
        seat = pair.position.actor
        await pair.open(bots=[one for one in range(3) if one != seat])
        differs = _imagined(pair, seat)
        await _thanked(pair, seat)
        while texts := [text for actor, text in _same_next(pair, seat) if actor == seat]:
            text = drawn(pair.rng, texts)
            await asyncio.gather(*(place.act(seat, text) for place in pair.places))
            await pair.house.until_mid_beat(8)
            if _view(pair.places[0], seat) != _view(pair.places[1], seat):
                break
            pair.compare([seat, STRANGER], "voices")
    finally:
        pair.house.are_bots_slow = False
    return differs


async def _thanked(pair: Pair, seat: int) -> None:
    """A gift, where the game knows gifts: who gets one has something to say."""
    forms = [form for form in pair.places[0].play.match.state.asides(seat) if form.tag == "give"]
    if forms and forms[0].fields[1].high > 0:
        await asyncio.gather(*(place.act(seat, f"{seat} give {(seat + 1) % 3} 1 0") for place in pair.places))
        await pair.house.until_mid_beat(2)
        pair.compare([seat, STRANGER], "voices")


def _view(place: Place, eyes: int | None) -> Any:
    """What the rules let a viewer know, and what it has heard."""
    play = place.play
    heard = [(told.event.code, str(told.event.args)) for told in play.stream.of(eyes, 0) if told.event.code != "sealed"]
    return play.view_document(eyes), heard, sorted(play.actors())


def _same_next(pair: Pair, eyes: int | None) -> list[tuple[int, str]]:
    """Moves that both tables allow, and after which the viewer may still not know more."""
    if _view(pair.places[0], eyes) != _view(pair.places[1], eyes):
        return []
    found = []
    for seat in pair.places[0].play.actors():
        known = {str(choice) for choice in pair.places[1].play.choices(seat)}
        found += [(seat, str(one)) for one in pair.places[0].play.choices(seat) if str(one) in known]
    return found


async def bots(pair: Pair) -> bool:
    """Bots seal what they like and take as long as they like; they talk, too."""
    await pair.open(bots=(1, 2))
    if 0 not in pair.places[0].play.actors():  # nobody is waited for: what they chose is open at once
        return False
    for noise in pair.rng.sample(BESIDE_BOTS, 3):
        await pair.both(noise, drawn(pair.rng, (0, STRANGER)))
    await pair.house.until_mid_beat(20)
    await pair.both(somebody_looks, 0)
    pair.compare([0, STRANGER], "bots")
    return True


BESIDE_BOTS: Final = (nothing, a_stranger_comes_and_goes, somebody_talks, somebody_looks, somebody_looks_back)
SEALED: Final[tuple[Kind, ...]] = (links, choices, bots)
ANYWHERE: Final[tuple[Kind, ...]] = (whispers, hidden, hidden, voices)
