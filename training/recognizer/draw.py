"""Draws a line as the reader crops it, 48 pixels high, with the flaws of printers and cameras."""

import io
import random

import numpy as np
from heads import Head
from languages import ALPHABETS, FOREIGN, SAMPLES, SHAPED, script_of
from PIL import Image, ImageDraw, ImageFilter
from typefaces import Face, by_family, open_font

HEIGHT = 48
EAST_ASIAN = ("ipa", "uming", "wqy", "Un", "Nanum", "batang", "dotum", "gulim", "hline")
"""CJK typefaces set Greek and Cyrillic as wide as an ideograph, which nobody prints."""
RIGHT_TO_LEFT = ("Arabic", "Hebrew")


class Drawer:
    def __init__(self, faces: list[Face], head: Head, held_out: bool):
        self.head = head
        foreign = {language: SAMPLES[script] for language, script in head.foreign.items()}
        wanted = {**foreign, **ALPHABETS, **head.alphabets, "latin": "abcdefgßöüéñ@"}
        self.families = {lang: by_family(faces, letters, held_out) for lang, letters in wanted.items()}
        for lang, families in self.families.items():
            if not families:
                self.families[lang] = by_family(faces, wanted[lang], False)
            if lang not in FOREIGN:
                for family in [f for f in families if f.startswith(EAST_ASIAN)]:
                    del families[family]
        self.fallback = [face for faces in self.families["latin"].values() for face in faces]

    def draw(self, text: str, language: str, rng: random.Random) -> tuple[np.ndarray, str] | None:
        """Pixels (48 × width × 3) and the text from left to right, or None if no typeface has its letters."""
        families = self.families[language]
        face = rng.choice(families[rng.choice(list(families))])
        runs = self.runs_of(text, face, rng)
        if runs is None:
            return None
        mask = render(runs, rng)
        if mask is None:
            return None
        return photograph(mask, rng), "".join(part for part, _, _ in runs)

    def runs_of(self, text: str, face: Face, rng: random.Random):
        """The parts of a line in the order in which they are printed, each with the font file that has its letters."""
        words = text.split(" ")
        if any(script_of(c) in RIGHT_TO_LEFT for c in text):
            words.reverse()
        runs: list[tuple[str, str, bool]] = []
        other = rng.choice(self.fallback)
        for i, word in enumerate(words):
            script = next((s for s in map(self.head.foreign_script_of, word) if s), None)
            if script and not all(map(self.head.foreign_script_of, word)):
                return None
            if i and runs:
                runs.append((" ", runs[-1][1], False))
            for letter in [word] if script else word:
                path = face.file_of(letter[:1]) or other.file_of(letter[:1])
                if path is None or (script and not all(face.file_of(c) for c in letter)):
                    return None
                last = runs[-1] if runs else None
                if last and last[1] == path and not script and not last[2] and last[0] != " ":
                    runs[-1] = (last[0] + letter, path, False)
                else:
                    runs.append((letter, path, script in SHAPED))
        return runs


def render(runs, rng: random.Random) -> np.ndarray | None:
    """The amount of ink at each pixel, from 0 to 1."""
    size = rng.choice([24, 26, 28, 30, 30, 32, 32, 34, 36, 38])
    spacing = rng.choice([0, 0, 0, 0, 0, 1, 2, 4, 7, -1]) if len(runs) < 12 else 0
    baseline = 24 + size * 0.36 + rng.uniform(-3, 3)
    parts = []
    x = rng.uniform(3, 14)
    for text, path, shaped in runs:
        font = open_font(path, size, shaped)
        for piece in text if spacing and not shaped else [text]:
            parts.append((x, piece, font))
            x += font.getlength(piece) + spacing
    width = int(np.ceil((x + rng.uniform(3, 14)) / 16) * 16)
    if width > 1200 or width < 32:
        return None
    image = Image.new("L", (width, HEIGHT))
    pen = ImageDraw.Draw(image)
    for at, piece, font in parts:
        pen.text((at, baseline), piece, fill=255, font=font, anchor="ls")
    if rng.random() < 0.05:
        y = rng.choice([1, 2, 45, 46])
        pen.line((0, y, width, y), fill=rng.randint(90, 255), width=rng.randint(1, 2))
    if rng.random() < 0.45:
        angle, lean = rng.gauss(0, 0.012), rng.gauss(0, 0.06)
        image = image.transform(
            image.size, Image.Transform.AFFINE, (1, lean, -24 * lean, angle, 1, -angle * width / 2), Image.Resampling.BICUBIC
        )
    return np.asarray(image, np.float32) / 255


def photograph(ink: np.ndarray, rng: random.Random) -> np.ndarray:
    height, width = ink.shape
    scale = rng.choice([1, 1, 1, 0.8, 0.65, 0.5, 0.42, 0.35])
    ground = np.array([rng.uniform(190, 255)] * 3) + [rng.uniform(-25, 10) for _ in range(3)]
    tint = np.array([rng.uniform(0, 110)] * 3) + [rng.uniform(-40, 60) for _ in range(3)]
    if rng.random() < 0.28:
        ground, tint = tint, ground
    light = 1 + rng.uniform(-0.15, 0.15) * np.linspace(-1, 1, width)[None, :, None]
    picture = (ground + (tint - ground) * ink[:, :, None]) * light
    image = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    if scale < 1:
        small = (max(8, int(width * scale)), int(height * scale))
        image = image.resize(small, Image.Resampling.BOX if rng.random() < 0.5 else Image.Resampling.BILINEAR)
    if rng.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 1.1) * scale))
    if rng.random() < 0.5:
        noise = np.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(1, 9), (*image.size[::-1], 1))
        image = Image.fromarray(np.clip(np.asarray(image, np.float32) + noise, 0, 255).astype(np.uint8))
    if rng.random() < 0.5:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=rng.randint(35, 92))
        image = Image.open(file).convert("RGB")
    if scale < 1:
        image = image.resize((width, height), Image.Resampling.BILINEAR)
    return np.asarray(image)
