"""Discord front ends, one package per domain. A cog knows no other cog."""
