"""The README's example runs as written."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_readme_example_runs() -> None:
    text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert example.examples, "the README shows no example"
    assert doctest.DocTestRunner().run(example).failed == 0
