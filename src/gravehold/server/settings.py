"""What can be set from outside, by `GRAVEHOLD_*` variables or on the command line."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from gravehold.kernel.errors import GraveholdError, Phrase, nearest, phrase

PREFIX = "GRAVEHOLD_"
EVERYWHERE = "0.0.0.0"
EVERY_ADDRESS = (EVERYWHERE, "::")
LONGEST_SHOWN = 200
NOT_OF_THE_SERVER = ("home", "lang", "pause")  # variables that others read

Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
Level = Literal["debug", "info", "warning", "error"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings; docs/server.md lists them for people."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # '' the SQLite file in the data folder
    origins: str = ""  # what this server is called, and whose pages may post (commas between)
    proxy: str = ""  # addresses of proxies whose X-Forwarded-For is believed
    packs: str = ""  # folders of packs (commas between) that games can be made of
    static: str = ""  # '' the client that came with the package
    message_size: Count = 16_384  # bytes of one socket message
    body_size: Count = 1_000_000  # bytes of one request, chronicles included
    request_seconds: Positive = 30.0  # for a request to arrive; one to two times as long, in fact
    rate: Positive = 30.0  # socket messages per second and connection, on average
    burst: Count = 60  # how many may come at once
    requests: Positive = 500.0  # HTTP requests per second and address, on average
    requests_burst: Count = 5000
    dear: Positive = 2.0  # of these, such as import and fork, per second and address, on average
    dear_burst: Count = 60
    import_seconds: Positive = 10.0  # of the processor, for reading one text
    rooms_per_address: Count = 500  # games made from one address while this process runs
    sockets_per_address: Count = 5000  # open at once
    sockets_per_game: Count = 100
    live_rooms: Count = 1000  # games kept in memory; the others are read again when needed
    queue: Count = 128  # updates a reader may lag behind before it is dropped
    send_seconds: Positive = 20.0  # for one message to leave
    heartbeat: Positive = 20.0  # seconds between pings
    expire_days: NotNegative = 0.0  # games untouched for so long are deleted; 0: never
    bot_pause: NotNegative = 0.1  # seconds before a bot answers, so that people can follow
    log_level: Level = "info"


def read(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """From the environment; what is given by name and is not None comes first."""
    found: dict[str, Any] = {}
    _check_names(environ)
    for field in msgspec.structs.fields(Settings):
        value = environ.get(f"{PREFIX}{field.name.upper()}")
        if value is None:
            continue
        try:
            found[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError:
            name, kind = f"{PREFIX}{field.name.upper()}", _kind(field.type)
            raise GraveholdError("error-setting", name=name, type=kind, value=value) from None
    found |= {name: value for name, value in given.items() if value is not None}
    return _checked(Settings(**found))


def _check_names(environ: Mapping[str, str]) -> None:
    """Nobody should believe in a setting that nobody reads."""
    known = [name.upper() for name in (*Settings.__struct_fields__, *NOT_OF_THE_SERVER)]
    for variable in environ:
        name = variable.removeprefix(PREFIX)
        if name in (variable, *known):
            continue
        near = nearest(name, known)
        if isinstance(near, Phrase):
            near = phrase(near.id, name=f"{PREFIX}{near.told['name']}")
        raise GraveholdError("error-setting-unknown", name=variable, near=near)


def _checked(settings: Settings) -> Settings:
    """What the types cannot say."""
    rules: tuple[tuple[str, list[str], Callable[[str], bool]], ...] = (
        ("origins", listed(settings.origins), _is_origin),
        ("proxy", listed(settings.proxy), _is_network),
        ("static", [settings.static] if settings.static else [], os.path.isdir),
    )
    for name, values, right in rules:
        for value in values:
            if not right(value):
                told = {"name": f"{PREFIX}{name.upper()}", "value": value[:LONGEST_SHOWN]}
                raise GraveholdError(f"error-setting-{name}", **told)
    return settings


def listed(text: str) -> list[str]:
    """What stands between the commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_origin(text: str) -> bool:
    try:
        found = urlsplit(text.rstrip("/"))
        found.port  # noqa: B018  (an error, if it is none)
    except ValueError:
        return False
    return (
        found.scheme in ("http", "https")
        and bool(found.hostname)
        and text.rstrip("/").endswith(found.netloc)
    )


def _is_network(text: str) -> bool:
    try:
        return text == "*" or bool(ip_network(text))
    except ValueError:
        return False


def asked_for(name: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the environment says something about a setting."""
    return f"{PREFIX}{name.upper()}" in environ


def _kind(type_: Any) -> str:
    """What may stand there: 'float > 0', 'debug | info'."""
    if get_origin(type_) is Literal:
        return " | ".join(get_args(type_))
    if get_origin(type_) is not Annotated:
        return str(type_.__name__)
    base, meta = get_args(type_)
    signs = (("gt", ">"), ("ge", ">="), ("le", "<="))
    bounds = [f"{s} {value}" for name, s in signs if (value := getattr(meta, name)) is not None]
    return f"{base.__name__} {', '.join(bounds)}"


def data_folder() -> Path:
    """Where the database lies: GRAVEHOLD_HOME, or the user's data folder."""
    home = os.environ.get("GRAVEHOLD_HOME")
    if home:
        return Path(home).expanduser()
    from platformdirs import user_data_path  # noqa: PLC0415  (only where it is needed)

    return user_data_path("gravehold", appauthor=False)


def database_url(settings: Settings) -> str:
    """The database in SQLAlchemy's words; plain `postgres://` and file names are understood."""
    url = settings.database
    if not url:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{folder / 'table.sqlite3'}"
    scheme, sep, rest = url.partition("://")
    if not sep:
        return f"sqlite+aiosqlite:///{url}"
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise GraveholdError("error-database", scheme=scheme)
