"""The story that the playground opens with, told through the bot's own use cases; and how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.playground.fate import Fate, Passage
from bot.playground.world import Server, local_zone
from bot.rules.bastion.founding import Plan
from bot.rules.bastion.state import BARRACK, BasicKind, Bastion, Defender, FacilityKind, Walls
from bot.rules.campaign import Campaign, WeeklyTick
from bot.rules.values import DAY, HOUR, GameTime
from bot.services.caller import Actor, Caller, Place
from bot.services.characters import NewCharacter
from bot.services.directory import campaigns_of_server
from bot.services.history import NEWEST
from bot.services.services import Services
from bot.services.setup import Given, Surroundings
from bot.storage import journal
from bot.text import Speaker

NIGHTFALL = GameTime(6 * DAY + 22 * HOUR)
FIRST_TURN = GameTime(7 * DAY)
MORNING = 6 * HOUR
ATTACK, ALL_IS_WELL = 53, 27
"""What the d100 shows for the cleric's Bastion, and for the fighter's."""
ATTACK_DICE = (1, 5, 1, 3)
NIGHT = ("night:playground", "time ", ":clock:", ":tick:")
REVEAL = ("reveal:secret",)
"""What brings the first turn, and what its event comes out by: see `Passage.occasions`."""
WALLS = Walls(squares=60, is_enclosed=True)
_ENTRIES_READ = 200


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the story has come. What was done once stays done."""

    now: GameTime = NIGHTFALL
    is_night_over: bool = False
    was_revealed: bool = False
    was_taken_back: bool = False

    @property
    def next_morning(self) -> GameTime:
        day, hour = divmod(self.now, DAY)
        return GameTime((day if hour < MORNING else day + 1) * DAY + MORNING)


@dataclass(frozen=True, slots=True)
class Hero:
    """A character of the story with their Bastion. Names are ids of messages."""

    name: str
    classes: str
    abilities: str
    hp: str
    bastion: str
    rooms: tuple[BasicKind, BasicKind]
    special: tuple[str, ...]


CLERIC = Hero(
    name="playground-cleric",
    classes="cleric 9",
    abilities="12 10 14 11 18 13",
    hp="66",
    bastion="playground-cleric-bastion",
    rooms=(BasicKind("bedroom"), BasicKind("courtyard")),
    special=("sanctuary", "garden", "sacristy", "barrack"),
)
FIGHTER = Hero(
    name="playground-fighter",
    classes="fighter 9",
    abilities="18 12 16 10 13 11",
    hp="85",
    bastion="playground-fighter-bastion",
    rooms=(BasicKind("storage"), BasicKind("kitchen")),
    special=("smithy", "storehouse", "stable", "training_area"),
)


