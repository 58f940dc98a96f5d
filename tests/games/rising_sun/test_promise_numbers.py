"""Promises as numbers: bots say by one number what people say in blocks (RS3.1)."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.games.rising_sun.promises.numbers import LAST, catalogue, number_of, terms_of
from gunbai.games.rising_sun.promises.promise import Promise, read
from gunbai.kernel.errors import BadInput


def test_every_promise_has_a_number_of_its_own() -> None:
    numbers = set()
    for terms in catalogue():
        if terms.get("seat2") not in (0, 1):
            promise = read(terms, 0, 1, 0, 5)
            numbers.add(number_of(promise, None))
            assert terms_of(number_of(promise, None)) == (terms, None)
            assert terms_of(number_of(None, promise)) == (None, terms)
            assert terms_of(number_of(promise, promise)) == (terms, terms)
    assert len(numbers) > 200
    assert terms_of(0) == (None, None)


@pytest.mark.parametrize("number", [-1, LAST + 1, 999, 999_000, 999_999])
def test_a_number_that_says_nothing_is_refused(number: int) -> None:
    with pytest.raises(BadInput) as refused:
        terms_of(number)
    assert 0 <= number <= LAST or str(number) in str(refused.value)
    assert "expected 0 to" in str(refused.value)


def test_a_place_after_the_last_promise_is_refused_with_that_of_the_last() -> None:
    last = len(catalogue())
    assert terms_of(last) == (None, catalogue()[-1])
    with pytest.raises(BadInput) as refused:
        terms_of(last + 1)
    assert (refused.value.details["low"], refused.value.details["high"]) == (0, last)


def test_an_amount_beyond_words_is_refused() -> None:
    with pytest.raises(BadInput, match="amount"):
        number_of(Promise("pay", 0, 1, "spring", {"amount": 7}), None)


@pytest.mark.parametrize(
    ("block", "name", "value", "low", "high"),
    [
        ("pay", "amount", 0, 1, 127),
        ("pay", "amount", 128, 1, 127),
        ("not_with", "seat2", 3, 0, 2),
        ("not_with", "seat2", -1, 0, 2),
    ],
)
def test_a_particular_out_of_bounds_is_refused_with_them(
    block: str, name: str, value: int, low: int, high: int
) -> None:
    with pytest.raises(BadInput) as refused:
        read({"block": block, name: value}, 0, 1, 0, 3)
    assert refused.value.field == name
    assert (refused.value.details["low"], refused.value.details["high"]) == (low, high)
    assert refused.value.details["got"] == str(value)


def test_the_last_number_fits_into_an_offer() -> None:
    form = next(form for form in gunbai.game("rising-sun").new(3, seed=1).asides(0) if form.tag == "offer")
    assert [(field.name, field.low, field.high) for field in form.fields] == [
        ("seat", 0, 2),
        ("coins", 0, 127),
        ("ronin", 0, 127),
        ("coins_asked", 0, 127),
        ("ronin_asked", 0, 127),
        ("promise", 0, LAST),
    ]
    assert LAST == 999_999
