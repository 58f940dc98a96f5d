"""Rate limits: token buckets in memory, by address for signing in and by person for writing."""

from __future__ import annotations

import math
import time
from typing import Final

from gunbai.server.refusal import Refusal

MOST_KEPT: Final = 50_000


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """One kind of limit; keys that have been quiet are forgotten."""

    def __init__(self, name: str, per_second: float, burst: float) -> None:
        self.name = name
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._forgot = 0.0

    def take(self, key: str, amount: float = 1.0) -> None:
        """Refuses with the seconds to wait when there have been too many."""
        now = time.monotonic()
        if len(self._buckets) > MOST_KEPT and now - self._forgot > 1.0:
            self._forget(now)
        bucket = self._buckets.setdefault(key, Bucket(self.burst, now))
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        if bucket.left < amount:
            raise self._refusal(amount - bucket.left)
        bucket.left -= amount

    def _refusal(self, missing: float) -> Refusal:
        wait = math.ceil(missing / self.per_second)
        refusal = Refusal(429, f"limit/{self.name}", "too many requests, wait a little", {"seconds": wait})
        refusal.headers["Retry-After"] = str(wait)
        return refusal

    def _forget(self, now: float) -> None:
        """Who was quiet for so long that their bucket is full; and when all of many are new, the oldest half."""
        full, self._forgot = self.burst / self.per_second, now
        fresh = [(key, bucket) for key, bucket in self._buckets.items() if now - bucket.at < full]
        self._buckets = dict(fresh[len(fresh) // 2 :] if len(fresh) > MOST_KEPT else fresh)
