"""Tea at tables of the server: cups, what a person may do beside the rules, and the words of characters."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from gunbai.bots.characters.cast import BY_ID
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.state import View
from gunbai.server.tea.ceremony import Ceremony
from gunbai.session import beats
from tests.server.club import Club, Person, opened

PATIENCE = 60.0
TRIES = 100


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that takes its time at tea, with bots that answer at once."""
    with opened(tmp_path_factory.mktemp("slow"), tea_word=3600, tea_pour=3600, tea_longest=86_400) as club:
        yield club


def seated(person: Person, *bots: str, seats: int = 3) -> str:
    table = person.post("/tables", 201, game="rising-sun", seats=seats, bots=list(bots))
    return str(person.post(f"/tables/{table['id']}/start")["id"])


def waited_for(look: Callable[[], Any]) -> Any:
    """What comes sooner or later, however busy the machine is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come")


def cups(person: Person, table: str) -> list[Any]:
    return list(person.get(f"/tables/{table}/state")["tea"]["cups"])


def poured(club: Club) -> tuple[Person, str]:
    """A table at which the two bots have agreed; they do not at most, so several are tried."""
    for number in range(TRIES):
        ann = club.guest(f"Ann {number}")
        table = seated(ann, "steady", "steady")
        waited_for(lambda: cups(ann, table) or ann.get(f"/tables/{table}/state")["actors"] == [0])  # noqa: B023
        if cups(ann, table):
            return ann, table
    raise AssertionError("bots never agree")


def test_rs5_3_bots_pour_a_cup_and_wait_for_the_person(slow: Club) -> None:
    ann, table = poured(slow)
    [cup] = cups(ann, table)
    assert sorted(cup["seats"]) == [1, 2]
    assert cup["held"] == [0]
    state = ann.get(f"/tables/{table}/state")
    assert state["question"]["step"] == "tea"
    assert [player["ally"] for player in state["view"]["players"]] == [None] * 3


def test_rs5_3_who_lets_them_go_on_sees_the_alliance_and_tea_is_over(slow: Club) -> None:
    """A cup of two bots then is as short as a cup can be."""
    ann, table = poured(slow)
    ann.post(f"/tables/{table}/tea", do="go_on")
    state = waited_for(lambda: over_tea(ann, table))
    assert state["tea"] is None
    assert [player["ally"] for player in state["view"]["players"]][1:] == [2, 1]


def over_tea(person: Person, table: str) -> Any:
    state = person.get(f"/tables/{table}/state")
    return state if state["question"]["step"] != "tea" else None


def test_rs5_3_what_one_may_ask_for_beside_the_rules_is_bounded(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann, "steady", "steady")
    for _ in range(2):
        ann.post(f"/tables/{table}/tea", do="wait")
    assert ann.post(f"/tables/{table}/tea", 409, do="wait")["code"] == "tea/waited"
    assert ann.post(f"/tables/{table}/tea", 409, do="take_back")["code"] == "tea/no_cup"
    assert ann.post(f"/tables/{table}/tea", 422, do="sing")["code"] == "input/invalid"


def test_rs5_3_a_cup_waits_longer_by_as_long_as_the_game_was_paused(slow: Club) -> None:
    ann, table = poured(slow)
    [before] = cups(ann, table)
    ann.post(f"/tables/{table}/votes", kind="pause")
    time.sleep(0.3)
    ann.post(f"/tables/{table}/votes", kind="resume")
    [after] = cups(ann, table)
    assert after["due"] >= before["due"] + 0.3


def test_rs5_3_strangers_do_not_speak_at_tea(slow: Club) -> None:
    ann, bo = slow.guest("Ann"), slow.guest("Bo")
    table = seated(ann, "steady", "steady")
    assert bo.post(f"/tables/{table}/tea", 403, do="wait")["code"]


def test_rs5_3_two_people_agree_and_one_takes_it_back(slow: Club) -> None:
    ann, bo, cy = (slow.guest(name) for name in ("Ann", "Bo", "Cy"))
    table = ann.post("/tables", 201, game="rising-sun", seats=3)
    for person in (bo, cy):
        person.post(f"/tables/{table['id']}/join", invite=table["invite"])
    table = ann.post(f"/tables/{table['id']}/start")["id"]
    propose(ann, table, 0, "propose 1")
    propose(bo, table, 1, "agree 0")
    [cup] = cups(cy, table)
    assert (cup["seats"], cup["held"]) == ([1, 0], [2])
    ann.post(f"/tables/{table}/tea", do="take_back")
    assert cups(cy, table) == []
    assert "1 agree 0" not in [choice["action"] for choice in bo.get(f"/tables/{table}/state")["choices"]]
    propose(bo, table, 1, "propose 0")
    propose(ann, table, 0, "agree 1")
    propose(cy, table, 2, "ready")
    state = waited_for(lambda: over_tea(ann, table))
    assert [player["ally"] for player in state["view"]["players"]] == [1, 0, None]


class Declining:
    """Is ready at once, whoever has asked it."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        return next((one for one in choices if one.tag == "ready"), choices[0])

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        return None

    def explain(self, view: View, action: Action) -> dict[int, str]:
        return {0: "trust", 2: "you_lead"}


