"""Fails if a page of the built site loads anything from elsewhere: `python -m scripts.docs.check`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
LOADING = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src"}
"""The attribute by which an element loads something; a link that is only followed is no matter."""


class Loaded(HTMLParser):
    """Collects what a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADING.get(tag, ""))
        if address:
            self.found.append(address)


def foreign(site: Path) -> Iterator[str]:
    """`page: address` for everything that is loaded from another host."""
    for path in sorted(site.rglob("*.html")):
        page = Loaded()
        page.feed(path.read_text(encoding="utf-8"))
        for address in page.found:
            if "//" in address:
                yield f"{path.relative_to(site)}: {address}"


def main(site: Path = SITE) -> int:
    pages = len(list(site.rglob("*.html")))
    found = list(foreign(site))
    for line in found:
        print(line, file=sys.stderr)
    print(f"{pages} pages, {len(found)} things loaded from elsewhere")
    return 0 if pages and not found else 1


if __name__ == "__main__":
    sys.exit(main())
