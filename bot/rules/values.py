"""Words of the trade that every domain shares: ids, money, game time, and terms named by id.

A `NewType` over `str` whose name ends in `Kind` is a term with a translation: the value `arcane_study` of
`FacilityKind` is shown by the Fluent message `facility-arcane-study`.
"""

from typing import NewType

CampaignId = NewType("CampaignId", int)
CharacterId = NewType("CharacterId", int)
BastionId = NewType("BastionId", int)
NpcId = NewType("NpcId", int)
UserId = NewType("UserId", int)

Copper = NewType("Copper", int)
"""Money, in copper pieces: 1 GP is 100."""
GP = 100
SP = 10

GameTime = NewType("GameTime", int)
"""Seconds since the midnight that opens day 1."""
Duration = NewType("Duration", int)
"""A length of game time in seconds."""
ROUND = 6
MINUTE = 60
HOUR = 3600
DAY = 86400

Feet = NewType("Feet", int)
Pounds = NewType("Pounds", int)

Rolls = NewType("Rolls", tuple[int, ...])
"""The faces that dice showed, in order."""
Names = NewType("Names", tuple[str, ...])
"""Names that people gave, in order."""
DiceText = NewType("DiceText", str)
"""A dice expression as the English rules write it: 4d6+2."""

AbilityKind = NewType("AbilityKind", str)  # str dex con int wis cha
SkillKind = NewType("SkillKind", str)
ConditionKind = NewType("ConditionKind", str)
RarityKind = NewType("RarityKind", str)
