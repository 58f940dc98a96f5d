"""SG3: the year."""

from __future__ import annotations

from gunbai.games.shogun.data.words import ACTION_NAMES, CHESTS, EVENT_NAMES, NO_EVENT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.kernel.events import Event
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.rules.shogun.scene import GAME, Doc, acting, codes, load, play


def new(seats: int = 3, seed: int = 1, **options: str) -> State:
    state = GAME.new(seats, seed=seed, options={"setup": "tables", **options})
    assert isinstance(state, State)
    return state


def whole_game(state: State) -> list[Event]:
    heard: list[Event] = []
    state.listener = heard.append
    play_randomly(state, seeded(1))
    return heard


def test_sg3_1_two_years_of_four_rounds_with_four_events_each() -> None:
    events = whole_game(new())
    assert [event.args["amount"] for event in events if event.code == "year_begins"] == [2]
    assert [event.args["season"] for event in events if event.code == "season_begins"] == [
        *["summer", "autumn", "winter"],
        *["spring", "summer", "autumn", "winter"],
    ]
    assert codes(events).count("event_shown") == 4


def test_sg3_1_option_one_year() -> None:
    state = new(years="1")
    assert codes(whole_game(state)).count("winter_ends") == 1
    assert state.is_over()
    assert state.table.year == 0


def test_sg3_2_a_round_runs_in_its_order() -> None:
    events = codes(whole_game(new()))
    wanted = ["plans_closed", "event_drawn", "bid_opened", "special_taken", "action_begins", "event_leaves"]
    places = [events.index(code) for code in wanted]
    assert places == sorted(places)
    after = events.index("season_begins")
    assert events.index("action_shown", after) < events.index("special_laid", after)


def test_sg3_3_five_cards_open_and_the_window_rolls() -> None:
    state = new()
    assert len(state.table.agenda) == 5
    heard: list[Event] = []
    state.listener = heard.append
    play_randomly(state, seeded(1))
    first_round = codes(heard)[: codes(heard).index("event_leaves")]
    begun = [i for i, code in enumerate(first_round) if code == "action_begins"]
    shown = [i for i, code in enumerate(first_round) if code == "action_shown"]
    assert (len(begun), len(shown)) == (10, 5)
    # Number 6 is opened between the first and the second action, number 10 between the fifth and the sixth.
    assert all(begun[i] < shown[i] < begun[i + 1] for i in range(5))


def test_sg3_3_the_action_cards_are_shuffled() -> None:
    agendas = [tuple(new(seed=seed).table.agenda) for seed in range(60)]
    assert {len(set(agenda)) for agenda in agendas} == {5}
    for place in range(5):
        assert {agenda[place] for agenda in agendas} == set(range(10))


def test_sg3_3_option_face_down_cards_one_by_one() -> None:
    heard = whole_game(new(action_window="one_by_one"))
    first_round = codes(heard)[: codes(heard).index("event_leaves")]
    begun = [i for i, code in enumerate(first_round) if code == "action_begins"]
    shown = [i for i, code in enumerate(first_round) if code == "action_shown"]
    assert len(shown) == 5
    assert all(begun[i + 4] < shown[i] < begun[i + 5] for i in range(5))


def test_sg3_4_special_cards_lie_on_the_five_places() -> None:
    layouts = {tuple(new(seed=seed).table.laid) for seed in range(20)}
    assert all(sorted(layout) == [0, 1, 2, 3, 4] for layout in layouts)
    assert len(layouts) > 10


def test_sg3_5_the_event_is_one_of_those_left_of_the_year() -> None:
    state = new(seed=5)
    for season in range(3):
        left = list(state.table.events_open)
        assert len(left) == 4 - season
        generator = seeded(season)
        while state.table.event == NO_EVENT:
            play_randomly(state, generator, limit=1)
        assert state.table.event in left
        assert sorted([*state.table.events_open, state.table.event]) == sorted(left)
        while not state.is_over() and not (state.table.is_planning() and state.table.event == NO_EVENT):
            play_randomly(state, generator, limit=1)


def test_sg3_5_the_event_is_drawn_at_random_and_the_others_stay_open() -> None:
    open_ones = ["low_taxes", "high_taxes", "good_harvest", "few_recruits"]
    drawn = set()
    for seed in range(30):
        plans = [
            {
                "bid": "chest0",
                **dict(zip(ACTION_NAMES[:4], CHESTS[1:], strict=True)),
                **dict.fromkeys(ACTION_NAMES[4:], "empty"),
            }
        ]
        doc: Doc = {"seats": 3, "phase": "bids", "agenda": list(ACTION_NAMES[:5]), "secrets": {"plans": plans * 3}}
        table = load({**doc, "events": {"open": open_ones}}, seed).table
        drawn.add(EVENT_NAMES[table.event])
        assert sorted([EVENT_NAMES[event] for event in table.events_open] + [EVENT_NAMES[table.event]]) == sorted(
            open_ones
        )
    assert drawn == set(open_ones)


def test_sg3_6_an_event_never_returns_and_eight_are_seen() -> None:
    state = new(seed=9)
    first_four = [EVENT_NAMES[event] for event in state.table.events_open]
    events = whole_game(state)
    later = [event.args["event"] for event in events if event.code == "event_shown"]
    assert len({*first_four, *later}) == 8
    assert state.table.events_seen.bit_count() == 8
    drawn = [event.args["event"] for event in events if event.code == "event_drawn"]
    assert len(set(drawn)) == 6


def begun_actions(state: State) -> int:
    agenda = state.table.find(Agenda)
    return 0 if agenda is None else agenda.begun


def test_sg_y1_after_the_first_action_exactly_cards_2_to_6_are_open() -> None:
    state = new()
    generator = seeded(4)
    while begun_actions(state) < 2:
        play_randomly(state, generator, limit=1)
    assert begun_actions(state) == 2
    assert len(state.table.agenda) == 6


def test_sg3_3_the_order_of_the_actions_is_that_of_their_cards() -> None:
    state = acting({"kai": {"owner": 0}}, [{"castle": "kai"}])
    assert ACTION_NAMES[state.table.agenda[0]] == "castle"
    events = play(state, "0 act")
    begun = [event.args["action"] for event in events if event.code == "action_begins"]
    assert begun == [ACTION_NAMES[action] for action in state.table.agenda[1:]]


def test_sg3_4_when_all_lies_open_everybody_hears_that_planning_begins() -> None:
    heard: list[Event] = []
    GAME.new(3, seed=1, options={"setup": "tables"}, listener=heard.append)
    assert codes(heard)[-1] == "planning_begins"
    assert codes(heard).count("special_laid") == 5
