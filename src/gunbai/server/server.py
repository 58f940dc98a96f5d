"""The server as one object: services, tables, identity and limits, opened and closed together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection

from gunbai.kernel.documents.codec import Doc
from gunbai.server.cluster.peers import Peers
from gunbai.server.keepers.analyses import AnalysisKeeper
from gunbai.server.keepers.bots import BotDriver
from gunbai.server.keepers.tea import TeaKeeper
from gunbai.server.keepers.voices import VoiceKeeper
from gunbai.server.notices.notices import Notices
from gunbai.server.operation.limits import Limit
from gunbai.server.operation.logs import Logger
from gunbai.server.people.attendance import Attendance
from gunbai.server.people.identity import Identity
from gunbai.server.people.mail import Post
from gunbai.server.play.study_room import LOW, StudyRoom
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.services import Services
from gunbai.server.settings import Settings
from gunbai.server.tables.registry import Hub
from gunbai.server.tables.replays import Cursors
from gunbai.server.tables.timeouts import TimeKeeper
from gunbai.server.upkeep.readiness import Readiness
from gunbai.server.web.doors import Doors, crowd_of

log = Logger("server")

CHANGED: Final = "changed"
DROPPED: Final = "dropped"
ENDED: Final = "ended"
WEED_SECONDS: Final = 10.0
"""Between looks for sessions that ended without our being told: by their time, or by `gunbai admin`."""
FILMS_AT_ONCE: Final = 2
"""Games that are played again whole at the same time; others wait."""
ANALYSIS_SECONDS: Final = 120.0
ANALYSES_AT_ONCE: Final = 3
"""New analyses that one person may ask for: one in so many seconds, and so many at once."""
AT_A_TIME: Final = 50
"""Sessions in one piece of news: PostgreSQL takes 8,000 bytes."""


class Server:
    """What the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.services = Services(settings)
        self.bots = BotDriver(self.services)
        self.notices = Notices(self.services)
        self.time = TimeKeeper(self.services)
        self.tea = TeaKeeper(self.services)
        self.voices = VoiceKeeper(self.services)
        self.hub = Hub(
            self.services,
            [self.tea.follow, self.bots.follow, self.time.follow, self.notices.follow, self.voices.follow],
        )
        self.analyses = AnalysisKeeper(self.services, self._record_of)
        self.coach = StudyRoom(settings.bot_workers, LOW)
        self.identity = Identity(self.services, secrets.token_urlsafe(32))
        self.sign_ins = Limit("sign_in", settings.sign_in_per_minute / 60, settings.sign_in_per_minute)
        self.writes = Limit("writes", settings.writes_per_second, settings.writes_per_second * 5)
        self.speech = Limit("speech", settings.writes_per_second / 10, settings.writes_per_second / 2 + 1)
        self.reads = Limit("reads", settings.reads_per_second, settings.reads_per_second * 10)
        self.studies = Limit("analyses", 1 / ANALYSIS_SECONDS, ANALYSES_AT_ONCE)
        self.films = asyncio.Semaphore(FILMS_AT_ONCE)
        self.post = Post(settings)
        self.cursors = Cursors()
        self.peers = Peers(secrets.token_urlsafe(32))
        self.doors = Doors(settings)
        self.attendance = Attendance()
        self.readiness = Readiness(self.services)
        self.is_ready = False
        self.admin_token: str | None = None
        """What makes an account the admin; None when there is one."""

    async def open(self) -> None:
        services = self.services
        await services.database.open()
        services.journal.start()
        key = await services.people.key("session key", secrets.token_urlsafe(32))
        self.identity = Identity(services, key)
        self.peers = Peers(key)
        await services.claims.open(self.hub.step_down, self._heard)
        await self.notices.open()
        await services.people.forget_expired()
        self.admin_token = await services.people.admin_token()
        services.spawn(self.hub.resume_all(), "resume")
        services.spawn(self.analyses.resume(), "resume analyses")
        services.spawn(self.hub.tidy_for_ever(), "tidy")
        services.spawn(self._weed_for_ever(), "weed")
        if services.claims.is_shared:
            services.spawn(self.hub.adopt_for_ever(), "adopt")
        self.is_ready = True
        log.info("open", database="postgresql" if self.settings.is_postgres else "sqlite")

    async def _record_of(self, id: str) -> Doc:
        """The whole record of a finished game."""
        table = await self.hub.get(id)
        if table.play is None or table.row.status != "over":
            raise not_found("table")
        return table.play.record_for(None)

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, to count by; another process of ours says it of those it passes on."""
        told = self.peers.told_address(connection.scope["headers"])
        return told or crowd_of(connection.client.host if connection.client else "unknown")

    async def forget(self, person: str, *, with_pages: bool = False) -> None:
        """Something about a person changed: here and in the other processes they are looked up anew."""
        kind = DROPPED if with_pages else CHANGED
        self._heard(kind, [person])
        await self.services.claims.tell(kind, person)

    async def end_sessions(self, person: str, sessions: Sequence[str]) -> None:
        """These are gone from the store: their pages end too, in all processes."""
        for start in range(0, len(sessions), AT_A_TIME):
            words = [person, *sessions[start : start + AT_A_TIME]]
            self._heard(ENDED, words)
            await self.services.claims.tell(ENDED, *words)

    async def _weed_for_ever(self) -> None:
        while True:
            await asyncio.sleep(WEED_SECONDS)
            try:
                await self.attendance.weed(self.services.people)
            except Refusal:  # the log has it
                continue
            except Exception:
                log.exception("looking for ended sessions failed")

    def _heard(self, kind: str, words: list[str]) -> None:
        """News from another process."""
        if kind in (CHANGED, DROPPED, ENDED):
            self.identity.forget(words[0])
        if kind == DROPPED:
            self.attendance.end_of(words[0])
        elif kind == ENDED:
            self.attendance.end(words[1:])
        elif kind == "hooked":
            self.notices.changed(words[0])
        elif kind == "renamed":
            self.identity.forget(words[0])
            self.services.spawn(self.hub.rename(*words), "rename")

    async def close(self) -> None:
        """Graceful: no new moves, the ones under way become durable, then everything ends."""
        self.is_ready = False
        self.services.is_closing = True
        self.hub.close()
        await self.services.finish_changes()
        self.services.bots.close()
        self.analyses.close()
        self.coach.replace()
        await self.services.cancel_rest()
        await self.services.journal.close()
        await self.peers.close()
        await self.services.claims.close()
        await self.services.database.close()
        log.info("closed")
