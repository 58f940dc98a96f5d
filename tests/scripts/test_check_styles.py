"""The gate of the styles sees what is written by hand, and lets pass what is made of tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import check_styles

BY_HAND = [
    ("color: #fff", "colour"),
    ("background: linear-gradient(red, var(--paper))", "colour"),
    ("border: 1px solid rgb(0 0 0 / 0.2)", "colour"),
    ("--icon-cut: #f6ecd8", "colour"),
    ("font-size: 13px", "size of text"),
    ("font-size: clamp(12px, 2cqh, var(--size-18))", "size of text"),
    ("border-radius: 3px", "corner"),
    ("box-shadow: 0 1px 4px var(--shade-1)", "shadow"),
    ("filter: drop-shadow(0 2px 1px var(--shade-3))", "shadow"),
    ("z-index: 5", "layer"),
    ("transition: opacity 200ms var(--ease-brush)", "duration"),
    ("animation: rise calc(var(--place) * 1.5s) both", "duration"),
    ("--pause: 200ms", "duration"),
]
OF_TOKENS = [
    "color: var(--ink)",
    "background: color-mix(in oklab, var(--gold), transparent 40%)",
    "mask: radial-gradient(circle, #000 70%, transparent 70.5%)",
    "font-size: var(--text-sm)",
    "font-size: 0.8em",
    "box-shadow: 0 0 0 2px var(--gold-bright)",
    "box-shadow: var(--shadow-2)",
    "color: oklch(from var(--hue) 0.36 c h)",
    "border-radius: var(--radius-2)",
    "border-radius: 50%",
    "z-index: var(--layer-bar)",
    "z-index: 1",
    "transition: opacity var(--dur-base) var(--ease-brush)",
    "inline-size: 13px",
]


def found(tmp_path: Path, declaration: str) -> list[str]:
    file = tmp_path / "Part.svelte"
    style = f"/* color: #123456; */\n  .part {{\n    {declaration};\n  }}"
    file.write_text(f"<p>#fff {{#if each}} red</p>\n<style>\n  {style}\n</style>\n")
    return [f"{fault.line} {fault.kind}" for fault in check_styles.faults(file)]


@pytest.mark.parametrize(("declaration", "kind"), BY_HAND)
def test_what_has_a_word_is_not_written_by_hand(tmp_path: Path, declaration: str, kind: str) -> None:
    assert found(tmp_path, declaration) == [f"5 {kind}"]


@pytest.mark.parametrize("declaration", OF_TOKENS)
def test_what_is_made_of_tokens_passes(tmp_path: Path, declaration: str) -> None:
    assert found(tmp_path, declaration) == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('<stop stop-color="#e9d9b0" />', "Part.svelte"),
        ('<path fill="red" />', "Part.svelte"),
        ('<p style="color: red">', "Part.svelte"),
        ("const GOLD = '#c89b3c';", "part.ts"),
        ("pen.fillStyle = `rgba(0, 0, 0, ${deep})`;", "part.ts"),
    ],
)
def test_a_colour_is_seen_in_markup_and_scripts(tmp_path: Path, line: str, name: str) -> None:
    (tmp_path / name).write_text(f"/* '#fff' */\n{line}\n")
    assert [(fault.line, fault.kind) for fault in check_styles.faults(tmp_path / name)] == [(2, "colour")]


@pytest.mark.parametrize(
    "line", ['<a href="#RS4.2">', "{#each bad as fad}", "document.querySelector('#app')", '<path fill="var(--ink)" />']
)
def test_what_is_no_colour_passes(tmp_path: Path, line: str) -> None:
    (tmp_path / "Part.svelte").write_text(line)
    assert list(check_styles.faults(tmp_path / "Part.svelte")) == []


def test_tokens_and_tests_are_not_read_and_every_exception_is_a_folder(tmp_path: Path) -> None:
    for name in ("lib/art/tokens.css", "lib/tests/a.test.ts", "lib/Part.svelte", "app.css", "lib/data.json"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    assert [str(file.relative_to(tmp_path)) for file in check_styles.sources(tmp_path)] == [
        "app.css",
        "lib/Part.svelte",
    ]
    assert all((check_styles.SOURCE / one).is_dir() for one in check_styles.EXCEPTIONS)
