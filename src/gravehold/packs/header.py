"""What `pack.yaml` says of a pack."""

from __future__ import annotations

from gravehold.content.box import OWN_PACK
from gravehold.kernel.errors import phrase, unknown
from gravehold.kernel.ids import is_id
from gravehold.kernel.misreading import shown
from gravehold.notation.provenance import EARLIER
from gravehold.notation.yamltree import Mapping
from gravehold.words.language import LANGUAGES

from .folder import HEADER, HEADER_FILE, Contents, Entry
from .places import Spot, spot_in

RESERVED = (OWN_PACK, EARLIER)  # boxes that files of games bring


def read_header(contents: Contents) -> tuple[dict[str, str], dict[str, str]]:
    """Its fields, and what the pack is called by language."""
    file = str(contents.folder / HEADER_FILE)
    found: dict[str, str] = {}
    for field in HEADER:
        entry = contents.header.get(field)
        if entry is None:
            if field not in contents.misspelt:
                contents.fail(file, Spot(1, 1), phrase("pack-header", field=field))
        elif field != "name":
            found[field] = _text(contents, entry, field)
    id_ = found.get("id", "")
    if id_ and not is_id(id_):
        why = phrase("definition-id", value=shown(id_))
        contents.fail(file, contents.header["id"].spot, why)
    elif id_ in RESERVED or id_.startswith(f"{EARLIER}-") or "~" in id_:
        why = phrase("pack-reserved", value=id_)
        contents.fail(file, contents.header["id"].spot, why)
    return {field: found.get(field, "") for field in HEADER}, _name(contents, id_)


def _text(contents: Contents, entry: Entry, field: str) -> str:
    told = isinstance(entry.value, str | int) and not isinstance(entry.value, bool)
    if told and (text := str(entry.value).strip()):
        return text
    contents.fail(entry.file, entry.spot, phrase("pack-text", field=field))
    return ""


def _name(contents: Contents, id_: str) -> dict[str, str]:
    """A text for all languages, or one for each."""
    entry = contents.header.get("name")
    if entry is None:
        return {}
    if not isinstance(entry.value, Mapping):
        text = _text(contents, entry, "name")
        return dict.fromkeys(LANGUAGES, text)
    found: dict[str, str] = {}
    for lang, value in entry.value.items():
        spot = spot_in(entry.value, lang)
        if lang not in LANGUAGES:
            why = unknown("language", str(lang)[:40], LANGUAGES, listed=True)
            contents.fail(entry.file, spot, why)
        else:
            found[str(lang)] = _text(contents, Entry(entry.file, spot, value), f"name.{lang}")
    first = next((found[lang] for lang in LANGUAGES if lang in found), id_)
    return {lang: found.get(lang, first) for lang in LANGUAGES}
