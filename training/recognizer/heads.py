"""What each head that is taught here reads, and what its lessons show."""

from dataclasses import dataclass

from languages import ALPHABETS, FOREIGN, MARKED, NEW_LETTERS, SYLLABLES, class_of, script_of


@dataclass(frozen=True)
class Head:
    name: str
    alphabets: dict[str, str]
    """The languages it is taught to read, each with its letters. Of all others it keeps what the Latin head says."""
    new_letters: str
    """Its classes that the Latin head lacks."""
    shares: dict[str, float]
    """How often each language that it reads or keeps is drawn, of about 100."""
    network: str = "latin-head"
    """The network that it is a copy of, and whose answers it keeps."""
    rate: float = 1.5e-3
    """The highest learning rate."""
    names_scripts: bool = True
    """Whether it has a class for a word of each script that it does not read."""

    @property
    def foreign(self) -> dict[str, str]:
        """Languages whose words it tells and does not read, and their scripts."""
        return {language: script for language, script in FOREIGN.items() if language not in self.alphabets}

    @property
    def foreign_classes(self) -> list[str]:
        return sorted({class_of(script) for script in self.foreign.values()}) if self.names_scripts else []

    def keeps(self, language: str) -> bool:
        """Whether the Latin head's own answer is what lines of this language teach."""
        return language not in self.alphabets and not (self.names_scripts and language in self.foreign)

    def foreign_script_of(self, letter: str) -> str | None:
        """The script of a letter that it does not read."""
        script = script_of(letter)
        return script if script in self.foreign.values() else None

    @property
    def is_quick(self) -> bool:
        return self.network == "quick-recognizer"

    @property
    def file(self) -> str:
        return self.network if self.is_quick else f"{self.name}-head"

    @property
    def dictionary(self) -> str:
        """The file of its classes before the lesson."""
        return "quick-dictionary.txt" if self.is_quick else "latin-dictionary.txt"

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


MARKED_SHARES = {"latin": 24, "el": 2, "uk": 2, "ru": 2, "vi": 5} | dict.fromkeys(MARKED, 3)
HEADS = {
    head.name: head
    for head in (
        Head(
            "alphabets",
            ALPHABETS,
            NEW_LETTERS,
            {"latin": 32, "el": 13, "vi": 13, "uk": 8, "ru": 7, "bg": 6, "sr": 5, "mk": 5, "kk": 8},
        ),
        Head("latin", MARKED, "", MARKED_SHARES, names_scripts=False),
        Head("quick", MARKED, "", MARKED_SHARES, "quick-recognizer", rate=6e-4, names_scripts=False),
        Head("korean", {"ko": SYLLABLES}, SYLLABLES + "㈜", {"latin": 25, "ko": 70}),
    )
}
FOREIGN_SHARE = 0.7
"""How often each language is drawn that a head does not read, of about 100."""
