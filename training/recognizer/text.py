"""Composes lines of cards: names, firms, titles, places, numbers, and meaningless letters."""

import json
import random
import re
import unicodedata
import zlib
from collections import Counter
from pathlib import Path

from heads import Head
from languages import ALPHABETS, MARKED, without_marks

HERE = Path(__file__).parent
DICTIONARIES = {
    "ru": "ru_RU", "uk": "uk_UA", "bg": "bg_BG", "sr": "sr_RS", "kk": "kk_KZ", "el": "el_GR", "vi": "vi_VN",
    "ar": "ar", "he": "he_IL", "th": "th_TH", "ko": "ko", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL", "hu": "hu_HU",
    "lv": "lv_LV", "lt": "lt_LT", "ro": "ro_RO", "tr": "tr_TR", "hr": "hr_HR", "sl": "sl_SI", "sv": "sv_SE", "da": "da_DK",
    "no": "nb_NO", "is": "is_IS", "de": "de_DE", "fr": "fr", "es": "es_ES", "pt": "pt_PT",
}  # fmt: skip
"""Words come from Debian's packages hunspell-…. We only draw them; the lists are not shipped."""
MOST_WORDS = 40_000

LATIN = ["en", "de", "fr", "es", "pl", "cs", "tr", "hu", "ro", "sv", "da", "pt", "it", "nl", "hr", "lv"]
LATIN_FORMS = ["GmbH", "Ltd.", "LLC", "Inc.", "S.A.", "s.r.o.", "Sp. z o.o.", "AG", "B.V.", "Kft.", "SRL", "AB", "d.o.o."]
LATIN_TITLES = [
    "Managing Director", "CEO & Founder", "Head of Sales", "Geschäftsführer", "Directeur général", "Key Account Manager",
    "Rechtsanwältin", "Dipl.-Ing. Architekt", "Gerente Comercial", "Project Manager", "Senior Consultant", "Prezes Zarządu",
    "Büroleitung", "Directrice artistique", "Software Engineer", "Genel Müdür", "Ügyvezető igazgató", "Obchodní ředitel",
]  # fmt: skip
LATIN_LABELS = ["Tel.", "T", "M", "Phone", "Mobile", "Fax", "E-mail", "Mobil", "Tél.", "P:", "Cell", "Office", "W", "ext."]
MAIL_WORDS = ["info", "office", "sales", "contact", "mail", "hello", "kontakt", "ceo"]
DOMAINS = ["com", "co.kr", "kr", "ua", "com.ua", "ru", "bg", "rs", "mk", "kz", "gr", "vn", "com.vn", "eu", "org", "net", "de", "co.uk"]
DIAL = ["+82", "+380", "+7", "+359", "+381", "+389", "+30", "+84", "+49", "+1", "+44", "+33", "0"]

FROM_LATIN = [
    ("dž", "џ"), ("lj", "љ"), ("nj", "њ"), ("a", "а"), ("b", "б"), ("v", "в"), ("g", "г"), ("d", "д"), ("đ", "ђ"), ("e", "е"),
    ("ž", "ж"), ("z", "з"), ("i", "и"), ("j", "ј"), ("k", "к"), ("l", "л"), ("m", "м"), ("n", "н"), ("o", "о"), ("p", "п"),
    ("r", "р"), ("s", "с"), ("t", "т"), ("ć", "ћ"), ("u", "у"), ("f", "ф"), ("h", "х"), ("c", "ц"), ("č", "ч"), ("š", "ш"),
]  # fmt: skip


def in_cyrillic(text: str) -> str:
    """Serbian in Cyrillic, from Faker's Latin spelling."""
    for latin, cyrillic in FROM_LATIN:
        text = text.replace(latin, cyrillic).replace(latin.capitalize(), cyrillic.upper())
    return text.replace("LJ", "Љ").replace("NJ", "Њ").replace("DŽ", "Џ")


def is_held_out(word: str) -> bool:
    """One word in ten is kept for judging."""
    return zlib.crc32(word.lower().encode()) % 10 == 0


def of_dictionary(folder: Path, name: str) -> list[str]:
    says = re.search(rb"^SET\s+(\S+)", (folder / f"{name}.aff").read_bytes(), re.M)
    encoding = says[1].decode() if says else "iso8859-1"
    lines = (folder / f"{name}.dic").read_text(encoding, errors="ignore").split("\n")[1:]
    words = [re.split(r"[/\s]", line)[0] for line in lines]
    words = [word for word in words if 1 < len(word) < 18 and not re.search(r"[\d.]", word)]
    return random.Random(1).sample(words, min(MOST_WORDS, len(words)))


