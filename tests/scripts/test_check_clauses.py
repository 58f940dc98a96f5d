"""The clause check finds what no test names, and nothing else."""

from pathlib import Path

import pytest

from scripts.check_clauses import CARDS, CLAUSES, TESTS, main, missing

RISING_SUN = TESTS / "rising_sun/test_a.py"


def written(root: Path, *tests: str, clauses: str = "RS6.8 RS6.12 RS-X3 SG6.1 SG-Y10", cards: str = "") -> Path:
    texts = {
        CLAUSES: clauses.replace(" ", "\n"),
        CARDS / "core.py": f"DECK = ({cards})\n",
        RISING_SUN: "\n".join(tests),
    }
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def case(name: str, docstring: str = "") -> str:
    return f'def {name}():\n    """{docstring}"""\n'


def test_everything_is_missing_without_tests(tmp_path: Path) -> None:
    assert missing(written(tmp_path)) == ["RS6.8", "RS6.12", "RS-X3", "SG6.1", "SG-Y10"]


def test_ids_in_names_count(tmp_path: Path) -> None:
    root = written(tmp_path, case("test_rs6_12_betray"), case("test_rs_x3_marshal"), case("test_sg_y10_tower"))
    assert missing(root) == ["RS6.8", "SG6.1"]


def test_a_name_may_hold_several_ids_and_none_is_taken_for_a_longer_one(tmp_path: Path) -> None:
    root = written(tmp_path, case("test_rs6_1_and_sg6_1"), case("test_rs_x33_none"), case("test_sg_y1_none"))
    assert missing(root) == ["RS6.8", "RS6.12", "RS-X3", "SG-Y10"]


def test_ids_in_docstrings_count(tmp_path: Path) -> None:
    root = written(tmp_path, case("test_a", "RS6.8: moves; RS-X3."), case("test_b", "See RS6.123 and SG-Y10"))
    assert missing(root) == ["RS6.12", "SG6.1"]


def test_only_tests_count(tmp_path: Path) -> None:
    root = written(tmp_path, '"""RS6.8"""', case("helper_rs6_12"), "# RS-X3", clauses="RS6.8 RS6.12 RS-X3")
    assert missing(root) == ["RS6.8", "RS6.12", "RS-X3"]


def test_cards_are_named_in_full(tmp_path: Path) -> None:
    deck = 'Card("mercy", 1), Card("mercy_of_kings", 2), Card("path_of_the_lion", 0), Card("respect", 0)'
    tests = [
        case("test_card_mercy_of_kings_spares"),
        case("test_card_path_of_the_lion"),
        case("test_a", "respect adds"),
    ]
    root = written(tmp_path, *tests, clauses="", cards=deck)
    assert missing(root) == []
    root = written(tmp_path, case("test_card_mercy_spares"), case("test_respect"), clauses="", cards=deck)
    assert missing(root) == ["mercy_of_kings", "path_of_the_lion", "respect"]


def test_a_name_may_hold_several_cards(tmp_path: Path) -> None:
    deck = 'Card("mercy", 1), Card("path_of_the_lion", 0), Card("respect", 0)'
    root = written(tmp_path, case("test_card_respect_and_path_of_the_lion"), clauses="", cards=deck)
    assert missing(root) == ["mercy"]


@pytest.mark.parametrize(
    ("game", "found"), [("rising-sun", ["RS6.8", "RS6.12", "RS-X3", "mercy"]), ("shogun", ["SG6.1", "SG-Y10"])]
)
def test_one_game_at_a_time(tmp_path: Path, game: str, found: list[str]) -> None:
    assert missing(written(tmp_path, cards='Card("mercy", 1),'), game) == found


def test_exit_code_and_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = written(tmp_path, case("test_rs6_8_a", "RS6.12 RS-X3"))
    assert main(root, ["--game", "rising-sun"]) == 0
    assert main(root, []) == 1
    assert capsys.readouterr().err == "no rule test names SG6.1\nno rule test names SG-Y10\n"
