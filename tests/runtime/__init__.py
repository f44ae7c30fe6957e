"""The packed Python: how it is made, that nothing is missing, that it answers."""
