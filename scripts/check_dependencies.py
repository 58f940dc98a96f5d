"""Audits what we build on: pins, licences, and known vulnerabilities.

Pins and licences need no network. Advisories come from osv.dev, for Python and the pages alike; where it cannot be
reached this is said and, unless --strict, forgiven. What we ship must be free of advisories; tools are only named.

    python scripts/check_dependencies.py [--strict]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, NamedTuple

from packaging.requirements import Requirement

OSV: Final = "https://api.osv.dev/v1/querybatch"
ALLOWED: Final = re.compile(
    r"(MIT|BSD|Apache|APL 2|ISC|PSF|Python Software Foundation|MPL|Mozilla Public|OFL|CC0|BlueOak|Python-2\.0|0BSD)",
    re.IGNORECASE,
)
"""Licences that go with Apache-2.0 in one program; MPL covers its own files only."""
EXCUSED: Final[dict[str, str]] = {}
"""Advisories that do not concern us, each with the reason."""


SHIPPED: Final = ("cli", "server", "postgres", "push")
"""The extras that players and hosts install; the others are for who studies the games."""
OWN: Final = "gunbai["
"""How an extra begins that stands on another."""
BUNDLED: Final = {"svelte"}
"""A tool whose own code ends up in the pages."""


class Package(NamedTuple):
    """One pinned package; `shipped` when a player's browser or a host's server runs it."""

    ecosystem: str
    name: str
    version: str
    licence: str
    shipped: bool


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# --- Python -----------------------------------------------------------------------------------------------------------


def pins(root: Path) -> dict[str, str]:
    """Name and version of every line of constraints.txt; several lines of one package are for several platforms."""
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(";")[0].strip().split("==") for line in lines if "==" in line]
    return {plain(name): version for name, version in pairs}


def shipped_names(root: Path) -> set[str]:
    """What players and hosts install brings with it here, by the metadata of what is installed."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project.get("optional-dependencies", {})
    lines = [*project["dependencies"], *(line for extra in SHIPPED for line in extras.get(extra, ()))]
    found: set[str] = set()
    waiting = [Requirement(line) for line in lines if not line.startswith(OWN)]
    while waiting:
        requirement = waiting.pop()
        if plain(requirement.name) not in found:
            found.add(plain(requirement.name))
            waiting += needed_by(requirement)
    return found


def needed_by(requirement: Requirement) -> list[Requirement]:
    try:
        lines = distribution(requirement.name).requires or []
    except PackageNotFoundError:
        return []
    found = [Requirement(line) for line in lines]
    extras = requirement.extras or {""}
    return [one for one in found if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in extras)]


def licence_of(name: str) -> str:
    """As an expression, as a short text, or by its classifiers; empty when nothing is said or it is not installed."""
    try:
        metadata = distribution(name).metadata.json
    except PackageNotFoundError:
        return ""
    said = str(metadata.get("license_expression") or metadata.get("license") or "")
    classifiers = [str(one) for one in metadata.get("classifier", []) if str(one).startswith("License ::")]
    return said if said and len(said) < 80 else " OR ".join(one.rpartition("::")[2].strip() for one in classifiers)


def python_packages(root: Path) -> Iterator[Package]:
    shipped = shipped_names(root)
    for name, version in pins(root).items():
        yield Package("PyPI", name, version, licence_of(name) if name in shipped else "", name in shipped)


def unpinned(root: Path) -> list[str]:
    """What is installed with us and has no pin, or another version than its pin."""
    pinned, faults = pins(root), []
    for name in sorted(shipped_names(root)):
        try:
            installed = distribution(name).version
        except PackageNotFoundError:
            faults.append(f"{name} is not installed: run `make setup`")
            continue
        if pinned.get(name) != installed:
            faults.append(f"{name} {installed} is installed, constraints.txt has {pinned.get(name, 'no pin')}")
    return faults


# --- the pages --------------------------------------------------------------------------------------------------------


def locked(root: Path) -> dict[str, dict[str, Any]]:
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {path: entry for path, entry in lock["packages"].items() if path}


def web_packages(root: Path) -> Iterator[Package]:
    for path, entry in locked(root).items():
        name = path.rpartition("node_modules/")[2]
        shipped = name in BUNDLED or not entry.get("dev", False)
        yield Package("npm", name, entry["version"], entry.get("license", ""), shipped)


def unsealed(root: Path) -> list[str]:
    """Locked packages without a hash: nobody would notice if they were exchanged."""
    return [f"{path} has no integrity in package-lock.json" for path, e in locked(root).items() if "integrity" not in e]


# --- licences and advisories ------------------------------------------------------------------------------------------


def is_allowed(licence: str) -> bool:
    """Every part that is joined by AND, in one of its alternatives."""
    parts = re.split(r"\bAND\b", licence.strip("()"))
    return all(any(ALLOWED.search(one) for one in re.split(r"\bOR\b", part)) for part in parts)


def forbidden(packages: list[Package]) -> list[str]:
    return [
        f"{package.name} {package.version}: licence {package.licence or 'unknown'}"
        for package in packages
        if package.shipped and not is_allowed(package.licence)
    ]


def advisories(packages: list[Package], address: str) -> dict[Package, list[str]]:
    """What is known against each package; raises OSError where the source cannot be reached."""
    queries = [{"package": {"name": p.name, "ecosystem": p.ecosystem}, "version": p.version} for p in packages]
    request = urllib.request.Request(
        address, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        results = json.load(answer)["results"]
    found = {p: [vuln["id"] for vuln in r.get("vulns", [])] for p, r in zip(packages, results, strict=True)}
    return {package: left for package, ids in found.items() if (left := [id for id in ids if id not in EXCUSED])}


def audited(packages: list[Package], address: str, *, strict: bool) -> list[str]:
    try:
        known = advisories(packages, address)
    except (OSError, urllib.error.URLError) as error:
        message = f"advisories NOT checked: {address} cannot be reached ({error})"
        print(message)
        return [message] if strict else []
    for package, ids in known.items():
        print(f"{'shipped' if package.shipped else 'tool'}: {package.name} {package.version}: {', '.join(ids)}")
    return [f"{package.name} has advisories" for package in known if package.shipped]


def main(root: Path, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail where advisories cannot be looked up")
    strict = parser.parse_args(arguments).strict
    packages = [*python_packages(root), *web_packages(root)]
    faults = [*unpinned(root), *unsealed(root), *forbidden(packages)]
    faults += audited(packages, os.environ.get("GUNBAI_ADVISORIES", OSV), strict=strict)
    for fault in faults:
        print(fault, file=sys.stderr)
    shipped = sum(package.shipped for package in packages)
    print(f"{shipped} packages shipped, {len(packages) - shipped} tools, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
