"""Values that need no check: for one Typer imports pydantic, which takes as long as all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def sparing(parameters: list[Any]) -> list[Any]:
    """Parameters whose values are checked only where that can find something."""
    for parameter in parameters:
        if not isinstance(parameter.get_runtime_param, _Sparing):
            parameter.get_runtime_param = _Sparing(parameter.get_runtime_param)
    return parameters


class _Sparing:
    """Reads words as they are typed, and leaves all else to Typer."""

    def __init__(self, checked: Callable[[], Any]) -> None:
        self._checked = checked

    def __call__(self) -> _Sparing:
        return self

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        many = param.multiple or param.nargs == -1
        if value is None:
            return () if many else None
        if many and _kind(param) == list[str] and not isinstance(value, str):
            return list(value)
        if not many and (_kind(param) is str or _is_default(value, param)):
            return value
        return self._checked().coerce(value, param=param, ctx=ctx)


def _kind(param: Any) -> Any:
    return param.type_descriptor.annotation


def _is_default(value: Any, param: Any) -> bool:
    return type(value) is _kind(param) and value == param.default
