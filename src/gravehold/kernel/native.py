"""What a compiler is told about classes and numbers (native.pyi); here it means nothing."""

from __future__ import annotations

from collections.abc import Callable

i64 = int


def mypyc_attr(**_: object) -> Callable[[type], type]:
    return lambda cls: cls
