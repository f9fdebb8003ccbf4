"""Frames that are none: the connection ends with a code, and the log says nothing of it."""

from __future__ import annotations

import re
import socket
import struct

import pytest

from tests.server.harness import PATIENCE, Server

FIN, TEXT, PING, CLOSE = 0x80, 1, 9, 8
PROTOCOL, NO_TEXT = 1002, 1007  # the codes of RFC 6455
MASK = b"\x01\x02\x03\x04"


def _frame(first: int, payload: bytes, *, masked: bool = True) -> bytes:
    data = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload)) if masked else payload
    length = bytes([(0x80 if masked else 0) | len(payload)])
    return bytes([first]) + length + (MASK if masked else b"") + data


def _opened(server: Server, token: str) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    found.sendall(
        f"GET /api/games/{token}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in found.recv(64)
    return found


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (_frame(FIN | TEXT, b"\xff\xfe{"), NO_TEXT),
        (_frame(TEXT, b"{") + _frame(FIN, b"\xc3"), NO_TEXT),
        (_frame(FIN | CLOSE, struct.pack(">H", 1000) + b"\xff"), NO_TEXT),
        (_frame(FIN | 3, b"x"), PROTOCOL),  # an unknown kind
        (_frame(FIN | 0x40 | TEXT, b"{}"), PROTOCOL),  # compressed, which was not agreed
        (_frame(FIN | TEXT, b"{}", masked=False), PROTOCOL),
        (_frame(FIN, b"x"), PROTOCOL),  # goes on with nothing
        (_frame(PING, b"x"), PROTOCOL),  # half a ping
        (_frame(FIN | CLOSE, b"\x00"), PROTOCOL),
        (b"GET / HTTP/1.1\r\n\r\n", PROTOCOL),
    ],
)
def test_a_frame_that_is_none_ends_the_connection_only(
    server: Server, sent: bytes, code: int
) -> None:
    links = server.new()
    before = server.log.read_text()
    with server.sit(links["owner"]) as person, _opened(server, links["owner"]) as fool:
        fool.sendall(sent)
        heard = b""
        while part := fool.recv(65_536):
            heard += part
        goodbye = bytes([FIN | CLOSE]) + b"[\x02-\x7d]" + re.escape(struct.pack(">H", code))
        assert re.search(goodbye, heard, re.DOTALL)
        person.until("update")
        assert person.answer()["type"] == "update"
    said = server.log.read_text().removeprefix(before)
    assert '"level":"error"' not in said
    assert '"trace"' not in said
