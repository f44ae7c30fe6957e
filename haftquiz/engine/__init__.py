"""Floor 1: cards, rule sets, positions, moves and the one judge.

Pure values and functions, standard library only, no input or output, no Persian: this floor is
what the browser downloads. The road through it:

    rulesets.RULE_SETS[id] -> Rules          a row of data, every cell with its clauses
    Position(rules, ...)                     a value: nobody changes one he was given
    judge(position, move) -> Verdict         legal or not, the reason, the cell that decided
    legal_moves(position)                    every candidate that the judge accepts
    apply(position, move) -> Position        a new value; trace() also tells what happened,
                                             advance() is for moves that legal_moves() listed
"""
