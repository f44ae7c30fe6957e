"""In place of asyncio: Pyodide asks for the class of futures at its start, and never for one."""


class Future:
    """The name is all that is needed."""
