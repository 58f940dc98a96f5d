"""A real Chromium, the one of the system: nothing is downloaded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

STATIC = Path(__file__).parents[2] / "src/gunbai/static/index.html"
UNWANTED = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,"
    "LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,"
    "TcpPortRandomizationWin,ThirdPartyStoragePartitioning"
)
"""Two renderers a window for an address bar that nobody sees took a third of the processor. Chromium heeds the last
list only, so that what Playwright switches off stands here again."""
FLAGS = [
    f"--disable-features={UNWANTED}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
UNPACED = """
try { localStorage.getItem('gunbai-settings') ?? localStorage.setItem('gunbai-settings', '{"pace":"none"}') } catch {}
"""
"""Before anything else is remembered; a page without an address remembers nothing."""
WIDE = (1280, 800)
PHONE = (390, 844)
SIDEWAYS = (844, 390)


def path() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def missing() -> str:
    """Why browser tests cannot run here; empty when they can."""
    if path() is None:
        return "no Chromium on this machine"
    return "" if STATIC.exists() else "the pages are not built: make web"


@contextmanager
def running() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), headless=True, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def context(
    browser: Browser, size: tuple[int, int] = WIDE, theme: str = "light", *, is_moving: bool = False
) -> BrowserContext:
    """Somebody's browser: its own cookies, a size, a theme; else nothing moves and nothing has to be waited for."""
    phone = size[0] < 600
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if is_moving else "reduce",
        has_touch=phone,
        is_mobile=phone,
        locale="en",
    )
    if not is_moving:
        made.add_init_script(UNPACED)
    return made


NETWORK = ("Failed to load resource", "WebSocket connection to")
"""What Chromium itself says of a line that is cut; the page has a screen for it."""


class Faults:
    """What the page complains of: exceptions, and everything the Content-Security-Policy has blocked."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.on("console", lambda line: self._console(line.type, line.text))

    def _console(self, kind: str, text: str) -> None:
        if kind == "error" and not text.startswith(NETWORK):
            self.heard.append(text)
