"""The build hook: compiles the kernel, the games and the search with mypyc and what is in C, or ships plain Python.

GUNBAI_PURE=1 asks for plain Python; GUNBAI_COMPILED=1 makes a failed compilation an error instead of a notice;
GUNBAI_NAMES=1 keeps the names of functions, which a profile is read by.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REQUIREMENTS = ["mypy[mypyc]>=2.4,<3", "setuptools>=65"]
COMPILED_PACKAGES = (
    "gunbai/kernel",
    "gunbai/games",
    "gunbai/bots/search",
    "gunbai/bots/shogun",
    "gunbai/bots/rising_sun",
)
# Left as Python beside the compiled modules. Every `__init__.py` is, because a compiled package hides its
# submodules' sources from tools. Others are named here, each with its reason: {"gunbai/games/x.py": "why"}.
LEFT_PURE: dict[str, str] = {
    "gunbai/bots/shogun/master.py": "extends the master of every game, which is Python",
    "gunbai/games/rising_sun/positions/documents.py": "types only",
    "gunbai/games/shogun/positions/documents.py": "types only",
}

# Modules that are written in C, each beside a twin in Python.
IN_C = ("gunbai/kernel/tensors/quick.c",)

# Two hundred libraries, all but one tiny: without names and padding that nobody reads they are a third as large.
NAMELESS = ["-Wl,-s"]
SMALL = ["-Wl,-z,noseparate-code"]
# No other library calls what is in one of them: calls within it are direct, and it exports no table of 8,000 names.
SMALL_CODE = ["-fno-asynchronous-unwind-tables", "-fvisibility=hidden"]

# In the C files: the tables of a class and of the module's functions, and their rows with a place for a docstring
# (the signature is there already); then where a class that is not native, as a TypedDict is, and the module get theirs.
TABLE = re.compile(
    r"^static Py\w+ (?:CPyType_)?(?:\w+___)?(\w+)_(?:methods\[\]|getseters\[\]|template_) = \{.*?^\};", re.M | re.S
)
ROW = re.compile(r'((?:\{"(\w+)",|\.tp_doc =)[^{}]*?)(?:PyDoc_STR\((?:NULL|(".*\\n--\\n\\n"))\)|NULL(?=, NULL\}))')
FILLER = re.compile(r"CPyStatics\[\d+\](?=; /\* 'mypyc filler docstring' \*/)")
MODULE = re.compile(r"NULL(?=, /\* docstring \*/)")


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel and the pages to wheel and sources; an editable install stays as it is."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return REQUIREMENTS if self.target_name == "wheel" and is_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        if self.target_name != "wheel" or not is_compiling():
            return
        libraries = compiled_or_none(Path(self.root))
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(libraries)


def build_pages(root: Path) -> None:
    """The pages, when nobody has built them yet; a wheel without Node serves the API only."""
    if (root / "src/gunbai/static/index.html").exists() or not (root / "web").is_dir():
        return
    npm = shutil.which("npm")
    if npm is None:
        notice("no npm found, building without the pages")
        return
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)


def is_compiling() -> bool:
    if os.environ.get("GUNBAI_PURE"):
        return False
    if has_compiler() or os.environ.get("GUNBAI_COMPILED"):
        return True
    notice("no C compiler found, building pure Python")
    return False


def has_names() -> bool:
    return bool(os.environ.get("GUNBAI_NAMES"))


def has_compiler() -> bool:
    """Windows finds its compiler in the registry, so there we simply try."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return sys.platform == "win32" or shutil.which(shlex.split(command)[0]) is not None


def compiled_or_none(root: Path) -> dict[str, str] | None:
    """The libraries as {file: place in the wheel}, or None after a failure that may be survived."""
    started = time.monotonic()
    try:
        libraries = compiled(root)
    except (Exception, SystemExit) as failure:  # mypyc leaves by sys.exit when the types are wrong
        if os.environ.get("GUNBAI_COMPILED"):
            raise
        notice(f"mypyc failed ({type(failure).__name__}: {str(failure)[:120]}), building pure Python")
        return None
    notice(f"{len(libraries) - 1} compiled modules in {time.monotonic() - started:.0f} s")
    return libraries


def compiled(root: Path) -> dict[str, str]:
    """Compiles anew only when a source, this hook or the Python has changed."""
    out = root / "build" / ("mypyc-named" if has_names() else "mypyc")
    with contextlib.chdir(root / "src"):  # mypyc names modules after their path from here
        digest, stamp = digest_of([*sources(), *IN_C]), out / "digest"
        if not stamp.exists() or stamp.read_text() != digest:
            shutil.rmtree(out / "lib", ignore_errors=True)
            stamp.unlink(missing_ok=True)
            extensions = translated(out)
            for file in sources():
                write_docstrings(Path(file), out / "c" / f"__native_{file[:-3].replace('/', '___')}.c")
            linked(extensions, out)
            stamp.write_text(digest)
    libraries = sorted(file for file in (out / "lib").rglob("*") if file.suffix in (".so", ".pyd"))
    return {str(file): file.relative_to(out / "lib").as_posix() for file in libraries}


