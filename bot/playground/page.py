"""What stands around the simulated Discord: the name of the bot, not of the simulator; no developer tools."""

from collections.abc import Mapping
from dataclasses import dataclass

_STYLE = """
#capture-open, #inspector-toggle, #refresh, .message-row-indicators { display: none !important; }
.viewer-control select { min-width: 17rem; }
"""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the page's frame, in the language of the playground."""

    language: str
    name: str
    kind: str
    seat: str

    def replacements(self) -> Mapping[str, str]:
        """What of the simulator's page is replaced by what."""
        return {
            '<html lang="en">': f'<html lang="{self.language}">',
            "<title>SimCord Preview</title>": f"<title>{self.name}</title>",
            ">S</span>": f">{self.name[0]}</span>",
            "<strong>SimCord</strong><small>Preview</small>": (
                f"<strong>{self.name}</strong><small>{self.kind}</small>"
            ),
            "Viewing as\n": f"{self.seat}\n",
            'class="preview-shell"': 'class="preview-shell messages-closed"',
        }


def dressed_page(html: str, words: Words) -> str:
    """The simulator's page in the bot's own words. Raises `ValueError` when it is not the page we know."""
    for old, new in words.replacements().items():
        if old not in html:
            raise ValueError(f"the page has no {old!r}")
        html = html.replace(old, new)
    return html


def dressed_style(css: str) -> str:
    return css + _STYLE
