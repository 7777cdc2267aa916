"""The rules core: pure functions over frozen values. Knows no Discord, storage, wall clock or language."""
