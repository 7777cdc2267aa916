"""What the code says about messages, read from its syntax trees: ids spoken, refusals raised, events."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import bot
from bot.rules.events import Event
from bot.text.fields import family_of

ROOT = Path(__file__).parents[1]
VOICES = ("speak", "_speak", "plain")
CONTROLS = frozenset(
    {"Form", "Field", "press", "choice", "entity_choice", "SelectOption"}
    | {"RoleSelect", "ChannelSelect", "UserSelect"}
)
FILES = sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")])


@dataclass(frozen=True)
class Call:
    """A call with a constant first argument; `names` are its keywords, None where `**data` may bring more."""

    text: str
    names: frozenset[str] | None
    place: str


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in FILES}


def events() -> dict[str, type[Event]]:
    """Every event by kind, with all modules of the rules and services imported."""
    for package in ("rules", "services"):
        for module in pkgutil.walk_packages([str(ROOT / "bot" / package)], f"{bot.__name__}.{package}."):
            importlib.import_module(module.name)
    return {
        kind: event for kind, event in Event.kinds.items() if event.__module__.startswith(("bot.", "cogs."))
    }


def _nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            yield path, node


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _constants(argument: ast.expr) -> Iterator[str]:
    """The strings an argument may be: a literal, or either branch of a conditional."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _constants(argument.body)
        yield from _constants(argument.orelse)


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


@cache
def _raising() -> frozenset[str]:
    """The refusal classes, and the functions that make one from a key given to them."""
    names = {"RuleViolation"}
    for _ in range(3):  # subclasses of subclasses
        for _path, node in _nodes():
            if isinstance(node, ast.ClassDef) and any(_name(base) in names for base in node.bases):
                names.add(node.name)
    return frozenset(names)


Sinks = dict[str, int]
"""Functions by name → the position of the argument that is looked for."""


def _with_relays(sinks: Sinks) -> Sinks:
    """The sinks, and all functions that hand one of their own parameters on to a sink."""
    known = dict(sinks)
    for _ in range(3):  # relays of relays
        for _path, node in _nodes():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                known |= _relay(node, known)
    return known


def _relay(function: ast.FunctionDef | ast.AsyncFunctionDef, known: Sinks) -> Sinks:
    parameters = [argument.arg for argument in function.args.args if argument.arg not in ("self", "cls")]
    for call in ast.walk(function):
        at = known.get(_name(call.func)) if isinstance(call, ast.Call) else None
        if isinstance(call, ast.Call) and at is not None and at < len(call.args):
            argument = call.args[at]
            if isinstance(argument, ast.Name) and argument.id in parameters:
                return {function.name: parameters.index(argument.id)}
    return {}


