"""Hearth & Road: a Discord bot that runs a campaign between the fights, on one campaign clock."""
