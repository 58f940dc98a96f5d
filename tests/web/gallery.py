"""`make screenshots`: key moments and pages, desktop and phone, light and dark, into docs/screenshots.

python -m tests.web.gallery [part of a picture's name …]
"""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.process import serving
from tests.web import chromium, playing

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
MOST_CHOICES = 400


@dataclass(frozen=True)
class Picture:
    name: str
    path: str = ""
    game: str = ""
    moment: str = ""
    """A word of the question to play on to; empty: the first one; `end`: the end of the game."""
    size: tuple[int, int] = chromium.WIDE
    theme: str = "light"
    language: str = "en"


PICTURES = [
    Picture("home", "/"),
    Picture("home-dark", "/", theme="dark"),
    Picture("home-phone", "/", size=chromium.PHONE),
    Picture("new-table", "/new/rising-sun"),
    Picture("rules", "/rules/rising-sun#RS6.8"),
    Picture("settings-persian", "/settings", language="fa"),
    Picture("bad-link", "/join/nosuchcode", theme="dark"),
    Picture("rising-sun-tea", game="Rising Sun"),
    Picture("rising-sun", game="Rising Sun", moment="mandate"),
    Picture("rising-sun-recruit-dark", game="Rising Sun", moment="Recruit", theme="dark"),
    Picture("rising-sun-marshal-phone", game="Rising Sun", moment="Marshal", size=chromium.PHONE),
    Picture("rising-sun-train", game="Rising Sun", moment="card do you buy"),
    Picture("rising-sun-battle", game="Rising Sun", moment="how many coins"),
    Picture("rising-sun-persian", game="Rising Sun", moment="mandate", language="fa"),
    Picture("rising-sun-end", game="Rising Sun", moment="end"),
    Picture("shogun-draft", game="Shogun"),
    Picture("shogun-plan", game="Shogun", moment="Your plan"),
    Picture("shogun-plan-phone-dark", game="Shogun", moment="Your plan", size=chromium.PHONE, theme="dark"),
    Picture("shogun-march", game="Shogun", moment="where do armies go"),
    Picture("shogun-end", game="Shogun", moment="end"),
]


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = [one for one in PICTURES if not wanted or any(part in one.name for part in wanted)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium.running() as browser:
        for picture in pictures:
            take(browser, server.url, picture)


def take(browser: Browser, url: str, picture: Picture) -> None:
    page = chromium.context(browser, picture.size, picture.theme).new_page()
    page.set_default_timeout(60_000)
    if picture.game:
        playing.sit_down(page, url, picture.game)
        play_on(page, picture.moment)
    if picture.path:
        page.goto(url + picture.path)
    if picture.language != "en":
        page.evaluate("to => localStorage.setItem('gunbai-settings', JSON.stringify({language: to}))", picture.language)
        page.reload()
    expect(page.locator("main")).to_be_visible()
    page.mouse.move(1, 1)
    page.wait_for_timeout(1200)
    page.screenshot(path=FOLDER / f"{picture.name}.png")
    print(picture.name, flush=True)
    page.context.close()


def play_on(page: Page, moment: str) -> None:
    """Choose at random until the question holds these words."""
    rng = random.Random(7)
    for _ in range(MOST_CHOICES):
        if not playing.my_turn(page):
            return
        question = page.locator("aside .panel h2").text_content() or ""
        if moment != "end" and moment.lower() in question.lower():
            return
        playing.choose(page, rng)


if __name__ == "__main__":
    main(sys.argv[1:])
