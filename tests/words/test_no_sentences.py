"""What a person reads stands in the language files: no sentence is written in code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import gravehold

SOURCE = Path(gravehold.__file__).parent
SENTENCE = re.compile(r"(?:[A-Za-z][a-z']+,? ){2}[a-z]+")
# Read by programmers: what breaks in a soak, why a bot is indifferent, the pages of OpenAPI, what
# is wrong with a file of words.
OURS = ("lab/", "players/appraisal.py", "server/edge/openapi.py", "words/locale/parsing.py")
KNOWN = {
    # misuse in Python, or a defect of ours
    "a library is never changed",
    "module 'gravehold' has no attribute '",
    " is registered twice",
    " has no words (docs/words.md)",
    "' cannot be filled in: ",
    # for programs: the log, the words of a library, what a person types
    "database not locked",
    "client disconnected prematurely",
    "nothing stored in ",
    "storage works again",
    "too many nested",
    "<code>npm ci &amp;&amp; npm run build</code>",
    # a comment in chronicles, which are in no language
    "# taken back past a newly seen card: ",
}


def strings(tree: ast.Module) -> Iterator[str]:
    """All but documentation, which stands alone."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def test_no_sentence_stands_in_code() -> None:
    found = {
        f"{name}: {text}"
        for path in SOURCE.rglob("*.py")
        if not (name := path.relative_to(SOURCE).as_posix()).startswith(OURS)
        for text in strings(ast.parse(path.read_bytes()))
        if SENTENCE.search(text) and text not in KNOWN
    }
    assert found == set()