class Story:
    """Everything is done by the people of the server, as they would do it with commands."""

    def __init__(self, services: Services, server: Server, speak: Speaker, fate: Fate) -> None:
        self._services = services
        self._server = server
        self._speak = speak.plain
        self._fate = fate
        self._known = Progress()
        place = Place(server.guild.id, server.table.id)
        role = frozenset({server.dm_role_id})
        self._dm = Caller(place, Actor(server.dm.id, role, may_manage=True), speak.language)
        self._players = {
            CLERIC: Caller(place, Actor(server.cleric_player.id), speak.language),
            FIGHTER: Caller(place, Actor(server.fighter_player.id), speak.language),
        }
        self.cleric = self._speak(CLERIC.name)
        self.fighter = self._speak(FIGHTER.name)

    async def begin(self) -> None:
        """Tell the story up to its first night, unless that was done in an earlier run."""
        if await self._campaign() is None:
            await self._tell()
        self._fate.tell(await self._still_to_come())

    async def progress(self) -> Progress:
        """How far the story has come. It stands still when its campaign is gone."""
        campaign = await self._campaign()
        if campaign is None:
            return self._known
        async with self._services.campaigns.read_by_id(campaign.id) as opened:
            now = opened.now
        reveals = await self._reveals(campaign.id)
        known = self._known
        self._known = Progress(
            now=now,
            is_night_over=now >= FIRST_TURN,
            was_revealed=known.was_revealed or bool(reveals),
            was_taken_back=known.was_taken_back or any(entry.undone_at is not None for entry in reveals),
        )
        return self._known

    async def pass_night(self, until: int) -> Progress:
        """The DM lets time pass until a morning; one that has come already changes nothing."""
        await self._services.moving_time.set(self._dm, GameTime(until))
        return await self.progress()

    async def _tell(self) -> None:
        await self._found_campaign()
        bastions = [await self._settle(hero) for hero in (CLERIC, FIGHTER)]
        await self._fortify(*bastions)
        await self._set_out()
        await self._services.moving_time.set(self._dm, NIGHTFALL)

    async def _found_campaign(self) -> None:
        speak, server = self._speak, self._server
        given = Given(
            name=speak("playground-campaign"),
            language=speak.language,
            timezone=local_zone(),
            dm_role_id=server.dm_role_id,
            dm_channel_id=server.dm_screen.id,
            table_channel_id=server.table.id,
            tick=WeeklyTick(),
        )
        around = Surroundings(server_name=speak("playground-server"), is_hidden_here=False)
        await self._services.setup.begin(self._dm, given, around)

    async def _settle(self, hero: Hero) -> Bastion:
        """The player makes a character and founds a Bastion."""
        speak, player = self._speak, self._players[hero]
        await self._services.characters.create(
            player, NewCharacter(speak(hero.name), hero.classes, hero.abilities, hero.hp)
        )
        cramped, roomy = hero.rooms
        special = tuple(map(FacilityKind, hero.special))
        plan = Plan(speak(hero.bastion), cramped, roomy, special, origin=speak.attr(hero.bastion, "origin"))
        return (await self._services.bastions.found(player, plan)).card.bastion

    async def _fortify(self, cleric: Bastion, fighter: Bastion) -> None:
        """What years of play have brought: walls, defenders with names, and the two Bastions joined."""
        names = self._speak("playground-defenders").split(", ")
        async with self._services.campaigns.open(self._dm, "bastion-name") as campaign:
            campaign.put(
                replace(with_defenders(cleric, names), walls=WALLS, combined_with=(fighter.id,)),
                replace(fighter, combined_with=(cleric.id,)),
            )

    async def _set_out(self) -> None:
        """The DM says that the party is on the road."""
        settings = self._services.settings
        shown = await settings.for_changing(self._dm)
        await settings.set_out(self._dm, shown.state.id, shown.revision, out=True)

    async def _still_to_come(self) -> list[Passage]:
        """The dice of the first night and of the first reveal, as far as they have not fallen yet."""
        progress = await self.progress()
        passages = []
        if not progress.is_night_over:
            cards = sorted(await self._services.bastions.all(self._dm), key=lambda card: card.bastion.id)
            is_first = cards[0].bastion.name == self._speak(CLERIC.bastion)
            faces = (ATTACK, ALL_IS_WELL) if is_first else (ALL_IS_WELL, ATTACK)
            passages.append(Passage(NIGHT, 100, faces))
        if not progress.was_revealed:
            passages.append(Passage(REVEAL, 6, ATTACK_DICE))
        return passages

    async def _campaign(self) -> Campaign | None:
        """The campaign that is played at the table."""
        known = await campaigns_of_server(self._services.campaigns.database, self._server.guild.id)
        return next((each for each in known if each.table_channel_id == self._server.table.id), None)

    async def _reveals(self, campaign_id: int) -> list[journal.Entry]:
        """What was revealed of late, taken back or not."""
        entries = await self._services.campaigns.database.read(
            lambda connection: journal.older(connection, campaign_id, NEWEST, _ENTRIES_READ)
        )
        return [entry for entry in entries if entry.use_case == "bastion-reveal"]


def with_defenders(bastion: Bastion, names: Sequence[str]) -> Bastion:
    """The Bastion with a defender of each name in its Barrack."""
    barrack = next(facility.number for facility in bastion.facilities if facility.kind == BARRACK)
    first = bastion.last_number + 1
    roster = tuple(Defender(number, name, barrack) for number, name in enumerate(names, first))
    return replace(bastion, defenders=roster, last_number=roster[-1].number)
