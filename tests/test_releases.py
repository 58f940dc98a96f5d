"""What a release is made of: a changelog in its form, one version everywhere, and a list of what programs have made."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import gunbai

ROOT = Path(__file__).parent.parent
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def releases() -> list[tuple[str, list[str]]]:
    """The headings of the changelog, each with the kinds of changes under it."""
    parts = re.split(r"^## ", text_of("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    return [(part.splitlines()[0], re.findall(r"^### (.+)$", part, re.MULTILINE)) for part in parts]


def test_the_changelog_keeps_its_form() -> None:
    (first, _), *others = releases()
    assert first == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}", heading) for heading, _ in others)
    numbers = [[int(number) for number in re.findall(r"\d+", heading)[:3]] for heading, _ in others]
    assert numbers == sorted(numbers, reverse=True), "the newest first"


def test_changes_stand_under_their_kind_once() -> None:
    for heading, kinds in releases():
        assert kinds == [kind for kind in KINDS if kind in kinds], heading


def test_the_version_is_said_by_tags_alone() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))
    assert "version" in project["project"]["dynamic"]
    assert "version" not in json.loads(text_of("web/package.json"))
    assert gunbai.__version__ == version("gunbai")


def test_how_to_cite_agrees_with_the_package() -> None:
    """The file that tools read, and the page that people copy from."""
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    cited, page = text_of("CITATION.cff"), text_of("docs/research/start.md")
    (title,) = re.findall(r'^title: "(.+)"$', cited, re.MULTILINE)
    assert f"license: {project['license']}\n" in cited
    (author,) = project["authors"]
    for text in (cited, page):
        assert author["name"] in text
        assert title in re.sub("[{}]", "", text)
    assert not re.search(r"^version:", cited, re.MULTILINE), "tags say it"


def test_what_programs_have_made_is_marked_and_listed() -> None:
    marked = [line.split()[0] for line in text_of(".gitattributes").splitlines() if "linguist-generated" in line]
    table = text_of("CONTRIBUTING.md").partition("## Files that programs make")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(marked) == sorted(file for row in rows for file in re.findall(r"`([^`]+)`", row))


def test_every_mark_has_its_files() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    for line in text_of(".gitattributes").splitlines():
        if tracked and "linguist-generated" in line:
            pattern = line.split()[0].replace("**", "*").replace("*", ".*")
            assert any(re.fullmatch(pattern, file) for file in tracked), line
