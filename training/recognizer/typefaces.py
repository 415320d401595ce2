"""Finds typefaces with the letters of a language, in @fontsource (one file for each subset) and in Debian (one
file)."""

import pickle
import re
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

HELD_OUT = {
    "ibm-plex-sans", "eb-garamond", "literata", "advent-pro", "ubuntu", "gfs-didot", "montserrat", "pt-serif",
    "be-vietnam-pro", "philosopher", "gowun-dodum", "nanum-myeongjo", "hahmlet", "CharisSIL", "Cantarell", "NotoKufiArabic", "KacstTitle", "NanumMyeongjo",
    "UnDotum", "FrankRuehlCLM", "sarabun", "Norasi", "hind", "NotoSerifGeorgian", "NotoSerifArmenian",
}  # fmt: skip
"""Families that are kept for judging."""

UNUSABLE = re.compile(r"Stam|Rashi|Math|Hairline|NotoSansOld|KacstPen|QSymbol|D050000L|StandardSymbols|Supplement")
FONTSOURCE = re.compile(r"^(.+?)-(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|arabic|hebrew|thai|devanagari|georgian|armenian|korean)-(\d00)-(normal|italic)$")  # fmt: skip
WEIGHTS = {"300", "400", "500", "600", "700", "800"}


class Face:
    """A family in one weight and slope: its files, each with the letters it has."""

    def __init__(self, family: str):
        self.family = family
        self.files: list[tuple[str, frozenset[int]]] = []

    def file_of(self, letter: str) -> str | None:
        code = ord(letter)
        return next((path for path, letters in self.files if code in letters), None)

    def has(self, letters) -> bool:
        return all(self.file_of(letter) for letter in letters)


def family_of(stem: str) -> tuple[str, str]:
    """Splits a file's name into family and face."""
    match = FONTSOURCE.match(stem)
    if match:
        return match[1], f"{match[1]} {match[3]} {match[4]}"
    return re.split(r"[-_]|(?<=[a-z])(?:Bold|Regular|R$|B$)", stem)[0], stem


def load_faces(folder: Path) -> list[Face]:
    """All faces below a folder. Their letters are cached in `faces.pickle` there."""
    kept = folder / "faces.pickle"
    if kept.exists():
        return pickle.loads(kept.read_bytes())
    faces: dict[str, Face] = {}
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".woff", ".ttf", ".otf", ".ttc")):
        match = FONTSOURCE.match(path.stem)
        if UNUSABLE.search(path.stem) or (path.suffix == ".woff" and (not match or match[3] not in WEIGHTS)):
            continue
        try:
            letters = frozenset(TTFont(path, lazy=True, fontNumber=0).getBestCmap() or ())
            ImageFont.truetype(str(path), 20).getlength("a")
        except Exception as error:  # Leave out a file that one of the two libraries cannot open.
            print(path, error)
            continue
        family, name = family_of(path.stem)
        faces.setdefault(name, Face(family)).files.append((str(path), letters))
    kept.write_bytes(pickle.dumps(list(faces.values())))
    return list(faces.values())


def by_family(faces: list[Face], letters, held_out: bool) -> dict[str, list[Face]]:
    """The families that have all these letters, among those to train on or those to judge on."""
    families = defaultdict(list)
    for face in faces:
        if (face.family in HELD_OUT) == held_out and face.has(letters):
            families[face.family].append(face)
    return dict(families)


@lru_cache(4000)
def open_font(path: str, size: int, shaped: bool) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(path, size, layout_engine=engine)
