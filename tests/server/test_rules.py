"""The rules by the server: search in five languages, uses, worked examples, the sheet to print; and one's language."""

from __future__ import annotations

import pytest
from httpx2 import Response

from gunbai.examples import reading
from gunbai.games import registry
from gunbai.lessons.lesson import END, lesson
from gunbai.locale import rulebook
from gunbai.locale.words import Words, languages
from gunbai.server.api.study.practice import COST
from gunbai.server.operation.limits import Limit
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
    path = lesson(game).path()
    steps = [*(step.name for step in path), END]
    assert [panel["step"] for panel in comic["panels"]] == steps
    assert all(panel["actors"] for panel in comic["panels"])
    taken = [panel["action"].partition(" ")[2] for panel in comic["panels"][:-1]]
    assert all(step.allows(text) for step, text in zip(path, taken, strict=True))
    assert len({str(panel["view"]) for panel in comic["panels"]}) == len(steps)


def practised(club: Club, clause: str, **body: object) -> Response:
    game = "rising-sun" if clause.startswith("RS") else "shogun"
    return club.client.post(f"/api/rules/{game}/examples/{clause}/practice", json={"seed": "luck", **body})


def test_a_worked_example_is_played_on_by_whoever_reads_it(club: Club) -> None:
    begun = practised(club, "RS-X3").json()
    assert (begun["seat"], begun["status"], begun["events"]) == (0, "running", [])
    assert "0 move bushi kansai nagato" in [choice["action"] for choice in begun["choices"]]
    moved = practised(club, "RS-X3", moves=["0 move bushi kansai nagato"]).json()
    assert [event["code"] for event in moved["events"]] == ["moved"]
    told = practised(club, "RS-X3", step=1).json()
    assert (told["view"]["map"], told["choices"]) == (moved["view"]["map"], moved["choices"])
    others = practised(club, "RS-X3", moves=["0 move bushi kansai nagato", "0 done"]).json()
    assert others["seat"] == others["view"]["seat"] == 1


def test_a_game_for_practice_repeats_its_luck_and_is_nobodys_table(club: Club) -> None:
    attack = ["0 target kozuke", "0 count 4"]
    one, other = practised(club, "SG-X5", moves=attack).json(), practised(club, "SG-X5", moves=attack).json()
    assert one == other
    assert "cubes_thrown" in [event["code"] for event in one["events"]]
    lucky = [practised(club, "SG-X5", seed=f"luck{number}", moves=attack) for number in range(8)]
    assert len({str(found.json()["events"]) for found in lucky}) > 1
    assert club.client.get("/api/tables").json()["tables"] == []


def test_bids_in_practice_go_as_far_as_the_coins(club: Club) -> None:
    """RS9.1: whoever has laid its last coin is asked for no more; the page sends what will be asked."""
    chain = ["0 bid 3", "0 bid 5", "0 bid 0", "0 bid 0"]
    path = "/api/rules/rising-sun/examples/RS-X8/practice/foresight"
    foreseen = club.client.post(path, json={"seed": "luck", "step": 1, "actions": chain}).json()
    assert foreseen == {"actions": chain[:2], "breaks": []}
    assert practised(club, "RS-X8", step=1, moves=chain).status_code == 409
    assert practised(club, "RS-X8", step=1, moves=foreseen["actions"]).json()["seat"] == 1


@pytest.mark.parametrize(
    ("clause", "body", "status", "code"),
    [
        ("RS-X99", {}, 404, "example/unknown"),
        ("RS-X3", {"step": 6}, 422, "input/badinput"),
        ("RS-X3", {"step": -1}, 422, "input/invalid"),
        ("RS-X3", {"seed": ""}, 422, "input/invalid"),
        ("RS-X3", {"seed": "two words"}, 422, "input/invalid"),
        ("RS-X3", {"done": []}, 422, "input/invalid"),
        ("RS-X3", {"moves": ["nonsense"]}, 400, "action/form"),
        ("RS-X3", {"moves": ["1 done"]}, 409, "turn/not_yours"),
        ("RS-X3", {"moves": ["0 move bushi edo kyoto"]}, 422, "move/no_such_figure"),
        ("RS-X3", {"moves": ["0 done"] * 801}, 422, "input/invalid"),
    ],
)
def test_bad_practice_is_refused(club: Club, clause: str, body: dict[str, object], status: int, code: str) -> None:
    refused = practised(club, clause, **body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_practice_that_goes_on_without_end_is_counted(club: Club) -> None:
    club.server.reads = Limit("reads", 1e-6, 2.5 * COST)
    assert [practised(club, "RS-X3").status_code for _ in range(3)] == [200, 200, 429]
