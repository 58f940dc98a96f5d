"""What is installed: a package without dependencies that fits and plays, made from sources without Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from platform import machine

import pytest

from gunbai.extras import MissingExtra, needs

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "src/gunbai/static/index.html"
MOST_BYTES = 20_000_000
EXTRAS = ("cli", "server", "postgres", "push", "arena", "research", "train", "all")
WHOLE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, TOOLS = WHOLE["project"], WHOLE["tool"]
MANYLINUX = (2, 28)


def test_the_library_needs_nothing_and_every_extra_is_there() -> None:
    assert PROJECT["dependencies"] == []
    assert set(EXTRAS) <= set(PROJECT["optional-dependencies"])


def test_a_missing_package_is_refused_by_the_name_of_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"needs nobody_has_this: pip install 'gunbai\[push\]'"), needs("push"):
        import nobody_has_this.at_all  # type: ignore[import-not-found] # noqa: F401


def test_a_missing_module_of_our_own_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"gunbai\.nowhere"), needs("server"):
        import gunbai.nowhere  # type: ignore[import-not-found] # noqa: F401


def test_commands_name_the_extra_that_they_need(tmp_path: Path) -> None:
    """In an environment without any package: the terminal itself, and the server without it."""
    for module, extra in (("gunbai", "cli"), ("gunbai.server", "server")):
        done = subprocess.run(
            [sys.executable, "-S", "-m", module],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        assert done.returncode == 2
        assert re.search(rf"this needs \w+: pip install 'gunbai\[{extra}\]'\n$", done.stderr), done.stderr
        assert len(done.stderr.splitlines()) == 1


ARENA = ("arena", "shogun", "--bots", "random,random,random", "--games", "1", "--workers", "1")
POSTGRES = "postgresql://nobody@127.0.0.1:1/nothing"
LACKING = [
    ("server", "fastapi", "gunbai", ("serve",)),
    ("postgres", "asyncpg", "gunbai", ("serve", "--database", POSTGRES)),
    ("push", "http_ece", "gunbai", ("serve", "--port", "0", "--database", "push.db")),
    ("arena", "matplotlib", "gunbai", (*ARENA, "--out", "run")),
    ("research", "pyarrow", "gunbai", ("export", "shogun", "--games", "1", "--out", "data")),
    ("ray", "ray", "gunbai", (*ARENA, "--engine", "ray")),
    ("train", "torch", "gunbai.research.train", ("shogun", "--out", "run")),
]


@pytest.mark.full
@pytest.mark.parametrize(("extra", "package", "module", "arguments"), LACKING, ids=[one[1] for one in LACKING])
def test_without_a_package_a_command_names_the_extra(
    extra: str, package: str, module: str, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    """Whether it can do something without it, as the arena without plots, or not: in one line, without a traceback."""
    script = f"import runpy, sys; sys.modules[{package!r}] = None; runpy.run_module({module!r}, run_name='__main__')"
    settings = {"GUNBAI_SERVER_PUSH_CONTACT": "mailto:host@example.org"} if extra == "push" else {}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=200,
    )
    said = done.stdout + done.stderr
    assert f"gunbai[{extra}]" in said
    assert done.returncode == (0 if extra == "arena" else 2), said
    assert "Traceback" not in said


def built(kind: str, source: Path, out: Path) -> Path:
    """By the build backend as it stands here, without a compiler and without Node."""
    bare = os.pathsep.join(
        folder for folder in os.environ["PATH"].split(os.pathsep) if not (Path(folder) / "npm").exists()
    )
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    subprocess.run(command, cwd=source, env={**os.environ, "PATH": bare, "GUNBAI_PURE": "1"}, check=True)
    (made,) = out.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return made


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatch_vcs", reason="hatch-vcs is not installed")
    if not PAGES.exists():
        pytest.skip("the pages are not built")
    return built("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sources as they are given away, in a folder without a history."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sources) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return built("wheel", root, tmp_path_factory.mktemp("wheel"))


@pytest.mark.full
def test_the_sources_hold_the_pages_and_no_pictures_of_them(sources: Path) -> None:
    with tarfile.open(sources) as archive:
        names = archive.getnames()
    assert any(name.endswith("src/gunbai/static/index.html") for name in names)
    assert not [name for name in names if "screenshots" in name or "node_modules" in name]
    assert sources.stat().st_size < MOST_BYTES / 2


@pytest.mark.full
def test_a_wheel_from_the_sources_has_their_version_and_the_pages(sources: Path, wheel: Path) -> None:
    assert wheel.name.split("-")[1] == sources.name.removesuffix(".tar.gz").split("-")[1]
    with zipfile.ZipFile(wheel) as archive:
        assert {"gunbai/static/index.html", "gunbai/py.typed"} <= set(archive.namelist())


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment that holds the wheel and what it needs, which is nothing."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "--no-index", str(wheel)], env=alone(), check=True)
    return python


def alone() -> dict[str, str]:
    """Without the package that is tested here: it would seem to be installed already."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def tried(python: Path, folder: Path) -> str:
    """What the trial says of an install that nothing else can be seen from."""
    done = subprocess.run(
        [python, ROOT / "scripts/try_install.py"], env=alone(), cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    refused = subprocess.run([python.parent / "gunbai"], env=alone(), cwd=folder, capture_output=True, text=True)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "gunbai[cli]" in refused.stderr
    return done.stdout


@pytest.mark.full
def test_a_wheel_in_a_clean_environment_plays(wheel: Path, tmp_path: Path) -> None:
    said = tried(installed(wheel, tmp_path / "env"), tmp_path)
    assert "needs nothing" in said
    assert "pip install 'gunbai[server]'" in said
    assert re.search(r"rising-sun: \d{3} decisions, 3 games in the arena", said)


def repaired(wheel: Path, folder: Path) -> Path:
    """The wheel as it is uploaded: for every Linux with a C library that is not too old, which auditwheel sees to."""
    pytest.importorskip("auditwheel", reason="auditwheel is not installed")
    platform = "manylinux_{}_{}_{}".format(*MANYLINUX, machine())
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "auditwheel", "repair", "--plat", platform, "-w", str(folder), str(wheel)]
    done = subprocess.run(command, env={**os.environ, "PATH": tools}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    assert platform in made.name
    return made


def test_wheels_are_made_for_every_python_and_for_many_linuxes() -> None:
    wheels = TOOLS["cibuildwheel"]
    for python in ("3.11", "3.12", "3.13"):
        assert f"cp{python.replace('.', '')}-*" in wheels["build"]
        assert f"Programming Language :: Python :: {python}" in PROJECT["classifiers"]
    assert set(wheels["linux"].values()) == {"manylinux_{}_{}".format(*MANYLINUX)}
    assert "try_install.py" in wheels["test-command"]


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="about Linux")
def test_the_compiled_wheel_is_for_many_linuxes_fits_and_plays(tmp_path: Path) -> None:
    made = [file for file in (ROOT / "build/wheel").glob("*.whl") if "none-any" not in file.name]
    if not made:
        pytest.skip("no compiled wheel: make compiled")
    python = installed(repaired(made[0], tmp_path / "wheel"), tmp_path / "env")
    tried(python, tmp_path)
    (site,) = (tmp_path / "env/lib").glob("python*/site-packages")
    files = [file for file in site.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
