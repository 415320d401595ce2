"""Lines as business cards print them, in the languages of Europe."""

import random
import re
import unicodedata
from pathlib import Path

from faker import Faker
from phrases import Phrases

# Faker's locale and the language's word list in Debian's hunspell packages.
LANGUAGES = {
    "cs_CZ": "cs_CZ", "de_DE": "de_DE", "de_AT": "de_DE", "de_CH": "de_DE", "en_GB": "en_GB",
    "en_US": "en_GB", "es_ES": "es_ES", "fi_FI": None, "fr_FR": "fr", "hr_HR": "hr_HR", "hu_HU": "hu_HU",
    "it_IT": "it_IT", "lt_LT": "lt_LT", "lv_LV": "lv_LV", "nl_NL": "nl_NL", "no_NO": "da_DK", "pl_PL": "pl_PL",
    "pt_PT": "pt_PT", "ro_RO": "ro_RO", "sk_SK": "sk_SK", "sl_SI": "sl_SI", "sv_SE": "sv_SE", "tr_TR": "tr_TR",
}  # fmt: skip
# Languages with many marks, drawn more often.
MANY_MARKS = ["cs_CZ", "hu_HU", "pl_PL", "tr_TR", "sk_SK", "no_NO", "fr_FR", "pt_PT", "de_DE", "cs_CZ", "pl_PL"]

LEGAL_FORMS = """GmbH|GmbH & Co. KG|AG|KG|e.K.|Ltd|Ltd.|Limited|LLP|plc|Inc.|LLC|Corp.|S.A.|SA|SARL|SAS|S.r.l.|S.p.A.|
S.L.|S.L.U.|Lda.|Unipessoal Lda|B.V.|N.V.|AB|A/S|ApS|AS|ASA|Oy|Oyj|sp. z o.o.|Sp. z o.o.|S.A.|sp. j.|s.r.o.|a.s.|Kft.|Zrt.|Bt.|
A.Ş.|Ltd. Şti.|S.R.L.|d.o.o.|OÜ|UAB|SIA|& Co.|& Sons|& Partner|und Partner|et Fils|e Figli|i Synowie""".replace("\n", "").split("|")
PREFIXES = "Dr.|Dr|Prof.|Prof. Dr.|Dipl.-Ing.|Ing.|Mag.|Mgr.|MUDr.|dr inż.|mgr inż.|Dott.ssa|Dott.|Sra.|D.|Me|Av.|Arch.|Mr|Ms".split("|")
CREDENTIALS = "MBA|PhD|Ph.D.|LL.M.|CPA|M.Sc.|B.A.|MD|FRICS|CFA|PMP|RIBA|CIPD|M.A.|Esq.|DDS".split("|")
APOSTROPHES = "O|D|Dell|L|dell|d|Mc|Sant|De|N".split("|")
LABELS = """T|M|F|E|W|P|D|Tel|Tel.|Tel:|T:|M:|F:|E:|W:|Phone|Phone:|Mobile|Mobile:|Mob.|Fax|Fax:|Cell|Office|Direct|
Telefon|Telefon:|Mobil|Mobil:|Telefax|Tél.|Tél|Portable|Port.|Móvil|Teléfono|Cell.|Cellulare|Telemóvel|Telefone|Tlf.|Tlf|
Puh.|GSM|kom.|tel.|tel. kom.|faks|E-mail|E-mail:|Email|Email:|Mail|E-Mail:|Web|Web:|www|Internet|e-posta|Cep|Gsm:|Mail:""".replace("\n", "").split("|")
TOP_LEVELS = "com|de|co.uk|fr|es|it|pt|nl|se|no|dk|fi|pl|cz|hu|com.tr|at|ch|be|eu|io|org|net|ro|sk|hr|si|lt|lv|ie|agency|studio".split("|")
SEPARATORS = [" | ", " | ", " · ", " • ", " – ", " - ", ", ", " / ", "  ", "   "]


