"""What `make play` hands on to `gravehold serve` is looked at before anything is installed.

Reads the options where they are declared and needs no package, so a slip of the pen costs no
minutes; what they mean is checked by the command itself.
"""

from __future__ import annotations

import ast
import sys
from difflib import get_close_matches
from pathlib import Path

SERVE = Path(__file__).parent.parent / "src" / "gravehold" / "cli" / "commands" / "serve.py"


def declared(source: str) -> dict[str, bool]:
    """Every option of the command, and whether a value follows it."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    serve = next(node for node in functions if node.name == "serve")
    found = {"--help": False, "-h": False}
    for argument in serve.args.args:
        parts = [] if argument.annotation is None else list(ast.walk(argument.annotation))
        told = [part.value for part in parts if isinstance(part, ast.Constant)]
        flags = [flag for flag in told if isinstance(flag, str) and flag.startswith("--")]
        names = "/".join(flags).split("/") if flags else [f"--{argument.arg.replace('_', '-')}"]
        switch = any(isinstance(part, ast.Name) and part.id == "bool" for part in parts)
        found.update(dict.fromkeys(names, not switch))
    return found


def wrong(words: list[str], options: dict[str, bool]) -> str:
    """What is wrong with the first word that cannot be meant; '' if nothing is."""
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name not in options:
            near = get_close_matches(name, options, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(options)}"
            what = f"no option '{name}'" if name.startswith("-") else f"no word '{word}' expected"
            return f"there is {what}; {hint}"
        if options[name] and not equals:
            value = next(rest, "")
        if options[name] and (not value or value in options):
            return f"option '{name}' needs a value: {name} VALUE"
    return ""


def main() -> int:
    found = wrong(sys.argv[1:], declared(SERVE.read_text(encoding="utf-8")))
    if found:
        print(f"error: PLAY_ARGS: {found}", file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
