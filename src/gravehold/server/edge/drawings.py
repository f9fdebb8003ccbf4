"""What packs have drawn: checked when the pack was read, and sent as nothing but a picture."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from ..errors import Refused
from ..wire.drawings import FOLDER, mark
from .requests import AnyRequest, TheHub

ENDING = ".svg"
FileName = Annotated[str, PathParameter(pattern="^[a-z0-9~-]{1,80}[.]svg$")]
# Whoever opens it by itself sees a picture that can do nothing, not even by our name.
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "no-cache",
}


@get(f"{FOLDER}/{{name:str}}", media_type="image/svg+xml")
async def drawing(request: AnyRequest, hub: TheHub, name: FileName) -> Response[str]:
    """The drawing of what has this id, as its pack brings it."""
    found = hub.library.drawings.get(name.removesuffix(ENDING))
    if found is None:
        raise Refused("not-found")
    headers = {**HEADERS, "ETag": f'"{mark(found)}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response("", headers=headers, status_code=HTTP_304_NOT_MODIFIED)
    return Response(found, headers=headers, media_type="image/svg+xml; charset=utf-8")
