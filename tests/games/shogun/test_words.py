"""Numbers that stand for words stand for the right ones."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data import pieces, words

NAMED = {
    words.ACTION_NAMES: (
        *(words.BUILD_CASTLE, words.BUILD_TEMPLE, words.BUILD_THEATRE, words.CONFISCATE_RICE, words.COLLECT_TAXES),
        *(words.DEPLOY_5, words.DEPLOY_3, words.DEPLOY_1, words.BATTLE_A, words.BATTLE_B),
    ),
    pieces.BUILDINGS: (pieces.CASTLE, pieces.TEMPLE, pieces.THEATRE),
}


@pytest.mark.parametrize("names", NAMED, ids=lambda names: names[0])
def test_every_word_has_the_number_that_is_named_for_it(names: tuple[str, ...]) -> None:
    assert NAMED[names] == tuple(range(len(names)))


def test_counts_are_those_of_the_words() -> None:
    assert words.ACTION_COUNT == len(words.ACTION_NAMES) == 10
    assert words.SPACE_COUNT == len(words.SPACES) == 11
    assert (words.SEASONS[words.WINTER], words.SPACES[words.BID]) == ("winter", "bid")
    assert words.CARD_NAMES[words.CHEST_0 : words.CHEST_0 + words.CHEST_COUNT] == tuple(f"chest{n}" for n in range(5))
    assert (words.CARD_NAMES[words.EMPTY], words.CARD_NAMES[words.FACE_DOWN]) == ("empty", "face_down")
    assert words.SPECIAL_COUNT == words.NO_SPECIAL == len(words.SPECIAL) == 5
    assert words.EVENT_COUNT == words.NO_EVENT == len(words.EVENT) == 12
    assert (words.SPECIALS[words.NO_SPECIAL], words.EVENT_NAMES[words.NO_EVENT]) == ("none", "none")
    assert (words.OPEN_ACTIONS, words.EVENTS_A_YEAR) == (5, 4)


def test_sg4_3_a_plan_is_made_from_the_bid_on() -> None:
    assert (words.BID, *range(10)) == words.SPACE_ORDER


def test_sg1_3_and_sg1_4_the_pieces_of_the_box() -> None:
    assert (pieces.ARMIES, pieces.FARMERS, pieces.MARKERS) == (62, 20, 42)
    assert pieces.BUILDING_STOCK == (28, 26, 26)
    assert pieces.START_CHESTS[3:] == (18, 15, 12)
    for seats, groups in ((3, "5 4 4 3 3 2 2 2 2"), (4, "5 4 4 3 3 2 2 2"), (5, "5 4 4 3 3 2 2")):
        sizes = [size for size, many in zip(pieces.GROUP_SIZES, pieces.GROUPS[seats], strict=True) for _ in range(many)]
        assert sizes == [int(size) for size in groups.split()]
