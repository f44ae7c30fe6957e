"""Maintainer step: the site's font as two plain TTFs, and the widths of its letters, for pictures.

    pip install fonttools brotli && python tools/picture_fonts.py

Only a new site/fonts/vazirmatn.woff2 makes it necessary. What draws the pictures reads no woff2 and
no variable font; what breaks their lines needs to know how wide letters are.
"""

import json
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
OUT = ROOT / "haftquiz" / "publish" / "data" / "fonts"


def main() -> None:
    for weight, style in ((400, "Regular"), (700, "Bold")):
        font = TTFont(ROOT / "site" / "fonts" / "vazirmatn.woff2")
        font.flavor = None
        font = instancer.instantiateVariableFont(font, {"wght": weight})
        for record in list(font["name"].names):
            place = (record.platformID, record.platEncID, record.langID)
            if record.nameID in (1, 16):
                font["name"].setName("Vazirmatn", record.nameID, *place)
            elif record.nameID in (2, 17):
                font["name"].setName(style, record.nameID, *place)
        font["OS/2"].usWeightClass = weight
        font.save(OUT / f"vazirmatn-{weight}.ttf")
    em = font["head"].unitsPerEm
    widths = {
        chr(code): round(font["hmtx"][glyph][0] / em, 2)
        for code, glyph in sorted(font.getBestCmap().items())
    }
    text = json.dumps(widths, ensure_ascii=True, separators=(",", ":"))
    (OUT / "widths.json").write_text(text + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
