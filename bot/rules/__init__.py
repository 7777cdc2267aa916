"""The rules core: pure functions over frozen values. Knows no Discord, storage, clock on the wall, or language."""
