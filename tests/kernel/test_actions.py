"""The action table: fixed ids, interned actions, texts that read back, and asides beside it."""

from __future__ import annotations

import pytest

from gunbai.kernel.actions import ActionTable, Aside
from gunbai.kernel.errors import BadInput, MalformedAction
from gunbai.kernel.vocabulary import AMOUNT, MAX_SEATS, SEAT, Vocabulary

FIGURE = Vocabulary("figure", ("bushi", "shinto"))
PROVINCE = Vocabulary("province", ("edo", "kyoto"))


def small_table() -> ActionTable:
    table = ActionTable()
    table.add("done", "X1.1")
    table.add("move", "X1.2", figure=FIGURE, province=PROVINCE)
    table.add("bid", "X1.3", secret=True, amount=Vocabulary("amount", AMOUNT.words[:3]))
    table.add_aside("give", "seat", "coins")
    table.add_aside("withdraw")
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


def test_ids_and_parts_of_a_verb_are_each_others_inverse() -> None:
    table = ActionTable()
    wait = table.add("wait", "X1.1")
    kill = table.add("kill", "X1.2", seat=SEAT, figure=FIGURE, province=PROVINCE)
    name = table.add("name", "X1.3", figure=FIGURE)
    assert (wait.first, kill.first, name.first, name.end) == (0, 1, 21, 23)
    assert table.text(kill.id(3, 1, 0)) == "kill 3 shinto edo"
    assert [kill.id(*kill.split(id)) for id in kill.ids()] == list(range(1, 21))
    assert kill.split(kill.id(3, 1, 0)) == (3, 1, 0)
    assert name.only(name.id(1)) == 1
    assert [kill.has(id) for id in (0, 1, 20, 21)] == [False, True, True, False]


def test_arguments_have_the_names_of_the_parts_and_numbers_stay_numbers() -> None:
    table = ActionTable()
    table.add("kill", "X1.2", seat=SEAT, figure=FIGURE)
    table.add_aside("give", "seat", "coins")
    action = table.closed().parse("0 kill 3 bushi")
    assert not isinstance(action, Aside)
    assert action.arguments == {"seat": 3, "figure": "bushi"}
    assert table.argument_names() == {"kill": ("seat", "figure"), "give": ("seat", "coins")}


def test_a_verb_with_an_open_vocabulary_gets_its_ids_when_the_table_closes() -> None:
    card = Vocabulary("card")
    table = ActionTable()
    buy = table.add("buy", "X1.1", card=card)
    done = table.add("done", "X1.2")
    assert (card.add("lion"), card.add("crane")) == (0, 1)
    table.closed()
    assert (done.first, buy.first, buy.end) == (0, 1, 3)
    assert str(table.parse("2 buy crane")) == "2 buy crane"


def test_a_closed_vocabulary_takes_no_more_words_and_none_twice() -> None:
    card = Vocabulary("card")
    card.add("lion")
    with pytest.raises(BadInput, match="lion"):
        card.add("lion")
    card.close()
    with pytest.raises(BadInput, match="crane"):
        card.add("crane")
    assert card.words == ("lion",)
    assert (card.index("lion"), card.index("crane")) == (0, -1)
    with pytest.raises(BadInput):
        PROVINCE.add("nara")


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
