"""Names that people give, as they are kept."""


def one_line(text: str) -> str:
    """The text on one line: nothing unprintable, single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
