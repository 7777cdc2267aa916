"""Prints the benchmark as JSON lines: name, value, unit, baseline and ratio (null: an absolute mark)."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from bot.bench import dice, memory, simulated, ticks
from bot.bench.figures import Figure


async def figures(folder: Path) -> AsyncIterator[Figure]:
    """Every figure, each part with a folder for its databases."""
    for figure in dice.figures():
        yield figure
    async for figure in simulated.figures(folder):
        yield figure
    model = folder / "bench.db"
    async for figure in ticks.figures(folder, model):
        yield figure
    async for figure in memory.figures(folder, model):
        yield figure


async def main() -> None:
    with tempfile.TemporaryDirectory(prefix="hearth-bench-") as folder:
        async for figure in figures(Path(folder)):
            print(figure.line(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
