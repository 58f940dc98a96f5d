"""A game: stateless rules that make states, read texts and positions, and sample worlds from views."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.actions import Action, ActionTable, Aside
from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.documents.codec import Doc, Reader
from gunbai.kernel.documents.mending import Mended, mended
from gunbai.kernel.documents.moments import Moment, seats_of
from gunbai.kernel.entries import Entry
from gunbai.kernel.errors import BadInput, BadPosition, not_among
from gunbai.kernel.events import EventTable
from gunbai.kernel.luck.chance import Chance, DrawKind, simulated
from gunbai.kernel.options import Option, chosen, older
from gunbai.kernel.state import Listener, State, View
from gunbai.kernel.tensors.encoder import Encoder
from gunbai.kernel.tensors.layout import Layout

FORM: Final = 2
"""The form of position documents: 1 named the seats of Rising Sun by their clans and wrote steps as lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game in one version.

    >>> import gunbai
    >>> game = gunbai.game("shogun")
    >>> game.seat_counts, game.options[0].name, game.options[0].values
    ((3, 4, 5), 'side', ('sun', 'moon'))
    """

    name: str
    version: int
    """Raised whenever a record would replay differently; how older versions played, its options say."""

    def __init__(
        self,
        name: str,
        version: int,
        actions: ActionTable,
        events: EventTable,
        options: Sequence[Option],
        entries: Sequence[Entry],
        draws: Sequence[DrawKind],
    ) -> None:
        self.name = name
        self.version = version
        self.actions = actions
        """Every action, by id."""
        self.events = events
        """Every event code."""
        self.options = options
        """Every option, with its values."""
        self.entries = entries
        """The named things of the game, each with its clause."""
        self.draws = draws
        """What is left to chance: every label, and what the numbers of its outcome mean."""
        self.seat_counts = (3, 4, 5)
        _made.setdefault(type(self), self)
        actions.game = self
        for entry in entries:
            entry.game = self

    def __reduce__(self) -> tuple[object, ...]:
        return shared, (type(self),)

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.version}>"

    # --- what a game fills in -------------------------------------------------------------------------------------

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        """A fresh state whose setup has been run up to the first choice; the listener hears the setup, too."""
        raise NotImplementedError

    def read(self, reader: Reader, chance: Chance, listener: Listener | None) -> State:
        """The state of a position document; raises BadPosition with the field at fault."""
        raise NotImplementedError

    def renewed(self, document: Mapping[str, object]) -> Mapping[str, object]:
        """A position document of the first form in the form of today; for younger games only the number differs."""
        return {**document, "form": FORM}

    def schema(self, document: str) -> Doc:
        """The JSON Schema of a document: `position`, `view` or `result`.

        >>> import gunbai
        >>> gunbai.game("shogun").schema("position")["properties"]["seats"]
        {'type': 'integer', 'minimum': 3, 'maximum': 5}
        """
        raise NotImplementedError

    def draft(self, state: State) -> Doc:
        """The position as somebody changes it by hand: without what follows from the rest."""
        raise NotImplementedError

    def emptied(self, draft: Doc) -> Doc:
        """The draft with nothing on the board and nothing in anybody's hands."""
        raise NotImplementedError

    def moments(self, seats: int) -> list[Moment]:
        """The moments at which a position that somebody has built can begin."""
        raise NotImplementedError

    def begun(self, draft: Doc, moment: str, about: Mapping[str, str | int], chance: Chance) -> Doc:
        """The draft at one of these moments; raises BadPosition if it does not come to it."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The layout of this game's tensors."""
        raise BadInput("game", "one that describes its tensors", self.name)

    def deal(self, view: View, chance: Chance) -> State:
        """A random full state consistent with the view."""
        raise NotImplementedError

    # --- what every game shares -----------------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new game. Without a seed (or a chance) its luck is new, too."""
        if seats not in self.seat_counts:
            raise not_among("seats", self.seat_counts, seats)
        return self.set_up(seats, options or {}, chance or luck(seed), listener)

    def encoder(self) -> Encoder:
        """A new encoder of observations and information states."""
        return Encoder(self.layout())

    def filled(self, given: Mapping[str, str], rules: int = 0) -> dict[str, str]:
        """The options with their defaults, those of an older rules version if one is named; refuses unknown ones.

        >>> import gunbai
        >>> gunbai.game("shogun").filled({"side": "moon"})["years"]
        '2'
        """
        indices = chosen(self.options, {**older(self.options, rules or self.version), **given})
        return {option.name: option.values[index] for option, index in zip(self.options, indices, strict=True)}

    def from_position(
        self,
        document: object,
        seed: int | None = None,
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> State:
        """The state of a position, also of a hand-written one: missing fields take their defaults.

        The luck from here on comes from the seed or the chance that is given, or is new; the listener hears what
        happens up to the first question.

        >>> import gunbai
        >>> game = gunbai.game("shogun")
        >>> state = game.new(seats=3, seed=1)
        >>> game.from_position(state.position()) == state
        True
        """
        if isinstance(document, Mapping) and document.get("form", 1) == 1:
            document = self.renewed(document)
        reader = Reader(document)
        if reader.text("game", self.name) != self.name:
            raise BadPosition("game", self.name, str(reader.raw("game")))
        reader.whole("form", FORM, FORM)
        return self.read(reader, chance or luck(seed), listener)

    def mended(self, document: Doc, seed: int | None = None) -> Mended[State]:
        """The same of a document with faults: all of them, and the state without what is at fault.

        >>> import gunbai
        >>> game = gunbai.game("shogun")
        >>> found = game.mended({"game": "shogun", "form": 2, "seats": 3, "year": 7, "season": "rain"})
        >>> [fault.field for fault in found.faults], found.read is not None
        (['year', 'season'], True)
        """
        return mended(lambda one: self.from_position(one, seed), document)

    def at_moment(self, draft: Doc, moment: str, about: Mapping[str, str | int], seed: int | None = None) -> Doc:
        """A draft that begins at one of the game's moments.

        >>> import gunbai
        >>> game = gunbai.game("rising-sun")
        >>> draft = game.draft(game.new(seats=3, seed=7))
        >>> game.at_moment(draft, "mandate", {"seat": 2, "turn": 1})["active"]
        2
        """
        moments = {one.name: one for one in self.moments(seats_of(draft))}
        if moment not in moments:
            raise not_among("moment", tuple(moments), moment)
        moments[moment].check(about)
        return self.begun(draft, moment, about, luck(seed))

    def parse(self, text: str) -> Action | Aside:
        """The action or aside of a text; raises MalformedAction if it is none of this game.

        >>> import gunbai
        >>> gunbai.game("rising-sun").parse("2 play harvest").arguments
        {'mandate': 'harvest'}
        """
        return self.actions.parse(text)

    def sampled(self, view: View, rng: random.Random) -> State:
        """A random full state consistent with the view, with luck of its own: all that search bots get.

        >>> import gunbai, random
        >>> game = gunbai.game("rising-sun")
        >>> view = game.new(seats=3, seed=7).view(0)
        >>> game.sampled(view, random.Random(1)).view(0) == view
        True
        """
        return self.deal(view, simulated(rng.getrandbits(62)))


_made: dict[type[Game], Game] = {}


def shared(kind: type[Game]) -> Game:
    """The one game of its class, made now if nobody has: so it is found again by what was pickled."""
    return _made[kind] if kind in _made else kind()  # type: ignore[call-arg]


def luck(seed: int | None) -> Chance:
    """The luck of a seed, or new luck."""
    return simulated(secrets.randbits(62) if seed is None else seed)
