"""The texture check finds what it is there to find."""

from pathlib import Path

import pytest

from scripts.check_texture import complaints, main


def function(name: str, lines: int) -> str:
    return f"def {name}():\n" + "    pass\n" * (lines - 1)


def written(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return root


def test_short_code_passes(tmp_path: Path) -> None:
    written(tmp_path, "src/a.py", function("f", 8))
    assert complaints(tmp_path, {}) == []


def test_file_over_400_lines_is_named(tmp_path: Path) -> None:
    written(tmp_path, "src/fits.py", "x = 1\n" * 400)
    written(tmp_path, "tests/long.py", "x = 1\n" * 401)
    assert complaints(tmp_path, {}) == ["tests/long.py has 401 lines"]


def test_function_over_60_lines_is_named_with_its_class(tmp_path: Path) -> None:
    method = "".join(f"    {line}\n" for line in function("f", 61).splitlines())
    written(tmp_path, "tests/a.py", f"class C:\n{method}{function('g', 60)}")
    assert complaints(tmp_path, {}) == ["tests/a.py:C.f has 61 lines"]


def test_functions_behind_a_condition_are_measured(tmp_path: Path) -> None:
    hidden = "".join(f"    {line}\n" for line in function("f", 61).splitlines())
    written(tmp_path, "tests/a.py", f"if True:\n{hidden}")
    assert complaints(tmp_path, {}) == ["tests/a.py:f has 61 lines"]


def test_a_folder_of_more_than_a_dozen_modules_is_named(tmp_path: Path) -> None:
    for number in range(12):
        written(tmp_path, f"src/room/m{number}.py", "x = 1\n")
        written(tmp_path, f"tests/m{number}.py", "x = 1\n")
    written(tmp_path, "src/room/__init__.py", "")
    written(tmp_path, "tests/one_more.py", "x = 1\n")
    assert complaints(tmp_path, {}) == []
    written(tmp_path, "src/room/one_more.py", "x = 1\n")
    assert complaints(tmp_path, {}) == ["src/room has 13 modules, more than 12"]


def test_the_pages_have_the_same_limits(tmp_path: Path) -> None:
    for number in range(12):
        written(tmp_path, f"web/src/lib/room/Part{number}.svelte", "<p>1</p>\n" * 400)
    written(tmp_path, "web/src/lib/room/colours.css", "\n" * 500)
    written(tmp_path, "web/src/lib/api-types.ts", "\n" * 500)
    assert complaints(tmp_path, {}) == []
    written(tmp_path, "web/src/lib/room/more.ts", "let x;\n" * 401)
    found = ["web/src/lib/room/more.ts has 401 lines", "web/src/lib/room has 13 modules, more than 12"]
    assert complaints(tmp_path, {}) == found


def test_median_of_src_counts_and_that_of_tests_does_not(tmp_path: Path) -> None:
    written(tmp_path, "tests/a.py", function("f", 30))
    assert complaints(tmp_path, {}) == []
    written(tmp_path, "src/a.py", function("f", 9))
    assert complaints(tmp_path, {}) == ["the median function of src has 9 lines, more than 8"]


def test_exception_silences_its_own_name_only(tmp_path: Path) -> None:
    written(tmp_path, "tests/a.py", function("f", 61) + function("g", 61))
    assert complaints(tmp_path, {"tests/a.py:f": "a table"}) == ["tests/a.py:g has 61 lines"]


def test_exception_that_is_not_needed_is_named(tmp_path: Path) -> None:
    assert complaints(tmp_path, {"src/gone.py": "was long"}) == ["src/gone.py is no longer an exception"]


@pytest.mark.parametrize(("lines", "code"), [(400, 0), (401, 1)])
def test_exit_code_and_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: int, code: int) -> None:
    written(tmp_path, "src/a.py", "x = 1\n" * lines)
    assert main(tmp_path, {}) == code
    assert f"longest {lines} lines" in capsys.readouterr().out