class Words:
    """A language's words of each kind: those to train on, or those to judge on."""

    def __init__(self, language: str, faker: dict, dictionaries: Path, held_out: bool):
        given = json.loads((HERE / "phrases.json").read_text("utf8")).get(language, {})
        spell = in_cyrillic if language == "sr" else str
        found = {part: [spell(w) for w in words] for part, words in faker.get(language, {}).items()}
        names = found.get("person", []) + given.get("given", []) + given.get("surnames", [])
        if language == "ko":
            names = [surname + first for surname in given["surnames"] for first in given["given"]]
        common = of_dictionary(dictionaries, DICTIONARIES[language]) if language in DICTIONARIES else []
        wanted = lambda words: [w for w in dict.fromkeys(words) if is_held_out(w) == held_out] or words  # noqa: E731
        self.places = wanted(found.get("location", []) or given.get("towns", []) or common)
        self.names = wanted([w for w in names if "." not in w]) or self.places
        self.firms = given.get("firms", []) + found.get("company", []) + found.get("commerce", []) or self.names
        self.common = wanted(common) or self.names
        self.phrases = given
        self.held_out = held_out
        self.pairs = Counter(
            f"^{word.lower()}$"[i : i + 3] for word in (common or names) for i in range(len(word))
        )
        self.after: dict[str, tuple[list[str], list[int]]] = {}
        for three, count in self.pairs.items():
            if len(three) == 3:
                letters, counts = self.after.setdefault(three[:2], ([], []))
                letters.append(three[2])
                counts.append(count)

    def invent(self, rng: random.Random) -> str:
        """Makes up a word whose letters follow each other as in the language, so that no word can be learned by
        heart."""
        begin = [two for two in self.after if two[0] == "^"]
        word = rng.choice(begin)[1:]
        two = "^" + word
        while len(word) < 12 and two in self.after:
            letters, counts = self.after[two]
            # The square root makes rare letters more frequent than they are in the language.
            letter = rng.choices(letters, [c**0.5 for c in counts])[0]
            if letter == "$":
                break
            word += letter
            two = two[1] + letter
        return word


def digits(rng: random.Random, count: int) -> str:
    return "".join(rng.choice("0123456789") for _ in range(count))


def phone(rng: random.Random) -> str:
    groups = rng.choice([(2, 3, 2, 2), (3, 3, 2, 2), (3, 3, 3), (2, 3, 4), (3, 7), (3, 4, 3), (2, 7), (4, 3, 3)])
    dial = rng.choice(DIAL)
    parts = [digits(rng, count) for count in groups]
    if rng.random() < 0.3:
        parts[0] = f"({parts[0]})"
    return f"{dial}{rng.choice([' ', ' ', ''])}" + rng.choice([" ", " ", "-", ".", ""]).join(parts)


def latin_word(rng: random.Random) -> str:
    return "".join(rng.choice(["ba", "ne", "so", "ri", "ta", "ko", "mar", "vel", "gra", "in", "dom", "lux", "eko"]) for _ in range(rng.randint(2, 3)))


def mail(rng: random.Random) -> str:
    domain = f"{latin_word(rng)}{rng.choice(['', '', '-'])}{latin_word(rng)}.{rng.choice(DOMAINS)}"
    who = rng.choice([rng.choice(MAIL_WORDS), latin_word(rng), f"{latin_word(rng)[0]}.{latin_word(rng)}"])
    return rng.choice([f"{who}@{domain}", f"{who}@{domain}", f"www.{domain}", f"https://{domain}", domain])