class Texts:
    """An endless source of lines; the same seed gives the same lines."""

    def __init__(self, seed: int, letters: set[str], phrases: Path | None = None):
        self.random = random.Random(seed)
        self.phrases = Phrases(phrases, self.random) if phrases else None
        # Letters with marks: often, to learn them; as cards have them, once they are known.
        self.many_marks, self.changed_marks = (0.35, 0.15) if phrases else (0.5, 0.25)
        self.letters = letters
        self.fakers = {locale: Faker(locale) for locale in LANGUAGES}
        for faker in self.fakers.values():
            faker.seed_instance(self.random.random())
        self.family: dict[str, list[str]] = {}
        for letter in sorted(letter for letter in letters if letter.isalpha()):
            self.family.setdefault(bare(letter), []).append(letter)
        self.words = {name: read_words(name) for name in set(filter(None, LANGUAGES.values()))}

    def next(self) -> str:
        """A line made of letters that the network has, 2 to 40 of them."""
        while True:
            if self.phrases and self.random.random() < 0.6:
                text = self.phrases.next()
                if self.random.random() < 0.03:
                    text = self.other_marks(text)
                if self.can_be_read(text):
                    return text
                continue
            pool = MANY_MARKS if self.random.random() < self.many_marks else list(LANGUAGES)
            locale = self.random.choice(pool)
            kind = self.random.choices(KINDS, weights=[weight for _, weight in KIND_WEIGHTS])[0]
            text = re.sub(r"\s+", " ", kind(self, locale)).strip()
            text = unicodedata.normalize("NFC", text)
            if kind in WITH_MARKS and self.random.random() < self.changed_marks:
                text = self.other_marks(text)
            if self.can_be_read(text):
                return text

    def can_be_read(self, text: str) -> bool:
        return 2 <= len(text) <= 40 and all(letter in self.letters for letter in text)

    def name(self, locale: str) -> str:
        faker, chance = self.fakers[locale], self.random.random
        first, last = faker.first_name(), faker.last_name()
        if chance() < 0.15:
            first += self.random.choice([" ", "-"]) + faker.first_name()
        if chance() < 0.08:
            first += f" {self.random.choice('ABCDEFGHJKLMNPRSTW')}."
        if chance() < 0.12:
            last += self.random.choice([" ", "-"]) + faker.last_name()
        if chance() < 0.2:
            last = self.word(locale).capitalize()
        if chance() < 0.08:
            last = self.random.choice(APOSTROPHES) + self.random.choice("'’") + last
        name = f"{last} {first}" if locale == "hu_HU" else f"{first} {last}"
        if chance() < 0.1:
            name = f"{self.random.choice(PREFIXES)} {name}"
        if chance() < 0.1:
            name += self.random.choice([", ", " "]) + self.random.choice(CREDENTIALS)
        return self.capitals(name, locale, 0.3)

    def organization(self, locale: str) -> str:
        count = self.random.choice([1, 1, 2, 2, 3])
        if self.random.random() < 0.4:
            name = self.fakers[locale].company()
        else:
            name = " ".join(self.word(locale).capitalize() for _ in range(count))
            if self.random.random() < 0.15:
                name = name.replace(" ", self.random.choice([" & ", " + ", "-"]), 1)
            if self.random.random() < 0.5:
                name += f" {self.random.choice(LEGAL_FORMS)}"
        return self.capitals(name, locale, 0.35)

    def title(self, locale: str) -> str:
        if self.random.random() < 0.5:
            return self.capitals(self.fakers[locale].job(), locale, 0.25)
        return self.capitals(self.phrase(locale).capitalize(), locale, 0.25)

    def phrase(self, locale: str) -> str:
        return " ".join(self.word(locale) for _ in range(self.random.randint(1, 5)))

    def address(self, locale: str) -> str:
        faker = self.fakers[locale]
        street, town = faker.street_address().replace("\n", ", "), f"{faker.postcode()} {faker.city()}"
        return self.random.choice([street, town, f"{street}, {town}", f"{faker.city()}, {faker.country()}"])

    def phone(self, locale: str) -> str:
        number = self.random.choice([self.fakers[locale].phone_number(), self.digits()])
        label = self.random.choice(LABELS)
        return self.random.choice([number, f"{label} {number}", f"{label}: {number}", f"{number} ({label.strip(':')})"])

    def digits(self) -> str:
        pattern = self.random.choice(
            ["+## ### ### ###", "+## (0)## #### ###", "+## ## ## ## ##", "+# ### ### ####", "(###) ###-####", "+##.##.###.####",
             "0### / ### ## ##", "+### ### ### ###", "+## ### ### ## ##", "###-###-####", "+##-##-#######", "0##/#######"]
        )  # fmt: skip
        return re.sub("#", lambda _: self.random.choice("0123456789"), pattern)

    def email(self, locale: str) -> str:
        joined = self.random.choice([".", ".", "_", "", "-"])
        local = joined.join(ascii_letters(self.word(locale)) for _ in range(self.random.choice([1, 2, 2])))
        address = f"{local}@{self.host(locale)}"
        if self.random.random() < 0.06:
            address = address.upper()
        return address if self.random.random() < 0.7 else f"{self.random.choice(['E', 'E-mail:', 'Mail', 'E:', 'e'])} {address}"

    def website(self, locale: str) -> str:
        start = self.random.choice(["www.", "www.", "", "https://", "W ", "Web: www."])
        path = f"/{ascii_letters(self.word(locale))}" if self.random.random() < 0.15 else ""
        return start + self.host(locale) + path

    def host(self, locale: str) -> str:
        joined = self.random.choice(["", "", "-"])
        words = joined.join(ascii_letters(self.word(locale)) for _ in range(self.random.choice([1, 2, 2])))
        return f"{words}.{self.random.choice(TOP_LEVELS)}"

    def several(self, locale: str) -> str:
        kinds = [self.phone, self.phone, self.email, self.website, self.title, self.organization, self.address]
        parts = [self.random.choice(kinds)(locale) for _ in range(2)]
        return self.random.choice(SEPARATORS).join(parts)

    def letters_at_random(self, locale: str) -> str:
        """Letters that no word foretells: the eye alone must tell them."""
        some = [letter for letter in sorted(self.letters) if letter.isalpha()]
        words = []
        for _ in range(self.random.randint(1, 3)):
            word = "".join(self.random.choice(some) for _ in range(self.random.randint(2, 8))).lower()
            words.append(self.random.choice([word, word.capitalize(), word.upper()]))
        return " ".join(words)

    def other_marks(self, text: str) -> str:
        """With other marks on some letters: which one stands there must be seen, not guessed."""
        changed = [
            self.random.choice(self.family[bare(letter)]) if bare(letter) in self.family and self.random.random() < 0.3 else letter
            for letter in text
        ]  # fmt: skip
        return "".join(changed)

    def word(self, locale: str) -> str:
        words = self.words.get(LANGUAGES[locale])
        return self.random.choice(words) if words else self.fakers[locale].last_name().lower()

    def capitals(self, text: str, locale: str, share: float) -> str:
        if self.random.random() >= share:
            return text
        return (text.replace("i", "İ") if locale == "tr_TR" else text).upper()


