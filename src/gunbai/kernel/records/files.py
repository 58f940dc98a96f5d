"""Why a file could not be read or written, as a refusal that every language has words for."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from gunbai.kernel.errors import BadInput

WANTED: Final = {
    errno.ENOENT: ("a file that is there", "file_there"),
    errno.EACCES: ("a file that you may use", "file_allowed"),
    errno.EPERM: ("a file that you may use", "file_allowed"),
    errno.ENOTDIR: ("a file in a folder that is there", "folder_there"),
    errno.EISDIR: ("a file, not a folder", "file_no_folder"),
    errno.ENOSPC: ("room on the disk", "disk_room"),
}
"""What a file should have been, by what the system says of it, and the message that says so."""


def trouble_with_file(error: OSError, path: Path | str = "") -> BadInput:
    """Why a file could not be read or written."""
    expected, message = WANTED.get(error.errno or 0, (f"a file that can be used ({error.strerror})", "readable"))
    return BadInput("file", expected, str(path or error.filename or "-"), message)


def check_place(path: Path) -> None:
    """Refuse a file that could not be written, before work is done whose outcome it shall hold."""
    if path.is_dir():
        raise _trouble(errno.EISDIR, path)
    if not path.parent.is_dir():
        raise _trouble(errno.ENOTDIR, path)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise _trouble(errno.EACCES, path)


def _trouble(number: int, path: Path) -> BadInput:
    return trouble_with_file(OSError(number, os.strerror(number)), path)
