"""`make bench`: how many plies of random games a second, beside two other libraries.

A ply is one decision of a player: the legal moves are listed, one is drawn by lot and made (none
of the contenders judges it once more). The deal counts in the time, not in the plies. All
contenders take turns in one run, several rounds long, and what is compared is the ratio within a
round: the machine may be busy, but it is as busy for all. RLCard and OpenSpiel are left out where
they are not installed (`pip install -c constraints.txt -e '.[bench]'`).
"""

from __future__ import annotations

import argparse
import gc
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from haftquiz.engine.dealing import deal, full_deck, restock, to_shuffle
from haftquiz.engine.judge import legal_moves
from haftquiz.engine.play import advance
from haftquiz.engine.rules import Rules
from haftquiz.engine.rulesets import RULE_SETS


class Contender(NamedTuple):
    """`play` plays one game with a random source and returns its plies."""

    name: str
    players: int
    play: Callable[[Random], int]


def ours(rules: Rules, players: int) -> Contender:
    deck = list(full_deck(rules, players))

    def play(rng: Random) -> int:
        rng.shuffle(deck)
        position = deal(rules, players, deck)
        plies = 0
        while not position.over:
            moves = legal_moves(position)
            move = moves[int(rng.random() * len(moves))]
            covered = to_shuffle(position, move)
            if covered:
                position = restock(position, rng.sample(covered, len(covered)))
            position = advance(position, move)
            plies += 1
        return plies

    return Contender(f"haftquiz {rules.id}", players, play)


def rlcard_uno(players: int) -> Contender:
    from rlcard.games.uno.game import UnoGame  # noqa: PLC0415

    game = UnoGame(num_players=players)

    def play(rng: Random) -> int:
        game.np_random.seed(rng.randrange(2**32))
        state, _ = game.init_game()
        plies = 0
        try:
            while not game.is_over():
                moves = state["legal_actions"]
                state, _ = game.step(moves[int(rng.random() * len(moves))])
                plies += 1
        except IndexError:
            pass  # it has no cards left to draw, and no rule for that
        return plies

    return Contender("rlcard uno", players, play)


def openspiel_eights(players: int) -> Contender:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(
        "crazy_eights", {"players": players, "use_special_cards": True, "reshuffle": True}
    )

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            moves = state.legal_actions()
            plies += not state.is_chance_node()  # a draw is a move of chance there
            state.apply_action(moves[int(rng.random() * len(moves))])
        return plies

    return Contender("open_spiel crazy_eights", players, play)


def contenders(players: int | None) -> Iterator[Contender]:
    for rules in RULE_SETS.values():
        least, most = rules.players.value
        seats = players or rules.usual_players.value
        yield ours(rules, max(least, min(seats, most or seats)))
    for make in (rlcard_uno, openspiel_eights):
        try:
            yield make(players or 3)
        except ImportError as missing:
            print(f"left out: {missing.name} is not installed (extra: bench)", file=sys.stderr)


def speed(contender: Contender, seed: int, seconds: float) -> float:
    """Plies a second over whole games until `seconds` are up."""
    rng = Random(seed)
    plies = 0
    gc.collect()
    start = time.process_time()
    while (now := time.process_time()) - start < seconds:
        plies += contender.play(rng)
    return plies / (now - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plies of random games a second.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of a round")
    parser.add_argument("--players", type=int, help="the same number for all, where rules allow")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    field = list(contenders(args.players))
    for contender in field:
        speed(contender, 0, args.seconds / 5)  # warm up
    rounds = [
        [speed(contender, args.seed + number, args.seconds) for contender in field]
        for number in range(args.rounds)
    ]
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()},"
          f" median of {args.rounds} rounds of {args.seconds:g} s each")  # fmt: skip
    others = [at for at, one in enumerate(field) if not one.name.startswith("haftquiz")]
    heads = "".join(f"  / {field[at].name.split()[0]}" for at in others)
    print(f"{'':26}{'players':>8}{'plies/s':>10}{heads}")
    for at, contender in enumerate(field):
        ratios = "".join(
            f"{statistics.median(one[at] / one[other] for one in rounds):{len(name) + 4}.2f}"
            for other in others
            if (name := field[other].name.split()[0])
        )
        median = statistics.median(one[at] for one in rounds)
        print(f"{contender.name:26}{contender.players:8}{median:10,.0f}{ratios}")


if __name__ == "__main__":
    main()
