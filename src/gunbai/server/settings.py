"""Settings: one TOML file, then the environment (`GUNBAI_SERVER_PORT=9000`), then the command line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from gunbai.kernel.errors import BadInput, nearest, not_like

PREFIX: Final = "GUNBAI_SERVER_"
PRIVATE: Final = 0o600
"""The mode of files that hold what is told to nobody."""
NAMED: Final = re.compile(r"unknown field `(?P<unknown>\w+)`|at `\$\.(?P<wrong>\w+)")
"""Which setting a refusal is about."""
OFFERED: Final = 5
Registration = Literal["open", "invited", "closed"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host may set; the defaults suit one machine and one club."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    """0: any that is free."""
    database: str = "gunbai.db"
    """A file for SQLite, or a `postgresql://` address."""
    peer_url: str = ""
    """Where the other processes on the same PostgreSQL reach this one; empty: `http://host:port`."""
    public_url: str = ""
    """How people reach the server, for links in notices; empty: as the request came."""
    hosts: tuple[str, ...] = ()
    """Names under which it may be asked for, without the port; others are turned away. Empty: every name."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server with its cookies."""
    secure_cookies: bool = False
    """Set it when the server is reached over HTTPS."""
    bot_workers: int = 2
    """Processes that think for bots; 0: one thread, for tests."""
    bot_budget_ms: int = 300
    bot_pause_ms: int = 0
    """How long a bot waits before it moves, so that people can follow."""
    tea_word: float = 75.0
    """Seconds in which nobody is outrun at tea who is not ready; 0: bots wait for nobody."""
    tea_pour: float = 20.0
    """Seconds for which a cup of two bots is poured before they are allies."""
    tea_open: float = 8.0
    """Seconds before bots pour a cup with each other at all."""
    tea_away: float = 60.0
    """Seconds after which somebody who has left counts as ready."""
    tea_longest: float = 600.0
    """Seconds after which a tea ceremony waits for nobody; by correspondence it waits as long as the clocks do."""
    tea_beat_ms: int = 1200
    """How long a bot takes to say something at tea."""
    offer_wait: float = 15.0
    """Seconds for which a bot that has made an offer to a person who is here waits for the answer, before it goes on;
    the offer stays open for as long as the rules allow."""
    seal_beat_ms: int = 250
    """How often anything leaves a table whose choices are sealed; 0: at once, and the moment tells something."""
    session_days: int = 90
    open_table_hours: float = 48.0
    """An open table nobody touched for so long expires."""
    idle_table_seconds: float = 600.0
    """A table nobody watches leaves the memory after so long; it is replayed when needed."""
    sign_in_per_minute: float = 10.0
    writes_per_second: float = 20.0
    body_limit: int = 262_144
    """Bytes of a request; a record may be twenty times as long."""
    socket_limit: int = 20
    """Open sockets a person may have."""
    sockets_per_address: int = 500
    """Open sockets of one address, with a name or without; it may open as many within a minute."""
    watchers_per_address: int = 20
    """Open sockets of one address that say no name."""
    watchers_per_table: int = 200
    """Open sockets of those who watch a table and do not sit there."""
    request_seconds: float = 20.0
    """In which the headers of a request must be here; its body may take three times as long."""
    lines_per_address: int = 200
    """Connections of one address on which no whole request has come yet; those of trusted proxies are not counted."""
    tables_per_person: int = 50
    """Open or running tables one person may host."""
    studies_per_person: int = 200
    """What-ifs one person may keep."""
    positions_per_person: int = 200
    """Positions of their own that one person may keep."""
    guests: bool = True
    registration: Registration = "open"
    """Who may make an account, until the admin decides otherwise: everybody, the invited, nobody."""
    reads_per_second: float = 30.0
    """Requests of one address that say no name, and replays and films of everybody; ten seconds of them at once."""
    mail_server: str = ""
    """`smtp://user:password@host:587` or `smtps://…:465`, for forgotten passwords; empty: no mail."""
    mail_from: str = ""
    """The address it comes from."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For is believed; of others it is ignored."""
    metrics: bool = True
    metrics_token: str = ""
    """A bearer token that reads the metrics, for Prometheus; the admin may always."""
    webhook_hosts: tuple[str, ...] = ("discord.com", "discordapp.com")
    """Hosts that webhooks may call, subdomains too; `*` allows every public one."""
    push_hosts: tuple[str, ...] = (
        "googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    """Push services of browsers, subdomains too; `*` allows every public one."""
    push_contact: str = ""
    """A mailto: or https: address for push services; empty: no web push."""
    faults: str = ""
    """A folder for what went wrong, with the secrets of the game; empty: beside the SQLite database, else nowhere."""
    log_level: str = "info"
    log_json: bool = False

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def own_address(self) -> str:
        """Where other processes reach this one; on one machine that is loopback if it listens everywhere."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return self.peer_url.rstrip("/") or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def database_url(self) -> str:
        """The address as SQLAlchemy wants it, with the asynchronous driver."""
        if self.is_postgres:
            return "postgresql+asyncpg://" + self.database.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{Path(self.database).absolute()}"


def load(file: Path | None, environ: Mapping[str, str], **given: object) -> Settings:
    """The settings of a file, the environment and the command line, the later winning; None is not given."""
    merged: dict[str, Any] = _file(file) if file else {}
    merged |= {name[len(PREFIX) :].lower(): value for name, value in environ.items() if name.startswith(PREFIX)}
    merged |= {name: value for name, value in given.items() if value is not None}
    for name in ("hosts", "origins", "webhook_hosts", "push_hosts", "trusted_proxies"):
        if isinstance(merged.get(name), str):
            merged[name] = [part.strip() for part in merged[name].split(",") if part.strip()]
    try:
        return msgspec.convert(merged, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _refused(str(error), merged) from None


def _refused(why: str, given: Mapping[str, object]) -> BadInput:
    """Which setting is wrong, or which there are instead of an unknown one. What that one was given may be a secret."""
    found = NAMED.search(why)
    if found and found["unknown"]:
        return not_like("settings", nearest(found["unknown"], Settings.__struct_fields__)[:OFFERED], found["unknown"])
    name = found["wrong"] if found else "settings"
    why = why.partition(" - at ")[0]
    return BadInput(name, f"a value as docs/server.md describes it ({why})", repr(given.get(name)), "setting", why=why)


def _file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("settings", "a TOML file", f"{file.name}: {error}", "toml") from None
