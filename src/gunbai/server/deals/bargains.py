"""What two seats do with a deal: offer, counter, accept, refuse, retract, mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

import msgspec

from gunbai.bots.characters.cast import BY_ID
from gunbai.games.rising_sun.data.words import WAR
from gunbai.games.rising_sun.promises.numbers import terms_of
from gunbai.games.rising_sun.table import Table as Board
from gunbai.kernel.errors import GunbaiError, RuleViolation
from gunbai.kernel.records.match import Entry
from gunbai.server.deals.ledger import GOODS, Deal, Offer
from gunbai.server.messages import DealMessage
from gunbai.server.refusal import Refusal, once_stored, refused_by_rules
from gunbai.server.wire.deals import DealStatus, Mark, Reason, TermsDoc
from gunbai.session.session import Session

if TYPE_CHECKING:
    from gunbai.server.tables.table import Change, Table

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
HASTE: Final = 0.5
"""How long somebody without any patience waits for an answer, in times of the usual; with all of it 1 more."""
ANSWERS: Final[Mapping[str, DealStatus]] = {"accept": "accepted", "refuse": "refused", "retract": "retracted"}


class Said(NamedTuple):
    """What a bot adds to a refusal: the kind of reason, and the offer that it would rather agree on."""

    reason: str = ""
    counter: str | None = None


NOTHING_MORE: Final = Said()


class Heard(NamedTuple):
    """What one seat offers a bot at the moment it is asked: its answer is to this and to nothing that comes later."""

    deals: tuple[int, ...]
    goods: tuple[int, ...] | None
    """The numbers of the offer that the game itself holds open."""


NOTHING_HEARD: Final = Heard((), None)


def heard_from(table: Table, giver: int, seat: int) -> Heard:
    """The caller holds the lock."""
    play = table.playing()
    now, made = table.deals.clock(), table.deals.open_between(giver, seat)
    found = [deal for deal in made if not (deal.is_due(now) or deal.is_over(play))]
    goods = play.offers.get((giver, seat)) if play.has_open_offer(giver, seat) else None
    return Heard(tuple(deal.number for deal in found), goods)


def heard_by(table: Table, seat: int) -> Mapping[int, Heard]:
    """What is offered to a seat, by who offers it. The caller holds the lock."""
    return {giver: heard_from(table, giver, seat) for giver in range(len(table.seats)) if giver != seat}


def terms_between(table: Table, giver: int, seat: int) -> int:
    """How many things are given, asked and promised in what a seat offers another."""
    return max((deal.length for deal in table.deals.open_between(giver, seat)), default=1)


def patience(table: Table, seat: int) -> float:
    """Seconds for which the bot of a seat still waits before it goes on: it has offered something to a person who is
    here and has not answered; a patient character waits longer, a hasty one less long. Whoever proposes an alliance to
    it meanwhile is answered at once."""
    play, wait = table.play, table.services.settings.offer_wait
    if play is None or not wait or table.tea.is_asked(seat):
        return 0.0
    people = [one for one in table.tea.people() if one != seat and table.audience.is_online(one)]
    offers = [deal for one in people for deal in table.deals.open_between(seat, one)]
    now = table.deals.clock()
    made = [deal.made for deal in offers if not (deal.is_due(now) or deal.is_over(play))]
    character = BY_ID.get(table.seats[seat].bot or "")
    wait *= 1.0 if character is None else HASTE + character.patience
    return max(0.0, max(made) + wait - now) if made else 0.0


async def done_by_bot(
    table: Table, seat: int, text: str, heard: Mapping[int, Heard], said: Said = NOTHING_MORE
) -> bool:
    """A bot deals through the same door as people: its offer is a deal that can be answered where it is seen, and its
    answer settles the deal that it was asked about. False when the text is about something else."""
    words = text.split()
    tag, numbers = words[1], [int(word) for word in words[2:] if word.isdigit()]
    if tag == "offer" and len(numbers) == len(GOODS) + 2:
        await offer(table, seat, _offer_of(numbers))
        return True
    if tag not in ANSWERS or not numbers:
        return False
    if tag == "retract":
        mine = table.deals.open_between(seat, numbers[0])
        if mine:
            await answer(table, mine[-1].number, seat, ANSWERS[tag])
        return bool(mine)
    asked = heard.get(numbers[0], NOTHING_HEARD)
    if not asked.deals:
        await table.services.whole(_answered_goods(table, seat, text, numbers[0], asked))
    elif tag != "refuse" or said.counter is None or not await _is_countered(table, seat, asked.deals[-1], said.counter):
        await answer(table, asked.deals[-1], seat, ANSWERS[tag], _kind(said.reason) if tag == "refuse" else None)
    return True


async def _answered_goods(table: Table, seat: int, text: str, giver: int, asked: Heard) -> None:
    """An answer to an offer that the game alone knows of."""
    async with table.lock:
        if heard_from(table, giver, seat) != asked:
            raise Refusal(409, "deal/closed", "this offer is no longer open", {"status": "retracted"})
        await table.commit(table.tea.change(seat, [text], None), seat, "bot")


async def _is_countered(table: Table, seat: int, number: int, text: str) -> bool:
    """Another offer instead of a refusal, before the same ears; what cannot be offered any more leaves the refusal, and
    so does what all would hear of where the two talked alone: goods are offered before everybody."""
    deal = table.deals.find(number, seat)
    wanted = _offer_of([int(word) for word in text.split()[2:]])
    if deal.open_to == "pair" and not deal.moves_goods and any(wanted.terms[name] for name in GOODS):
        return False
    try:
        await offer(table, seat, wanted._replace(answers=number, open_to=deal.open_to))
    except Refusal:
        return False
    return True


def _offer_of(numbers: list[int]) -> Offer:
    """An offer as bots say it: to whom, goods both ways, and one promise either way by its number."""
    goods = dict(zip(GOODS, numbers[1:-1], strict=True))
    gives, asks = ([] if terms is None else [terms] for terms in terms_of(numbers[-1]))
    said = {"promise": "", "promise_asked": "", "promises": gives, "promises_asked": asks}
    return Offer(numbers[0], msgspec.convert({**goods, **said}, TermsDoc))


def _kind(reason: str) -> Reason | None:
    """The kind of reason, if the bot says one that people know."""
    return next((kind for kind in REASONS if kind == reason), None)


# --- offering -----------------------------------------------------------------------------------------------------


async def offer(table: Table, by: int, wanted: Offer) -> Deal:
    """A new offer, or a counter offer. One open offer each way between two seats: a new one replaces the old."""
    return await table.services.whole(_offered(table, by, wanted))


async def _offered(table: Table, by: int, wanted: Offer) -> Deal:
    async with table.lock:
        play = table.playing()
        await _expire(table)
        _check_seat(table, by, wanted.to)
        if not table.deals.has_room_for(by):
            raise Refusal(409, "deal/too_many", "you have made too many offers in this game")
        deal = table.deals.new(by, wanted, play.promises.season)
        if deal.is_empty:
            raise Refusal(422, "deal/empty", "a deal without goods or promises is none")
        answered = None if wanted.answers is None else _open_deal(table, wanted.answers, by)
        _check(play, deal)
        replaced = [*table.deals.open_between(by, wanted.to), *([answered] if answered else [])]
        texts = [deal.offer_text()] if deal.moves_goods else []
        if answered is not None and answered.moves_goods:
            texts.append(f"{by} refuse {answered.by}")
        if texts:
            await table.commit(_said_at_once(by, texts), by, "player")
        with once_stored():
            for old in replaced:
                await table.deals.settle(old, "countered" if old is answered else "retracted")
                tell(table, old)
            await table.deals.add(deal)
        _told(table, deal, by)
        return deal


def _said_at_once(by: int, texts: list[str]) -> Change:
    """Asides of a seat one after the other: a counter offer comes with the refusal of what it answers."""
    return lambda play: [entry for text in texts for entry in play.act(by, [text], None)]


def _check_seat(table: Table, by: int, to: int) -> None:
    if to == by:
        raise Refusal(422, "deal/seat", "a deal is with another seat", {"seat": to}, "RS3.2")
    if not 0 <= to < len(table.seats):
        raise Refusal(422, "deal/seat", "a deal is with another seat at this table", {"seat": to})


def _check(play: Session, deal: Deal) -> None:
    """Refuse what nobody could agree on: promises that come too late, goods that whoever offers them has not. Where
    nothing may be offered at all, the game says so."""
    try:
        play.promises.check(deal.promises)
        board, may_offer = play.promises.table, any(form.tag == "offer" for form in play.asides(deal.by))
        if board is not None and deal.moves_goods and may_offer:
            _check_purse(board, deal)
    except GunbaiError as error:
        raise refused_by_rules(error) from None


def _check_purse(board: Board, deal: Deal) -> None:
    coins, ronin = deal.terms["coins"], deal.terms["ronin"]
    held = {"coins_held": board.coins[deal.by], "ronin_held": board.ronin[deal.by]}
    if coins > held["coins_held"] or ronin > held["ronin_held"]:
        raise RuleViolation("offer/purse_too_small", "RS3.2", {"coins": coins, "ronin": ronin, **held})


# --- answering ----------------------------------------------------------------------------------------------------


def _open_deal(table: Table, number: int, taker: int) -> Deal:
    """An open deal that this seat may answer."""
    deal = table.deals.find(number, taker)
    if deal.to != taker:
        raise Refusal(403, "deal/not_yours", "the other side answers this offer")
    return _still_open(table, deal)


def _own_deal(table: Table, number: int, seat: int) -> Deal:
    deal = table.deals.find(number, seat)
    if deal.by != seat:
        raise Refusal(403, "deal/not_yours", "only who offers may retract")
    return _still_open(table, deal)


def _still_open(table: Table, deal: Deal) -> Deal:
    if deal.status != "open" or deal in table.deals.lapsed(table.play):
        details: dict[str, str | int] = {"status": deal.status}
        raise Refusal(409, "deal/closed", "this offer is no longer open", details, _closed_by(table, deal))
    return deal


def _closed_by(table: Table, deal: Deal) -> str | None:
    """The rule that has closed an offer, if it was one: goods that were offered at tea lapse with it, others with the
    political phase, and promises when they come too late."""
    play = table.playing()
    if deal.status not in ("open", "expired") or deal.is_due(table.deals.clock()) or not deal.is_over(play):
        return None
    if deal.is_idle(play):
        return "RS5.3"
    if deal.moves_goods:
        board = play.promises.table
        return "RS3.3" if board is not None and board.phase >= WAR else "RS5.3"
    try:
        play.promises.check(deal.promises)
    except RuleViolation as error:
        return error.clause
    except GunbaiError:
        return None
    return None


async def answer(table: Table, number: int, seat: int, status: DealStatus, reason: Reason | None = None) -> Deal:
    """Accept, refuse or retract."""
    return await table.services.whole(_answered(table, number, seat, status, reason))


async def _answered(table: Table, number: int, seat: int, status: DealStatus, reason: Reason | None) -> Deal:
    async with table.lock:
        play = table.playing()
        deal = _own_deal(table, number, seat) if status == "retracted" else _open_deal(table, number, seat)
        if status == "accepted":
            await _accepted(table, play, deal)
        else:
            verb, other = ("retract", deal.to) if status == "retracted" else ("refuse", deal.by)
            if deal.moves_goods:
                text = f"{seat} {verb} {other}"
                await table.commit(lambda play: play.act(seat, [text], None), seat, "player")
            with once_stored():
                await table.deals.settle(deal, status, reason)
        _told(table, deal, seat)
        return deal


async def _accepted(table: Table, play: Session, deal: Deal) -> None:
    """Goods and promises at once. It is written down first when the deal will hold: if the server goes down between
    that and the move, the move decides whether it was made."""
    try:
        play.promises.check(deal.promises)
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    await table.deals.date(deal, table.stored + (1 if deal.moves_goods else 0))
    if not deal.moves_goods:
        await table.deals.settle(deal, "accepted")
    await table.commit(_agreement(table, deal), deal.to, "player")
    if deal.moves_goods:
        with once_stored():
            await table.deals.settle(deal, "accepted")


def _agreement(table: Table, deal: Deal) -> Change:
    """A bot that has promised an alliance, or was promised one, has no other pairing open any more."""

    def carried_out(play: Session) -> list[Entry]:
        text = f"{deal.to} accept {deal.by}"
        found = play.act(deal.to, [text], None) if deal.moves_goods else []
        play.promise(deal.number, deal.promises, private=deal.open_to == "pair")
        if any(promise.terms["block"] == "ally" for promise in deal.promises):
            for aside in table.tea.pledged(deal.by, deal.to):
                found += play.act(int(aside.split()[0]), [aside], None)
        return found

    return carried_out


async def mark(table: Table, number: int, seat: int, kept: Mark) -> Deal:
    """Say whether the other side kept its promise."""
    async with table.lock:
        deal = table.deals.find(number, seat)
        await table.deals.mark(deal, seat, kept)
        tell(table, deal)
        return deal


async def expire(table: Table) -> None:
    """Close the offers that the engine or the time has closed."""
    async with table.lock:
        await _expire(table)


async def _expire(table: Table) -> None:
    for deal in table.deals.lapsed(table.play):
        await table.deals.settle(deal, "expired")
        if table.acting() and not table.row.paused and deal.is_offered(table.playing()):
            await table.commit(_said_at_once(deal.by, [f"{deal.by} retract {deal.to}"]), deal.by, "player")
        tell(table, deal)


def _told(table: Table, deal: Deal, seat: int) -> None:
    """After what a seat has done about a deal. What two talk about alone gives nobody more time at tea, for that would
    tell of it."""
    tell(table, deal)
    if deal.open_to == "table":
        table.tea.dealt(seat, deal.to if seat == deal.by else deal.by)
        table.publish(seat)
    else:
        table.follow_up()


def tell(table: Table, deal: Deal) -> None:
    """Whoever may hear of it does: its two seats, or everybody; those who see the game late hear of it at its end."""
    message = msgspec.json.encode(DealMessage(type="deal", deal=deal.document()))
    for viewer in table.audience.viewers():
        if deal.is_heard_by(viewer) and not (viewer is None and table.lags):
            table.audience.tell(viewer, message)
