"""Drawings of a pack: shapes are taken, whatever else a file holds is told with its place."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gravehold.kernel.errors import BadFile
from gravehold.packs.drawings import check_drawing
from gravehold.packs.shapes import ATTRIBUTES, KILOBYTES, SVG
from gravehold.packs.shelf import stamp
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES
from tests.packs.folders import mistakes, pack_of, read

GEM = {
    "a.yaml": "supply:\n- Gem: sunstone\n  cost: 3\n  play: GainAether(2)\n",
    "names.yaml": "names:\n  en:\n    sunstone: Sunstone\n",
}
ROOT = f'<svg xmlns="{SVG}" viewBox="0 0 150 100">'


def svg(inside: str, root: str = ROOT) -> str:
    return f"{root}\n{inside}\n</svg>"


LEAF = svg(
    '<title>A leaf</title><defs><path id="leaf" d="M0 0L9 9Z"/></defs>'
    '<linearGradient id="sky"><stop offset=".5" stop-color="#1e9999"/></linearGradient>'
    '<rect width="150" height="100" fill="url(#sky)"/>'
    '<g filter="url(#stone)" fill="#a0522d"><use href="#leaf"/><use href="#leaf" x="4"/></g>'
)


def told(text: str) -> str:
    """What is said about a drawing; nothing if it is right."""
    try:
        check_drawing(text, "leaf.svg")
    except BadFile as error:
        return str(error)
    return ""


def test_a_drawing_is_part_of_its_box(tmp_path: Path) -> None:
    pack = read(tmp_path, {**GEM, "art/sunstone.svg": LEAF})
    assert pack.box.drawings == {"sunstone": LEAF}


def test_who_edits_a_drawing_is_noticed(tmp_path: Path) -> None:
    folder = pack_of(tmp_path, {**GEM, "art/sunstone.svg": LEAF})
    before = stamp(folder)
    (folder / "art" / "sunstone.svg").write_text(svg("<g/>"), "utf-8")
    assert stamp(folder) != before


def test_our_own_drawings_would_be_taken() -> None:
    ours = sorted((Path(__file__).parents[2] / "web/src/art/portraits").glob("*.svg"))
    assert ours
    for path in ours:
        check_drawing(path.read_text("utf-8"), path.name)


# What does not belong in a drawing, and where it is told.
HOSTILE = [
    (svg("<script>alert(1)</script>"), "2:1", "<script> cannot be drawn"),
    (svg("<foreignObject/>"), "2:1", "<foreignObject> cannot be drawn"),
    (svg('<image href="#a"/>'), "2:1", "<image> cannot be drawn"),
    (svg('<feImage href="#a"/>'), "2:1", "<feImage> cannot be drawn"),
    (svg("<style>*{fill:url(//e)}</style>"), "2:1", "<style> cannot be drawn"),
    (svg('<animate attributeName="href"/>'), "2:1", "<animate> cannot be drawn"),
    (svg('<set attributeName="onload"/>'), "2:1", "<set> cannot be drawn"),
    (svg('<a href="#b"/>'), "2:1", "<a> cannot be drawn"),
    (svg("<svg/>"), "2:1", "<svg> cannot be drawn"),
    (svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'), "2:1", "<p> cannot be drawn"),
    (svg('<g onclick="alert(1)"/>'), "2:1", "'onclick' cannot be said of <g>"),
    (svg("", ROOT.replace(">", ' onload="x()">')), "1:1", "'onload' cannot be said of <svg>"),
    (svg('<g style="fill:red"/>'), "2:1", "'style' cannot be said of <g>"),
    (svg('<g\n fil="red"/>'), "2:1", "did you mean 'fill'?"),
    (svg('<use href="http://e/#a"/>'), "2:1", "not to 'http://e/#a'"),
    (svg('<use href="javascript:x"/>'), "2:1", "not to 'javascript:x'"),
    (svg('<use href="data:image/svg+xml,x"/>'), "2:1", "leads to something in this file"),
    (
        svg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>'),
        "2:1",
        "'href' cannot be said",
    ),
    (svg('<g fill="url(http://e/)"/>'), "2:1", "not 'url(http://e/)'"),
    (svg('<g fill="URL(//e)"/>'), "2:1", "not 'URL(//e)'"),
    (svg("<g fill=\"url('#a')\"/>"), "2:1", "should be a number, a colour"),
    (svg('<g fill="u&#114;l(//e)"/>'), "2:1", "should be a number, a colour"),
    (svg('<g fill="u\\72l(//e)"/>'), "2:1", "should be a number, a colour"),
    (svg('<path d="url(#a)"/>'), "2:1", "'d' should be a number"),
    (svg('<g id="a b"/>'), "2:1", "'id' should be"),
    (svg('<g id="a"/><g id="a"/>'), "2:12", "'a' is written twice"),
    (svg('<g fill="url(#gone)"/>'), "2:1", "has the id 'gone'"),
    (svg('<use href="#gone"/>'), "2:1", "has the id 'gone'"),
    (svg("words"), "2:1", "words are not drawn"),
    (svg("<g>"), "3:3", "this is not XML"),
    ("", "1:1", "this is not XML"),
    ("<?xml version='1.0'?><?xml-stylesheet href='e'?>" + LEAF, "1:22", "no DOCTYPE"),
    (f'<!DOCTYPE svg SYSTEM "http://e/x.dtd">{LEAF}', "1:", "no DOCTYPE"),
    (f'<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>{LEAF}', "1:", "no DOCTYPE"),
    (svg('<desc>&x;</desc>'), "2:7", "this is not XML"),
    ("<svg/>", "1:1", "a drawing begins with"),
    (f'<svg xmlns="{SVG}"/>', "1:1", "a drawing begins with"),
    (f'<svg xmlns="{SVG}" viewBox="0 0 0 9"/>', "1:1", "a drawing begins with"),
    (f'<svg xmlns="{SVG}" viewBox="0 0 9 nan"/>', "1:1", "a drawing begins with"),
    (f'<svg xmlns="{SVG}" viewBox="0 0 9 5000"/>', "1:1", "a drawing begins with"),
    (svg('<circle r="1e9"/>'), "2:1", "1e9 is too large for 'r'"),
    (svg('<feTurbulence numOctaves="99"/>'), "2:1", "at most 6"),
    (svg("<g>" * 17 + "</g>" * 17), "2:46", "at most 16 deep"),
    (svg("<g/>" * 2001), "1:1", "too much to draw"),
    (svg('<g filter="url(#glow)"/>' * 30), "1:1", "too much to draw"),
    (svg(f'<g id="a">{"<g/>" * 99}</g>' + '<use href="#a"/>' * 30), "1:1", "too much"),
    (svg('<g id="a"><use href="#a"/></g>'), "2:11", "must not hold another 'use'"),
    (svg('<use href="#b" id="a"/><use id="b" href="#a"/>'), "2:1", "must not hold another"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "why"), HOSTILE, ids=[why for _, _, why in HOSTILE])
def test_what_is_no_shape_is_told_with_its_place(text: str, place: str, why: str) -> None:
    said = told(text)
    assert said.startswith(f"leaf.svg:{place}"), said
    assert why in said


def test_a_bomb_of_entities_is_never_expanded() -> None:
    bomb = "".join(f'<!ENTITY e{n + 1} "&e{n};&e{n};">' for n in range(60))
    assert "no DOCTYPE" in told(f'<!DOCTYPE x [<!ENTITY e0 "ha">{bomb}]>{svg("&e60;")}')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(lang: str) -> None:
    for text, _, _ in HOSTILE:
        with pytest.raises(BadFile) as caught:
            check_drawing(text, "leaf.svg")
        assert "drawing-" not in explain(caught.value, lang)


def test_a_drawing_belongs_to_something_of_its_pack(tmp_path: Path) -> None:
    said = mistakes(tmp_path, {**GEM, "art/sunstome.svg": LEAF, "art/crystal.svg": LEAF})
    assert [line.partition(":")[0] for line in said] == ["art/crystal.svg", "art/sunstome.svg"]
    assert "did you mean 'sunstone'?" in said[1]


def test_a_drawing_is_small_and_text(tmp_path: Path) -> None:
    large = svg(f"<!-- {'x' * KILOBYTES * 1000} -->")
    [said] = mistakes(tmp_path / "a", {**GEM, "art/sunstone.svg": large})
    assert f"{KILOBYTES} kB" in said
    folder = pack_of(tmp_path / "b", GEM)
    (folder / "art").mkdir()
    (folder / "art" / "sunstone.svg").write_bytes(b"\xff\xfe<\x00s\x00v\x00g\x00")
    assert "UTF-16" in mistakes(folder, GEM)[0]


def test_a_link_out_of_the_folder_is_not_read(tmp_path: Path) -> None:
    outside = tmp_path / "secret.svg"
    outside.write_text(svg("<g/>"), "utf-8")
    folder = pack_of(tmp_path / "pack", GEM)
    (folder / "art").mkdir()
    (folder / "art" / "sunstone.svg").symlink_to(outside)
    assert read(folder, GEM).box.drawings == {}


PIECES = st.sampled_from(
    ["<", ">", "/>", '"', "'", "&", ";", "]]>", "<![CDATA[", "<!--", "-->", "<?", "<!", "xmlns",
     "=", " ", "\n", "#", "url(", ")", ":", "\\", "href", "xlink:href", "onload", "style", "script",
     "javascript:", "http://e", "data:", "&#x6a;", "&#0;", "<use", "<g ", "<image ", "fill", "id",
     "</svg>", "<svg>", "\x00", "\ufeff", "é", "𝔘"]
)  # fmt: skip


@given(st.integers(0, len(LEAF)), st.lists(PIECES, max_size=6), st.integers(0, 12))
def test_whatever_is_put_in_it_is_told_or_harmless(at: int, pieces: list[str], cut: int) -> None:
    text = LEAF[:at] + "".join(pieces) + LEAF[at + cut :]
    if told(text):
        return
    for element in ElementTree.fromstring(text).iter():
        name = element.tag.removeprefix(f"{{{SVG}}}")
        assert set(element.attrib) <= set(ATTRIBUTES[name])
        for value in element.attrib.values():
            assert not re.search(r"[:\\&<>\"']", value)
            assert all(one.startswith("(#") for one in re.split("(?i)url", value)[1:])
