"""The messages of a language in parsed form, from wherever it is kept and still right."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path

import msgspec

from .parsing import SUFFIX, mark_of, parsed, sources_in

Messages = dict[str, msgspec.Raw]  # each is read when it is first said
_READER = msgspec.json.Decoder(Messages)


def messages(folder: Path) -> Messages:
    """From the wheel, or as an earlier process has kept it, else parsed and kept for others."""
    sources = sources_in(folder)
    mark = mark_of(sources)
    for place in (built_place(folder), kept_place(folder)):
        with suppress(OSError, msgspec.DecodeError):
            return _read(place.read_bytes(), mark)
    data = parsed(sources)
    with suppress(OSError):  # a place where nothing can be kept
        _keep(data, kept_place(folder))
    return _read(data, mark)


def built_place(folder: Path) -> Path:
    """Where wheels have it."""
    return folder.with_name(folder.name + SUFFIX)


def kept_place(folder: Path) -> Path:
    """Where a clone has it: beside the bytecode, wherever that lies."""
    return Path(cache_from_source(str(folder) + ".py")).with_suffix(SUFFIX)


def _read(data: bytes, mark: bytes) -> Messages:
    if not data.startswith(mark):
        raise msgspec.DecodeError("stale")
    return _READER.decode(data[len(mark) :])


def _keep(data: bytes, place: Path) -> None:
    """All of it or nothing: others may read and write it at the same time."""
    place.parent.mkdir(parents=True, exist_ok=True)
    draft = place.with_suffix(f".{os.getpid()}-{os.urandom(4).hex()}")
    try:
        draft.write_bytes(data)
        draft.replace(place)
    finally:
        draft.unlink(missing_ok=True)
