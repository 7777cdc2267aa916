import pytest

from bot.text import Speaker
from bot.ui.paging import page_of, turning


@pytest.mark.parametrize(
    ("count", "asked", "items", "number"),
    [
        (0, 0, (), 0),
        (3, 0, (0, 1, 2), 0),
        (7, 1, (3, 4, 5), 1),
        (7, 2, (6,), 2),
        (7, 9, (6,), 2),
        (7, -1, (0, 1, 2), 0),
    ],
)
def test_a_page_beyond_the_end_is_the_nearest_one(
    count: int, asked: int, items: tuple[int, ...], number: int
) -> None:
    page = page_of(range(count), asked, 3)
    assert (page.items, page.number, page.first) == (items, number, number * 3)


def test_one_page_needs_no_buttons() -> None:
    assert turning(page_of(range(3), 0, 3), "toy", 1, speak=Speaker()) == []


@pytest.mark.parametrize(("number", "open_ways"), [(0, [False, True]), (1, [True, True]), (2, [True, False])])
def test_buttons_lead_as_far_as_there_are_pages(number: int, open_ways: list[bool]) -> None:
    buttons = turning(page_of(range(7), number, 3), "toy", 1, speak=Speaker())
    assert [not button.item.disabled for button in buttons] == open_ways
    assert len({button.item.custom_id for button in buttons}) == 2
