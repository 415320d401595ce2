"""What each head that is taught here reads, and what its lessons show."""

from dataclasses import dataclass

from languages import ALPHABETS, FOREIGN, NEW_LETTERS, SYLLABLES, class_of, script_of


@dataclass(frozen=True)
class Head:
    name: str
    alphabets: dict[str, str]
    """The languages it reads beside those in Latin letters, each with its letters."""
    new_letters: str
    """Its classes that the Latin head lacks."""
    shares: dict[str, float]
    """How often each language that it reads is drawn, of about 100."""

    @property
    def foreign(self) -> dict[str, str]:
        """Languages whose words it tells and does not read, and their scripts."""
        return {language: script for language, script in FOREIGN.items() if language not in self.alphabets}

    @property
    def foreign_classes(self) -> list[str]:
        return sorted({class_of(script) for script in self.foreign.values()})

    def foreign_script_of(self, letter: str) -> str | None:
        """The script of a letter that it does not read."""
        script = script_of(letter)
        return script if script in self.foreign.values() else None

    def label_of(self, text: str) -> list[str]:
        """The classes of a line: its letters, and one for each word that is not read."""
        classes: list[str] = []
        inside = None
        for letter in text:
            script = self.foreign_script_of(letter)
            if script is None:
                classes.append(letter)
            elif inside is None:
                classes.append(class_of(script))
            inside = script
        return classes


HEADS = {
    head.name: head
    for head in (
        Head(
            "alphabets",
            ALPHABETS,
            NEW_LETTERS,
            {"latin": 46, "el": 9, "vi": 9, "uk": 8, "ru": 7, "bg": 5, "sr": 5, "mk": 4, "kk": 5},
        ),
        Head("korean", {"ko": SYLLABLES}, SYLLABLES + "㈜", {"latin": 25, "ko": 70}),
    )
}
FOREIGN_SHARE = 0.7
"""How often each language is drawn that a head does not read, of about 100."""
