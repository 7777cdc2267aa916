"""Ids of aggregates: random, so that campaigns can move between databases."""

import secrets


def new_id() -> int:
    """A random positive 63-bit number."""
    return secrets.randbits(63) or 1


def id_in(wanted: str | int) -> int | None:
    """The id that a suggestion left behind; None for what can only be a name."""
    if isinstance(wanted, int):
        return wanted
    return int(wanted) if wanted.isdecimal() and len(wanted) < 20 and int(wanted) < 1 << 63 else None
