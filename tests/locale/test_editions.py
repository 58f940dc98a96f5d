"""Names of printed editions: each belongs to a message there is, and is another word than ours."""

from __future__ import annotations

from gunbai.locale.glossary import printed_names
from gunbai.locale.words import Words


def test_every_name_of_an_edition_stands_for_a_message() -> None:
    for language, names in printed_names().items():
        words = Words(language)
        for message, name in names.items():
            assert words.has(message), message
            assert words.text(message) != name, message


def test_a_monster_has_its_name_as_card_and_as_figure() -> None:
    names = printed_names()["fa"]
    assert names["card-oni_of_blood"] == names["figure-oni_of_blood"] == "Oni of Blood"
    assert names["mandate-recruit"] == "استخدام"


def test_editions_that_print_our_names_are_not_listed() -> None:
    assert set(printed_names()) == {"fa"}
