"""`python -m haftquiz`."""

import sys

from haftquiz.cli import main

sys.exit(main())
