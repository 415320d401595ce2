"""What people, firms and jobs are called in some 60 countries, as `write-phrases.ts` writes it from the material."""

import json
import random
import re
import unicodedata
from pathlib import Path

# As often as all others together: most of the cards that people photograph are in English.
ENGLISH = "US US US US GB GB IN IN CA AU NZ IE ZA SG PH NG KE GH MY".split()
LONGEST = 40


class Phrases:
    def __init__(self, file: Path, source: random.Random):
        self.random = source
        self.by_country = json.loads(file.read_text("utf-8"))
        self.countries = sorted(self.by_country)

    def next(self) -> str:
        """Half of them people; as often with marks as people there write them."""
        chance, choice = self.random.random, self.random.choice
        country = choice(ENGLISH) if chance() < 0.45 else choice(self.countries)
        own = self.by_country[country]
        kind = chance()
        if kind < 0.5:
            text = self.person(own)
        else:
            text = choice(own["organizations"] if kind < 0.78 else own["others"])
        if len(text) > LONGEST or (kind >= 0.5 and chance() < 0.2):
            text = self.some_words(text)
        text = unicodedata.normalize("NFC", re.sub(r"\s+", " ", text)).strip()
        return self.in_some_case(text, country == "TR")

    def person(self, own: dict) -> str:
        chance, choice = self.random.random, self.random.choice
        if own["unusual"] and chance() < 0.1:
            return choice(own["unusual"])
        first, last = choice(own["given"]), choice(own["surnames"])
        if chance() < 0.12:
            first += choice([" ", "-"]) + choice(own["given"])
        if chance() < 0.1:
            first += f" {choice('ABCDEFGHJKLMNPRSTW')}."
        if chance() < 0.12:
            last += choice([" ", "-"]) + choice(own["surnames"])
        name = f"{last} {first}" if own["familyFirst"] and chance() < 0.8 else f"{first} {last}"
        if chance() < 0.12:
            name = choice([first, last])
        if own["honorifics"] and chance() < 0.12:
            name = f"{choice(own['honorifics'])} {name}"
        if own["credentials"] and chance() < 0.12:
            name += choice([", ", " "]) + choice(own["credentials"])
        return name

    def some_words(self, text: str) -> str:
        words = text.split()
        first = self.random.randrange(len(words))
        return " ".join(words[first : first + self.random.randint(1, 4)])

    def in_some_case(self, text: str, is_turkish: bool) -> str:
        chance = self.random.random
        if chance() < 0.33:
            return (text.replace("i", "İ") if is_turkish else text).replace("ß", "SS").upper()
        if chance() < 0.06:
            return text.lower()
        if chance() < 0.15 and not is_turkish and not re.search("['’]", text):
            return text.title()
        return text
