"""`make play` serves at once: compiled when that is up to date, else plain Python with one compiler behind it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from scripts import play

FAKE = """#!/bin/sh
# make: `-q` asks whether all is up to date, else something is made, which takes a while
case "$*" in
    *-q*) test -e {folder}/fresh ;;
    *) echo "$*" >> {folder}/made; while [ -e {folder}/made ] && [ ! -e {folder}/enough ]; do sleep 0.05; done ;;
esac
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    fake = tmp_path / "make"
    fake.write_text(FAKE.format(folder=tmp_path))
    fake.chmod(0o755)
    monkeypatch.setattr(play, "MAKE", (str(fake),))
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "BUILD", tmp_path / "build")
    for name in ("COMPILED", "RUNNING", "LOG"):
        monkeypatch.setattr(play, name, tmp_path / "build" / getattr(play, name).name)
    return tmp_path


def test_what_is_compiled_and_up_to_date_is_served(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "fresh").touch()
    assert play.path() == str(play.COMPILED)
    assert "compiled" in capsys.readouterr().out
    assert not (folder / "made").exists()


def test_else_the_sources_are_served_and_one_compiler_works(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert play.path() is None
        wait_for(folder / "made")
        assert play.is_compiling()
        assert play.path() is None, "a second start leaves it to the first one's compiler"
        told = capsys.readouterr().out.splitlines()
        assert ["compiling behind it" in line for line in told] == [True, False]
        assert "still compiling" in told[1]
    finally:
        (folder / "enough").touch()
    assert (folder / "made").read_text() == "compiled\n"


def test_a_compiler_that_has_ended_is_not_waited_for(folder: Path) -> None:
    (folder / "build").mkdir()
    for word in ("", "not a number", str(2**22 + 1)):
        play.RUNNING.write_text(word)
        assert not play.is_compiling(), word


def wait_for(file: Path) -> None:
    end = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < end, f"{file} was never made"
        time.sleep(0.02)
