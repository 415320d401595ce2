"""The classes of the new head, and the class of the Latin head that each one starts from."""

import unicodedata

from languages import FOREIGN_CLASSES, NEW_LETTERS

KEPT = (
    (0x21, 0x7E), (0xA1, 0xFF), (0x100, 0x24F), (0x391, 0x3C9), (0x1E00, 0x1EFF), (0x2010, 0x2033),
)  # fmt: skip
KEPT_SIGNS = "€₫₴₸₽₹№™•"
LOOKS_LIKE = dict(
    zip(
        "АВЕЅЗІЇЈКМНОРСТУХаеѕзіїјкмнорстухЁёЄєҮүҺһӘәЬьГгПпФфЛлЏЦцЋћЂђБбЯИиЧчШшЪъЫыЖжЮюЎў",
        "ABESЗIÏJKMHOPCTYXaes3iïjkmнopcmyxËëEeYyhhƏəbbГrΠnΦφΛлULlЋћЂђ6бRИu4чWшbbbbЖжIoÝý",
    )
)


def kept_classes(dictionary: list[str]) -> list[str]:
    """The classes that the new head keeps of the Latin one: all but the pictograms, which stand for a gap."""
    known = dict.fromkeys(
        symbol
        for symbol in dictionary
        if symbol in KEPT_SIGNS or any(low <= ord(symbol) <= high for low, high in KEPT)
    )
    return list(known)


def classes_of(dictionary: list[str]) -> list[str]:
    """CTC's blank comes first and the space last, as `parseAlphabet` expects."""
    kept = kept_classes(dictionary)
    new = [letter for letter in dict.fromkeys(NEW_LETTERS) if letter not in kept]
    return ["", *kept, *new, *FOREIGN_CLASSES, " "]


def model_of(symbol: str, known: dict[str, int]) -> int | None:
    """The known class that looks like a new one, or None."""
    bare = unicodedata.normalize("NFD", symbol)
    without_tone = unicodedata.normalize("NFC", "".join(c for c in bare if c not in "\u0300\u0301\u0303\u0309\u0323"))
    for candidate in (symbol, LOOKS_LIKE.get(symbol, ""), without_tone, bare[:1]):
        if candidate in known:
            return known[candidate]
    return None
