"""Mail, for what must reach somebody who cannot sign in: sent by the host's own mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from gunbai.kernel.errors import BadInput
from gunbai.server.operation.logs import Logger
from gunbai.server.people.languages import words_of
from gunbai.server.settings import Settings

PATIENCE: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
"""A mail server on this machine is spoken to without encryption if it offers none."""
ENGLISH: Final = "en"
log = Logger("mail")


class Post:
    """Where mail goes out; none when the host has set no mail server."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.mail_from
        self._address = settings.mail_server
        self._home = settings.public_url.rstrip("/")
        self.is_open = bool(settings.mail_server)
        if self.is_open and not (settings.mail_from and settings.public_url and self._parts()):
            raise BadInput(
                "mail_server", "smtp://host or smtps://host, with mail_from and public_url", "something else"
            )

    def _parts(self) -> bool:
        parts = urlsplit(self._address)
        return parts.scheme in PORTS and bool(parts.hostname)

    async def send(self, to: str, language: str | None, what: str, page: str, token: str) -> None:
        """A letter with a link, in the receiver's language. What fails is noted, not told: it would say who has an
        address here."""
        words = words_of(language or ENGLISH)
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, words.text(f"mail-{what}", "subject")
        letter.set_content(words.text(f"mail-{what}", link=f"{self._home}/{page}#{token}"))
        try:
            await asyncio.to_thread(self._delivered, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter was not sent", what=what, error=type(error).__name__)

    def _delivered(self, letter: EmailMessage) -> None:
        parts = urlsplit(self._address)
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        context = ssl.create_default_context()
        if parts.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE)
        with line:
            line.ehlo()
            if parts.scheme == "smtp" and (host not in LOOPBACK or line.has_extn("starttls")):
                line.starttls(context=context)
            if parts.username:
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(letter)
