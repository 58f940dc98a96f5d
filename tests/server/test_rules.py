"""The rules by the server: search in five languages, uses, worked examples, the sheet to print; and one's language."""

from __future__ import annotations

import pytest

from gunbai.examples import reading
from gunbai.locale.words import Words, languages
from tests.server.club import Club


def test_search_forgives_endings_and_slips(club: Club) -> None:
    found = club.client.get("/api/rules/rising-sun/search", params={"q": "Mrashal figures"}).json()
    assert found["hits"][0] == {"clause": "RS6.8", "words": ["Figures", "Marshal", "figures"]}
    assert found["near"] == []


def test_an_unknown_clause_is_answered_with_the_nearest(club: Club) -> None:
    found = club.client.get("/api/rules/shogun/search", params={"q": "SG5.99"}).json()
    assert found["hits"] == []
    assert "SG5.9" in found["near"]
    assert all(clause.startswith("SG") for clause in found["near"])


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/rules/chess/search?q=x", 404, "game/unknown"),
        ("/api/rules/shogun/search", 422, "input/invalid"),
        (f"/api/rules/shogun/search?q={'x' * 201}", 422, "input/invalid"),
        ("/api/rules/shogun/search?q=x&lang=ukr", 422, "input/badinput"),
        ("/api/rules/shogun/sheet?lang=UK", 422, "input/invalid"),
        ("/api/rules/chess/uses", 404, "game/unknown"),
        ("/api/rules/shogun/examples/RS-X1", 404, "example/unknown"),
        ("/api/rules/shogun/examples/SG-X99", 404, "example/unknown"),
        ("/api/rules/shogun/examples/secret", 422, "input/invalid"),
    ],
)
def test_bad_questions_are_refused(club: Club, path: str, status: int, code: str) -> None:
    answer = club.client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_an_unknown_language_names_those_there_are(club: Club) -> None:
    details = club.client.get("/api/rules/shogun/sheet?lang=ukr").json()["details"]
    assert details["expected"].startswith("one of uk")


def test_uses_name_messages_that_exist(club: Club) -> None:
    words = Words()
    for game in ("rising-sun", "shogun"):
        doc = club.client.get(f"/api/rules/{game}/uses").json()
        assert doc["examples"] == reading.names(game)
        for uses in doc["uses"].values():
            assert all(words.has(use["key"]) and words.has(f"rules-use-{use['kind']}") for use in uses)
    assert {"kind": "refusal", "key": "rising-sun-refusal-build-too_poor"} in club.client.get(
        "/api/rules/rising-sun/uses"
    ).json()["uses"]["RS6.8"]


@pytest.mark.parametrize("clause", reading.names())
def test_every_example_can_be_shown(club: Club, clause: str) -> None:
    game = reading.example(clause).game
    doc = club.client.get(f"/api/rules/{game}/examples/{clause}").json()
    assert len(doc["steps"]) == 1 + len(reading.example(clause).moves)
    assert [step["moves"] for step in doc["steps"][1:]] == reading.example(clause).moves
    assert all(step["events"] for step in doc["steps"][1:] if step["moves"] != ["1 done"])


@pytest.mark.parametrize("language", languages())
def test_the_sheet_is_a_page_of_its_own_in_every_language(club: Club, language: str) -> None:
    answer = club.client.get(f"/api/rules/shogun/sheet?lang={language}")
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert f'<html lang="{language}" dir="{"rtl" if language == "fa" else "ltr"}">' in answer.text
    assert Words(language).text("action-castle") in answer.text


def test_my_language_is_kept_and_an_unknown_one_refused(club: Club) -> None:
    ann = club.guest("Ann")
    assert ann.get("/me")["language"] is None
    assert ann.put("/me/language", language="uk")["language"] == "uk"
    assert ann.get("/me")["language"] == "uk"
    assert ann.put("/me/language", 422, language="uq")["details"]["expected"].startswith("one of uk")
    assert ann.get("/me")["language"] == "uk"
