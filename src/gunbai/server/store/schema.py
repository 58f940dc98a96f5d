"""The schema. Moves are only ever appended; everything else about a game is derived from them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

META = Table(
    "meta",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # what names that look alike have in common; null for guests
    Column("password", Text),
    Column("admin", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("claimed_by", String(20)),  # a guest whose games an account has taken over
    Column("created", Float, nullable=False),
    Column("language", String(8)),  # for notices; null until the page or the program has said it
    Column("mail", String(254)),  # an address they have shown to be theirs
    Column("muted", Boolean, nullable=False, default=False, server_default=false()),
    Column("gone", Boolean, nullable=False, default=False, server_default=false()),  # deleted: nothing of them is left
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), nullable=False, index=True),
    Column("scope", String(20)),  # a table: the session of a seat's link
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("per_move", Integer),
    Column("bank", Integer),
    Column("policy", String(10), nullable=False),
    Column("delay", Integer, nullable=False),
    Column("host", String(20), ForeignKey("people.id"), nullable=False),
    Column("invite", String(40), nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),
    Column("setup", Text, nullable=False, default="[]"),
    Column("paused", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("result", Text),
    Column("rematch", String(20)),
    Column("imported", Boolean, nullable=False, default=False),
    Column("lesson", Boolean, nullable=False, default=False, server_default=false()),
    Column("tea", Integer),  # seconds for which bots pour tea; null: as the club has it
    Column("cups", Text),  # the cups of a tea ceremony under way, as JSON
    Column("origin", String(20), index=True),  # of a what-if: the table, or the position, that it branches off
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),  # nobody has a coach
    Column("coach", Boolean, nullable=False, default=False, server_default=false()),  # all people have agreed to it
    Column("study", Text),  # of a what-if: the moment, and the position it begins with, as JSON
    Index("tables_by_status", "status", "touched"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False, default=""),
    Column("seed", String(80), nullable=False, default=""),
    Column("bank", Float),
    Column("stand_in", Boolean, nullable=False, default=False),
    Column("nonce", String(40)),  # makes older links to this seat void
    Column("notes", Text),  # what its bot remembers of the game, as JSON; nobody else's business
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # as in a record, or {"rewind": n}
    Column("at", Float, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("to_seat", Integer),
    Column("text", Text, nullable=False),
    Column("removed", Boolean, nullable=False, default=False, server_default=false()),
)

TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(20), ForeignKey("people.id")),
    Column("value", String(254), nullable=False, default=""),
    Column("expires", Float, nullable=False),
)

DEALS = Table(
    "deals",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("answers", Integer),  # the deal this one is a counter offer to
    Column("by_seat", Integer, nullable=False),
    Column("to_seat", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float),
    Column("marks", Text, nullable=False, default="{}"),
    Column("open_to", String(5), nullable=False, default="pair", server_default="pair"),
    Column("season", Integer),
    Column("given", Integer),  # stored moves when it was agreed on; set just before the move that moves its goods
    Column("reason", String(20)),  # the kind of reason why it was refused
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("done", Float, nullable=False),
    Column("document", Text),  # what was found by now, as JSON
)

TRIES = Table(
    "tries",
    METADATA,
    Column("person", String(20), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("day", String(10)),  # of which it was the puzzle, if it was tried on that day
    Column("right", Boolean, nullable=False),
    Column("rating", Float, nullable=False),  # of the person, after it
    Column("deviation", Float, nullable=False),
)

POSITIONS = Table(
    "positions",
    METADATA,
    Column("id", String(20), primary_key=True),  # cannot be guessed: whoever has it may look
    Column("person", String(20), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("name", String(60), nullable=False),
    Column("document", Text, nullable=False),  # a draft that the engine has read, as JSON
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

HOOKS = Table(
    "hooks",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("person", String(20), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("created", Float, nullable=False),
)
