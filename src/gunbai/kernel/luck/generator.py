"""A small documented random generator: xoshiro128** on 32-bit words, so that compiled and pure runs agree.

Its words are machine integers where it is compiled: ordinary ones are multiplied by way of objects from 2**31 on.
Every intermediate value stays below 2**63.
"""

from __future__ import annotations

from typing import Final

from gunbai.kernel.documents.values import Value

try:
    from mypy_extensions import i64
except ImportError:  # only the compiler knows machine integers
    i64 = int  # type: ignore[misc]

_MASK: Final[i64] = 0xFFFFFFFF
_SPAN: Final[i64] = 0x100000000


def mixed(word: i64) -> i64:
    """Scatter one 32-bit word (two multiply-shift rounds)."""
    word = (((word >> 16) ^ word) * 0x45D9F3B) & _MASK
    word = (((word >> 16) ^ word) * 0x45D9F3B) & _MASK
    return (word >> 16) ^ word


class Generator(Value):
    """xoshiro128** by Blackman and Vigna; the state is four 32-bit words, never all zero.

    >>> seeded(7).permutation(5)
    [4, 1, 3, 0, 2]
    """

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3 if s0 | s1 | s2 | s3 else 1

    def parts(self) -> tuple[object, ...]:
        return self.s0, self.s1, self.s2, self.s3

    def copy(self) -> Generator:
        """The same stream once more, from here on."""
        return Generator(self.s0, self.s1, self.s2, self.s3)

    def forked(self, salt: i64) -> Generator:
        """Another stream that does not overlap this one in practice; this one is not disturbed."""
        a = mixed(self.s0 ^ (salt & _MASK))
        b = mixed((self.s1 + a) & _MASK)
        c = mixed(self.s2 ^ b)
        return Generator(a, b, c, mixed((self.s3 + c) & _MASK))

    def word(self) -> i64:
        """The next 32 random bits."""
        s1 = self.s1
        scrambled = (s1 * 5) & _MASK
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & _MASK
        s2 = self.s2 ^ self.s0
        s3 = self.s3 ^ s1
        self.s1 = s1 ^ s2
        self.s0 ^= s3
        self.s2 = s2 ^ ((s1 << 9) & _MASK)
        self.s3 = ((s3 << 11) | (s3 >> 21)) & _MASK
        return (scrambled * 9) & _MASK

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, all equally likely (Lemire's method with rejection)."""
        product = self.word() * bound
        low = product & _MASK
        if low < bound:
            threshold = (_SPAN - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & _MASK
        return product >> 32

    def hits(self, threshold: i64) -> bool:
        """True with probability threshold / 2**32."""
        return self.word() < threshold

    def permutation(self, size: int) -> list[int]:
        """A random order of 0 … size - 1 (Fisher-Yates, from the end)."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def seeded(seed: int) -> Generator:
    """The generator of a numeric seed of any size; equal seeds give equal streams."""
    generator = Generator(0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x6A09E667)
    rest = abs(seed) * 2 + (seed < 0)
    while True:
        generator = generator.forked(rest & 0xFFFFFFFF)
        rest >>= 32
        if not rest:
            return generator


def from_digest(digest: bytes) -> Generator:
    """The generator of a hash value: its first sixteen bytes as four big-endian words."""
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Generator(words[0], words[1], words[2], words[3])
