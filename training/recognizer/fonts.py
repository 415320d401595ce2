"""The fonts of Debian's packages, and the faces of npm's @fontsource, that can print a line."""

import subprocess
import zlib
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
NEEDED = {"e", "é", "ü", "9"}

# Kind of type → its families → their files with the letters that each can print.
Fonts = dict[str, list[list[tuple[str, frozenset[str]]]]]


def find_fonts() -> Fonts:
    """Those of Debian's packages, as one kind."""
    listed = subprocess.run(["fc-list", "--format", "%{file}\n"], capture_output=True, text=True, check=True)
    families: dict[str, list[tuple[str, frozenset[str]]]] = {}
    for file in sorted(set(listed.stdout.split("\n"))):
        name = Path(file).name.lower().replace("_", "")
        if not name.endswith((".ttf", ".otf")) or any(word in name for word in BENCH_FAMILIES + USELESS):
            continue
        if name.startswith("noto") and not name.startswith(NOTO):
            continue
        letters = letters_of(file)
        if NEEDED | {"@"} <= letters:
            family = Path(file).name.split("-")[0].split(".")[0].rstrip("BIRZDM_0123456789")
            families.setdefault(family, []).append((file, letters))
    return {"debian": [families[family] for family in sorted(families)]}


def find_faces(folder: Path, listed: Path, held_out: bool) -> Fonts:
    """The faces that `fetch-faces.sh` made of those listed: of every twelfth family, which measures, or of all others."""
    families: dict[str, dict[str, list[tuple[str, frozenset[str]]]]] = {}
    kinds = {family: kind for family, _, kind in map(str.split, listed.read_text("utf-8").splitlines())}
    for file in sorted(folder.glob("*.[ot]tf")):
        family = file.stem.rsplit("-", 1)[0]
        letters = letters_of(str(file))
        if (zlib.crc32(family.encode()) % 12 == 0) == held_out and NEEDED <= letters:
            families.setdefault(kinds[family], {}).setdefault(family, []).append((str(file), letters))
    return {kind: list(own.values()) for kind, own in families.items()}


def letters_of(file: str) -> frozenset[str]:
    try:
        with TTFont(file, lazy=True) as font:
            ImageFont.truetype(file, 20)
            return frozenset(map(chr, font.getBestCmap() or ()))
    except Exception:  # A file that is broken for either library is of no use.
        return frozenset()
