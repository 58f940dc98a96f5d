"""The pages in a real Chromium, by its own tracing, on loopback: `python -m bench.pages [--write]`.

Clicks, at a table that is served as by `make play`: from the moment the browser dispatches a click on a choice to the
first paint, which shows it pressed, and to the first paint after the server's answer is on the page. Panning: the map
of Shogun, zoomed in and full of armies, is dragged about, one step a frame; counted are the frames that reached the
screen, and how long the page's own thread was busy for each. Scenes: a recorded game is played at the usual speed with
all its motion, and the page counts the frames it was asked for.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from bench.__main__ import machine
from bench.load_report import build
from bench.report import write_section
from tests.server.process import serving
from tests.web import chromium, playing, staged

CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
GAMES = ("Rising Sun", "Shogun")
AS_PLAYED = {"bot_pause_ms": "350", "bot_budget_ms": "300"}
CLICKS = 40
PAN_FRAMES = 240
FRAME = 1000 / 60
PAINTING = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
# A player inside the page, so that nothing but the page works while an answer is awaited. It marks what a trace cannot
# know by itself: a click, and the answer being on the page.
PLAY = """async clicks => {
  const side = document.querySelector('main[data-answers]');
  const changed = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(side, { subtree: true, childList: true, attributes: true });
  });
  const when = async (what) => { let found; while (!(found = what())) await changed(); return found; };
  const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const pause = () => new Promise(done => setTimeout(done, 100));
  const click = async (button, mayAsk = true) => {
    const before = side.dataset.answers;
    performance.mark('clicked');
    button.click();
    await when(() => side.dataset.answers !== before || (mayAsk && side.querySelector('.confirm')));
    if (side.dataset.answers !== before) { performance.mark('answered'); return painted(); }
    await pause();
    const confirm = side.querySelector('.confirm .primary');
    return confirm ? click(confirm, false) : undefined;
  };
  const choices = () => side.querySelectorAll('.choices button:enabled');
  for (let n = 0; n < clicks; n++) {
    await when(() => choices().length || side.querySelector('.over'));
    await pause(); // nobody clicks on what is not painted yet
    if (side.querySelector('.over')) return;
    const offered = await when(() => choices().length ? choices() : null);
    await click(offered[(n * 7919) % offered.length]);
  }
}"""
# A finger on the map that moves a little in every frame.
DRAG = """frames => new Promise(done => {
  const box = document.querySelector('.board');
  const point = (type, x, y) => box.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }));
  let step = 0;
  const move = () => {
    if (step++ === frames) { performance.mark('panned'); point('pointerup', 450, 350); return done(); }
    point('pointermove', 450 + 160 * Math.sin(step / 15), 350 + 60 * Math.sin(step / 9));
    requestAnimationFrame(move);
  };
  point('pointerdown', 450, 350);
  performance.mark('panning');
  requestAnimationFrame(move);
})"""

# Every frame in which the page may draw, as long as a scene lasts.
WATCH = """seconds => new Promise(done => {
  const times = [];
  const tick = now => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(tick);
    else done(times);
  };
  requestAnimationFrame(tick);
})"""
SCENES = {
    "Rising Sun, figures march": ("rising-sun", 352, 6),
    "Rising Sun, tea": ("rising-sun", 346, 5),
    "Rising Sun, winter": ("rising-sun", 588, 14),
    "Rising Sun, a battle from its bids to its end": ("rising-sun", 296, 16),
    "Shogun, cubes fall through the tower": ("shogun", 273, 9),
}
"""Where in the recorded game each begins, and how many seconds of it are watched."""

Event = dict[str, Any]


class Answer(NamedTuple):
    """Milliseconds from a click to the painted answer, how many of them the page itself computed, and how many went by
    before anything was painted."""

    wait: float
    cpu: float
    first: float


def traced(browser: Browser, page: Page, what: Any) -> list[Event]:
    browser.start_tracing(page=page, categories=CATEGORIES)
    what()
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return sorted(events, key=lambda event: event.get("ts", 0))


# --- clicks -----------------------------------------------------------------------------------------------------------


def answers(browser: Browser, url: str, game: str) -> list[Answer]:
    """Choices that must be confirmed are counted by their last click."""
    page = chromium.context(browser).new_page()
    playing.sit_down(page, url, game)
    found = painted_answers(traced(browser, page, lambda: page.evaluate(PLAY, CLICKS)))
    page.context.close()
    return found


def painted_answers(events: list[Event]) -> list[Answer]:
    clicked: Event | None = None
    is_answered, cpu, first, found = False, 0.0, 0.0, []
    for event in events:
        if event["name"] == "clicked":
            clicked, is_answered, cpu, first = event, False, 0.0, 0.0
        elif clicked is None:
            continue
        elif event["name"] == "answered":
            is_answered = True
        elif event["name"] == "RunTask" and event["tid"] == clicked["tid"]:
            cpu += event.get("tdur", 0) / 1000
        elif event["name"] in ("Paint", "Commit"):
            wait = (event["ts"] + event.get("dur", 0) - clicked["ts"]) / 1000
            first = first or wait
            if is_answered:
                found.append(Answer(wait, cpu, first))
                clicked = None
    return found


# --- panning ----------------------------------------------------------------------------------------------------------


def panning(browser: Browser, url: str) -> dict[str, float]:
    page = chromium.context(browser).new_page()
    staged.show(page, url, "shogun", "crowded")
    page.wait_for_timeout(1000)
    page.mouse.move(450, 350)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(500)
    events = traced(browser, page, lambda: page.evaluate(DRAG, PAN_FRAMES))
    page.context.close()
    return frames(events)


def frames(events: list[Event]) -> dict[str, float]:
    begun, done = (next(event["ts"] for event in events if event["name"] == name) for name in ("panning", "panned"))
    inside = [event for event in events if begun <= event.get("ts", 0) <= done]
    shown = [event["ts"] / 1000 for event in inside if event["name"] == "AnimationFrame::Presentation"]
    gaps = [after - before for before, after in pairwise(shown)]
    script = [event["dur"] / 1000 for event in inside if event["name"] == "FireAnimationFrame"]
    painting = sum(event["dur"] / 1000 for event in inside if event["name"] in PAINTING)
    return {
        "frames": len(shown),
        "per_second": 1000 / statistics.mean(gaps),
        "late": sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps),
        "script": statistics.mean(script),
        "worst": max(script),
        "painting": painting / len(shown),
    }


# --- scenes -----------------------------------------------------------------------------------------------------------


def scene(browser: Browser, url: str, game: str, at: int, seconds: float) -> dict[str, float]:
    page = chromium.context(browser, is_moving=True).new_page()
    staged.replay(page, url, game, at)
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Play", exact=True).click()
    times: list[float] = page.evaluate(WATCH, seconds)
    page.context.close()
    gaps = [after - before for before, after in pairwise(times)]
    return {
        "frames": len(times),
        "per_second": 1000 / statistics.mean(gaps),
        "late": sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps),
        "longest": max(gaps),
    }


# --- telling ----------------------------------------------------------------------------------------------------------


def text(clicks: dict[str, list[Answer]], pan: dict[str, float], scenes: dict[str, dict[str, float]]) -> str:
    today = dt.datetime.now(tz=dt.UTC).date()
    lines = [
        f"Measured on {today} by `python -m bench.pages` with the browser's own tracing: headless Chromium, no GPU,",
        f"on loopback, the server {build()}: {machine()}, load average {os.getloadavg()[0]:.1f}.",
        "",
        "| click to painted answer, ms | clicks | median | 95 % | slowest | CPU of the page | until it looks pressed |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for game, found in clicks.items():
        times = [answer.wait for answer in found]
        cpu, first = (statistics.median(each) for each in zip(*((one.cpu, one.first) for one in found), strict=True))
        figures = (statistics.median(times), statistics.quantiles(times, n=20)[-1], max(times), cpu, first)
        lines.append(f"| {game} | {len(times)} | " + " | ".join(f"{figure:.0f}" for figure in figures) + " |")
    lines += [
        "",
        "| panning the full map of Shogun | a second | late | script, ms each (worst) | painting, ms each |",
        "|---|---:|---:|---:|---:|",
    ]
    own = f"{pan['script']:.2f} ({pan['worst']:.1f}) | {pan['painting']:.2f}"
    lines.append(f"| {pan['frames']:.0f} frames | {pan['per_second']:.0f} | {pan['late']:.0%} | {own} |")
    lines += ["", "| scenes in motion | frames | a second | late | longest, ms |", "|---|---:|---:|---:|---:|"]
    for name, seen in scenes.items():
        figures_of = f"{seen['frames']:.0f} | {seen['per_second']:.0f} | {seen['late']:.0%} | {seen['longest']:.0f}"
        lines.append(f"| {name} | {figures_of} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.pages", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the figures into RESULTS.md")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **AS_PLAYED) as server,
        chromium.running() as browser,
    ):
        clicks = {game: answers(browser, server.url, game) for game in GAMES}
        pan = panning(browser, server.url)
        scenes = {name: scene(browser, server.url, *where) for name, where in SCENES.items()}
    told = text(clicks, pan, scenes)
    print(told)
    if given.write:
        write_section(Path(__file__).parent / "RESULTS.md", "The pages", told)


if __name__ == "__main__":
    main()
