"""The rules by the server: search in five languages, uses, worked examples, the sheet to print; and one's language."""

from __future__ import annotations

import pytest

from gunbai.examples import reading
from gunbai.games import registry
from gunbai.lessons.lesson import END, lesson
from gunbai.locale import rulebook
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


def test_search_finds_cards_by_their_texts_and_by_other_names(club: Club) -> None:
    def found(game: str, query: str, language: str = "en") -> list[str]:
        params = {"q": query, "lang": language}
        return [one["key"] for one in club.client.get(f"/api/rules/{game}/search", params=params).json()["things"]]

    assert found("rising-sun", "worship")[0] == "card-komainu"
    assert found("rising-sun", "Yurei")[0] == "card-yurei"
    assert "action-castle" in found("shogun", "castle")
    assert "mandate-train" in found("rising-sun", "تمرین", "fa")
    assert all(Words().has(key) for key in found("shogun", "armies"))


def test_an_unknown_word_is_answered_with_the_nearest(club: Club) -> None:
    def terms(query: str) -> list[str]:
        doc = club.client.get("/api/rules/rising-sun/search", params={"q": query}).json()
        assert doc["hits"] == doc["things"] == []
        return list(doc["terms"])

    assert terms("honrrr") == ["honor"]
    assert terms("xylophone") == []


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_the_box_is_that_of_the_engine(club: Club, game: str) -> None:
    box = club.client.get(f"/api/rules/{game}/box").json()
    words = club.client.get(f"/api/rules/{game}/glossary").json()["words"]
    assert all(piece["term"] in words for piece in box["pieces"])
    assert {entry.name for entry in registry.game(game).entries} <= names_in(box) | {"none"}
    for province in box["provinces"]:
        for other in (one for one in box["provinces"] if one["name"] in province["sea"] + province["land"]):
            assert province["name"] in other["sea"] + other["land"]


def names_in(document: object) -> set[str]:
    """Every string of a document, keys included."""
    if isinstance(document, dict):
        return set(document).union(*map(names_in, document.values()))
    return set().union(*map(names_in, document)) if isinstance(document, list) else {str(document)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_the_glossary_explains_every_word_it_lists(club: Club, game: str, language: str) -> None:
    terms = club.client.get(f"/api/rules/{game}/glossary", params={"lang": language}).json()["terms"]
    words = Words(language)
    assert len(terms) > 70
    for term in terms:
        assert term["word"]
        assert words.has(term["message"]) if term["message"] else term["clause"] in rulebook.CLAUSES
        assert not term["clause"] or term["clause"] in rulebook.CLAUSES


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_the_comic_tells_the_lesson_with_its_own_positions(club: Club, game: str) -> None:
    comic = club.client.get(f"/api/rules/{game}/comic").json()
    steps = [*(step.name for step in lesson(game).steps), END]
    assert [panel["step"] for panel in comic["panels"]] == steps
    assert all(panel["actors"] for panel in comic["panels"])
    taken = [panel["action"].partition(" ")[2] for panel in comic["panels"][:-1]]
    assert all(step.allows(text) for step, text in zip(lesson(game).steps, taken, strict=True))
    assert len({str(panel["view"]) for panel in comic["panels"]}) == len(steps)
