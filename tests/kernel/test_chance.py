"""The three sources of luck: simulated, fair and recorded; labels, counters, privacy, forks."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from gunbai.kernel.errors import BadInput, BadRecord
from gunbai.kernel.luck.chance import Chance, Draw, FairChance, RecordedChance, Scripted, simulated
from gunbai.kernel.luck.generator import Generator, from_digest


def doubled(generator: Generator, numbers: list[int]) -> list[int]:
    """A sampler: one random number below each."""
    return [generator.below(number) for number in numbers]


def ask(chance: Chance) -> list[object]:
    return [
        chance.pick("tile", 10),
        chance.shuffle("wars", 8),
        chance.pick("tile", 10, private=True),
        chance.sample("tower", doubled, [5, 6, 7]),
    ]


def fair(seed: bytes = b"seed", players: tuple[str, ...] = ("a", "b")) -> FairChance:
    return FairChance(seed, list(players))


def test_equal_seeds_answer_alike() -> None:
    assert ask(simulated(3)) == ask(simulated(3))
    assert ask(simulated(3)) != ask(simulated(4))
    assert ask(fair()) == ask(fair())
    assert ask(fair()) != ask(fair(b"other"))
    assert ask(fair()) != ask(fair(players=("a", "c")))


def test_player_seeds_do_not_run_together() -> None:
    assert ask(fair(players=("ab", "c"))) != ask(fair(players=("a", "bc")))


def test_a_fair_draw_is_the_documented_hmac() -> None:
    key = hmac.new(b"seed", b"a\x1fb", hashlib.sha256).digest()
    chance = fair()
    for number in (1, 2, 3):
        digest = hmac.new(key, f"tile\x1f{number}".encode(), hashlib.sha256).digest()
        assert chance.pick("tile", 1000) == from_digest(digest).below(1000)


def test_each_label_of_a_fair_chance_counts_for_itself() -> None:
    plain, mixed = fair(), fair()
    expected = [plain.pick("tile", 1000) for _ in range(4)]
    found = []
    for _ in range(4):
        mixed.shuffle("wars", 8)
        found.append(mixed.pick("tile", 1000))
        mixed.pick("event", 3)
    assert found == expected


def test_the_seed_hash_is_published_without_the_seed() -> None:
    assert fair().seed_hash == hashlib.sha256(b"seed").hexdigest()


@pytest.mark.parametrize("chance", [simulated(5), fair()], ids=["simulated", "fair"])
def test_a_copy_repeats_and_a_fork_does_not(chance: Chance) -> None:
    chance.pick("tile", 10)
    twin, forks = chance.copy(), [chance.forked(), chance.forked()]
    answers = [[fork.pick("tile", 10**6) for _ in range(4)] for fork in forks]
    own = [chance.pick("tile", 10**6) for _ in range(4)]
    assert [twin.pick("tile", 10**6) for _ in range(4)] == own
    assert own not in answers
    assert answers[0] != answers[1]


def test_forks_do_not_disturb() -> None:
    pairs: list[tuple[Chance, Chance]] = [(simulated(6), simulated(6)), (fair(), fair())]
    for plain, forking in pairs:
        forking.forked().pick("tile", 10)
        forking.copy().pick("tile", 10)
        assert ask(forking) == ask(plain)


def test_the_log_keeps_outcomes_and_privacy() -> None:
    chance = simulated(7)
    log: list[Draw] = []
    chance.log = log
    answers = ask(chance)
    assert [draw.label for draw in log] == ["tile", "wars", "tile", "tower"]
    assert [draw.outcome for draw in log] == [[answers[0]], answers[1], [answers[2]], answers[3]]
    assert [draw.private for draw in log] == [False, False, True, False]
    chance.copy().pick("tile", 10)
    chance.forked().pick("tile", 10)
    assert len(log) == 4, "copies write into no log"


def recorded_from(chance: Chance) -> tuple[list[object], RecordedChance]:
    log: list[Draw] = []
    chance.log = log
    return ask(chance), RecordedChance(log)


def test_recorded_luck_repeats_what_was_drawn() -> None:
    answers, recorded = recorded_from(fair())
    assert ask(recorded) == answers
    assert recorded.used == 4


def test_recorded_luck_refuses_to_improvise() -> None:
    _, recorded = recorded_from(simulated(8))
    ask(recorded)
    with pytest.raises(BadRecord, match="the end of the recorded draws"):
        recorded.pick("tile", 10)


@pytest.mark.parametrize(
    ("draw", "field"),
    [
        (Draw("wars", [1], False), "draw"),
        (Draw("tile", [10], False), "tile"),
        (Draw("tile", [-1], False), "tile"),
        (Draw("tile", [1, 2], False), "tile"),
        (Draw("tile", [], False), "tile"),
    ],
    ids=["label", "too large", "negative", "too many", "none"],
)
def test_recorded_draws_that_do_not_fit_are_refused(draw: Draw, field: str) -> None:
    with pytest.raises(BadRecord) as caught:
        RecordedChance([draw]).pick("tile", 10)
    assert caught.value.field == field


@pytest.mark.parametrize("order", [[0, 1, 2], [0, 1, 1, 2], [0, 1, 2, 4]])
def test_recorded_orders_must_be_orders(order: list[int]) -> None:
    with pytest.raises(BadRecord, match="wars"):
        RecordedChance([Draw("wars", order, False)]).shuffle("wars", 4)


def test_copies_of_recorded_luck_go_on_from_there() -> None:
    answers, recorded = recorded_from(simulated(9))
    recorded.pick("tile", 10)
    twin = recorded.copy()
    assert twin.shuffle("wars", 8) == answers[1]
    assert recorded.shuffle("wars", 8) == answers[1]
    assert 0 <= recorded.forked().pick("anything", 5) < 5


def test_scripted_luck_answers_by_label_in_order() -> None:
    luck = Scripted({"tile": [4, [7]], "wars": [[7, 6, 5, 4, 3, 2, 1, 0]], "tower": [[1, 2, 3]]})
    assert ask(luck) == [4, [7, 6, 5, 4, 3, 2, 1, 0], 7, [1, 2, 3]]


def test_what_a_script_does_not_say_is_drawn_from_its_seed_or_refused() -> None:
    assert ask(Scripted({"tile": [4]}, seed=3))[0] == 4
    assert ask(Scripted({}, seed=3)) == ask(simulated(3))
    with pytest.raises(BadInput, match=r"luck\.tile.*end of the script"):
        ask(Scripted({"wars": [[0, 1, 2, 3, 4, 5, 6, 7]]}))


@pytest.mark.parametrize("script", [{"tile": [10]}, {"tile": [-1]}, {"tile": [[1, 2]]}, {"wars": [[0, 1, 2]]}])
def test_a_script_that_no_draw_can_follow_is_refused(script: dict[str, list[int | list[int]]]) -> None:
    with pytest.raises(BadInput, match=r"luck\.(tile|wars)"):
        ask(Scripted(script, seed=3))


def test_a_copy_of_scripted_luck_has_what_is_left_and_leaves_the_rest_alone() -> None:
    luck = Scripted({"tile": [4, 5, 6]}, seed=3)
    luck.pick("tile", 10)
    twin = luck.copy()
    assert [twin.pick("tile", 10), twin.pick("tile", 10)] == [5, 6]
    assert [luck.pick("tile", 10), luck.pick("tile", 10)] == [5, 6]
    assert twin.pick("other", 1000) == luck.pick("other", 1000)
