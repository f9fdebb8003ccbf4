"""The built client, if there is one; its own routes all begin at its one page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from gravehold.words.language import accepted
from gravehold.words.locale import fill

from ..errors import Refused
from ..settings import Settings

BUILT = Path(__file__).parent.parent / "static"
PLAIN = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>Gravehold</title>
<h1>Gravehold</h1>
<p>{build}</p>
<p>{programs}</p>
</html>
"""
MAKE = "<code>make web</code>"
NPM = "<code>npm ci &amp;&amp; npm run build</code>"
FOLDER = "<code>web/</code>"
PROGRAMS = '<a href="/api/openapi.json">/api/openapi.json</a>'
KINDS = {  # not from the system's table, which may say anything
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}
NO_PAGES = ("api", "metrics")  # for programs, which must not take our page for an answer
LONGEST = 200  # letters of a file's or a link's name
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their contents


def folder(settings: Settings) -> Path:
    return Path(settings.static) if settings.static else BUILT


@get("/", include_in_schema=False)
async def front(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings]
) -> Response[str] | File:
    """The client's page."""
    return _found(request, settings, "")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings], path: FromPath[str]
) -> Response[str] | File:
    """A file of the client, or its page."""
    return _found(request, settings, path)


def _found(request: Request[Any, Any, Any], settings: Settings, path: str) -> Response[str] | File:
    root = folder(settings).resolve()
    name = path.strip("/")
    if name.partition("/")[0] in NO_PAGES:
        raise Refused("not-found")
    if any(part.startswith(".") or len(part) > LONGEST for part in name.split("/")):
        raise Refused("not-found")  # hidden, upwards, or no name of a file
    try:
        wanted = (root / name).resolve()
        there = bool(name) and wanted.is_file() and wanted.is_relative_to(root)
    except (OSError, ValueError):  # too long a path, or a zero byte in it
        raise Refused("not-found") from None
    if there:
        kept = FOREVER if name.startswith("assets/") else "no-cache"
        return File(
            wanted,
            content_disposition_type="inline",
            media_type=KINDS.get(wanted.suffix, "application/octet-stream"),
            headers={"Cache-Control": kept},
        )
    if "." in name.rpartition("/")[2]:
        raise Refused("not-found")
    index = root / "index.html"
    if index.is_file():
        headers = {"Cache-Control": "no-cache"}
        return File(
            index, content_disposition_type="inline", media_type="text/html", headers=headers
        )
    lang = accepted(request.headers.get("accept-language", ""))
    return Response(_unbuilt(lang), media_type="text/html")


def _unbuilt(lang: str) -> str:
    """In the place of a client that is not there."""
    build = fill(lang, "serve-unbuilt", "", {"make": MAKE, "npm": NPM, "folder": FOLDER})
    programs = fill(lang, "serve-programs", "", {"address": PROGRAMS})
    return PLAIN.format(lang=lang, build=build, programs=programs)
