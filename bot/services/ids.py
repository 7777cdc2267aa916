"""Ids of aggregates: random, so that campaigns can move between databases."""

import secrets


def new_id() -> int:
    """A random positive 63-bit number."""
    return secrets.randbits(63) or 1
