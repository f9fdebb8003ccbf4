"""Where an expression that cannot be read goes wrong: a comma or a bracket."""

from __future__ import annotations

import io
import tokenize
from itertools import pairwise

OPENING = {")": "(", "]": "[", "}": "{"}
OPERANDS = (tokenize.NAME, tokenize.NUMBER, tokenize.STRING)
GLUE = ("and", "or", "not", "in", "is", "if", "else", "for", "lambda")
Slip = tuple[int, int, str]  # line, column in bytes, and which message tells it


def slip_in(text: str) -> Slip | None:
    """The first comma that is missing, else a bracket that has no other; of `(text)`."""
    found = _tokens(f"({text}\n)")
    return _comma(found) or _bracket(found[1:-1])


def _tokens(text: str) -> list[tokenize.TokenInfo]:
    found = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (*OPERANDS, tokenize.OP):
                found.append(token)
    except (tokenize.TokenError, SyntaxError):
        pass  # a text without its end: what stands before it is known
    return found


def _at(token: tokenize.TokenInfo, why: str) -> Slip:
    line, column = token.start
    return line, len(token.line.splitlines()[0][:column].encode()), why


def _comma(tokens: list[tokenize.TokenInfo]) -> Slip | None:
    for one, two in pairwise(tokens):
        ends = (one.type in OPERANDS and one.string not in GLUE) or one.string in OPENING
        if ends and two.type in OPERANDS and two.string not in GLUE:
            return _at(two, "pack-comma")
    return None


def _bracket(tokens: list[tokenize.TokenInfo]) -> Slip | None:
    open_: list[tokenize.TokenInfo] = []
    for token in tokens:
        if token.type == tokenize.OP and token.string in OPENING.values():
            open_.append(token)
        elif token.string in OPENING:
            if not open_ or open_[-1].string != OPENING[token.string]:
                return _at(token, "pack-bracket-alone")
            open_.pop()
    return _at(open_[-1], "pack-bracket-open") if open_ else None
