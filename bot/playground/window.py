"""The browser window on the simulated server: one page on which the reader takes any seat at the table.

SimCord's preview shows one channel to several people; here a seat is a person in a channel. Every private
name of the preview that the playground needs is touched here.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from multidict import CIMultiDict
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview import _actions as actions
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.page import Words, dressed_page, dressed_style
from bot.playground.tongues import LOCALES
from bot.playground.world import World, local_zone

_CREDENTIAL = "X-Simcord-Capability"
ANY_PORT = 0
_REVISIONS_KEPT = 8
_SEAT_MARK = "."
"""Separates the credential from the seat in an address; the credential itself is URL-safe base64."""
_asked_seat: ContextVar[str] = ContextVar("asked_seat", default="")


@dataclass(frozen=True, slots=True)
class Seat:
    """A person in a channel. The key stands at the end of the address that opens it."""

    key: str
    label: str
    member: MemberActor
    channel: ChannelHandle


class PortTaken(Exception):
    """Something else listens on the port."""


class Window(Preview):
    """Serves the page. `on_news` is awaited, the world's lock held, after a click that the bot answered."""

    _PAGE_LEASE_SECONDS = 86_400.0

    def __init__(self, world: World, seats: Sequence[Seat], words: Words, *, port: int) -> None:
        first = seats[0]
        super().__init__(
            world.env,
            first.channel,
            tuple({seat.member.id: seat.member for seat in seats}.values()),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=LOCALES[words.language],
            timezone=local_zone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.on_news: Callable[[], Awaitable[None]] | None = None
        self.seats = tuple(seats)
        self._world = world
        self._seats = {seat.key: seat for seat in seats}
        self._newest: dict[str, int | None] = {}
        self._shown: dict[str, dict[int, dict[str, Any]]] = {}
        self._server = _Server(self, words, port)

    async def __aenter__(self) -> "Window":
        """Start to serve. Raises `PortTaken`."""
        try:
            await super().__aenter__()
        except SetupError as fault:
            if isinstance(fault.__cause__, OSError):
                raise PortTaken from fault
            raise
        return self

    def address(self, seat: str) -> str:
        """The address that opens the page on a seat. It is a credential: who holds it may click."""
        return f"{self.url}{_SEAT_MARK}{seat}"

    async def after_news(self) -> None:
        """Show what happened on every open page. The world's lock must be held."""
        if self.on_news is not None:
            await self.on_news()
        self._world.take_news()
        self._advance_presentation_time()
        self._publish_message_pages(reason="refresh")

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._world.lock:
            page = self._get_page(context_id)
            self.channel = self._seat_of(page).channel
            result = await super()._action(context_id, self._up_to_date(page, body))
            if self._world.take_news():
                await self.after_news()
            return result

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        if kind == "viewer":
            return self._plan_of_taking(page, self._seat(body.get("viewer_id")))
        return super()._prepare_action(page, kind, body)

    def _plan_of_taking(self, page: _Page, seat: Seat) -> Any:
        async def take_seat(action: actions._Action, cursor: int) -> dict[str, Any]:
            self._clear_page_assets(page)
            page.viewer, page.channel_id = seat.member, seat.channel.id
            page.generation += 1
            page.target_id = page.window_end_id = None
            page.modal = page.modal_handle = None
            page.status = "current"
            self._reset_queries(page)
            self._newest.pop(page.id, None)
            result = self._finish_action(page, action, "settled", cursor)
            self._publish(page, reason="navigation")
            return result

        return take_seat

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        seat = self._seats.get(_asked_seat.get()) or next(iter(self._seats.values()))
        self._make_room()
        before, self.channel = self.channel, seat.channel
        try:
            return super()._open_page(seat.member.id, target_id)
        finally:
            self.channel = before

    def _make_room(self) -> None:
        """Forget closed pages. A browser that crashed leaves its own open: close the one idle longest."""
        for kept in (self._newest, self._shown):
            for id in kept.keys() - self._pages.keys():
                del kept[id]
        if len(self._pages) > self._MAX_PAGES:
            pages = (page for page in self._pages.values() if page is not self._python)
            self._close_page(min(pages, key=lambda page: page.last_activity).id)

    def _publish(self, page: _Page, **options: Any) -> None:
        if page is self._python:
            page.window_end_id = None  # new pages inherit it: the end of the conversation
        self._follow(page)
        super()._publish(page, **options)
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = self._controls(page)
        shown.pop(page.revision - _REVISIONS_KEPT, None)

    def _follow(self, page: _Page) -> None:
        """Bring a new message into view, unless the reader is looking through older ones."""
        newest = self._initial_target(page.viewer, page.channel_id)
        if newest != self._newest.get(page.id) and page.window_end_id is None:
            page.target_id = newest
        self._newest[page.id] = newest

    def _up_to_date(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A click on a page published anew in the meantime counts, if what was clicked is still the same."""
        is_next = isinstance(body, dict) and body.get("sequence") == page.last_sequence + 1
        if not is_next or "published_revision" not in body:
            return body
        target = str(body.get("target_id", ""))
        seen = self._shown.get(page.id, {}).get(body["published_revision"], {})
        if target and seen.get(target) is not self._controls(page).get(target):
            return body
        return {**body, "published_revision": page.revision}

    def _controls(self, page: _Page) -> dict[str, Any]:
        """The components of every message by its id; an edit puts others in their place."""
        messages = self._world.env.backend.messages[page.channel_id]
        return {str(id): message.components for id, message in messages.items()}

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        payload: dict[str, Any] = super()._page_payload(page)
        payload["viewers"] = [{"id": seat.key, "name": seat.label} for seat in self._seats.values()]
        payload["viewerId"] = self._seat_of(page).key
        payload["profile"]["locale"] = LOCALES[self._world.language_of(page.viewer.id)]
        return payload

    def _seat(self, key: Any) -> Seat:
        try:
            return self._seats[key]
        except (KeyError, TypeError):
            raise SetupError("unknown seat") from None

    def _seat_of(self, page: _Page) -> Seat:
        seated = (page.viewer.id, page.channel_id)
        return next(seat for seat in self._seats.values() if (seat.member.id, seat.channel.id) == seated)


class _Server(PreviewServer):
    """Takes the seat off the end of the credential, and serves the page in the bot's words."""

    def __init__(self, window: Window, words: Words, port: int) -> None:
        super().__init__(window, port)
        self._words = words

    def _authorized(self, request: Any, *, context: str | None = None) -> bool:
        credential, _, seat = request.headers.get(_CREDENTIAL, "").partition(_SEAT_MARK)
        _asked_seat.set(seat)
        bare = CIMultiDict(request.headers)
        bare[_CREDENTIAL] = credential
        return super()._authorized(request.clone(headers=bare), context=context)

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path == "/":
            response.text = dressed_page(response.text, self._words)
        elif request.path == "/preview.css":
            response.text = dressed_style(response.text)
        return response
