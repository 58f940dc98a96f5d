"""The life of a table: options, seats, bots, invitations, start, expiry, rematch."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from gunbai.kernel.luck.chance import FairChance
from tests.server.club import Club, Person, opened


def test_wrong_wishes_are_refused_with_the_field(club: Club, people: list[Person]) -> None:
    ann = people[0]
    assert ann.post("/tables", 422, game="chess", seats=3)["details"]["field"] == "game"
    assert ann.post("/tables", 422, game="shogun", seats=9)["details"]["field"] == "seats"
    assert ann.post("/tables", 422, game="shogun", seats=3, options={"a": "b"})["details"]["field"] == "options"
    assert ann.post("/tables", 422, game="shogun", seats=3, bots=["deep-thought"])["details"]["field"] == "bot"
    assert ann.post("/tables", 422, game="shogun", seats=3, bots=["random"] * 3)["details"]["field"] == "bots"
    assert ann.post("/tables", 422, game="shogun", seats=3, colour="red")["details"]["field"] == "body.colour"
    answer = club.client.post("/api/tables", json={"game": "shogun", "seats": 3})
    assert (answer.status_code, answer.json()["code"]) == (401, "session/missing")


def test_a_pace_brings_its_clock(club: Club, people: list[Person]) -> None:
    def clock_of(**wishes: Any) -> tuple[str, Any]:
        table = people[0].post("/tables", 201, game="shogun", seats=3, **wishes)
        return table["pace"], table["clock"]

    assert clock_of() == ("free", None)
    assert clock_of(pace="free") == ("free", None)
    assert clock_of(pace="live") == ("live", {"per_move": 120, "bank": 900})
    assert clock_of(pace="turns") == ("turns", {"per_move": 86_400, "bank": 0})
    own = {"per_move": 30, "bank": 60}
    assert clock_of(clock=own) == ("live", own)
    assert clock_of(pace="turns", clock=own) == ("turns", own)
    refused = people[0].post("/tables", 422, game="shogun", seats=3, pace="free", clock=own)
    assert refused["details"]["field"] == "body.clock"
    running = club.started(*people, pace="live")
    seats = people[0].get(f"/tables/{running}")["seats"]
    assert all(seat["bank"] == 900 for seat in seats)
    assert any(seat["deadline"] for seat in seats)


def test_a_table_by_invitation_is_seen_by_its_link_only(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = ann.post("/tables", 201, game="rising-sun", seats=3, public=False)
    id, invite = table["id"], table["invite"]
    assert bo.ask("GET", f"/tables/{id}", 404)["code"] == "table/unknown"
    assert bo.post(f"/tables/{id}/join", 404)["code"] == "table/unknown"
    assert id not in [one["id"] for one in cy.get("/tables")["tables"]]
    assert bo.get(f"/invites/{invite}") == {"table": id}
    assert bo.get(f"/tables/{id}", invite=invite)["invite"] is None
    assert bo.post(f"/tables/{id}/join", invite=invite)["you"] == 1
    assert bo.get(f"/tables/{id}")["invite"] == invite
    assert cy.ask("GET", "/invites/nothing", 404)["code"] == "invite/unknown"


def test_joining_leaving_and_starting(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = ann.post("/tables", 201, game="rising-sun", seats=3)["id"]
    assert bo.post(f"/tables/{table}/join", seat=2)["you"] == 2
    assert bo.post(f"/tables/{table}/join", seat=1)["you"] == 2, "who sits stays"
    assert cy.post(f"/tables/{table}/join", 409, seat=2)["code"] == "seat/taken"
    assert ann.post(f"/tables/{table}/start", 409)["code"] == "table/free_seats"
    assert bo.post(f"/tables/{table}/start", 403)["code"] == "table/not_host"
    assert bo.put(f"/tables/{table}/seats/1", 403, bot="random")["code"] == "table/not_host"
    assert ann.put(f"/tables/{table}/seats/2", 409, bot="random")["code"] == "seat/taken"
    assert ann.put(f"/tables/{table}/seats/1", bot="random")["seats"][1]["bot"] == "random"
    assert ann.put(f"/tables/{table}/seats/1", bot=None)["seats"][1]["bot"] is None
    ann.post(f"/tables/{table}/leave")
    assert bo.get(f"/tables/{table}")["host"] == bo.id, "the next player is the host"
    assert ann.post(f"/tables/{table}/leave", 409)["code"] == "seat/none"
    bo.post(f"/tables/{table}/leave")
    assert bo.get(f"/tables/{table}")["status"] == "expired"


def test_players_seeds_are_mixed_into_a_chance_that_was_fixed_before(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.table(*people)
    before = table["seed_hash"]
    ann.put(f"/tables/{table['id']}/seed", seed="my own luck")
    assert [seat["seeded"] for seat in bo.get(f"/tables/{table['id']}")["seats"]] == [True, False, False]
    ann.post(f"/tables/{table['id']}/start")
    record = bo.get(f"/tables/{table['id']}/record")
    assert record["seed_hash"] == before
    assert record["player_seeds"] == ["my own luck", "", ""]
    assert "seed" not in record
    row = club.server.hub.tables[table["id"]].row
    assert FairChance(row.seed, []).seed_hash == before
    assert ann.put(f"/tables/{table['id']}/seed", 409, seed="too late")["code"] == "table/not_open"


def test_stale_open_tables_expire(tmp_path: Path) -> None:
    with opened(tmp_path, open_table_hours=0.0001, idle_table_seconds=0.2) as club:
        ann = club.guest("Ann")
        table = ann.post("/tables", 201, game="shogun", seats=3)["id"]
        end = time.monotonic() + 60
        while ann.get(f"/tables/{table}")["status"] == "open" and time.monotonic() < end:
            time.sleep(0.1)
        assert ann.get(f"/tables/{table}")["status"] == "expired"


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with opened(tmp_path, idle_table_seconds=0.2) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        before = people[0].get(f"/tables/{table}/state")
        end = time.monotonic() + 60
        while table in club.server.hub.tables and time.monotonic() < end:
            time.sleep(0.1)
        assert table not in club.server.hub.tables
        assert people[0].get(f"/tables/{table}/state") == before


def test_the_lobby_lists_public_tables_in_pages(club: Club, people: list[Person]) -> None:
    made = [people[0].post("/tables", 201, game="shogun", seats=3)["id"] for _ in range(3)]
    page = people[1].get("/tables", limit=2, status="open")
    assert [table["id"] for table in page["tables"]] == made[:0:-1]
    rest = people[1].get("/tables", limit=2, status="open", before=page["before"])
    assert rest["tables"][0]["id"] == made[0]
    assert all(table["invite"] is None for table in page["tables"])
