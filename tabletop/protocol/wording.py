"""Plain English for the codes of the engine: what, where, and what would be right."""

from __future__ import annotations

import msgspec

from tabletop.core.errors import EngineError

_LONGEST = 200


def message(error: EngineError) -> str:
    """One line that says what is wrong, where, what stands there and what would be right."""
    parts = [error.code.replace("_", " ")]
    if error.where:
        parts[0] += f" at {error.where}"
    if error.got is not None:
        parts.append(f"got {_value(error.got)}")
    if error.want is not None:
        parts.append(f"right would be {_value(error.want)}")
    parts += [f"{name.replace('_', ' ')} {_value(value)}" for name, value in error.params.items()]
    return "; ".join(parts)


def _value(value: object) -> str:
    if isinstance(value, str):
        text = value
    elif isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
        text = ", ".join(value)
    else:
        text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
