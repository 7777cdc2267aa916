"""The forms of characters. What is sent in them comes back as a press with fields."""

from bot.rules.character_belongings import MAX_LEDGER_NOTE
from bot.rules.inventory import POUND
from bot.services.character_views import CharacterView
from bot.services.characters import NewCharacter
from bot.text import Speaker
from bot.ui.press import Field, Form
from cogs.character import lines

KIND = "character"


def create_form(campaign_id: int, speak: Speaker, given: NewCharacter | None = None) -> Form:
    """The five questions, with the answers that are already there."""
    plain, given = speak.plain, given or NewCharacter("", "", "", "")
    fields = [
        Field("name", plain("character-form.name"), value=given.name or None, max_length=80),
        Field(
            "classes",
            plain("character-form.classes"),
            plain("character-form.classes-gist"),
            placeholder=plain("character-form.classes-example"),
            value=given.classes or None,
        ),
        Field(
            "abilities",
            plain("character-form.abilities"),
            plain("character-form.abilities-gist"),
            placeholder="15 14 13 12 10 8",
            value=given.abilities or None,
        ),
        Field(
            "hp",
            plain("character-form.hp"),
            plain("character-form.hp-gist"),
            placeholder="38",
            value=given.hp or None,
            max_length=40,
        ),
        Field(
            "notes",
            plain("character-form.notes"),
            value=given.notes or None,
            is_long=True,
            is_required=False,
            max_length=1000,
        ),
    ]
    return Form("create", KIND, campaign_id, title=plain("character-form.title"), fields=fields)


def hit_points_form(verb: str, shown: CharacterView, speak: Speaker) -> Form:
    """`hurt` asks for damage, `heal` for healing; both take everything else that /character hp takes."""
    plain = speak.plain
    field = Field(
        "amount",
        plain(f"character-{verb}.label"),
        plain(f"character-{verb}.gist"),
        placeholder="7",
        max_length=40,
    )
    return Form(f"{verb}ing", KIND, shown.character.id, title=_title(shown, speak), fields=[field])


def level_form(shown: CharacterView, speak: Speaker) -> Form:
    plain = speak.plain
    fields = [
        Field(
            "class",
            plain("character-rise.class"),
            plain("character-rise.class-gist"),
            value=plain.term("class", shown.character.classes[-1].id),
        ),
        Field(
            "hp",
            plain("character-rise.hp"),
            plain("character-rise.hp-gist"),
            is_required=False,
            max_length=6,
        ),
    ]
    return Form("rising", KIND, shown.character.id, shown.revision, title=_title(shown, speak), fields=fields)


def money_form(verb: str, shown: CharacterView, speak: Speaker) -> Form:
    """`earn`, `spend`, or `pass` to somebody."""
    plain = speak.plain
    fields = [
        Field("amount", plain("purse-form.amount"), plain("purse-form.amount-gist"), max_length=60),
        Field("note", plain("purse-form.note"), is_required=False, max_length=MAX_LEDGER_NOTE),
    ]
    if verb == "pass":
        fields.insert(0, Field("to", plain("purse-form.to"), plain("purse-form.to-gist"), max_length=80))
    return Form(f"{verb}ing", KIND, shown.character.id, title=_title(shown, speak), fields=fields)


def new_item_form(shown: CharacterView, speak: Speaker) -> Form:
    return item_form(shown, None, speak)


def item_form(shown: CharacterView, index: int | None, speak: Speaker) -> Form:
    """A new thing, or a thing that is there to be described anew."""
    plain = speak.plain
    item = None if index is None else shown.character.items[index]
    fields = [
        Field(
            "name",
            plain("items-form.name"),
            plain("items-form.name-gist"),
            value=lines.item_name(item, plain) if item else None,
            max_length=80,
        ),
        Field(
            "quantity", plain("items-form.quantity"), value=str(item.quantity if item else 1), max_length=9
        ),
        Field(
            "weight",
            plain("items-form.weight"),
            value=f"{item.weight / POUND:g}" if item and item.weight else None,
            is_required=False,
            max_length=12,
        ),
        Field(
            "value",
            plain("items-form.value"),
            value=plain.money(item.value) if item and item.value else None,
            is_required=False,
            max_length=60,
        ),
        Field(
            "note",
            plain("items-form.note"),
            value=(item.note or None) if item else None,
            is_long=True,
            is_required=False,
            max_length=300,
        ),
    ]
    verb = "adding" if index is None else f"described-{index}"
    revision = 0 if index is None else shown.revision
    return Form(verb, KIND, shown.character.id, revision, title=_title(shown, speak), fields=fields)


def hand_form(shown: CharacterView, index: int, speak: Speaker) -> Form:
    plain, item = speak.plain, shown.character.items[index]
    fields = [
        Field("to", plain("purse-form.to"), plain("purse-form.to-gist"), max_length=80),
        Field("quantity", plain("items-form.quantity"), value=str(item.quantity), max_length=9),
    ]
    return Form(
        f"handed-{index}", KIND, shown.character.id, shown.revision, title=_title(shown, speak), fields=fields
    )


def delete_form(shown: CharacterView, speak: Speaker) -> Form:
    """Deleting is confirmed by typing the name."""
    plain = speak.plain
    field = Field(
        "name",
        plain("character-delete.label"),
        plain("character-delete.gist"),
        placeholder=shown.character.name,
        max_length=100,
    )
    title = plain("character-delete.title")
    return Form("erased", KIND, shown.character.id, shown.revision, title=title, fields=[field])


def _title(shown: CharacterView, speak: Speaker) -> str:
    return speak.plain.user_text(shown.character.name)[:45]
