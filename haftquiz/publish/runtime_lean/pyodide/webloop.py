"""In place of Pyodide's event loop: the worker calls Python, and Python never waits.

A picture of the memory counts on the JavaScript objects that stock modules import, in their order.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    pass