def translated(out: Path) -> list[Any]:
    """The C extensions, not yet compiled: one group, so calls and inheritance are native across all modules."""
    from mypyc.build import mypycify  # here, because a pure build does not install mypyc
    from setuptools import Extension

    options = ["--config-file=", f"--cache-dir={out / 'cache'}", "--python-version", "3.11"]
    extensions = mypycify(
        [*options, *sources()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # a C file for each module: less work for the compiler, and all cores share it
        target_dir=str(out / "c"),
        group_name="gunbai",
    )
    optimised = [] if sys.platform == "win32" else ["-O3"]
    extensions += [Extension(file[:-2].replace("/", "."), [file], extra_compile_args=optimised) for file in IN_C]
    for extension in extensions if sys.platform == "linux" else []:
        extension.extra_compile_args += SMALL_CODE
        extension.extra_link_args += SMALL if has_names() else [*NAMELESS, *SMALL]
    return extensions


def sources() -> list[str]:
    files = {file for package in COMPILED_PACKAGES for file in Path(package).rglob("*.py")}
    return sorted(f.as_posix() for f in files if f.name != "__init__.py" and f.as_posix() not in LEFT_PURE)


def digest_of(files: list[str]) -> str:
    digest = hashlib.sha256(f"{sys.version} {version_of('mypy')}".encode())
    for file in [__file__, *files]:
        digest.update(file.encode() + b"\0" + Path(file).read_bytes())
    return digest.hexdigest()


def write_docstrings(source: Path, c_file: Path) -> None:
    """Writes into a C file what mypyc leaves out, so that `help` says the same in both builds."""
    tree = ast.parse(source.read_text("utf-8"))
    docs = dict(docstrings(tree))
    text = c_file.read_text("utf-8")
    native = [table[1] for table in TABLE.finditer(text)]
    others = (node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name not in native)
    text = TABLE.sub(lambda table: ROW.sub(lambda row: with_docstring(row, table[1], docs), table[0]), text)
    text = FILLER.sub(lambda _: f"PyUnicode_FromString({literal(docs.get(next(others, '?'), ''))})", text)
    c_file.write_text(MODULE.sub(lambda _: literal(docs.get("", "")), text), "utf-8")


def docstrings(node: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of a module, its classes and functions by qualified name; the module's own has the empty one."""
    if text := ast.get_docstring(node, clean=sys.version_info >= (3, 13)):  # which takes the indentation off itself
        yield name, text
    for part in node.body:
        if isinstance(part, ast.ClassDef | ast.FunctionDef):
            yield from docstrings(part, f"{name}.{part.name}".lstrip("."))


def with_docstring(row: re.Match[str], owner: str, docs: dict[str, str]) -> str:
    head, name, signature = row.groups()
    prefix = "" if owner.endswith("module") else f"{owner}."
    text = docs.get(f"{prefix}{name}" if name else owner)
    return f"{head}PyDoc_STR({signature or ''}{literal(text)})" if text else row[0]


def literal(text: str) -> str:
    from mypyc.codegen.cstring import c_string_initializer

    return c_string_initializer(text.encode())


def linked(extensions: list[Any], out: Path) -> None:
    from setuptools import Distribution

    command: Any = Distribution({"name": "gunbai", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(out / "lib"), str(out / "obj")
    one_by_one = command.build_extensions

    def in_parallel() -> None:
        with compiling_in_parallel(command.compiler):
            one_by_one()

    command.build_extensions = in_parallel
    command.ensure_finalized()
    command.run()


@contextlib.contextmanager
def compiling_in_parallel(compiler: Any) -> Iterator[None]:
    """Hands each object file to a pool, which setuptools does not do within one extension; linking waits."""
    compile_one, link = compiler._compile, compiler.link
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs: list[Future[None]] = []

        def link_after_compiling(*args: Any, **kwargs: Any) -> None:
            for job in jobs:
                job.result()
            jobs.clear()
            link(*args, **kwargs)

        compiler._compile = lambda *args: jobs.append(pool.submit(compile_one, *args))
        compiler.link = link_after_compiling
        yield


def notice(text: str) -> None:
    print(f"gunbai build: {text}", file=sys.stderr, flush=True)
