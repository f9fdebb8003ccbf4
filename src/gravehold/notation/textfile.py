"""Reads files from outside: bounded in size, UTF-8, and never a surprise but a clear error."""

from __future__ import annotations

import re
from pathlib import Path

from gravehold.kernel.errors import BadFile, phrase

LARGEST = 1_000_000  # bytes; an expedition of thirty tries is a fifth of it

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")


def read_text(path: Path) -> str:
    """The text of a file with plain line ends and without a byte order mark."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        why = phrase("file-large", kilobytes=str(LARGEST // 1000))
        raise BadFile("error-in", file=str(path), why=why)
    return decode(data, str(path))


def decode(data: bytes, name: str) -> str:
    """Text from bytes; the error says what they look like instead."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise BadFile("error-in", file=name, why=phrase("file-utf16"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile.at(name, line, phrase("file-not-utf8", byte=str(error.start))) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if found := CONTROL.search(text):
        line = text.count("\n", 0, found.start()) + 1
        code = f"U+{ord(found[0]):04X}"
        raise BadFile.at(name, line, phrase("file-control", code=code))
    return text
