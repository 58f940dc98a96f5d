"""Every route against its own description: whatever comes in, the answer is one the document declares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, Response
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gunbai.server.app import create_app
from gunbai.server.settings import Settings
from gunbai.server.store.names import cleaned, titled
from tests.server.process import PATIENCE, asked, serving

schema = schemathesis.openapi.from_dict(create_app(Settings(database="unused.db")).openapi())


class Api:
    """A server, somebody who is signed in, and tables of theirs."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.headers = self.signed_in()
        self.tables = [self.table(started=True), self.table(started=False)]

    def signed_in(self) -> dict[str, str]:
        guest = asked("POST", f"{self.url}/api/guests", json={"name": "Fuzz", "token": True}).json()
        return {"Authorization": f"Bearer {guest['token']}"}

    def table(self, *, started: bool) -> str:
        wishes = {"game": "rising-sun", "seats": 3, "bots": ["random", "random"]}
        id = asked("POST", f"{self.url}/api/tables", json=wishes, headers=self.headers).json()["id"]
        if started:
            asked("POST", f"{self.url}/api/tables/{id}/start", headers=self.headers).raise_for_status()
        return str(id)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(folder, bot_workers="0") as server:
        yield Api(server.url)


@pytest.mark.full
@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_answers_are_declared(case: Case, api: Api) -> None:
    """Where the generated id is a possible one, a real table's takes its place: else all would be 404."""
    id = str(case.path_parameters.get("id", "")) if case.path_parameters else ""
    if re.fullmatch("[a-z0-9]{1,20}", id):
        case.path_parameters["id"] = api.tables[len(id) % 2]
    may_end_a_session = case.method != "GET" and case.path.startswith(("/api/sign-out", "/api/me", "/api/accounts"))
    headers = api.signed_in() if may_end_a_session else api.headers
    response = case.call(base_url=api.url, headers=headers, timeout=PATIENCE)
    is_said = can_be_read(case.path, case.body) and not is_against_sense(response)
    unsaid: list[CheckFunction] = [] if is_said else [positive_data_acceptance]
    case.validate_response(response, headers=headers, excluded_checks=unsaid)


def is_against_sense(response: Response) -> bool:
    """Refused though it has the right form: a deal with oneself, a record that is none. No description can say that,
    nor that 1.0, which it takes for an integer, is none to us."""
    if response.status_code not in (400, 422):
        return False
    refused = response.json()
    return bool(refused["code"] != "input/invalid" or refused["details"].get("problem", "int_type") == "int_type")


def can_be_read(path: str, body: object) -> bool:
    """Whether the name in it is one: which letters show nothing no pattern in the description can say."""
    name = body.get("name") if isinstance(body, dict) else None
    try:
        if isinstance(name, str):
            (titled if path.startswith("/api/tables") else cleaned)(name)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("path", ["/api/guests", "/api/tables"])
def test_names_that_show_nothing_are_told_apart(path: str) -> None:
    assert not can_be_read(path, {"name": "\u009b"})
    assert can_be_read(path, {"name": "Sakura"})
