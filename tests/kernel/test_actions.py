"""The action table: fixed ids, interned actions, texts that read back, and asides beside it."""

from __future__ import annotations

import pytest

from gunbai.kernel.actions import MAX_SEATS, ActionTable, Aside
from gunbai.kernel.errors import MalformedAction


def small_table() -> ActionTable:
    table = ActionTable()
    table.add("done")
    table.add("move", ("bushi", "shinto"), ("edo", "kyoto"))
    table.add("bid", ("0", "1", "2"), secret=True)
    table.add_aside("give", 2)
    table.add_aside("withdraw", 0)
    return table.closed()


TABLE = small_table()


def test_ids_run_in_order_the_last_word_fastest() -> None:
    texts = [TABLE.text(id) for id in range(len(TABLE))]
    assert texts == [
        "done",
        "move bushi edo",
        "move bushi kyoto",
        "move shinto edo",
        "move shinto kyoto",
        "bid 0",
        "bid 1",
        "bid 2",
    ]
    assert [TABLE.id_of(text) for text in texts] == list(range(len(TABLE)))
    assert TABLE.id_of("move bushi") == -1


def test_add_returns_the_first_id() -> None:
    table = ActionTable()
    assert [table.add("a", "xyz"), table.add("b"), table.add("c", "xy", "xy")] == [0, 3, 4]
    assert len(table) == 8


def test_actions_are_interned_and_know_their_parts() -> None:
    action = TABLE.of(3, 2)
    assert action is TABLE.parse("3 move bushi kyoto")
    assert action is TABLE.all_of(3, [0, 2])[1]
    assert (action.seat, action.id, action.tag, action.words, action.secret) == (
        3,
        2,
        "move",
        ("bushi", "kyoto"),
        False,
    )
    assert repr(action) == "<3 move bushi kyoto>"
    assert TABLE.of(0, 6).secret


def test_every_seat_has_every_action() -> None:
    for seat in range(MAX_SEATS):
        for id in range(len(TABLE)):
            action = TABLE.of(seat, id)
            assert TABLE.parse(str(action)) is action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action/form"),
        ("done", "action/form"),
        ("5 done", "action/form"),
        ("-1 done", "action/form"),
        ("x done", "action/form"),
        ("٣ done", "action/form"),
        ("0 march", "action/unknown"),
        ("0 move bushi", "action/unknown"),
        ("0 move bushi edo kyoto", "action/unknown"),
        ("0 bid 3", "action/unknown"),
        ("0 DONE", "action/unknown"),
        ("0 give 1", "action/numbers"),
        ("0 give 1 2 3", "action/numbers"),
        ("0 give 1 -2", "action/numbers"),
        ("0 give 1 x", "action/numbers"),
        ("0 give 1 ٣", "action/numbers"),
        ("0 give 1 9999999999", "action/numbers"),
        ("0 withdraw 1", "action/numbers"),
    ],
)
def test_malformed_texts_say_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        TABLE.parse(text)
    assert caught.value.code == code
    assert caught.value.details == {"text": text}


def test_spaces_do_not_matter() -> None:
    assert TABLE.parse("  1   move  bushi edo ") is TABLE.of(1, 1)


def test_asides_are_values() -> None:
    aside = TABLE.parse("2 give 1 40")
    assert isinstance(aside, Aside)
    assert aside == Aside(2, "give", (1, 40))
    assert hash(aside) == hash(Aside(2, "give", (1, 40)))
    assert aside != Aside(2, "give", (1, 41))
    assert aside != "2 give 1 40"
    assert (str(aside), repr(aside)) == ("2 give 1 40", "<2 give 1 40>")


@pytest.mark.parametrize("aside", [Aside(0, "give", (1,)), Aside(0, "withdraw", (1,)), Aside(0, "done", ())], ids=str)
def test_asides_of_another_shape_are_malformed(aside: Aside) -> None:
    with pytest.raises(MalformedAction):
        TABLE.check_aside(aside)
    TABLE.check_aside(Aside(0, "give", (1, 2)))
