"""The generator against an independent reading of the published xoshiro128** algorithm, and its derived draws."""

from __future__ import annotations

import hashlib

import pytest

from gunbai.kernel.luck.generator import Generator, from_digest, mixed, seeded


def reference(state: list[int], count: int) -> list[int]:
    """Blackman and Vigna's C code, line by line, on unbounded integers."""
    words = []
    s = list(state)
    for _ in range(count):
        words.append(rotl((s[1] * 5) % 2**32, 7) * 9 % 2**32)
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return words


def rotl(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) % 2**32


STATES = [[1, 2, 3, 4], [0, 0, 0, 1], [0xFFFFFFFF] * 4, [0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x6A09E667]]


@pytest.mark.parametrize("state", STATES, ids=str)
def test_words_agree_with_the_reference(state: list[int]) -> None:
    generator = Generator(*state)
    assert [generator.word() for _ in range(2000)] == reference(state, 2000)


def test_the_first_words_of_the_published_test_vector() -> None:
    """From the state 1, 2, 3, 4, as other implementations (the crate rand_xoshiro) publish them."""
    generator = Generator(1, 2, 3, 4)
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [generator.word() for _ in range(10)] == published


def test_the_forbidden_state_is_avoided() -> None:
    assert Generator(0, 0, 0, 0).word() == Generator(0, 0, 0, 1).word()


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 100, 127])
def test_below_is_within_bounds_and_uniform(bound: int) -> None:
    generator = seeded(bound)
    draws = 400 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[generator.below(bound)] += 1
    chi_square = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi_square < bound + 5 * (2 * bound) ** 0.5


class Scripted(list[int]):
    """Lemire's method in plain words, on a list of prescribed outputs."""

    def below(self, bound: int) -> int:
        while True:
            product = self.pop(0) * bound
            if product % 2**32 >= (2**32 - bound) % bound:
                return product // 2**32


@pytest.mark.parametrize("bound", [3, 7, 1000, 2**31 + 11])
def test_below_rejects_exactly_what_would_bias(bound: int) -> None:
    """With the largest bound about half of all words are rejected."""
    generator = Generator(5, 6, 7, 8)
    script = Scripted(reference([5, 6, 7, 8], 4000))
    assert [generator.below(bound) for _ in range(1000)] == [script.below(bound) for _ in range(1000)]


def test_hits_has_the_stated_probability() -> None:
    generator = seeded(4)
    assert 2300 < sum(generator.hits(2**32 // 4) for _ in range(10_000)) < 2700
    assert not any(generator.hits(0) for _ in range(100))
    assert all(generator.hits(2**32) for _ in range(100))


def test_permutations_are_orders_and_all_of_them_come() -> None:
    generator = seeded(5)
    orders = [tuple(generator.permutation(4)) for _ in range(2400)]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 24
    assert min(counts) > 50
    assert generator.permutation(0) == []


def test_equal_seeds_agree_and_others_differ() -> None:
    seeds = [0, 1, -1, 2, 2**31, 2**32, 2**32 + 1, 2**62 - 1, -(2**62), 2**200]
    streams = {seed: tuple(seeded(seed).word() for _ in range(4)) for seed in seeds}
    assert len(set(streams.values())) == len(seeds)
    assert tuple(seeded(7).word() for _ in range(4)) == tuple(seeded(7).word() for _ in range(4))


def test_a_fork_neither_disturbs_nor_repeats() -> None:
    generator, twin = seeded(9), seeded(9)
    forks = [generator.forked(salt) for salt in range(5)]
    words = [tuple(fork.word() for _ in range(4)) for fork in forks]
    own = tuple(generator.word() for _ in range(4))
    assert own == tuple(twin.word() for _ in range(4))
    assert len({*words, own}) == 6


def test_a_copy_goes_on_alike_and_apart() -> None:
    generator = seeded(10)
    generator.word()
    twin = generator.copy()
    assert [twin.word() for _ in range(5)] == [generator.word() for _ in range(5)]


def test_a_digest_gives_its_first_four_big_endian_words() -> None:
    digest = hashlib.sha256(b"gunbai").digest()
    words = [int(digest[i : i + 4].hex(), 16) for i in range(0, 16, 4)]
    assert from_digest(digest).word() == reference(words, 1)[0]


def test_mixed_stays_in_32_bits_and_scatters() -> None:
    outputs = {mixed(word) for word in range(10_000)}
    assert len(outputs) == 10_000
    assert max(outputs) < 2**32
