"""The interface as a document: what may be asked, what is answered, how it is refused."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, get

from ..wire.types.http import (
    Change,
    Fork,
    Import,
    NewCampaign,
    NewGame,
    NewJourney,
    NewMat,
    Problem,
)
from ..wire.types.messages import ClientMessage, ServerMessage

BODIES = (NewGame, NewMat, NewJourney, NewCampaign, Import, Fork, Change)
REFERENCE = "#/components/schemas/{name}"
WHY = {
    "400": "What was sent cannot be read or set up",
    "403": "The link does not give the right, or the page or the name belongs to somebody else",
    "404": "The link opens nothing, or there is no such moment",
    "409": "The game has moved on",
    "410": "The game was deleted",
    "413": "Too big",
    "429": "Too much at once (with `Retry-After`), or too many games",
    "500": "A mistake of the server",
    "503": "Nothing can be stored now (with `Retry-After`)",
}
REVALIDATED = ("/catalogue", "/rules")  # with an ETag


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The HTTP interface, and the messages of the socket as `ClientMessage`, `ServerMessage`."""
    return openapi_of(request.app)


def openapi_of(app: Litestar) -> dict[str, Any]:
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    (client, server, _), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage, Problem), ref_template=REFERENCE
    )
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {**parts, "ClientMessage": client, "ServerMessage": server}
    for body in BODIES:  # what they do not know they refuse, which Litestar does not tell
        schemas[body.__name__]["additionalProperties"] = False
    problem = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            for status in _refusals(path, method):
                refusal = {"description": WHY[status], "content": problem}
                operation["responses"][status] = refusal
            if path.endswith(REVALIDATED):
                operation["responses"]["304"] = {"description": "What you have is still right"}
    return schema


def _refusals(path: str, method: str) -> list[str]:
    """Which of them an operation may answer with."""
    found = {"400", "403", "429", "500", "503"}
    if "{token}" in path:
        found |= {"404", "410"}
    if method != "get":
        found |= {"413"}
    if method == "patch":  # a seat handed over may complete an undo
        found |= {"409"}
    return sorted(found)
