"""A second, naive reading of the rules, compared with the engine."""
