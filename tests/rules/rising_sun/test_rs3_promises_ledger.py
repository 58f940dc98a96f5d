"""RS3.1: when a promise of each block may be given, what the ledger notes of it, and what lapses with a broken one."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data.words import AUTUMN, POLITICS, SEASONS, SPRING, SUMMER, TEA, WAR
from gunbai.games.rising_sun.promises.ledger import Ledger, Watch, check
from gunbai.games.rising_sun.promises.promise import BLOCKS, BROKEN, KEPT, OPEN, VOID, Promise
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event
from tests.rules.rising_sun.scenario import GAME, in_season, scene
from tests.rules.rising_sun.test_rs3_promises_blocks import by

LATE = ("leave", "at_most", "at_least", "pay", "once", "next", "not", "no_betray", "shrine", "no_build")
"""What is over when the wars begin."""
NEXT = ("pay_next", "first_ask")
"""What is about the next tea, which autumn does not have; so is `not_with` once tea is over."""


def table(phase: int, season: int = SUMMER, allies: str = "") -> Table:
    """Seat 0 is allied with seat 1, with seat 2, or with nobody."""
    found = scene(in_season(["tea"], phase=2), phase="tea").table
    found.phase, found.season = phase, season
    found.ally = {"": [NOBODY] * 3, "1": [1, 0, NOBODY], "2": [2, NOBODY, 0]}[allies]
    return found


def wanted(block: str, phase: int, season: int, allies: str) -> tuple[str, str]:
    """The refusal by its code and clause; nothing where the promise may be given."""
    if block == "ally":
        return ("", "") if phase == TEA and not allies else ("promise/no_tea", "RS5.3")
    if block in LATE:
        return ("promise/too_late", "RS8.1") if phase == WAR else ("", "")
    if block in NEXT or (block == "not_with" and phase != TEA):
        return ("promise/no_next_tea", "RS5.3") if season == AUTUMN else ("", "")
    if block == "stay":
        return ("promise/no_alliance", "RS5.3") if phase != TEA and allies != "1" else ("", "")
    return "", ""


@pytest.mark.parametrize("allies", ["", "1", "2"])
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
@pytest.mark.parametrize("phase", [TEA, POLITICS, WAR])
def test_rs3_1_a_promise_is_refused_when_it_can_no_longer_be_kept_or_broken(
    phase: int, season: int, allies: str
) -> None:
    for block in BLOCKS:
        promise, told = Promise(block, 0, 1, SEASONS[season], {}), wanted(block, phase, season, allies)
        if not told[0]:
            check(promise, table(phase, season, allies))
            continue
        with pytest.raises(RuleViolation) as refused:
            check(promise, table(phase, season, allies))
        assert (refused.value.code, refused.value.clause) == told, block
        assert refused.value.details == {"promise": block, "season": SEASONS[season]}


@pytest.mark.parametrize(
    ("block", "phase", "seen"), [("not_with", TEA, 1), ("not_with", POLITICS, 0), ("spare", TEA, 0), ("ally", TEA, 0)]
)
def test_rs3_1_a_promise_is_noted_with_its_deal_and_the_move_after_which_it_was_given(
    block: str, phase: int, seen: int
) -> None:
    """The tea that runs is the one `not_with` is about; after it, the next one."""
    ledger, promise = Ledger(), Promise(block, 0, 1, "summer", {})
    for _ in range(3):
        ledger.begin(GAME.parse("0 done"))
    given = ledger.add(8, promise, table(phase))
    assert given == Watch(8, promise, OPEN, seen, 3, 0)
    assert ledger.watches == [given]


def test_rs3_1_with_a_broken_promise_what_was_promised_for_it_lapses_and_nothing_else() -> None:
    """Of the same deal, between the same two, the other way round, and still open."""

    def watch(deal: int, giver: int, taker: int, status: str = OPEN) -> Watch:
        block = "no_betray" if (deal, giver, taker) == (7, 0, 1) else "spare"
        return Watch(deal, Promise(block, giver, taker, "summer", {}), status, 0, 1, 0)

    broken, back = watch(7, 0, 1), watch(7, 1, 0)
    others = [watch(8, 1, 0), watch(7, 1, 0, KEPT), watch(7, 1, 2), watch(7, 2, 0), watch(7, 2, 1)]
    ledger = Ledger()
    ledger.watches, ledger.move = [*others, broken, back], 4
    told = ledger.hear(by("mandate_played", 0, mandate="betray"), table(POLITICS))
    assert [(one.promise, one.status, one.decided) for one in told] == [
        (broken.promise, BROKEN, 4),
        (back.promise, VOID, 4),
    ]
    assert ledger.watches == [*others, *told]


def test_rs3_1_what_one_seat_alone_hears_changes_nothing() -> None:
    ledger = Ledger()
    ledger.watches = [Watch(7, Promise("no_betray", 0, 1, "summer", {}), OPEN, 0, 1, 0)]
    before = ledger.watches[:]
    assert ledger.hear(Event("mandate_played", "RS6.3", {"seat": 0, "mandate": "betray"}, 1), table(POLITICS)) == []
    assert ledger.watches == before
