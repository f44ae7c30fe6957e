"""«هفت و نیم», the sibling: its own row of rules, hands counted in half-points, a banker.

All amounts are integers: points in halves (15 is seven and a half), stakes in the table's units.
"""