class LineWriter:
    """Writes lines, one language after the other. `held_out` takes the words that are kept out of training."""

    def __init__(self, faker_json: Path, dictionaries: Path, head: Head, held_out: bool = False):
        faker = json.loads(faker_json.read_text("utf8"))
        self.head = head
        languages = [*ALPHABETS, *head.alphabets, *head.foreign, *LATIN]
        self.words = {language: Words(language, faker, dictionaries, held_out) for language in languages}

    def write(self, language: str, rng: random.Random) -> str:
        if language == "latin":
            text = self.latin(rng)
        elif language in self.head.foreign:
            text = self.foreign(language, rng)
        elif language in MARKED:
            text = self.marked(language, rng)
        else:
            text = self.native(language, rng)
        text = unicodedata.normalize("NFC", re.sub(r"\s+", " ", text)).strip()[:44].strip()
        return self.in_case(text, language, rng)

    def in_case(self, text: str, language: str, rng: random.Random) -> str:
        if "@" in text or "www" in text or rng.random() > 0.25:
            return text
        upper = (text.replace("i", "İ") if language == "tr" else text).upper()
        return without_marks(upper) if language == "el" and rng.random() < 0.85 else upper

    def native(self, language: str, rng: random.Random) -> str:
        words, phrases = self.words[language], self.words[language].phrases
        name = lambda: rng.choice(words.names)  # noqa: E731
        odd = lambda: rng.choice(words.common) if rng.random() < 0.6 else words.invent(rng)  # noqa: E731
        # Of thousands of syllables words show only some.
        kind = rng.choices(range(9), [18, 8, 6, 14, 14, 12, 6, 18, 14 if language == "ko" else 4])[0]
        if kind == 0 and language == "ko":
            one, title = name(), rng.choice(phrases["titles"])
            return rng.choice([one, " ".join(one), f"{one} {title}", f"{title} {one}", f"{title}  {' '.join(one)}"])
        if kind == 0:
            return " ".join(name() for _ in range(rng.choice([1, 2, 2, 2, 3])))
        if kind == 1:
            return rng.choice(phrases["titles"])
        if kind == 2:
            return rng.choice(phrases["departments"])
        if kind == 3:
            inner = " ".join([rng.choice([rng.choice(words.firms), odd().capitalize(), name(), latin_word(rng).capitalize()]) for _ in range(rng.choice([1, 2, 2]))])
            quoted = rng.choice([inner, f"«{inner}»", f"„{inner}“", f"“{inner}”", f'"{inner}"'])
            form = rng.choice(phrases["forms"])
            return f"{form}{quoted}" if language == "ko" and rng.random() < 0.6 else f"{quoted} {form}" if language in ("bg", "el", "sr", "mk", "ko") and rng.random() < 0.8 else f"{form} {quoted}"
        if kind == 4:
            street = rng.choice(phrases["streets"]).format(rng.choice([name(), rng.choice(words.places)]), rng.randint(1, 199))
            post = re.sub("#", lambda _: digits(rng, 1), phrases["postcode"])
            town = rng.choice([*phrases["towns"], rng.choice(words.places)])
            return rng.choice([street, f"{post} {town}", f"{town} {post}", f"{street}, {town}", f"{post} {town}, {phrases['country']}"])
        if kind == 5:
            return f"{rng.choice(phrases['labels'])}{rng.choice([': ', ' ', '. ', '  '])}{rng.choice([phone(rng), phone(rng), digits(rng, 9), mail(rng)])}"
        if kind == 6:
            return rng.choice([mail(rng), phone(rng), f"{name()} | {latin_word(rng).capitalize()}", f"{latin_word(rng).upper()} {odd()}"])
        if kind == 7:
            some = [odd() for _ in range(rng.choice([1, 1, 2, 3, 4]))]
            return " ".join(rng.choice([str.lower, str.capitalize])(word) for word in some)
        letters = ALPHABETS.get(language) or self.head.alphabets[language]
        return "".join(rng.choice(letters + letters.upper() + " .-0123456789") for _ in range(rng.randint(4, 14)))

    def marked(self, language: str, rng: random.Random) -> str:
        words = self.words[language]
        name = lambda: rng.choice(words.names)  # noqa: E731
        odd = lambda: rng.choice(words.common) if rng.random() < 0.6 else words.invent(rng)  # noqa: E731
        kind = rng.choices(range(7), [26, 30, 14, 12, 5, 6, 7])[0]
        if kind == 0:
            return " ".join(name() for _ in range(rng.choice([1, 2, 2, 3])))
        if kind == 1:
            some = [odd() for _ in range(rng.choice([1, 1, 2, 3, 4]))]
            return " ".join(rng.choice([str.lower, str.capitalize])(word) for word in some)
        if kind == 2:
            place = rng.choice([rng.choice(words.places), odd().capitalize()])
            return rng.choice([f"{place} {rng.randint(1, 200)}", f"{digits(rng, 5)} {place}", f"{rng.randint(1, 99)}, {place}"])
        if kind == 3:
            return f"{rng.choice([rng.choice(words.firms), odd().capitalize(), name()])} {rng.choice(LATIN_FORMS)}"
        if kind == 4:
            return f"{rng.choice(LATIN_LABELS)}{rng.choice([': ', ' '])}{rng.choice([phone(rng), mail(rng)])}"
        if kind == 5:
            return f"{odd().capitalize()} {rng.choice(['|', '·', '–', '/', '&', ','])} {odd()}"
        letters = "aeioubdklmnrstv" + MARKED[language] * 2
        return "".join(rng.choice(letters) for _ in range(rng.randint(3, 10))).capitalize()

    def latin(self, rng: random.Random) -> str:
        words = self.words[rng.choice(LATIN)]
        name = lambda: rng.choice(words.names)  # noqa: E731
        kind = rng.choices(range(7), [22, 10, 14, 16, 14, 14, 10])[0]
        if kind == 0:
            return f"{name()} {name()}"
        if kind == 1:
            return rng.choice(LATIN_TITLES)
        if kind == 2:
            return f"{rng.choice(words.firms + [latin_word(rng).upper(), name()])} {rng.choice(LATIN_FORMS)}"
        if kind == 3:
            return rng.choice([f"{rng.choice(words.places)} {rng.randint(1, 200)}", f"{digits(rng, 5)} {rng.choice(words.places)}"])
        if kind == 4:
            return mail(rng)
        if kind == 5:
            return f"{rng.choice(LATIN_LABELS)}{rng.choice([': ', ' '])}{phone(rng)}"
        return words.invent(rng).capitalize() + " " + rng.choice([words.invent(rng), rng.choice(words.firms)])

    def foreign(self, language: str, rng: random.Random) -> str:
        words = self.words[language]
        text = " ".join(rng.choice(rng.choice([words.names, words.places, words.common])) for _ in range(rng.choice([1, 1, 2, 3])))
        extra = rng.random()
        if extra < 0.12:
            return f"{text} {phone(rng)}"
        if extra < 0.2:
            return f"{text} {rng.choice(self.words['en'].names)}"
        return text
