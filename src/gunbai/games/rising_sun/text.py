"""For wording in front ends: the names of the arguments of every action, aside and event, and what is being asked.

A name without its trailing digits is the vocabulary of the word: `province1` is a province.
"""

from __future__ import annotations

from typing import Final, cast

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES
from gunbai.games.rising_sun.events import EVENTS
from gunbai.kernel.codec import Doc

ACTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "done": (),
    "ready": (),
    "yes": (),
    "no": (),
    "first": (),
    "last": (),
    "propose": ("seat",),
    "agree": ("seat",),
    "decline": ("seat",),
    "play": ("mandate",),
    "lay": ("mandate",),
    "name": ("mandate",),
    "summon": ("figure", "province"),
    "worship": ("figure", "province", "place"),
    "move": ("figure", "province1", "province2"),
    "build": ("province",),
    "buy": ("card",),
    "buy-full": ("card",),
    "hand-coin": ("seat",),
    "replace": ("seat", "figure", "place"),
    "with": ("figure",),
    "place": ("figure", "place"),
    "kill": ("seat", "figure", "province"),
    "use": ("card",),
    "bid": ("amount",),
    "take-hostage": ("seat", "figure"),
    "remainder": ("seat",),
    "give": ("seat", "coins", "ronin"),
    "offer": ("seat", "coins", "ronin", "coins_asked", "ronin_asked", "promise"),
    "accept": ("seat",),
    "refuse": ("seat",),
    "retract": ("seat",),
    "withdraw": (),
}

EVENT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {code: kind.names for code, kind in EVENTS.kinds.items()}

Arguments = dict[str, str | int]

QUESTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "kami_gift": ("kami",),
    "advantage": ("advantage", "province"),
    "bids": ("advantage", "province", "amount"),
    "hostages": ("province", "amount"),
    "mercy": ("amount",),
    "reparations": ("amount",),
    "pay": ("amount",),
    "monster": ("figure",),
    "komainu_worship": ("province",),
    "hate": ("province",),
    "toll": ("seat", "figure", "province1", "province2"),
    "stand_in": ("seat", "figure", "place"),
}
"""What the question of a step names; the other steps ask without particulars."""


def aliases(doc: Doc) -> dict[str, str]:
    """The message behind a word where it depends on the table: seats are clans, shrines are those of their kami."""
    found = {f"seat-{seat}": f"clan-{clan}" for seat, clan in enumerate(_strings(doc["clans"]))}
    found |= {f"place-{province}": f"province-{province}" for province in PROVINCES}
    for number, shrine in enumerate(cast(list[Doc], doc["shrines"]), 1):
        found[f"place-shrine{number}"] = f"rising-sun-shrine-{shrine['kami']}"
    return found


def question(doc: Doc) -> tuple[str, Arguments]:
    """The step that asks now, and the particulars of its question, out of a view's document."""
    frames = cast(list[list[str | int]], doc["turn"])
    if not frames:
        return "", {}
    step = str(frames[-1][0])
    names = QUESTION_ARGUMENTS.get(step, ())
    return step, dict(zip(names, _particulars(doc, step, frames), strict=True))


def _particulars(doc: Doc, step: str, frames: list[list[str | int]]) -> list[str | int]:
    """In the order of QUESTION_ARGUMENTS."""
    _, _, number, arg = frames[-1]
    if step == "bids":
        return _bid(doc, str(frames[-2][3]))
    if step == "toll":
        return [number, *str(arg).split()[1:]]
    if step == "stand_in":
        seat, figure, place = str(arg).split()[1:]
        return [int(seat), figure, place]
    if step == "advantage":
        return [arg, PROVINCES[int(number)]]
    if step == "hostages":
        return [arg, number]
    if step in ("mercy", "reparations", "pay"):
        return [number]
    return [arg] if step in QUESTION_ARGUMENTS else []


def _bid(doc: Doc, province: str) -> list[str | int]:
    """The advantage that is bid on next, and the coins that are left for it."""
    bids = cast(list[int], cast(Doc, doc.get("known", {})).get("bids", []))
    players = cast(dict[str, Doc], doc["players"])
    coins = cast(int, players[str(doc["seat"])]["coins"]) if doc.get("seat") else 0
    return [ADVANTAGES[min(len(bids), 3)], province, coins - sum(bids)]


def _strings(value: object) -> list[str]:
    return [str(item) for item in cast(list[object], value)]
