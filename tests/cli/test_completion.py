"""`gravehold completion`, and what a shell is told that asks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_each_shell_has_a_script(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, shell: str
) -> None:
    assert run(monkeypatch, "completion", shell) == 0
    assert f"complete_{shell}" in capsys.readouterr().out


def test_the_own_shell_is_known_another_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    assert run(monkeypatch, "completion") == 0
    assert "complete_fish" in capsys.readouterr().out
    assert run(monkeypatch, "completion", "zhs") == 2
    assert "did you mean 'zsh'? (there are: bash, zsh, fish, powershell)" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["gravehold", "exp"], {"expedition"}),
        (["gravehold", "play", "--nem"], {"--nemesis"}),
        (["gravehold", "campaign", ""], {"new", "play", "show", "check", "fork", "export"}),
    ],
)
def test_bash_offers_commands_and_options(
    tmp_path: Path, typed: list[str], offered: set[str]
) -> None:
    """In a real bash, by the script that the command prints."""
    program = tmp_path / "gravehold"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gravehold "$@"\n', "utf-8")
    program.chmod(0o755)
    words = " ".join(f"'{word}'" for word in typed)
    script = (
        'eval "$(gravehold completion bash)"\n'
        f"COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}\n"
        "_gravehold_completion gravehold\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    surroundings = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    ended = subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, check=True,
        env=surroundings,
    )  # fmt: skip
    assert set(ended.stdout.split()) == offered
