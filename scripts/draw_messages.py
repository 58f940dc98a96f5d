"""A fair draw of messages for a reading: the same messages in every language, chosen by a seed anybody can repeat.

python -m scripts.draw_messages 1          250 messages, each in all languages
python -m scripts.draw_messages 1 -n 20    fewer
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from scripts.wordcheck.messages import Language, Text, languages

LOCALE = Path("src/gunbai/locale")
COUNT = 250


def drawn(english: Language, seed: int, count: int) -> list[Text]:
    """Messages in the order of their files; names of clauses are no words and are left out."""
    readable = [text for text in english.texts.values() if text.part != "see"]
    chosen = random.Random(seed).sample(range(len(readable)), min(count, len(readable)))
    return [readable[at] for at in sorted(chosen)]


def sheet(found: list[Language], seed: int, count: int) -> Iterator[str]:
    """What a reader sees: each message as it is written, English first."""
    for number, text in enumerate(drawn(found[0], seed, count), 1):
        yield f"{number}. {text.file}: {text.name}"
        for language in found:
            yield f"  {language.code}  {written(language.texts[text.file, text.key, text.part])}"


def written(text: Text) -> str:
    """The source of a text on one line, its placeholders and plural forms included."""
    message = ast.Message(ast.Identifier("x"), text.pattern)
    return " ".join(FluentSerializer().serialize_entry(message).removeprefix("x =").split())


def main(root: Path, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int, help="another seed, another draw")
    parser.add_argument("-n", "--count", type=int, default=COUNT, help="how many messages")
    given = parser.parse_args(arguments)
    print("\n".join(sheet(languages(root / LOCALE), given.seed, given.count)))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