@pytest.mark.parametrize("bot", ["monk", "steady"])
def test_rs5_3_a_person_who_is_declined_is_told_why_and_after_a_restart_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """A character may say more than the reason, a plain bot says that alone; between bots nothing is said."""
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Declining())
    with opened(tmp_path, tea_word=3600) as club:
        ann = club.guest("Ann")
        table = seated(ann, bot, bot)
        waited_for(lambda: ann.get(f"/tables/{table}/state")["actors"] == [0])
        propose(ann, table, 0, "propose 1")
        told = waited_for(lambda: [one for one in ann.get(f"/tables/{table}/talk") if one["text"].endswith("trust")])
        [line] = told
        assert (line["seat"], line["name"], line["line"]) == (1, bot, True)
        words = line["text"].split()
        assert words[1:3] == ["reason", "0"] or (bot, words[1]) == ("monk", "refusal")
        assert not [one for one in ann.get(f"/tables/{table}/talk") if "you_lead" in one["text"]]
        del club.server.hub.tables[table]
        assert line in ann.get(f"/tables/{table}/talk")
        propose(ann, table, 0, "propose 2")
        waited_for(lambda: len([one for one in ann.get(f"/tables/{table}/talk") if "trust" in one["text"]]) == 2)


def propose(person: Person, table: str, seat: int, what: str) -> None:
    decision = person.get(f"/tables/{table}/state")["decision"]
    person.act(table, f"{seat} {what}", decision=decision)


def test_a_character_says_hello_in_words_that_every_reader_has(club: Club) -> None:
    ann = club.guest("Ann")
    table = seated(ann, "monk", "poet")
    [talk, *_] = waited_for(lambda: ann.get(f"/tables/{table}/talk"))
    assert talk["line"]
    assert talk["name"] in BY_ID
    assert talk["text"].split() == [talk["name"], "greeting", "1"]
    assert talk["seat"] in (1, 2)


def test_characters_are_listed_with_the_games(club: Club) -> None:
    games = {game["name"]: game for game in club.guest("Ann").get("/games")}
    for game in ("rising-sun", "shogun"):
        assert len(games[game]["characters"]) >= 12
        assert {"name": "abbot", "level": "master", "temper": "loyal"} in games[game]["characters"]


def test_what_was_said_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = seated(ann, "monk", "poet")
        before = waited_for(lambda: ann.get(f"/tables/{table}/talk"))
        token = ann.token
    with opened(tmp_path) as club:
        again = Person(club.client, {"id": ann.id, "token": token})
        after = again.get(f"/tables/{table}/talk")
        assert after[: len(before)] == before
        assert [one["text"] for one in after].count(before[0]["text"]) == 1


def test_rs5_3_cups_are_there_after_a_restart(slow: Club) -> None:
    ann, table = poured(slow)
    [cup] = cups(ann, table)
    del slow.server.hub.tables[table]
    [again] = cups(ann, table)
    assert (again["seats"], again["held"]) == (cup["seats"], [0])


def test_rs5_3_a_table_says_how_long_its_bots_pour(slow: Club) -> None:
    ann = slow.guest("Ann")
    made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["steady", "steady"], tea=5)
    assert made["tea"] == 5
    table = ann.post(f"/tables/{made['id']}/start")["id"]
    assert ann.get(f"/tables/{table}/state")["tea"]["pour"] == 5
    refused = ann.post("/tables", 422, game="rising-sun", seats=3, bots=["steady", "steady"], tea=121)
    assert refused["code"] == "input/invalid"


def test_rs5_3_what_is_shown_before_tea_is_told_to_the_ceremony(slow: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table without clocks knows it, too: nobody's word at the next tea runs while the wars are still shown."""
    told: list[float] = []
    monkeypatch.setattr(Ceremony, "shown", lambda self, seconds: told.append(seconds))
    ann, table = poured(slow)
    ann.post(f"/tables/{table}/tea", do="go_on")
    waited_for(lambda: over_tea(ann, table))
    assert max(told) >= beats.seconds("rising-sun", ["alliance_formed"])
