"""What a drawing of a pack may be made of: shapes, colours and light, nothing that acts."""

from __future__ import annotations

import re

SVG = "http://www.w3.org/2000/svg"
KILOBYTES = 64
DEEPEST = 16
MOST_SHAPES = 2000  # also those that 'use' shows again
FILTERED = 80  # as many shapes take as long to draw as a filter
WIDEST = 4000
LARGEST = 100_000.0

# The client has these, for whoever draws in its style.
SHARED = ("stone", "cloth", "skin", "glow")

WORDS = ("title", "desc")
_LOOK = (
    "id", "fill", "fill-rule", "fill-opacity", "opacity", "stroke", "stroke-width", "filter",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "stroke-opacity", "transform",
)  # fmt: skip
_GRADIENT = ("id", "gradientUnits", "gradientTransform", "spreadMethod", "href")
_LIGHT = ("in", "result", "x", "y", "width", "height", "color-interpolation-filters")
_RELIEF = (*_LIGHT, "surfaceScale", "lighting-color")
_TRANSFER = ("type", "tableValues", "slope", "intercept", "amplitude", "exponent", "offset")
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "svg": ("viewBox", "width", "height", "version", "preserveAspectRatio"),
    "view": ("id", "viewBox"),
    "title": (),
    "desc": (),
    "defs": (),
    "g": _LOOK,
    "path": (*_LOOK, "d"),
    "rect": (*_LOOK, "x", "y", "width", "height", "rx", "ry"),
    "circle": (*_LOOK, "cx", "cy", "r"),
    "ellipse": (*_LOOK, "cx", "cy", "rx", "ry"),
    "line": (*_LOOK, "x1", "y1", "x2", "y2"),
    "polyline": (*_LOOK, "points"),
    "polygon": (*_LOOK, "points"),
    "use": (*_LOOK, "href", "x", "y"),
    "linearGradient": (*_GRADIENT, "x1", "y1", "x2", "y2"),
    "radialGradient": (*_GRADIENT, "cx", "cy", "r", "fx", "fy"),
    "stop": ("offset", "stop-color", "stop-opacity"),
    "filter": ("id", "x", "y", "width", "height", "color-interpolation-filters", "filterUnits"),
    "feTurbulence": (*_LIGHT, "type", "baseFrequency", "numOctaves", "seed", "stitchTiles"),
    "feDisplacementMap": (*_LIGHT, "in2", "scale", "xChannelSelector", "yChannelSelector"),
    "feGaussianBlur": (*_LIGHT, "stdDeviation"),
    "feComposite": (*_LIGHT, "in2", "operator", "k1", "k2", "k3", "k4"),
    "feDiffuseLighting": (*_RELIEF, "diffuseConstant"),
    "feSpecularLighting": (*_RELIEF, "specularConstant", "specularExponent"),
    "feDistantLight": ("azimuth", "elevation"),
    "fePointLight": ("x", "y", "z"),
    "feComponentTransfer": _LIGHT,
    "feFuncR": _TRANSFER,
    "feFuncG": _TRANSFER,
    "feFuncB": _TRANSFER,
    "feFuncA": _TRANSFER,
    "feColorMatrix": (*_LIGHT, "type", "values"),
    "feFlood": (*_LIGHT, "flood-color", "flood-opacity"),
    "feOffset": (*_LIGHT, "dx", "dy"),
    "feMerge": _LIGHT,
    "feMergeNode": ("in",),
    "feBlend": (*_LIGHT, "in2", "mode"),
}
NAMES = ("id", "in", "in2", "result")
COLOURS = ("fill", "stroke", "stop-color", "flood-color", "lighting-color", "filter")
MOST = {"numOctaves": 6.0, "stdDeviation": 60.0}  # others: LARGEST

NAME = re.compile(r"[A-Za-z_][\w-]{0,60}", re.ASCII)
PLAIN = re.compile(r"[A-Za-z0-9 \n\t.,#%()+-]*", re.ASCII)
OWN = re.compile(r"url\(#([A-Za-z_][\w-]{0,60})\)", re.ASCII)
NUMBER = re.compile(r"(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)
BOX = re.compile(r"\s*[ ,]\s*|\s+")
