"""Use cases: load, decide by the rules, save, return a result. Knows no Discord object and no sentence."""
