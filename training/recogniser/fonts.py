"""The fonts of Debian's packages that can print a line."""

import subprocess
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

# Families that bench/accuracy draws its cards in: it must go on measuring with fonts that were never learned from.
BENCH_FAMILIES = "opensans roboto plex worksans nunito poppins montserrat raleway josefin oswald ebgaramond".split()
BENCH_FAMILIES += "librebaskerville merriweather playfair".split()
# Not for reading: symbols, maths, emoji, letters of other scripts alone.
USELESS = "math symbol emoji icon music dingbat ornament initials titlingonly keyboard barcode hebrew arabic thai".split()
USELESS += "d050000l standardsymbolsps outline shadow stencil".split()
NOTO = ("notosans-", "notoserif-", "notosansdisplay-", "notoserifdisplay-", "notosansmono-")


def find_fonts() -> dict[str, frozenset[str]]:
    """Each font file with the letters it can print."""
    listed = subprocess.run(["fc-list", "--format", "%{file}\n"], capture_output=True, text=True, check=True)
    fonts = {}
    for file in sorted(set(listed.stdout.split("\n"))):
        name = Path(file).name.lower().replace("_", "")
        if not name.endswith((".ttf", ".otf")) or any(word in name for word in BENCH_FAMILIES + USELESS):
            continue
        if name.startswith("noto") and not name.startswith(NOTO):
            continue
        letters = letters_of(file)
        if {"e", "é", "ü", "@", "9"} <= letters:
            fonts[file] = letters
    return fonts


def letters_of(file: str) -> frozenset[str]:
    try:
        with TTFont(file, lazy=True) as font:
            ImageFont.truetype(file, 20)
            return frozenset(map(chr, font.getBestCmap() or ()))
    except Exception:  # A file that is broken for either library is of no use.
        return frozenset()
