"""`haftquiz new`: a folder from which a first site can be built at once."""

from __future__ import annotations

from pathlib import Path

from haftquiz.publish.problems import UsageError

_INDEX = """\
---
title: سایت من
description: یک صفحه با یک پرسش، برای شروع.
rules: bazito
nav: خانه
---

این صفحه را در content/index.md می‌نویسی. متن Markdown است و سناریو میان دو خط از ``` می‌آید:

```haft
شناسه: first
زمین: ۹ پیک
دست: ۹ دل، ۳ دل
پرسش: مجاز
```

کارتی بینداز که هم‌خال یا هم‌رتبهٔ کارت روی زمین باشد. {§ bz-02}
"""


def make_site(folder: Path) -> Path:
    """Write the starter content into a folder; never over a file that is there."""
    index = folder / "content" / "index.md"
    if index.exists():
        raise UsageError(f"{index} از پیش هست؛ چیزی عوض نشد.")
    try:
        index.parent.mkdir(parents=True, exist_ok=True)
        with index.open("x", encoding="utf-8", newline="\n") as file:
            file.write(_INDEX)
    except OSError as error:
        raise UsageError(f"{index} نوشته نمی‌شود ({error.strerror}).") from error
    return index
