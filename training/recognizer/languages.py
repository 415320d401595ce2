"""Which letters each language is written with, and the classes for letters that the new head does not read."""

import unicodedata

CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
OWN_CYRILLIC = "ЁёЄєІіЇїҐґЎўЂђЈјЉљЊњЋћЏџЃѓЅѕЌќӘәҒғҚқҢңӨөҰұҮүҺһ"
VIETNAMESE = "ẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹĂăĐđĨĩŨũƠơƯư"
GREEK = "ΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰς"

ALPHABETS = {
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџш",
    "kk": "аәбвгғдежзиіқлмнңоөпрстуұүфхһцшы",
    "el": "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ",
    "vi": "abcdeghiklmnopqrstuvxy" + "".join(c for c in VIETNAMESE if c.islower()),
}

MARKED = {
    "cs": "áčďéěíňóřšťúůýž", "sk": "áäčďéíĺľňóôŕšťúýž", "pl": "ąćęłńóśźż", "hu": "áéíóöőúüű", "lv": "āčēģīķļņšūž",
    "lt": "ąčęėįšųūž", "ro": "ăâîșț", "tr": "çğıöşüİ", "hr": "čćđšž", "sl": "čšž", "sv": "åäö", "da": "æøå", "no": "æøå",
    "is": "áðéíóúýþæö", "de": "äöüß", "fr": "àâçéèêëîïôùûœ", "es": "áéíñóúü", "pt": "ãâáàçéêíõôú",
}  # fmt: skip
"""Languages in Latin letters, and their letters with marks."""

SYLLABLES = "".join(c for c in map(chr, range(0xAC00, 0xD7A4)) if len(c.encode("euc_kr", "ignore")) == 2)
"""The 2,350 of KS X 1001: nearly all that names and words of today are written with."""

FOREIGN = {
    "ar": "Arabic", "fa": "Arabic", "ur": "Arabic", "he": "Hebrew", "th": "Thai", "hi": "Devanagari",
    "ko": "Korean", "ka": "Georgian", "hy": "Armenian", "bn": "Bengali", "zh": "Chinese", "ja": "Japanese",
}  # fmt: skip
"""Languages in scripts of their own, and the class that stands for one of their words where a head does not read it."""

SAMPLES = {
    "Arabic": "ابتجدرسعقلمنهوي", "Hebrew": "אבגדהוזחטיכלמנ", "Thai": "กขคงจชดตทนบปพมยรลวสหอาิ",
    "Devanagari": "अआकगचजतदनपबमयरलवसहाि", "Korean": "가나다라마바사한국김이박", "Georgian": "აბგდევზთიკლმნ",
    "Armenian": "աբգդեզէըթժի", "Bengali": "অআকগচজতদনপবমযরলসহ", "Chinese": "公司有限中国北京市王李", "Japanese": "東京都株式会社のアイウ",
}  # fmt: skip
"""Letters that a typeface of the script must have."""

BLOCKS = (
    ("Arabic", 0x600, 0x77F), ("Arabic", 0xFB50, 0xFDFF), ("Arabic", 0xFE70, 0xFEFE), ("Hebrew", 0x590, 0x5FF),
    ("Thai", 0xE00, 0xE7F), ("Devanagari", 0x900, 0x97F), ("Korean", 0x1100, 0x11FF), ("Korean", 0xAC00, 0xD7AF),
    ("Korean", 0x3130, 0x318F), ("Georgian", 0x10A0, 0x10FF), ("Armenian", 0x530, 0x58F), ("Bengali", 0x980, 0x9FF),
    ("Japanese", 0x3040, 0x30FF), ("Chinese", 0x3400, 0x9FFF),
)  # fmt: skip
SHAPED = {"Arabic", "Hebrew", "Thai", "Devanagari", "Bengali"}


def script_of(letter: str) -> str | None:
    """The script of a letter that some head does not read, or None."""
    code = ord(letter)
    return next((name for name, low, high in BLOCKS if low <= code <= high), None)


def class_of(script: str) -> str:
    """The dictionary's line for a script. Chinese and Japanese share letters, so they share one."""
    return "<Chinese or Japanese>" if script in ("Chinese", "Japanese") else f"<{script}>"


def without_marks(text: str) -> str:
    """Greek capitals as they are printed: without accents, but with a dialytika."""
    return unicodedata.normalize("NFC", "".join(c for c in unicodedata.normalize("NFD", text) if c != "\u0301"))


NEW_LETTERS = CYRILLIC + OWN_CYRILLIC + GREEK + VIETNAMESE + "«»„“”’№₴₸₽"
