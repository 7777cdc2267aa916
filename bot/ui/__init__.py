"""What all cogs share of Discord: answering, pressing, panels, sending. Knows no rule and no cog."""
