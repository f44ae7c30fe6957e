"""A second, naive reading of the rules, compared with the engine.

The naive judges (bazito, wikipedia, varagh, kasif, half) import nothing of the package. A normal
run plays some hundred games of each rule set; `HAFTQUIZ_GAMES=20000` makes the long run of it.
"""
