"""Deals: offers with promises. What changes hands is enforced by the engine, a promise is written down and watched."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from gunbai.games.rising_sun.data.words import SEASONS
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import GunbaiError
from gunbai.server.play.steady import Steady
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.services import Services
from gunbai.server.wire.deals import Audience, BlockDoc, DealDoc, DealStatus, Mark, Reason, TermsDoc
from gunbai.session.promises import Given, Written
from gunbai.session.session import Session

MOST_OF_A_SEAT: Final = 300
"""Offers of one seat in one game."""
GOODS: Final = ("coins", "ronin", "coins_asked", "ronin_asked")
"""What changes hands, in the order in which the engine's offers name it."""


class Offer(NamedTuple):
    """What somebody proposes to another seat."""

    to: int
    terms: TermsDoc
    answers: int | None = None
    """The offer of theirs that it counters."""
    seconds: int | None = None
    open_to: Audience = "table"


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
    open_to: Audience
    season: int | None
    marks: dict[str, Mark] = field(default_factory=dict)
    given: int | None = None
    """Stored moves when it was agreed on, or the move that is to carry it out."""
    reason: Reason | None = None

    @property
    def moves_goods(self) -> bool:
        return any(self.terms[name] for name in GOODS)

    @property
    def promises(self) -> list[Given]:
        """What both sides promise in building blocks."""
        mine = [Given(self.by, self.to, _terms(block)) for block in self.terms["promises"]]
        return mine + [Given(self.to, self.by, _terms(block)) for block in self.terms["promises_asked"]]

    @property
    def length(self) -> int:
        """How many things are given, asked and promised."""
        said = [self.terms[name] for name in (*GOODS, "promise", "promise_asked")]
        return sum(1 for one in said if one) + len(self.terms["promises"]) + len(self.terms["promises_asked"])

    @property
    def is_empty(self) -> bool:
        return self.length == 0

    def is_heard_by(self, viewer: int | None) -> bool:
        return self.open_to == "table" or viewer in (self.by, self.to)

    def is_due(self, now: float) -> bool:
        return self.expires is not None and self.expires <= now

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
            open_to=self.open_to,
            season=None if self.season is None else SEASONS[self.season],
            reason=self.reason,
        )

    def is_idle(self, play: Session) -> bool:
        """Whether it is about an alliance, and one of the two has one by now."""
        board = play.promises.table
        if board is None or not any(promise.terms["block"] == "ally" for promise in self.promises):
            return False
        return board.ally[self.by] != NOBODY or board.ally[self.to] != NOBODY

    def is_over(self, play: Session) -> bool:
        """Whether nobody could accept it any more: the engine has closed the offer, or what is promised has come too
        late."""
        if self.is_idle(play):
            return True
        if self.moves_goods:
            return not self.is_offered(play)
        if self.promises and self.season != play.promises.season:
            return True
        try:
            play.promises.check(self.promises)
        except GunbaiError:
            return True
        return False


