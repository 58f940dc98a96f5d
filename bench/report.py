"""The table and the plot of a run."""

from __future__ import annotations

from pathlib import Path

Figures = dict[tuple[str, str], dict[str, float]]

ROWS = (
    ("decisions_per_s", "decisions / CPU s", "{:,.0f}"),
    ("real_decisions_per_s", "… with two or more choices", "{:,.0f}"),
    ("game_of_5_ms", "random game of 5, ms", "{:.2f}"),
    ("copy_us", "copy of a state, µs", "{:.1f}"),
    ("view_us", "view of a seat, µs", "{:.1f}"),
    ("sampled_us", "sampled world, µs", "{:.1f}"),
    ("sampled_playouts_per_s", "sampled play-outs / CPU s", "{:,.0f}"),
    ("master_playouts_per_s", "play-outs of a search / CPU s", "{:,.0f}"),
    ("master_memory_mb", "memory of a process that thinks, MB", "{:.0f}"),
    ("tower_throw_us", "tower throw of 10 cubes, µs", "{:.1f}"),
)
PEER = ("catanatron", "pure")
COMPARED = ("decisions_per_s", "master_playouts_per_s")
"""Rows with multiples of the peer."""


def section(file: Path, title: str) -> str:
    """What a section of the results says now; empty where there is none."""
    parts = file.read_text(encoding="utf-8").split("\n## ")[1:]
    return next((part for part in parts if part.partition("\n")[0] == title), "")


def write_section(file: Path, title: str, text: str) -> None:
    """Put a section of the results in its place; what other programs have measured stays."""
    head, *sections = file.read_text(encoding="utf-8").split("\n## ")
    named = {section.partition("\n")[0]: section for section in sections}
    named[title] = f"{title}\n\n{text.strip()}\n"
    parts = [head.strip(), *(section.strip() for section in named.values())]
    file.write_text("\n\n## ".join(parts) + "\n", encoding="utf-8")


def table(figures: Figures) -> str:
    """One column an engine and build; rates also as multiples of the peer in the same run."""
    head = "| | " + " | ".join(_title(job) for job in figures) + " |"
    lines = [head, "|---|" + "---:|" * len(figures)]
    for key, label, form in ROWS:
        cells = [_cell(figures, job, key, form) for job in figures]
        lines.append(f"| {label} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _title(job: tuple[str, str]) -> str:
    return job[0] if job == PEER else f"{job[0]} {job[1]}"


def _cell(figures: Figures, job: tuple[str, str], key: str, form: str) -> str:
    value = figures[job].get(key)
    if value is None:
        return "–"
    peer = figures[PEER].get(key)
    text = form.format(value)
    return f"{text} ({value / peer:.1f}x)" if job != PEER and peer and key.endswith(COMPARED) else text


def write_plot(figures: Figures, path: Path) -> None:
    """Decisions per CPU second as bars, the peer first."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    names = [_title(job) for job in figures]
    rates = [values["decisions_per_s"] for values in figures.values()]
    figure, axes = plt.subplots(figsize=(8, 0.6 * len(names) + 1.2), layout="constrained")
    bars = axes.barh(names, rates, color=["#8a8172" if name == PEER[0] else "#b5382a" for name in names])
    axes.bar_label(bars, labels=[f"{rate:,.0f}" for rate in rates], padding=4)
    axes.invert_yaxis()
    axes.set_xlabel("random decisions per CPU second")
    axes.set_xlim(0, max(rates) * 1.18)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=110)
    plt.close(figure)
