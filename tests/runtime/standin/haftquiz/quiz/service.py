"""Stand-in for the one door."""

import json

from haftquiz.engine import double


def handle(text: str) -> str:
    """Answer {"do": "double", "number": 3}; {"do": "crash"} raises."""
    request = json.loads(text)
    if request["do"] == "crash":
        raise RuntimeError("crash")
    import colorsys  # late on purpose: the packer must find this one too

    return json.dumps(
        {"do": request["do"], "number": double(request.get("number", 0)), "late": colorsys.__name__}
    )
