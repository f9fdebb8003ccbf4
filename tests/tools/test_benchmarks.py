"""The page of figures names those that are measured, and no others."""

import re

import msgspec

from gravehold.lab import bench
from gravehold.server import bench as server_bench
from tools.benchmark_rows import KERNEL, SERVER
from tools.benchmarks import PAGE, middle, shown, table
from tools.instructions import FIGURES

UNMEASURED = {"python", "cpus", "seconds"}  # of what, not how much


def fields(figures: type[msgspec.Struct]) -> set[str]:
    return {*figures.__struct_fields__} - UNMEASURED


def test_every_figure_of_the_benches_has_a_row_and_every_row_a_figure() -> None:
    assert {*KERNEL} == fields(bench.Figures)
    assert {*SERVER} == fields(server_bench.Figures)


def test_the_page_names_what_is_measured_today() -> None:
    """A figure that has gone, or was renamed, has left the page too."""
    rows = re.findall(r"^\| (.+?) \| [\d,.]+ \|", PAGE.read_text("utf-8"), re.MULTILINE)
    named = {row.strip("`") for row in rows}
    assert named == {*KERNEL, *SERVER, *FIGURES} - {"nothing"}


def test_figures_are_shown_with_as_many_digits_as_mean_something() -> None:
    shown_as = [shown(value) for value in (45_012.3, 317.25, 0.1812, 200)]
    assert shown_as == ["45,012", "317.2", "0.18", "200"]


def test_the_middle_one_of_several_runs_counts() -> None:
    runs = [dict.fromkeys(KERNEL, value) for value in (3.0, 1.0, 2.0)]
    assert f"| `copy_us` | 2.00 | 12 | {KERNEL['copy_us'].what} |" in table(KERNEL, middle(runs))