KIND_WEIGHTS = [
    (Texts.name, 36), (Texts.organization, 22), (Texts.title, 14), (Texts.phrase, 6), (Texts.address, 7),
    (Texts.phone, 6), (Texts.email, 7), (Texts.website, 3), (Texts.several, 2), (Texts.letters_at_random, 4),
]  # fmt: skip
WITH_MARKS = (Texts.name, Texts.organization, Texts.title, Texts.phrase)
KINDS = [kind for kind, _ in KIND_WEIGHTS]


def read_words(name: str) -> list[str]:
    data = Path(f"/usr/share/hunspell/{name}.dic").read_bytes()
    affixes = Path(f"/usr/share/hunspell/{name}.aff").read_bytes()[:2000].decode("latin-1")
    encoding = re.search(r"SET\s+(\S+)", affixes)
    text = data.decode(encoding[1].replace("ISO", "iso-").replace("iso--", "iso-") if encoding else "utf-8", "replace")
    words = [re.split(r"[/\s]", line)[0] for line in text.splitlines()[1:]]
    return [word for word in words if 2 < len(word) < 15 and word.isalpha()]


def bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


def ascii_letters(text: str) -> str:
    plain = text.lower().translate(str.maketrans("łøđıßæœ", "lodisao"))
    return "".join(letter for letter in unicodedata.normalize("NFD", plain) if letter.isascii() and letter.isalnum())
