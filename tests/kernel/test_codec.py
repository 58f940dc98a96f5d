"""Reading documents: every fault names its field, also deep inside, and unknown fields are faults."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.kernel.documents.codec import Reader, canonical, digest_of
from gunbai.kernel.errors import BadPosition

DOCUMENT = {
    "vp": 12,
    "clan": "koi",
    "name": "x",
    "list": ["edo", "kyoto"],
    "numbers": [1, 2, 3],
    "deep": {"coins": 4, "purse": {"ronin": 1}},
    "truth": True,
    "half": 1.5,
}
CLANS = ("koi", "lotus")
PROVINCES = ("edo", "kyoto")


def test_well_formed_values_are_read() -> None:
    reader = Reader(DOCUMENT)
    assert reader.whole("vp", 0, 20) == 12
    assert reader.word("clan", CLANS) == 0
    assert reader.text("name") == "x"
    assert reader.words("list", PROVINCES) == [0, 1]
    assert reader.wholes("numbers", 0, 3) == [1, 2, 3]
    deep = reader.reader("deep")
    assert deep.whole("coins", 0, 9) == 4
    assert deep.reader("purse").whole("ronin", 0, 9) == 1
    assert reader.has("half")
    assert not reader.has("nothing")


def test_missing_fields_take_their_defaults() -> None:
    reader = Reader({})
    assert reader.whole("vp", 0, 20, 3) == 3
    assert reader.word("clan", CLANS, 1) == 1
    assert reader.text("name", "y") == "y"
    assert reader.items("list") == []
    assert reader.words("list", PROVINCES) == []
    assert reader.reader("deep").whole("coins", 0, 9, 5) == 5
    reader.close()


FAULTS: list[tuple[str, Callable[[Reader], object]]] = [
    ("vp", lambda r: r.whole("vp", 0, 11)),
    ("vp", lambda r: r.whole("vp", 13, 20)),
    ("truth", lambda r: r.whole("truth", 0, 1)),
    ("half", lambda r: r.whole("half", 0, 9)),
    ("clan", lambda r: r.whole("clan", 0, 9)),
    ("missing", lambda r: r.whole("missing", 0, 9)),
    ("clan", lambda r: r.word("clan", ("lotus",))),
    ("vp", lambda r: r.word("vp", CLANS)),
    ("vp", lambda r: r.text("vp")),
    ("vp", lambda r: r.items("vp")),
    ("clan", lambda r: r.items("clan")),
    ("list[1]", lambda r: r.words("list", ("edo",))),
    ("numbers[2]", lambda r: r.wholes("numbers", 0, 2)),
    ("list", lambda r: r.reader("list")),
    ("deep.coins", lambda r: r.reader("deep").whole("coins", 0, 3)),
    ("deep.purse.ronin", lambda r: r.reader("deep").reader("purse").whole("ronin", 2, 3)),
]


@pytest.mark.parametrize(("field", "read"), FAULTS)
def test_every_fault_names_its_field(field: str, read: Callable[[Reader], object]) -> None:
    with pytest.raises(BadPosition) as caught:
        read(Reader(DOCUMENT))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: expected ")
    assert caught.value.details["field"] == field


@pytest.mark.parametrize("document", [None, 3, "x", [1], True])
def test_a_document_must_be_an_object(document: object) -> None:
    with pytest.raises(BadPosition, match="document: expected an object"):
        Reader(document)


def test_fields_that_nobody_read_are_refused() -> None:
    reader = Reader({"vp": 1, "vpp": 2})
    reader.whole("vp", 0, 9)
    assert (reader.words("left_out", ("a",)), reader.whole("coins", 0, 9, default=4)) == ([], 4)
    with pytest.raises(BadPosition) as caught:
        reader.close()
    assert caught.value.field == "vpp"
    assert caught.value.details["expected"] == "one of coins, left_out, vp"


def test_a_field_that_is_read_only_where_it_is_there_is_named_among_those_there_are() -> None:
    reader = Reader({"vpp": 2, "ally": 1})
    assert (reader.has("ally"), reader.has("honor")) == (True, False)
    with pytest.raises(BadPosition) as caught:
        reader.close()
    assert (caught.value.field, caught.value.details["expected"]) == ("vpp", "one of ally, honor")
    looked_at = Reader({"ally": 1})
    assert looked_at.has("ally")
    with pytest.raises(BadPosition, match="ally: expected one of ally"):
        looked_at.close()


def test_an_impossible_value_is_quoted() -> None:
    error = Reader({"honor": ["koi", "koi"]}, "table").fail("honor", "every clan once")
    assert error.field == "table.honor"
    assert str(error) == 'table.honor: expected every clan once, got ["koi","koi"]'


def test_digests_do_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": [1, 2]}) == '{"a":[1,2],"b":1}'
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1})
    assert digest_of({"a": [1, 2]}) != digest_of({"a": [2, 1]})
    assert len(digest_of({})) == 24
