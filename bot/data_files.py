"""Where the bot's data lies: beside the package in an installed wheel, else at the root of the checkout."""

from pathlib import Path


def data_folder() -> Path:
    package = Path(__file__).resolve().parent
    inside = package / "data"
    return inside if inside.is_dir() else package.parent / "data"
