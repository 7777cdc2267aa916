"""The command line: on Discord with a token, else in the playground."""

import argparse
import asyncio
import importlib.util
import locale
import logging
import sys
from collections.abc import Sequence

import aiohttp
import babel
import discord

from bot.app import build_bot
from bot.settings import Settings
from bot.storage.migrate import DatabaseRefused
from bot.text import LANGUAGES, Language, Speaker, language_of

COMMANDS = ("run", "playground")


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for. Returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    speak = Speaker(asked_language(words), is_markdown=False)
    options = parser(speak).parse_args(words)
    settings = Settings()
    is_served = options.command != "playground" and settings.token is not None
    try:
        return connect(settings, speak) if is_served else play(options, speak)
    except DatabaseRefused as refusal:
        cause = speak("playground-database-refused", reason=refusal.reason, path=str(refusal.path))
        way_out = speak.attr("playground-database-refused", "run" if is_served else "playground")
        return refused(f"{cause} {way_out}")
    except KeyboardInterrupt:
        return 0


def connect(settings: Settings, speak: Speaker) -> int:
    """Serve Discord until interrupted."""
    assert settings.token is not None
    discord.utils.setup_logging()
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    try:
        build_bot(settings).run(settings.token.get_secret_value(), log_handler=None)
    except discord.LoginFailure:
        return refused(speak("playground-token-refused"))
    except aiohttp.ClientConnectionError:
        return refused(speak("playground-no-discord"))
    return 0


def play(options: argparse.Namespace, speak: Speaker) -> int:
    """Open the playground until it is closed or interrupted."""
    if importlib.util.find_spec("simcord") is None:
        return refused(speak("playground-needs-simcord"))
    from bot.playground import opening
    from bot.playground.door import AlreadyOpen

    def announce(address: str) -> None:
        print(speak("playground-open", address=address), flush=True)
        print(speak.attr("playground-open", "end"), flush=True)

    asked = opening.Options(
        language=speak.language,
        announce=announce,
        folder=opening.kept_folder(),
        port=options.port,
        is_fresh=options.fresh,
        opens_browser=not options.no_open,
    )
    try:
        asyncio.run(opening.play(asked))
    except AlreadyOpen as other:
        print(speak("playground-open.already", address=other.address))
        if asked.opens_browser:
            opening.open_browser(other.address)
    return 0


def refused(sentence: str) -> int:
    """Say what is wrong; the exit code of a start that failed."""
    print(sentence, file=sys.stderr)
    return 1


def parser(speak: Speaker) -> argparse.ArgumentParser:
    """The command line in the reader's language. Options may stand without a command."""
    parser = argparse.ArgumentParser("bot", description=speak("playground-cli"))
    parser.set_defaults(lang=None, fresh=False, port=8765, no_open=False)
    _add_options(parser, speak)
    commands = parser.add_subparsers(dest="command", metavar="command")
    for name in COMMANDS:
        _add_options(commands.add_parser(name, help=speak(f"playground-cli.{name}")), speak)
    return parser


def _add_options(parser: argparse.ArgumentParser, speak: Speaker) -> None:
    """The options of the playground; what is not given leaves the default of the whole command line."""
    parser.argument_default = argparse.SUPPRESS
    parser.add_argument("--lang", choices=LANGUAGES, help=speak("playground-cli.lang"))
    parser.add_argument(
        "--fresh", action="store_true", default=argparse.SUPPRESS, help=speak("playground-cli.fresh")
    )
    parser.add_argument("--port", type=int, help=speak("playground-cli.port"))
    parser.add_argument(
        "--no-open", action="store_true", default=argparse.SUPPRESS, help=speak("playground-cli.no-open")
    )


def asked_language(words: Sequence[str]) -> Language:
    """The language named on the command line, else that of the system."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    asked.add_argument("--lang")
    named = asked.parse_known_args(words)[0].lang
    system = babel.default_locale("LC_MESSAGES") or locale.getlocale()[0] or ""
    return language_of((named or system).replace("_", "-"))


if __name__ == "__main__":
    sys.exit(main())
