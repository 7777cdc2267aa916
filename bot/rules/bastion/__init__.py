"""Bastions (2024 DMG, chapter 8): founding, the turn, its events, and the fall. Knows no purse."""
