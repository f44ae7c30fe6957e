"""Stand-in for the one door."""

import json
import random
import sys
from itertools import count

from haftquiz.engine import double

calls = count(1)


def handle(text: str) -> str:
    """Answer {"do": "double", "number": 3}; {"do": "crash"} raises, {"do": "exit"} ends Python."""
    request = json.loads(text)
    if request["do"] == "crash":
        raise RuntimeError("crash")
    if request["do"] == "exit":
        sys.exit(3)
    if request["do"] == "draw":
        return json.dumps({"number": random.random()})
    if request["do"] == "count":
        return json.dumps({"number": next(calls)})
    import colorsys  # late on purpose: the packer must find this one too

    return json.dumps(
        {"do": request["do"], "number": double(request.get("number", 0)), "late": colorsys.__name__}
    )