class DealBook:
    """The deals of one table; each is shown to its two seats, or to everybody."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.table = table
        self.clock = Steady()
        self.deals: dict[int, Deal] = {}

    async def load(self) -> None:
        rows = await self.services.words.deals(self.table)
        self.deals = {row["number"]: _deal(row) for row in rows}

    def of(self, viewer: int | None) -> list[DealDoc]:
        return [deal.document() for deal in self.deals.values() if deal.is_heard_by(viewer)]

    def carried_out(self, texts: list[str]) -> list[Deal]:
        """Deals that were being agreed on when the server went down: the move that moves their goods is stored, or it
        has not happened."""
        pending = [deal for deal in self.deals.values() if deal.status == "open" and deal.given is not None]
        done = [deal for deal in pending if texts[deal.given - 1 : deal.given] == [f"{deal.to} accept {deal.by}"]]  # type: ignore[operator]
        for deal in pending:
            deal.given = deal.given if deal in done else None
        return done

    def agreed_after(self, stored: int) -> list[Deal]:
        """Deals whose promises are to be watched from this stored move on."""
        return [deal for deal in self.deals.values() if deal.status == "accepted" and deal.given == stored]

    def find(self, number: int, seat: int) -> Deal:
        """A deal that this seat has heard of; any other does not exist for it."""
        deal = self.deals.get(number)
        if deal is None or not deal.is_heard_by(seat):
            raise not_found("deal")
        return deal

    def open_between(self, by: int, to: int) -> list[Deal]:
        return [deal for deal in self.deals.values() if (deal.by, deal.to, deal.status) == (by, to, "open")]

    def told_to(self, seat: int, play: Session) -> Doc:
        """What a bot's seat may know: the ledger, and what the open offers to it promise and ask; of free words that
        are asked of it only that there are some."""
        offers: list[object] = []
        for deal in self.deals.values():
            if deal.to == seat and deal.status == "open":
                sides = deal.terms["promises"], deal.terms["promises_asked"]
                gives, asks = ([_terms(block) for block in side] for side in sides)
                heard = {"private": deal.open_to == "pair", "words": bool(deal.terms["promise_asked"])}
                offers.append({"by": deal.by, "gives": gives, "asks": asks, **heard})
        promises: list[object] = [*play.promised(seat)]
        return {"promises": promises, "offers": offers}

    def words_for(self, seat: int, play: Session) -> list[Deal]:
        """Open offers to a seat that move nothing: promises for promises, or free words."""
        mine = [deal for deal in self.deals.values() if (deal.to, deal.status) == (seat, "open")]
        return [deal for deal in mine if not (deal.moves_goods or deal.is_due(self.clock()) or deal.is_over(play))]

    def new(self, by: int, offer: Offer, season: int | None) -> Deal:
        number = 1 + secrets.randbelow(999_999)
        while number in self.deals:
            number = 1 + secrets.randbelow(999_999)
        now = self.clock()
        expires = None if offer.seconds is None else now + offer.seconds
        return Deal(number, by, offer.to, offer.answers, offer.terms, "open", now, expires, offer.open_to, season)

    def has_room_for(self, by: int) -> bool:
        """Whether a seat may offer something more: all offers are looked through again and again."""
        return sum(deal.by == by for deal in self.deals.values()) < MOST_OF_A_SEAT

    async def add(self, deal: Deal) -> None:
        await self.services.words.offer(_row(self.table, deal))
        self.deals[deal.number] = deal

    async def settle(self, deal: Deal, status: DealStatus, reason: Reason | None = None) -> None:
        await self.services.words.change_deal(self.table, deal.number, status=status, reason=reason)
        deal.status, deal.reason = status, reason

    async def date(self, deal: Deal, given: int) -> None:
        """Write down after which stored move a deal holds, before that move is made."""
        await self.services.words.change_deal(self.table, deal.number, given=given)
        deal.given = given

    async def mark(self, deal: Deal, by: int, mark: Mark) -> None:
        """One side says whether the other one kept its promise in free words; others are judged by the rules."""
        if by not in (deal.by, deal.to):
            raise Refusal(403, "deal/not_yours", "only its two sides say how a promise was kept")
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
        """Open deals that can no longer be accepted: their time is up, or they are over."""
        open_ones = [deal for deal in self.deals.values() if deal.status == "open"]
        if play is None or play.is_over():
            return open_ones
        return [deal for deal in open_ones if deal.is_due(self.clock()) or deal.is_over(play)]


def _terms(block: BlockDoc) -> dict[str, object]:
    return {name: value for name, value in block.items() if value is not None}


def _deal(row: dict[str, Any]) -> Deal:
    terms = {"promises": [], "promises_asked": [], **msgspec.json.decode(row["terms"])}
    return Deal(
        row["number"],
        row["by_seat"],
        row["to_seat"],
        row["answers"],
        msgspec.convert(terms, TermsDoc),
        row["status"],
        row["made"],
        row["expires"],
        row["open_to"],
        row["season"],
        msgspec.json.decode(row["marks"]),
        row["given"],
        row["reason"],
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
        "open_to": deal.open_to,
        "season": deal.season,
    }


def promised_rows(table: str, written: Written, now: float) -> list[dict[str, Any]]:
    """The deals of a game from elsewhere: of each only what was promised is known."""
    found = []
    for line in {line.deal: line for line in reversed(written.lines)}.values():
        by, to = line.promise.by, line.promise.to
        mine = [one.promise for one in written.lines if one.deal == line.deal]
        blocks = [[_block(one) for one in mine if one.by == seat] for seat in (by, to)]
        goods = dict.fromkeys(GOODS, 0)
        terms = TermsDoc(**goods, promise="", promise_asked="", promises=blocks[0], promises_asked=blocks[1])  # type: ignore[typeddict-item]
        deal = Deal(line.deal, by, to, None, terms, "accepted", now, None, "pair" if line.private else "table", None)
        found.append({**_row(table, deal), "given": line.given})
    return found


def _block(given: Given) -> BlockDoc:
    return msgspec.convert(dict(given.terms), BlockDoc)
