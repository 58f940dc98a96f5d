"""What a refusal tells beside its clause: the words that its message is filled with."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.state import State
from gunbai.kernel.errors import RuleViolation
from tests.rules.shogun.scene import GAME, Doc, acting, load, play

KAI: Doc = {"owner": 0, "armies": 4}
AGENDA = ["rice", "tax", "castle", "temple", "theatre"]
Refusal = tuple[str, str, dict[str, str | int]]


def refusal(state: State, text: str) -> Refusal:
    with pytest.raises(RuleViolation) as refused:
        state.apply(GAME.parse(text))
    return refused.value.code, refused.value.clause, refused.value.details


def relocating() -> State:
    """Seat 0 has deployed an army in Kai and may move into Suruga."""
    state = acting({"kai": KAI, "suruga": {"owner": 0}}, [{"army1_move": "kai"}])
    play(state, "0 act")
    return state


def test_sg5_6_a_move_after_deploying_tells_from_where_to_where() -> None:
    state = relocating()
    assert refusal(state, "0 target aki") == ("march/not_adjacent", "SG5.6", {"from": "kai", "to": "aki"})
    assert refusal(state, "0 target musashi") == ("march/not_your_province", "SG5.6", {"to": "musashi"})
    play(state, "0 target suruga")
    assert refusal(state, "0 count 5") == ("march/one_must_stay", "SG5.6", {"armies": 5, "held": 5})


@pytest.mark.parametrize(("text", "clause"), [("0 target kai", "SG5.6"), ("0 count 1", "SG5.6"), ("0 act", "SG5.1")])
def test_sg5_6_what_deploying_one_army_does_not_ask_yet_or_any_more_cites_it(text: str, clause: str) -> None:
    """A march is told by SG5.7, the move after a deployment by SG5.6."""
    state = acting({"kai": KAI, "suruga": {"owner": 0}}, [{"army1_move": "kai"}])
    tag, steps = text.split()[1], []
    for choice in ("0 act", "0 target suruga", "0 count 1"):
        if not choice.startswith(f"0 {tag}"):
            code, cited, details = refusal(state, text)
            assert (code, cited, details["action"]) == ("action/not_asked", clause, text[2:])
            steps.append(details["step"])
        play(state, choice)
    assert len(steps) == 2


def test_sg5_7_what_a_march_does_not_ask_yet_or_any_more_cites_it() -> None:
    state = acting({"kai": KAI}, [{"battle_move_a": "kai"}])
    assert refusal(state, "0 count 1")[:2] == ("action/not_asked", "SG5.7")
    assert refusal(state, "0 stay")[:2] == ("action/not_asked", "SG5.6")
    play(state, "0 target suruga")
    assert refusal(state, "0 target suruga")[:2] == ("action/not_asked", "SG5.7")
    assert refusal(state, "0 skip")[:2] == ("action/not_asked", "SG5.2")


def test_sg1_1_nobody_moves_out_of_the_game_after_deploying() -> None:
    own: Doc = {"harima": {"owner": 0, "armies": 5}, "settsu": {"owner": 0}}
    plans: list[Doc] = [{"army1_move": "harima"}]
    state = load(
        {"seats": 3, "phase": "actions", "agenda": ["army1_move"], "provinces": own, "secrets": {"plans": plans}}
    )
    play(state, "0 act")
    assert refusal(state, "0 target sanuki") == ("march/out_of_the_game", "SG1.1", {"from": "harima", "to": "sanuki"})


def test_sg5_7_a_march_tells_from_where_to_where() -> None:
    state = acting({"kai": KAI}, [{"battle_move_a": "kai"}])
    assert refusal(state, "0 target aki") == ("march/not_adjacent", "SG5.7", {"from": "kai", "to": "aki"})
    play(state, "0 target suruga")
    assert refusal(state, "0 count 4") == ("march/one_must_stay", "SG5.7", {"armies": 4, "held": 4})


def test_sg9_6_a_temple_that_is_protected_is_told_with_its_event() -> None:
    provinces: Doc = {"kai": KAI, "suruga": {"owner": 1, "buildings": ["temple"]}}
    state = acting(provinces, [{"battle_move_a": "kai"}], event="temple_peace_3")
    wanted: dict[str, str | int] = {"from": "kai", "to": "suruga"}
    assert refusal(state, "0 target suruga") == ("march/protected_by_temple", "SG9.6", wanted)


def test_sg4_a_card_that_cannot_be_laid_is_told_with_its_space() -> None:
    state = load({"seats": 3, "agenda": AGENDA, "provinces": {"kai": KAI}, "players": [{"chests": 2}]})
    bid: dict[str, str | int] = {"space": "bid", "held": 2}
    assert refusal(state, "0 plan chest3") == ("plan/bid_too_high", "SG4.3", {"card": "chest3", **bid})
    assert refusal(state, "0 plan mino") == ("plan/not_your_card", "SG4.1", {"card": "mino", "space": "bid"})
    play(state, "0 plan chest1")
    assert refusal(state, "0 plan chest1") == ("plan/used_already", "SG4.2", {"card": "chest1", "space": "castle"})
    rich = load({"seats": 3, "agenda": AGENDA, "provinces": dict.fromkeys(RICH, KAI)})
    assert refusal(rich, "0 plan empty") == ("plan/must_be_filled", "SG4.2", {"card": "empty", "space": "bid"})


RICH = ("kai", "mino", "suruga", "aki", "hida", "owari")
"""With five chests there is a card for every space."""


def test_sg2_a_draft_tells_the_card_and_the_group_that_are_not_there() -> None:
    draft: Doc = {"offered": ["kai", "suruga"], "groups": [[0, 2, 2, 4]]}
    state = load({"seats": 3, "turn": [["years", 0], ["seed"], ["draft", 0, 0]], "provinces": {}, "draft": draft})
    assert refusal(state, "0 take mino") == ("draft/card_not_open", "SG2.3", {"province": "mino"})
    assert refusal(state, "0 exchange") == ("draft/no_exchange", "SG2.4", {})
    play(state, "0 take kai")
    assert refusal(state, "0 group 5") == ("draft/no_such_group", "SG2.2", {"armies": 5})


def test_sg4_5_a_special_card_that_is_taken_is_told() -> None:
    plan = {"bid": "chest1", "castle": "chest2", "temple": "chest3", "theatre": "chest4", "rice": "chest0"}
    rest = dict.fromkeys(["tax", "armies5", "armies3", "army1_move", "battle_move_a", "battle_move_b"], "empty")
    plans: list[Doc] = [{**plan, **rest}] * 3
    state = load({"seats": 3, "phase": "bids", "agenda": AGENDA, "secrets": {"plans": plans}})
    first = state.actors()[0]
    special = str(state.choices(first)[0]).split()[-1]
    play(state, str(state.choices(first)[0]))
    second = state.actors()[0]
    assert second != first
    text = str(state.choices(second)[0]).rsplit(" ", 1)[0]
    assert refusal(state, f"{text} {special}") == ("order/special_taken", "SG4.5", {"special": special})