def _handed_to(sinks: Sinks) -> Iterator[tuple[ast.Call, str, str]]:
    """Every constant handed to a sink, directly or through relays: the call, the constant, and where."""
    known = _with_relays(sinks)
    for path, node in _nodes():
        at = known.get(_name(node.func)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and at is not None and at < len(node.args):
            for text in _constants(node.args[at]):
                if re.fullmatch(r"[a-z][a-z0-9-]+", text):
                    yield node, text, f"{path.relative_to(ROOT)}:{node.lineno}"


@cache
def refusals() -> tuple[Call, ...]:
    """Every refusal key with what is known of its data: only a bare `RuleViolation` tells all its names."""
    return tuple(
        Call(key, _keywords(call) if _name(call.func) == "RuleViolation" else None, place)
        for call, key, place in _handed_to(dict.fromkeys(_raising(), 0))
    )


@cache
def use_cases() -> frozenset[str]:
    """Every name under which a campaign is opened for changes, those of jobs included."""
    sinks = {"open": 1, "by_id": 1, "create": 1} | _with_parameter("use_case")
    opened = {text for _, text, place in _handed_to(sinks) if not place.startswith("bot/bench")}
    return frozenset(opened | {f"job-{kind}" for kind in _jobs()})


def _with_parameter(name: str) -> Sinks:
    sinks = {}
    for _, node in _nodes():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [argument.arg for argument in node.args.args if argument.arg not in ("self", "cls")]
            if name in names:
                sinks[node.name] = names.index(name)
    return sinks


def _jobs() -> Iterator[str]:
    """The kinds of real-time jobs: keys of what the services' `jobs()` give, named by constants."""
    for path, node in _nodes():
        if isinstance(node, ast.FunctionDef) and node.name == "jobs":
            for part in ast.walk(node):
                if isinstance(part, ast.Dict):
                    yield from (_value(path, key) for key in part.keys if key is not None)


def _value(path: Path, key: ast.expr) -> str:
    """A literal, or the constant of that name, defined in this module or imported."""
    if isinstance(key, ast.Constant):
        return str(key.value)
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return str(getattr(module, _name(key)))


@cache
def spoken() -> tuple[Call, ...]:
    """Every `speak("id", …)` and `speak.plain("id", …)` with a constant id."""
    found = []
    for path, node in _nodes():
        if not (isinstance(node, ast.Call) and node.args):
            continue
        is_voice = _name(node.func) in VOICES
        if is_voice:
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            found += [Call(text, _keywords(node), place) for text in _constants(node.args[0])]
    return tuple(found)


@dataclass(frozen=True)
class Label:
    """A text handed to a control or a form: `id` is a pattern of message ids."""

    call: str
    keyword: str
    id: str
    place: str


@cache
def labels() -> tuple[Label, ...]:
    """Every message that a call such as `press(label=speak.plain("id"))` puts on a control."""
    found = []
    for path, node in _nodes():
        if not isinstance(node, ast.Call) or _name(node.func) not in CONTROLS:
            continue
        for keyword in node.keywords:
            if keyword.arg in ("label", "title", "placeholder", "description"):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                ids = (id for part in ast.walk(keyword.value) for id in _spoken_ids(part))
                found += [Label(_name(node.func), keyword.arg, id, place) for id in ids]
    return tuple(found)


def _spoken_ids(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and node.args and _name(node.func) in VOICES:
        yield from (re.escape(text) for text in _constants(node.args[0]))
        if isinstance(node.args[0], ast.JoinedStr):
            yield _pattern(node.args[0])


def _pattern(node: ast.JoinedStr) -> str:
    parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[a-z0-9_.-]+" for p in node.values)
    return "".join(parts)


@cache
def strings() -> frozenset[str]:
    """Every string constant of the code, docstrings included."""
    return frozenset(
        node.value for _, node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string that could make an id, as a pattern; those without three fixed letters say nothing."""
    found = set()
    for _, node in _nodes():
        if not isinstance(node, ast.JoinedStr):
            continue
        fixed = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
        if re.fullmatch(r"[a-z][a-z0-9.-]{2,}", fixed):
            found.add(_pattern(node))
    return tuple(re.compile(pattern) for pattern in sorted(found))


@cache
def term_families() -> frozenset[str]:
    """The families of all `XxxKind` types, and those that `speak.term` is asked for."""
    families = set()
    for _, node in _nodes():
        if not (isinstance(node, ast.Call) and node.args):
            continue
        for text in _constants(node.args[0]):
            if _name(node.func) == "NewType" and text.endswith("Kind"):
                families.add(family_of(text))
            elif _name(node.func) in ("term", "terms"):
                families.add(text)
    return frozenset(families)


@cache
def terms_named() -> tuple[tuple[str, str, str], ...]:
    """Every `XxxKind("value")` in the code as (family, value, place)."""
    return tuple(
        (family_of(_name(node.func)), value, f"{path.relative_to(ROOT)}:{node.lineno}")
        for path, node in _nodes()
        if isinstance(node, ast.Call) and _name(node.func).endswith("Kind") and node.args
        for value in _constants(node.args[0])
        if value
    )
