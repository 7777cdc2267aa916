"""Work to do at a moment of real time, kept as a row until it is done."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Job:
    """`due` is in whole seconds since 1970 (UTC); `kind` names its handler, `key` what it is about.

    `attempts` counts the times it was tried in vain.
    """

    id: int
    kind: str
    key: str
    due: int
    data: Mapping[str, str | int] = field(default_factory=dict)
    attempts: int = 0


def job_id(campaign_id: int, kind: str, key: str) -> int:
    """The same id for the same work, so that scheduling it again replaces it."""
    digest = hashlib.blake2b(f"{campaign_id}/{kind}/{key}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
