"""What was touched is known by the moment it was."""

from bot.services import changes
from bot.services.changes import Changes
from tests.services.table import DM, Table


def test_only_what_came_later_counts() -> None:
    made = Changes()
    made.note([1, 2])
    between = made.now
    assert not made.touched(1, between)
    made.note([2])
    assert made.touched(2, between)
    assert not made.touched(1, between)
    assert made.touched(1, 0)
    assert not made.touched(3, 0)


def test_long_gone_changes_are_forgotten() -> None:
    made = Changes()
    for subject in range(changes._REMEMBERED + 10):
        made.note([subject])
    assert not made.touched(5, 0)
    assert made.touched(changes._REMEMBERED, 0)


async def test_commits_and_undos_are_noted(table: Table) -> None:
    kept = await table.keep("a")
    noted = table.campaigns.changes
    before = noted.now
    await table.rewrite(kept, "b")
    assert noted.touched(kept, before)
    before = noted.now
    await table.undoing.newest(DM)
    assert noted.touched(kept, before)
