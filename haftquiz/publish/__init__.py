"""The third floor: Markdown pages in, a static site out.

`build.build_site` is the one driver; every other module here has one subject and no I/O of its own
but for `source` (reading), `assets` and `output` (writing) and `serve` (the dev server).
"""
