"""The classes of the new head, and the class of the Latin head that each one starts from."""

import unicodedata

import torch
from heads import Head
from torch import Tensor

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


def kept_classes(dictionary: list[str], head: Head) -> list[str]:
    """The classes that the new head keeps of the Latin one: all but the pictograms, which stand for a gap. A head
    without new letters keeps all."""
    if not head.new_letters:
        return dictionary
    known = dict.fromkeys(
        symbol
        for symbol in dictionary
        if symbol in KEPT_SIGNS or any(low <= ord(symbol) <= high for low, high in KEPT)
    )
    return list(known)


def classes_of(dictionary: list[str], head: Head) -> list[str]:
    """CTC's blank comes first and the space last, as `parseAlphabet` expects."""
    kept = kept_classes(dictionary, head)
    new = [letter for letter in dict.fromkeys(head.new_letters) if letter not in kept]
    return ["", *kept, *new, *head.foreign_classes, " "]


def model_of(symbol: str, known: dict[str, int]) -> int | None:
    """The known class that looks like a new one, or None."""
    bare = unicodedata.normalize("NFD", symbol)
    without_tone = unicodedata.normalize("NFC", "".join(c for c in bare if c not in "\u0300\u0301\u0303\u0309\u0323"))
    for candidate in (symbol, LOOKS_LIKE.get(symbol, ""), without_tone, bare[:1]):
        if candidate in known:
            return known[candidate]
    return None


def number_of(symbol: str, numbers: dict[str, int]) -> int | None:
    """A letter's class. The quick recognizer has Romanian's ș only as the ş of others."""
    with_cedilla = unicodedata.normalize("NFC", unicodedata.normalize("NFD", symbol).replace("\u0326", "\u0327"))
    return numbers.get(symbol, numbers.get(with_cedilla))


def letters_in(classes: list[str]) -> Tensor | None:
    """Which jamo each class has, `classes × jamo`: a syllable that is rare is learned from others. None without Hangul."""
    jamo = [
        unicodedata.normalize("NFD", symbol) if len(symbol) == 1 and "가" <= symbol <= "힣" else "" for symbol in classes
    ]
    known = sorted(set("".join(jamo)))
    if not known:
        return None
    return torch.tensor([[float(letter in letters) for letter in known] for letters in jamo])
