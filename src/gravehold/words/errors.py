"""Errors in a person's language: the messages of files that cannot be read, answers, set-ups."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from gravehold.kernel.errors import GraveholdError, Phrase, Told

from .locale import Arg, fill, has

LONGEST = 2000  # letters: what is quoted may have any length, Fluent fills in at most 2500
REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "in-use",
}


def explain(error: BaseException, lang: str) -> str:
    """What to tell a person about bad input; of other errors, what they say themselves."""
    if isinstance(error, GraveholdError):
        if isinstance(lines := error.told.get("lines"), tuple):  # however many: not for Fluent
            return "\n".join(explain(one, lang) for one in lines)
        return _said(error.id, error.told, lang)
    if isinstance(error, UnicodeDecodeError):
        told = {"encoding": error.encoding, "byte": str(error.start)}
        return fill(lang, "error-encoding", "", {**told})
    if isinstance(error, OSError):
        reason = trouble(error, lang)
        return f"{error.filename}: {reason}" if error.filename else reason
    return str(error)


def trouble(error: OSError, lang: str) -> str:
    """Why the system refuses something, without the name of the file."""
    if reason := REASONS.get(error.errno or 0):
        return fill(lang, f"error-file-{reason}", "", {})
    return error.strerror or str(error)


def _said(id_: str, told: Mapping[str, Told], lang: str) -> str:
    if not has(lang, id_):  # an extension's error, in its own words
        return id_
    return fill(lang, id_, "", {name: part(value, lang) for name, value in told.items()})


def part(value: Told, lang: str) -> Arg:
    """Something a message names, as the message says it; cut where nobody would read on."""
    found = _part(value, lang)
    if isinstance(found, str) and len(found) > LONGEST:
        return f"{found[:LONGEST]} …"
    return found


def _part(value: Told, lang: str) -> Arg:
    if isinstance(value, Phrase):
        return _said(value.id, value.told, lang)
    if isinstance(value, tuple):
        return "\n".join(explain(error, lang) for error in value)
    if isinstance(value, OSError):  # the message names the file itself
        return trouble(value, lang)
    return explain(value, lang) if isinstance(value, BaseException) else value
