"""`make screenshots`: key moments and every page, desktop and phone, light and dark, in every language.

python -m tests.web.gallery [part of a picture's name …]

Moments are those of the games' fixtures, shown by the real page. It fails when a text is cut off or sticks out.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.process import serving
from tests.web import chromium, fitting, staged

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
LANGUAGES = ("en", "uk", "ru", "pl", "fa")
SIZES = {"": chromium.WIDE, "-phone": chromium.PHONE}
PAGES = {
    "home": "/",
    "new-table": "/new/rising-sun",
    "rules": "/rules/shogun#SG4.2",
    "settings": "/settings",
    "profile": "/profile",
}
QUALITY = 78
REPLAYED = 300
"""The moment that the replay shows: in the middle of the game."""


@dataclass(frozen=True)
class Picture:
    name: str
    path: str = ""
    """The address of a page; or `waiting`, `replay` or nothing for the table of …"""
    game: str = ""
    moment: str = ""
    """… this fixture of this game."""
    size: tuple[int, int] = chromium.WIDE
    theme: str = "light"
    language: str = "en"
    press: str = ""
    """What is clicked first."""

    @property
    def file(self) -> str:
        """The README shows one of them, so that one loses nothing."""
        return f"{self.name}.png" if self.name == "rising-sun" else f"{self.name}.jpg"


def moment(name: str, game: str, moment: str, look: str = "", press: str = "") -> Picture:
    """`look`: any of phone, dark, and a language."""
    words = look.split()
    return Picture(
        "-".join([name, *words]),
        game=game,
        moment=moment,
        size=chromium.PHONE if "phone" in words else chromium.WIDE,
        theme="dark" if "dark" in words else "light",
        language=next((one for one in words if one in LANGUAGES), "en"),
        press=press,
    )


MOMENTS = [
    moment("rising-sun", "rising-sun", "mandate"),
    moment("rising-sun-tea", "rising-sun", "tea"),
    moment("rising-sun-recruit", "rising-sun", "recruit", "dark"),
    moment("rising-sun-marshal", "rising-sun", "marshal"),
    moment("rising-sun-marshal", "rising-sun", "marshal", "phone dark"),
    moment("rising-sun-train", "rising-sun", "train"),
    moment("rising-sun-train", "rising-sun", "train", "uk"),
    moment("rising-sun-betray", "rising-sun", "betray"),
    moment("rising-sun-kami", "rising-sun", "kami", "pl"),
    moment("rising-sun-battle", "rising-sun", "bids"),
    moment("rising-sun-battle", "rising-sun", "bids", "phone"),
    moment("rising-sun-battle", "rising-sun", "bids", "dark fa"),
    moment("rising-sun-advantage", "rising-sun", "advantage", "phone ru"),
    moment("rising-sun-reveal", "rising-sun", "reparations"),
    moment("rising-sun-kami", "rising-sun", "kami", "phone"),
    moment("rising-sun-crowded", "rising-sun", "crowded"),
    moment("rising-sun-crowded", "rising-sun", "crowded", "phone"),
    moment("rising-sun-winter", "rising-sun", "end-5"),
    moment("rising-sun-winter", "rising-sun", "end-5", "phone fa"),
    moment("shogun-draft", "shogun", "draft"),
    moment("shogun-plan", "shogun", "planning"),
    moment("shogun-plan", "shogun", "planning", "phone dark"),
    moment("shogun-plan", "shogun", "planning-late", "fa"),
    moment("shogun-march", "shogun", "march", "dark"),
    moment("shogun-march", "shogun", "march-moon", "ru"),
    moment("shogun-odds", "shogun", "how-many"),
    moment("shogun-odds", "shogun", "how-many", "phone pl"),
    moment("shogun-tower", "shogun", "after-battle", press=".tower button"),
    moment("shogun-crowded", "shogun", "crowded"),
    moment("shogun-crowded", "shogun", "crowded", "phone dark"),
    moment("shogun-winter", "shogun", "revolts", "uk"),
    moment("shogun-scores", "shogun", "end-5"),
    moment("shogun-scores", "shogun", "end-5", "phone dark"),
]
EVERY_PAGE = [
    Picture(f"{name}{ending}-{language}", path, size=size, language=language)
    for name, path in PAGES.items()
    for language in LANGUAGES
    for ending, size in SIZES.items()
]
EVERY_PAGE += [
    Picture(f"{name}{ending}-{language}", name, game="rising-sun", moment="marshal", size=size, language=language)
    for name in ("waiting", "replay")
    for language in LANGUAGES
    for ending, size in SIZES.items()
]
EVERY_PAGE += [
    Picture(f"table-{game}{ending}-{language}", game=game, moment=moment, size=size, language=language)
    for game, moment in (("rising-sun", "mandate"), ("shogun", "planning"))
    for language in LANGUAGES
    for ending, size in SIZES.items()
]
OTHERS = [
    Picture("home-dark", "/", theme="dark"),
    Picture("new-table-shogun-dark", "/new/shogun", theme="dark"),
    Picture("bad-link-dark", "/join/nosuchcode", theme="dark"),
    Picture("nowhere-phone", "/nowhere", size=chromium.PHONE),
]


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    every = MOMENTS + EVERY_PAGE + OTHERS
    chosen = [one for one in every if not wanted or any(part in one.name for part in wanted)]
    cut: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium.running() as browser:
        for picture in chosen:
            cut += take(browser, server.url, picture)
    if not wanted:
        known = {one.file for one in every}
        for file in FOLDER.iterdir():
            if file.name not in known:
                file.unlink()
    if cut:
        raise SystemExit("\n".join(["these words do not fit:", *cut]))


def take(browser: Browser, url: str, picture: Picture) -> list[str]:
    """One picture; returns what does not fit in it."""
    page = chromium.context(browser, picture.size, picture.theme).new_page()
    page.set_default_timeout(60_000)
    fitting.speak(page, picture.language)
    open_page(page, url, picture)
    page.screenshot(path=FOLDER / picture.file, quality=None if picture.file.endswith(".png") else QUALITY)
    found = [f"{picture.name}: {one}" for one in fitting.cut(page)]
    page.context.close()
    print(picture.name, *found, sep="\n  ", flush=True)
    return found


def open_page(page: Page, url: str, picture: Picture) -> None:
    if picture.path == "waiting":
        staged.wait(page, url, picture.game)
    elif picture.path == "replay":
        staged.replay(page, url, picture.game, REPLAYED)
    elif picture.game:
        staged.show(page, url, picture.game, picture.moment)
    else:
        page.goto(url + picture.path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    if picture.press:
        page.locator(picture.press).last.click()
    page.mouse.move(1, 1)
    page.wait_for_timeout(700)


if __name__ == "__main__":
    main(sys.argv[1:])
