"""What can be wrong with table files."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, in which file, and where in it (`3.level`; empty for the file as a whole)."""

    file: str
    path: str
    problem: str

    def __str__(self) -> str:
        return f"{self.file}: {self.path}: {self.problem}" if self.path else f"{self.file}: {self.problem}"


class FaultyTables(Exception):
    """Tables that cannot be used; `faults` are all that were found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults
