"""What two seats do with a deal: offer, counter, accept, refuse, retract, mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.server.deals.ledger import GOODS, Deal
from gunbai.server.documents import DealStatus, Mark, TermsDoc
from gunbai.server.play import moves
from gunbai.server.refusal import Refusal, once_stored
from gunbai.server.tables.table import Table, encode

ANSWERS: Final[Mapping[str, DealStatus]] = {"accept": "accepted", "refuse": "refused", "retract": "retracted"}


async def done_by_bot(table: Table, seat: int, text: str) -> bool:
    """A bot deals through the same door as people: its offer is a deal that can be answered where it is seen, and its
    answer settles the deal it answers. False when the text is about something else."""
    words = text.split()
    tag, numbers = words[1], [int(word) for word in words[2:] if word.isdigit()]
    if tag == "offer" and len(numbers) == len(GOODS) + 2:
        terms = TermsDoc(**dict(zip(GOODS, numbers[1:-1], strict=True)), promise="", promise_asked="")  # type: ignore[typeddict-item]
        await offer(table, seat, numbers[0], terms, None, None)
        return True
    if tag not in ANSWERS or not numbers:
        return False
    pair = (seat, numbers[0]) if tag == "retract" else (numbers[0], seat)
    found = [deal for deal in table.deals.open_between(*pair) if deal.moves_goods]
    if found:
        await answer(table, found[-1].number, seat, ANSWERS[tag])
    return bool(found)


async def offer(table: Table, by: int, to: int, terms: TermsDoc, answers: int | None, seconds: int | None) -> Deal:
    """A new offer, or a counter offer. One open offer each way between two seats: a new one replaces the old."""
    return await table.services.whole(_offered(table, by, to, terms, answers, seconds))


async def _offered(table: Table, by: int, to: int, terms: TermsDoc, answers: int | None, seconds: int | None) -> Deal:
    async with table.lock:
        table.playing()
        await _expire(table)
        if to == by or not 0 <= to < len(table.seats):
            raise Refusal(422, "deal/seat", "a deal is with another seat at this table", {"seat": to})
        deal = table.deals.new(by, to, terms, answers, seconds)
        if not deal.moves_goods and not terms["promise"] and not terms["promise_asked"]:
            raise Refusal(422, "deal/empty", "a deal without goods or promises is none")
        answered = None if answers is None else _open_deal(table, answers, by)
        if deal.moves_goods:
            await table.commit(lambda play: moves.acted(play, by, [deal.offer_text()], None), by, "player")
        with once_stored():
            for old in [*table.deals.open_between(by, to), *([answered] if answered else [])]:
                await table.deals.settle(old, "countered" if old is answered else "retracted")
                _tell(table, old)
            await table.deals.add(deal)
        _tell(table, deal)
        table.follow_up()
        return deal


def _open_deal(table: Table, number: int, taker: int) -> Deal:
    """An open deal that this seat may answer."""
    deal = table.deals.find(number, taker)
    if deal.to != taker:
        raise Refusal(403, "deal/not_yours", "this offer is yours; the other side answers it")
    if deal.status != "open" or deal in table.deals.lapsed(table.play):
        raise Refusal(409, "deal/closed", "this offer is no longer open", {"status": deal.status})
    return deal


async def answer(table: Table, number: int, seat: int, status: DealStatus) -> Deal:
    """Accept, refuse or retract."""
    return await table.services.whole(_answered(table, number, seat, status))


async def _answered(table: Table, number: int, seat: int, status: DealStatus) -> Deal:
    async with table.lock:
        table.playing()
        deal = _own_deal(table, number, seat) if status == "retracted" else _open_deal(table, number, seat)
        verb = {"accepted": "accept", "refused": "refuse", "retracted": "retract"}[status]
        other = deal.to if status == "retracted" else deal.by
        if deal.moves_goods:
            await table.commit(lambda play: moves.acted(play, seat, [f"{seat} {verb} {other}"], None), seat, "player")
        with once_stored():
            await table.deals.settle(deal, status)
        _tell(table, deal)
        return deal


def _own_deal(table: Table, number: int, seat: int) -> Deal:
    deal = table.deals.find(number, seat)
    if deal.by != seat:
        raise Refusal(403, "deal/not_yours", "only who offers may retract")
    if deal.status != "open" or deal in table.deals.lapsed(table.play):
        raise Refusal(409, "deal/closed", "this offer is no longer open", {"status": deal.status})
    return deal


async def mark(table: Table, number: int, seat: int, kept: Mark) -> Deal:
    """Say whether the other side kept its promise."""
    async with table.lock:
        deal = table.deals.find(number, seat)
        await table.deals.mark(deal, seat, kept)
        _tell(table, deal)
        return deal


async def expire(table: Table) -> None:
    """Close the offers that the engine or the time has closed."""
    async with table.lock:
        await _expire(table)


async def _expire(table: Table) -> None:
    for deal in table.deals.lapsed(table.play):
        await table.deals.settle(deal, "expired")
        _tell(table, deal)


def _tell(table: Table, deal: Deal) -> None:
    """Only the two seats concerned hear of it."""
    for seat in (deal.by, deal.to):
        table.audience.tell(seat, encode({"type": "deal", "deal": deal.document()}))
