"""Draws docs/images/stack.svg: the frames on the stack at one moment of a real game."""

from pathlib import Path

from gravehold.kernel.decision import seat_name
from gravehold.kernel.game import Game
from gravehold.kernel.state import NOTHING, Ctx, Frame
from gravehold.notation.runner import start
from gravehold.notation.scenario import read_scenarios
from gravehold.packs.code import code
from tools.svg import Drawing

SCENARIO = Path(__file__).parent.parent / "tests" / "scenarios" / "shape" / "frames.yaml"
WIDTH, MARGIN, ROW, GAP = 900, 20, 50, 6
CONTEXT, PICKS = 540, 820
SEATS, CARDS = ("you", "owner", "that"), ("card", "it", "gained", "by")


def moment() -> Game:
    """The game after the steps of the scenario."""
    (scenario,) = read_scenarios(SCENARIO)
    game = start(scenario)
    for step in scenario.steps:
        game.choose(step.key)
    return game


def stack_picture() -> str:
    """The question, and below it the frames, the one that asked first."""
    game = moment()
    drawing = Drawing(WIDTH, "The frames on the stack while a player is asked for a card")
    asked = game.asked
    drawing.text(MARGIN, MARGIN + 12, "state.question", "name")
    options = " | ".join(option.key for option in asked.options)
    question = f"{asked.kind}, asked of {', '.join(asked.seats)}: {options}"
    drawing.text(MARGIN + 130, MARGIN + 12, question, "code")
    y = MARGIN + 46
    drawing.text(MARGIN, y, "state.stack: node", "name")
    drawing.text(CONTEXT, y, "ctx", "name")
    drawing.text(PICKS, y, "picks", "name")
    y += 12
    for number, frame in enumerate(reversed(game.state.stack)):
        _draw(drawing, game, frame, y, lit=not number)
        y += ROW + GAP
    return drawing.svg(y - GAP + MARGIN)


def _draw(drawing: Drawing, game: Game, frame: Frame, y: float, *, lit: bool) -> None:
    node, ctx, picks = frame
    about = (type(node).__doc__ or "").partition(". ")[0].partition("; ")[0].rstrip(".")
    drawing.box(MARGIN, y, WIDTH - 2 * MARGIN, ROW, "lit" if lit else "box")
    drawing.text(MARGIN + 12, y + 21, code(node), "code")
    drawing.text(MARGIN + 12, y + 40, about, "faint")
    drawing.text(CONTEXT, y + 21, _bound(game, ctx), "code")
    drawing.text(PICKS, y + 21, code(picks) if picks else "", "code")


def _bound(game: Game, ctx: Ctx) -> str:
    """What a frame knows, by name; what is as in an empty one is left out."""
    told = []
    for field in Ctx.__struct_fields__:
        value = getattr(ctx, field)
        if value != getattr(NOTHING, field):
            if field in SEATS:
                value = seat_name(value)
            elif field in CARDS:
                value = game.asked.card_name(value)
            told.append(f"{field}={value}")
    return " ".join(told)
