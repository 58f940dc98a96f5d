"""Deals: offers with promises. What changes hands is enforced by the engine, a promise is only written down."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from gunbai.server.documents import DealDoc, DealStatus, Mark, TermsDoc
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.services import Services
from gunbai.session.session import Session

GOODS: Final = ("coins", "ronin", "coins_asked", "ronin_asked")
"""What changes hands, in the order in which the engine's offers name it."""


@dataclass(slots=True)
class Deal:
    """One offer of a seat to another. Numbers are random: counting would tell how many deals others make."""

    number: int
    by: int
    to: int
    answers: int | None
    terms: TermsDoc
    status: DealStatus
    made: float
    expires: float | None
    marks: dict[str, Mark] = field(default_factory=dict)

    @property
    def moves_goods(self) -> bool:
        return any(self.terms[name] for name in GOODS)

    @property
    def is_due(self) -> bool:
        return self.expires is not None and self.expires <= time.time()

    def offer_text(self) -> str:
        """The engine's offer; it knows the promise by the deal's number."""
        goods = " ".join(str(self.terms[name]) for name in GOODS)
        return f"{self.by} offer {self.to} {goods} {self.number}"

    def is_offered(self, play: Session) -> bool:
        """Whether the engine's open offer between the two is this one."""
        latest = play.offers.get((self.by, self.to))
        return latest is not None and latest[-1] == self.number and play.has_open_offer(self.by, self.to)

    def document(self) -> DealDoc:
        return DealDoc(
            number=self.number,
            by=self.by,
            to=self.to,
            answers=self.answers,
            terms=self.terms,
            status=self.status,
            made=self.made,
            expires=self.expires,
            marks=self.marks,
        )


class DealBook:
    """The deals of one table; each is shown to its two seats only."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.table = table
        self.deals: dict[int, Deal] = {}

    async def load(self) -> None:
        rows = await self.services.words.deals(self.table)
        self.deals = {row["number"]: _deal(row) for row in rows}

    def of(self, seat: int) -> list[DealDoc]:
        return [deal.document() for deal in self.deals.values() if seat in (deal.by, deal.to)]

    def find(self, number: int, seat: int) -> Deal:
        """A deal of this seat; for others it does not exist."""
        deal = self.deals.get(number)
        if deal is None or seat not in (deal.by, deal.to):
            raise not_found("deal")
        return deal

    def open_between(self, by: int, to: int) -> list[Deal]:
        return [deal for deal in self.deals.values() if (deal.by, deal.to, deal.status) == (by, to, "open")]

    def new(self, by: int, to: int, terms: TermsDoc, answers: int | None, seconds: int | None) -> Deal:
        number = 1 + secrets.randbelow(999_999)
        while number in self.deals:
            number = 1 + secrets.randbelow(999_999)
        now = time.time()
        return Deal(number, by, to, answers, terms, "open", now, None if seconds is None else now + seconds)

    async def add(self, deal: Deal) -> None:
        await self.services.words.offer(_row(self.table, deal))
        self.deals[deal.number] = deal

    async def settle(self, deal: Deal, status: DealStatus) -> None:
        await self.services.words.change_deal(self.table, deal.number, status=status)
        deal.status = status

    async def mark(self, deal: Deal, by: int, mark: Mark) -> None:
        """One side says whether the other one kept its promise."""
        other = deal.to if by == deal.by else deal.by
        promise = deal.terms["promise" if other == deal.by else "promise_asked"]
        if deal.status != "accepted" or not promise:
            raise Refusal(409, "deal/no_promise", "there is no promise of theirs to mark", {"status": deal.status})
        marks = {**deal.marks, str(other): mark}
        await self.services.words.change_deal(self.table, deal.number, marks=msgspec.json.encode(marks).decode())
        deal.marks = marks

    def next_expiry(self) -> float | None:
        times = [deal.expires for deal in self.deals.values() if deal.status == "open" and deal.expires is not None]
        return min(times, default=None)

    def lapsed(self, play: Session | None) -> list[Deal]:
        """Open deals that can no longer be accepted: their time is up, or the engine has closed the offer."""
        return [
            deal
            for deal in self.deals.values()
            if deal.status == "open"
            and (deal.is_due or (deal.moves_goods and (play is None or not deal.is_offered(play))))
        ]


def _deal(row: dict[str, Any]) -> Deal:
    return Deal(
        row["number"],
        row["by_seat"],
        row["to_seat"],
        row["answers"],
        msgspec.json.decode(row["terms"], type=TermsDoc),
        row["status"],
        row["made"],
        row["expires"],
        msgspec.json.decode(row["marks"]),
    )


def _row(table: str, deal: Deal) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": deal.number,
        "answers": deal.answers,
        "by_seat": deal.by,
        "to_seat": deal.to,
        "terms": msgspec.json.encode(deal.terms).decode(),
        "status": deal.status,
        "made": deal.made,
        "expires": deal.expires,
        "marks": "{}",
    }
