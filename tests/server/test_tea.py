"""Tea with people, on a simulated clock: nobody is outrun, every proposal can be answered, and every tea ends."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace
from typing import Any

import pytest

from gunbai.bots import registry
from gunbai.games.registry import game as game_by_name
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.luck.chance import simulated
from gunbai.server.refusal import Refusal
from gunbai.server.settings import Settings
from gunbai.server.tea.ceremony import Ceremony
from gunbai.session import beats
from gunbai.session.session import Session, begun

GAME = game_by_name("rising-sun")
TICK = 1.0
KEEN = 9
"""Luck in which two bots want each other."""
MIXES = [mix for seats in (3, 4, 5) for mix in itertools.product("pb", repeat=seats) if "p" in mix]


class TeaTable:
    """What a ceremony needs of a table, with a clock that a test sets."""

    def __init__(self, mix: str, pace: str = "free", seed: int = 1, shown: float = 0.0, **settings: Any) -> None:
        self.now = 1000.0
        self.mix = mix
        self.services = SimpleNamespace(settings=Settings(**settings))
        self.row = SimpleNamespace(status="running", pace=pace, tea=None, cups=None)
        self.seats = [
            SimpleNamespace(seat=seat, person=f"p{seat}" if kind == "p" else None, stand_in=False)
            for seat, kind in enumerate(mix)
        ]
        self.online = set(range(len(mix)))
        self.audience = SimpleNamespace(is_online=lambda seat: seat in self.online)
        self.play: Session = begun(GAME, len(mix), {}, simulated(seed))
        self.bots = {seat: registry.make("steady", GAME) for seat, kind in enumerate(mix) if kind == "b"}
        self.rng = random.Random(seed)
        self.tea = Ceremony(self, lambda: self.now)  # type: ignore[arg-type]
        self.formed: list[tuple[float, int, int]] = []
        self.left_waiting: list[list[int]] = []
        """By alliance: the people who were free and not ready when it was formed."""
        self.tea.shown(shown)
        self.tea.follow()

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.mix) if kind == "p"]

    def act(self, text: str) -> None:
        """As the server does: the ceremony says how it is carried out."""
        seat = int(text.split()[0])
        self._watched(lambda: self.tea.change(seat, [text], self.play.decision(seat))(self.play))

    def _watched(self, change: Any) -> None:
        before = self.allies()
        change()
        after = self.allies()
        for seat, ally in enumerate(after):
            if ally != before[seat] and seat < ally:
                self.formed.append((self.now, seat, ally))
                self.left_waiting.append([s for s in self.people if after[s] == NOBODY and not self.ready(s)])
        self.tea.follow()

    def allies(self) -> list[int]:
        return list(self.play.view(None).table.ally)  # type: ignore[attr-defined]

    def ready(self, seat: int) -> bool:
        return bool(self.play.view(None).table.ready[seat])  # type: ignore[attr-defined]

    @property
    def is_tea(self) -> bool:
        return self.tea.board() is not None

    def run_bots(self) -> None:
        """Bots say all they have to say now."""
        for _ in range(200):
            waiting = [s for s in self.play.actors() if s in self.bots and not self.tea.keeps_waiting(s)]
            if not self.is_tea or not waiting:
                return
            seat = waiting[0]
            choice = self.bots[seat].choose(self.play.view(seat), self.play.choices(seat), self.rng, 0)
            text = self.tea.courteous(seat, str(choice), self.play.decision(seat))
            if text is not None:
                self.act(text)
        raise AssertionError("bots talk for ever")

    def take_back(self, seat: int) -> None:
        """As the server does: what the ceremony says is carried out."""
        aside = self.tea.do(seat, "take_back")
        if aside is not None:
            self.act(aside)

    def serve(self) -> None:
        """Cups that nobody holds become alliances."""
        while self.is_tea and (due := self.tea.follow()):
            cup = due[0]
            self.tea.manners.drop(cup)
            self._watched(lambda cup=cup: self.play.act(cup.seat, [f"{cup.seat} agree {cup.other}"], None))

    def pass_time(self, seconds: float) -> None:
        """Second by second, everybody but the people does what they do."""
        for _ in range(int(seconds / TICK)):
            self.run_bots()
            self.serve()
            self.now += TICK
            if not self.is_tea:
                return
        self.run_bots()
        self.serve()


def person_acts(table: TeaTable, seat: int, turn: int) -> None:
    """Ask somebody, take or leave what is asked, and after some turns be ready."""
    texts = [str(choice) for choice in table.play.choices(seat)]
    agree = [text for text in texts if " agree " in text]
    propose = [text for text in texts if " propose " in text]
    if turn >= 3 or not (agree or propose):
        table.act(f"{seat} ready")
    elif agree and table.rng.random() < 0.5:
        try:
            table.act(agree[0])
        except Refusal as refusal:  # who has asked sits with another; they wait
            assert refusal.code == "tea/poured"  # noqa: PT017
    elif propose:
        table.act(table.rng.choice(propose))
    else:
        table.act(table.rng.choice(texts))


@pytest.mark.parametrize("pace", ["free", "turns"])
@pytest.mark.parametrize("mix", ["".join(mix) for mix in MIXES])
def test_rs5_3_a_person_who_takes_sixty_seconds_is_never_outrun(mix: str, pace: str) -> None:
    table = TeaTable(mix, pace, seed=len(mix) * 7 + mix.count("p"))
    turn = 0
    while table.is_tea:
        before = len(table.formed)
        table.pass_time(60)
        for (_, one, other), outrun in zip(table.formed[before:], table.left_waiting[before:], strict=True):
            among_bots = one not in table.people and other not in table.people
            assert not (outrun and (turn == 0 or among_bots)), (one, other, outrun)
        for seat in table.people:
            if table.is_tea and seat in table.play.actors():
                person_acts(table, seat, turn)
        turn += 1
        assert turn < 20
    assert turn > 0


SLOW = [("".join(mix), slow) for mix in MIXES for slow in range(len(mix)) if mix[slow] == "p" and mix.count("p") > 1]


@pytest.mark.parametrize("pace", ["free", "turns"])
@pytest.mark.parametrize(("mix", "slow"), SLOW)
def test_rs5_3_a_person_who_takes_sixty_seconds_is_not_outrun_by_quick_people_and_their_bots(
    mix: str, slow: int, pace: str
) -> None:
    """The others ask and agree after one second and after twenty; until her first word nobody pairs off without her."""
    table = TeaTable(mix, pace, seed=len(mix) * 5 + slow)
    turn = 0
    while table.is_tea:
        before = len(table.formed)
        for seconds in (1, 20, 39):
            table.pass_time(seconds)
            quick = [seat for seat in table.people if seat != slow and seconds < 39]
            for seat in quick:
                if table.is_tea and seat in table.play.actors():
                    person_acts(table, seat, turn)
        for (_, one, other), waiting in zip(table.formed[before:], table.left_waiting[before:], strict=True):
            among_bots = one not in table.people and other not in table.people
            assert not (slow in waiting and (turn == 0 or among_bots)), (one, other)
        if table.is_tea and slow in table.play.actors():
            person_acts(table, slow, turn)
        turn += 1
        assert turn < 20
    assert turn > 0


def test_rs5_3_a_silent_person_is_waited_for_a_word_and_not_for_ever() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(74)
    assert not table.formed
    assert table.tea.manners.cups
    table.pass_time(120)
    assert [pair[1:] for pair in table.formed] == [(1, 2)]


def test_rs5_3_a_word_begins_when_everybody_has_seen_what_came_before_tea() -> None:
    """The wars of a season take their time on the page; whoever watches them has sixty seconds after that, too."""
    table = TeaTable("pbb", seed=KEEN, shown=beats.LONGEST_SHOW)
    table.pass_time(beats.LONGEST_SHOW + 74)
    assert not table.formed
    assert table.tea.manners.cups
    table.pass_time(20)
    assert table.formed


def test_rs5_3_what_is_shown_holds_nobody_up_for_long() -> None:
    table = TeaTable("pbb", seed=KEEN, shown=500)
    table.pass_time(beats.LONGEST_SHOW + 80)
    assert table.formed


def test_rs5_3_by_correspondence_silence_is_waited_for() -> None:
    table = TeaTable("pbb", "turns", seed=KEEN)
    table.pass_time(3000)
    assert not table.formed
    assert table.tea.manners.cups
    table.act("0 ready")
    table.pass_time(30)
    assert [pair[1:] for pair in table.formed] == [(1, 2)]


def test_rs5_3_when_all_people_are_ready_a_cup_is_short() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(10)
    assert not table.formed
    table.act("0 ready")
    table.pass_time(5)
    assert table.formed


def test_rs5_3_who_lets_the_others_go_on_holds_no_cup() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(10)
    table.tea.do(0, "go_on")
    table.pass_time(5)
    assert table.formed


def test_rs5_3_wait_for_me_renews_a_word_twice() -> None:
    table = TeaTable("pbb", seed=KEEN)
    for _ in range(2):
        table.pass_time(70)
        table.tea.do(0, "wait")
    table.pass_time(70)
    assert not table.formed
    with pytest.raises(Refusal) as refusal:
        table.tea.do(0, "wait")
    assert refusal.value.code == "tea/waited"


def test_rs5_3_the_longest_tea_ends() -> None:
    table = TeaTable("pbb", seed=KEEN, tea_longest=100)
    for _ in range(4):
        table.pass_time(30)
        if table.is_tea:
            table.tea.manners.addressed(0, table.now)
    assert table.formed


def test_rs5_3_a_bot_in_a_cup_answers_a_person_who_asks() -> None:
    """It takes her or declines: it never says nothing, and never says that it is too late."""
    answers = []
    for seed in range(12):
        table = TeaTable("pbb", seed=seed)
        table.pass_time(30)
        if "0 decline 1" in [str(one) for one in table.play.choices(0)]:
            table.act("0 decline 1")
        table.act("0 propose 1")
        table.pass_time(2)
        board: Any = table.play.view(None)
        allied = (0, 1) in [pair[1:] for pair in table.formed]
        assert allied or not board.table.open_proposals[1]
        answers.append(allied)
    assert len(answers) == 12
    assert any(answers)


def test_rs5_3_every_proposal_of_a_bot_can_be_answered_by_a_person_within_her_word() -> None:
    asked = 0
    for seed in range(8):
        table = TeaTable("pbbb", seed=seed)
        table.pass_time(60)
        choices = [str(choice) for choice in table.play.choices(0)]
        for text in [one for one in choices if " agree " in one]:
            asked += 1
            other = TeaTable("pbbb", seed=seed)
            other.pass_time(60)
            other.act(text)
            other.pass_time(25)
            assert other.allies()[0] == int(text.split()[2])
    assert asked > 0


def test_rs5_3_who_has_left_is_waited_for_a_shorter_time_and_shown_tea_anew() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.online = {1, 2}
    table.pass_time(55)
    assert not table.formed
    table.online = {0, 1, 2}
    table.pass_time(70)
    assert not table.formed
    table.online = {1, 2}
    table.pass_time(65)
    assert table.formed


def test_rs5_3_what_is_told_of_tea_is_the_same_for_all_and_gone_with_it() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(12)
    told = table.tea.document()
    assert told is not None
    assert [sorted(cup["seats"]) for cup in told["cups"]] == [[1, 2]]
    assert told["cups"][0]["held"] == [0]
    table.act("0 ready")
    table.pass_time(6)
    assert table.tea.document() is None


def left_alone(by_third: bool) -> TeaTable:
    """She had agreed with somebody, and waited; a minute and a quarter later her cup comes to nothing."""
    table = TeaTable("pppbb")
    for text in ("3 propose 4", "4 agree 3", "0 propose 2", "2 agree 0"):
        table.act(text)
    table.now += 74
    if by_third:
        table.act("1 propose 2")
        table.act("2 agree 1")
    else:
        table.take_back(2)
    assert [{cup.seat, cup.other} for cup in table.tea.manners.cups] == [{3, 4}]
    return table


@pytest.mark.parametrize("by_third", [True, False])
def test_rs5_3_who_is_left_at_a_cup_has_another_word(by_third: bool) -> None:
    """She spoke to nobody else, for she was agreed; the bots do not pair off before she can."""
    table = left_alone(by_third)
    table.now += 60
    table.serve()
    assert (3, 4) not in [pair[1:] for pair in table.formed]
    table.act("0 propose 3")
    assert table.allies()[3] == NOBODY


def test_rs5_3_while_the_game_is_paused_nobodys_word_runs() -> None:
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(30)
    table.tea.pause()
    table.now += 1000
    table.tea.resume()
    table.pass_time(44)
    assert not table.formed
    table.pass_time(20)
    assert table.formed


def test_rs5_3_a_tea_that_is_drunk_again_after_a_rewind_begins_anew() -> None:
    """Whoever has spoken and waited at the first one is waited for at the second as well."""
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(10)
    table.act("0 ready")
    table.pass_time(6)
    assert not table.is_tea
    table.now += 1000
    table.tea.follow()
    table.play = begun(GAME, 3, {}, simulated(KEEN))
    table.formed.clear()
    table.tea.follow()
    table.pass_time(74)
    assert not table.formed
    assert table.tea.manners.cups
