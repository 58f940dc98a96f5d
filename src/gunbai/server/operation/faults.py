"""What went wrong, with the secrets that are needed to look into it: files for the owner of the server alone."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from gunbai.server.ids import new_id
from gunbai.server.settings import PRIVATE, Settings

MOST: Final = 200
"""Files that are kept; who has not looked into so many does not need more."""


class Faults:
    """A folder beside the database. The log names a file there and holds no secret itself: logs are sent elsewhere,
    kept for long, and read by many."""

    def __init__(self, settings: Settings) -> None:
        beside = "" if settings.is_postgres else f"{settings.database}.faults"
        self.folder = Path(settings.faults or beside) if settings.faults or beside else None

    def keep(self, table: str, document: Mapping[str, object]) -> str:
        """The name of the file it is in; empty when it could not be written, which stops nothing."""
        if self.folder is None:
            return ""
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            if len(os.listdir(self.folder)) >= MOST:
                return ""
            file = self.folder / f"{table}-{new_id(6)}.json"
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as line:
                line.write(msgspec.json.encode(document))
        except (OSError, TypeError, ValueError, msgspec.MsgspecError):
            return ""
        return file.name
