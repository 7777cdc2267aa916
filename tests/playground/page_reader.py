"""Reads the playground's page as its own script does, without a browser: the same requests, no picture."""

import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.discord_world import walk

Json = dict[str, Any]


class PageReader:
    """One open page, seated where its address says."""

    def __init__(self, session: aiohttp.ClientSession, origin: str, credential: str) -> None:
        self._session = session
        self._origin = origin
        self._credential = credential
        self._sequence = 0
        self.state: Json = {}

    async def open(self) -> None:
        self.state = await self._ask("POST", "/api/pages", {})

    async def refresh(self) -> Json:
        self.state = await self._ask("GET", "/api/state")
        return self.state

    async def act(self, kind: str, **body: Any) -> Json:
        """Do something on the page; returns the receipt and brings the page up to date."""
        self._sequence += 1
        receipt = await self._ask(
            "POST",
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": self._sequence,
                "request_id": uuid.uuid4().hex,
                "generation": self.state["context"]["generation"],
                "bot_generation": self.state["botGeneration"],
                "published_revision": self.state["publishedRevision"],
                "kind": kind,
                **body,
            },
        )
        if receipt["rejected"]:
            self._sequence -= 1
        if kind != "close":
            await self.refresh()
        return receipt

    async def sit(self, seat: str) -> None:
        await self.act("viewer", viewer_id=seat)

    async def click(self, label: str, nth: int = 0) -> Json:
        """Press a button of this label on the newest message that has one."""
        message_id, button = self.find(label, nth=nth)
        receipt = await self.act("click", target_id=message_id, control_key=button["control_key"])
        assert receipt["settlement"] == "settled", receipt
        return receipt

    async def choose(self, placeholder: str, value: str) -> Json:
        message_id, select = self.find(placeholder, "placeholder")
        return await self.act(
            "select", target_id=message_id, control_key=select["control_key"], values=[value]
        )

    async def slash(self, invocation: str, **options: Any) -> Json:
        """Run a command by the name it is shown under."""
        catalog = await self._ask("GET", "/api/commands")
        entry = next(entry for entry in catalog["entries"] if entry["invocation"] == invocation)
        receipt = await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )
        assert receipt["settlement"] == "settled", receipt
        return receipt

    async def commands(self) -> list[Json]:
        return list((await self._ask("GET", "/api/commands"))["entries"])

    @property
    def words(self) -> str:
        """Everything written on the page, one part per line."""
        return "\n".join(
            str(part[key])
            for part in self._parts()
            for key in ("content", "label", "placeholder", "description")
            if part.get(key)
        )

    @property
    def buttons(self) -> list[str]:
        return [part["label"] for part in self._parts() if part.get("type") == 2 and part.get("label")]

    @property
    def links(self) -> dict[str, str]:
        return {part["label"]: part["url"] for part in self._parts() if part.get("url") and part.get("label")}

    def _parts(self) -> Iterator[Json]:
        for message_id in self.state["timeline"]:
            message = self.state["messages"][message_id]
            yield {"content": message.get("content")}
            yield from walk(message["components"])

    @property
    def newest(self) -> str:
        """The words of the newest message."""
        message = self.state["messages"][self.state["timeline"][-1]]
        return "\n".join(str(part["content"]) for part in walk(message["components"]) if part.get("content"))

    def find(self, text: str, key: str = "label", nth: int = 0) -> tuple[str, Json]:
        """The newest message with such a control, and the control."""
        for message_id in reversed(self.state["timeline"]):
            found = [
                part
                for part in walk(self.state["messages"][message_id]["components"])
                if part.get(key) == text and part.get("control_key") and not part.get("disabled")
            ]
            if found:
                return message_id, found[nth]
        raise AssertionError(f"nothing named {text} on the page:\n{self.words}")

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"X-Simcord-Capability": self._credential}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        async with self._session.request(method, self._origin + path, json=body, headers=headers) as response:
            assert response.status == 200, await response.text()
            answer: Json = await response.json()
            return answer


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[PageReader]:
    """The page of an address."""
    origin, _, credential = address.partition("/#")
    async with aiohttp.ClientSession() as session:
        page = PageReader(session, origin, credential)
        await page.open()
        yield page
