"""Campaigns that are really played to each epilogue: in Python, over the server's API, typed.

A file is a header and a key for each answer (docs/notation.md), so the same campaign can be
played anywhere, from its first answer or from any other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from gravehold import Campaign
from gravehold.words.campaigns import story
from tests.cli.terminal import through_pipes
from tests.server.harness import OwnServer

FOLDER = Path(__file__).parents[1] / "epilogues"
EPILOGUES = ("dawn", "survival", "fall")
LAST = 25  # answers that are typed, or sent; those before come as a file


def text_of(epilogue: str) -> str:
    return (FOLDER / f"{epilogue}.campaign").read_text("utf-8")


def cut(text: str, kept: int) -> str:
    """The same campaign after its first answers: the checks of the header hold for all of it."""
    header, _, body = text.partition("\n\n")
    lines = [line for line in header.splitlines() if not line.startswith("checks:")]
    keys = [line for line in body.splitlines() if line and not line.startswith("#")]
    return "\n".join([*lines, "", *keys[:kept], ""])


@pytest.mark.parametrize("epilogue", EPILOGUES)
@pytest.mark.rule("legacy.epilogue", "legacy.yield", "legacy.no-replay")
def test_key_after_key_leads_to_the_epilogue(epilogue: str) -> None:
    read = Campaign.from_text(text_of(epilogue))
    campaign = Campaign.new(mages=read.plan.mages, seed=read.plan.seed)
    for key in read.answers:
        assert campaign.epilogue is None
        campaign.choose(key)
    assert campaign.epilogue == epilogue
    assert (campaign.points >= 14) == (epilogue == "dawn")
    assert (campaign.state, campaign.answers) == (read.state, read.answers)


def test_scripts_come_to_each_epilogue_over_the_api(own_server: OwnServer) -> None:
    """From the first answer on, or from a file that holds the first ones."""
    server = own_server(rate=100_000, burst=100_000)  # quicker than any page
    for epilogue in EPILOGUES:
        text = text_of(epilogue)
        whole = Campaign.from_text(text)
        begun = 0 if epilogue == "fall" else len(whole.answers) - LAST
        if begun:
            made = server.http.post("/api/import", json={"chronicle": cut(text, begun)})
        else:
            header = {"mages": whole.plan.mages, "seed": str(whole.plan.seed)}
            made = server.http.post("/api/campaigns", json=header)
        assert made.status_code == 201, made.text
        with server.sit(made.json()["owner"]) as person:
            person.until("update")
            for key in whole.answers[begun:]:
                assert person.now["campaign"]["epilogue"] == ""
                answer = person.answer(key)
                assert answer["type"] == "update", answer
            told = person.now["campaign"]
        assert (told["stage"], told["epilogue"]) == ("end", epilogue)
        assert told["points"] == whole.points
        assert told["story"][-1]["part"] == "epilogue"
        assert told["exports"]["p1"]["name"] == "Claire"


@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_the_epilogues_are_told_in_the_terminal(epilogue: str, tmp_path: Path) -> None:
    text = text_of(epilogue)
    whole = Campaign.from_text(text)
    file = tmp_path / "x.campaign"
    file.write_text(cut(text, len(whole.answers) - LAST), "utf-8")
    typed = "".join(f"{key}\n" for key in whole.answers[-LAST:])
    ended = through_pipes(tmp_path, "campaign", str(file), typed=typed)
    assert ended.returncode == 0, ended.stderr
    last = story(whole, "en")[-1]
    assert last.part == "epilogue"
    assert all(paragraph in ended.stdout for paragraph in last.text.split("\n\n"))
    assert Campaign.from_text(file.read_text("utf-8")).epilogue == epilogue
