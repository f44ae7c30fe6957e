"""In place of Pyodide's event loop: the worker calls Python, and Python never waits."""


def _initialize_event_loop() -> None:
    pass
