"""A line of text as a camera sees it on a card, cropped the way the card reader crops it."""

import io
import math
import random

import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from fonts import Fonts
from wordmark import add_second_ink, brightness, print_edge, print_small_capitals

HEIGHT = 48
WIDTH_STEP = 16
MAX_WIDTH = 1024
# Room around the text while it is drawn, in sizes of its type.
ROOM = 1.2
# How many lines are set in fonts of each kind, where there are several.
SHARES = {"debian": 0.45, "sans-serif": 0.17, "serif": 0.13, "display": 0.15, "handwriting": 0.09, "monospace": 0.01}
# From this size on letters may be a wordmark's.
WORDMARK = 22


class LinePainter:
    """Draws texts in fonts that have their letters; the same seed gives the same pictures."""

    def __init__(self, seed: int, fonts: Fonts):
        self.random = random.Random(seed)
        self.noise = numpy.random.default_rng(seed)
        self.fonts = fonts
        self.is_wordmark = len(fonts) > 1
        self.shares = [SHARES[kind] for kind in fonts]

    def paint(self, text: str) -> numpy.ndarray | None:
        """RGB [48, width, 3] of 8 bits; None when the font met by chance has not all letters."""
        kind = self.random.choices(list(self.fonts), self.shares)[0]
        file, letters = self.random.choice(self.random.choice(self.fonts[kind]))
        if not set(text) <= letters:
            return None
        size = round(math.exp(self.random.uniform(math.log(13), math.log(56))))
        paper, box = self.print(text, file, size)
        photographed = self.photograph(paper, size)
        return self.crop(photographed, box)

    def print(self, text: str, file: str, size: int) -> tuple[Image.Image, tuple[float, float, float, float]]:
        """The text on its ground, and the box of its ink: left, top, right, bottom."""
        chance = self.random.random
        font = ImageFont.truetype(file, size)
        tracking = self.tracking(text, size)
        advance = sum(font.getlength(letter) + tracking for letter in text) if tracking else font.getlength(text)
        room = round(size * ROOM)
        extent = (math.ceil(advance) + 2 * room, round(size * 1.4) + 2 * room)
        ink, ground = self.colours()
        paper = self.ground(extent, ground)
        mask = Image.new("L", extent)
        draw = ImageDraw.Draw(mask)
        at = (room, room)
        if tracking:
            x = float(room)
            for letter in text:
                draw.text((x, room), letter, 255, font)
                x += font.getlength(letter) + tracking
        elif self.is_wordmark and text.isupper() and size > WORDMARK and chance() < 0.12:
            print_small_capitals(draw, text, file, size, room, self.random)
        else:
            draw.text(at, text, 255, font)
        box = mask.getbbox() or (room, room, room + 1, room + 1)
        if chance() < 0.25:
            self.neighbors(draw, font, text, box, size, extent)
        if chance() < 0.05:
            y = box[3] + self.random.uniform(0.05, 0.3) * size
            draw.line((box[0] - size, y, box[2] + size, y), 255, max(1, size // 16))
        inks = Image.new("RGB", extent, ink)
        if self.is_wordmark and size >= WORDMARK:
            if chance() < 0.1:
                print_edge(paper, mask, size, brightness(ink) < brightness(ground), self.random)
            if chance() < 0.14:
                add_second_ink(inks, text, font, room, ground, self.random)
        paper.paste(inks, mask=mask)
        ascent = room + font.getmetrics()[0]
        # A line without tall letters or tails is cropped as the detector sees it, mostly by its ink.
        top = min(box[1], ascent - 0.55 * size) if chance() < 0.5 else box[1]
        bottom = max(box[3], ascent + 0.1 * size) if chance() < 0.5 else box[3]
        return paper, (box[0], top, box[2], bottom)

    def tracking(self, text: str, size: int) -> float:
        if text.isupper() and self.random.random() < 0.35:
            return size * self.random.uniform(0.03, 0.35)
        return size * self.random.uniform(-0.02, 0.08) if self.random.random() < 0.15 else 0

    def colours(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Ink and ground that differ enough to be read by a person."""
        if self.random.random() < 0.35:
            dark, light = self.random.randint(0, 60), self.random.randint(215, 255)
            return (dark,) * 3, (light,) * 3
        while True:
            ink, ground = (tuple(self.random.randint(0, 255) for _ in range(3)) for _ in range(2))
            if abs(brightness(ink) - brightness(ground)) > self.random.choice([50, 80, 110]):
                return ink, ground

    def ground(self, extent: tuple[int, int], colour: tuple[int, ...]) -> Image.Image:
        paper = Image.new("RGB", extent, colour)
        if self.random.random() < 0.2:
            other = tuple(min(255, max(0, c + self.random.randint(-40, 40))) for c in colour)
            slope = Image.linear_gradient("L").rotate(self.random.choice([0, 90, 180, 270])).resize(extent)
            paper.paste(Image.new("RGB", extent, other), mask=slope)
        return paper

    def neighbors(self, draw, font, text, box, size, extent) -> None:
        """The lines above and beneath, and a divider at an end."""
        letters = list(text)
        self.random.shuffle(letters)
        other = "".join(letters)
        gap = size * self.random.uniform(0.15, 0.5)
        height = box[3] - box[1]
        kind = self.random.choice(["above", "beneath", "both", "beside"])
        if kind in ("above", "both"):
            draw.text((box[0] + self.random.uniform(-1, 1) * size, box[1] - gap - height), other, 255, font, anchor="lt")
        if kind in ("beneath", "both"):
            draw.text((box[0] + self.random.uniform(-1, 1) * size, box[3] + gap), other, 255, font, anchor="lt")
        if kind == "beside":
            x = self.random.choice([box[0] - 0.7 * size, box[2] + 0.7 * size])
            draw.line((x, 0, x, extent[1]), 255, max(1, size // 12))

    def photograph(self, paper: Image.Image, size: int) -> Image.Image:
        chance, uniform = self.random.random, self.random.uniform
        if chance() < 0.55:
            paper = paper.filter(ImageFilter.GaussianBlur(uniform(0, 0.055) * size * chance() + uniform(0, 0.6)))
        if chance() < 0.08:
            paper = smear(paper, uniform(0.03, 0.1) * size, self.random.choice([0, 1]))
        if chance() < 0.4:
            light = Image.linear_gradient("L").rotate(self.random.randrange(4) * 90).resize(paper.size)
            darkest = self.random.randint(90, 230)
            paper = ImageChops.multiply(paper, Image.merge("RGB", [light.point(lambda v: darkest + v * (255 - darkest) // 255)] * 3))
        if chance() < 0.5:
            pixels = numpy.asarray(paper, dtype=numpy.float32)
            grain = self.noise.normal(0, uniform(1, 14), (*pixels.shape[:2], self.random.choice([1, 3])))
            paper = Image.fromarray(numpy.clip(pixels + grain, 0, 255).astype(numpy.uint8))
        if chance() < 0.7:
            stored = io.BytesIO()
            paper.save(stored, "JPEG", quality=self.random.randint(30, 95))
            paper = Image.open(stored).convert("RGB")
        return paper

    def crop(self, picture: Image.Image, box: tuple[float, float, float, float]) -> numpy.ndarray:
        """Laid flat at the recognizer's height, a little wrong at each corner."""
        uniform = self.random.uniform
        left, top, right, bottom = box
        height = bottom - top
        above, beneath = (height * uniform(0.04, 0.34) for _ in range(2))
        before, behind = (height * uniform(0.1, 0.6) for _ in range(2))
        wrong = lambda: height * self.random.gauss(0, 0.035)  # noqa: E731
        tilt = height * self.random.gauss(0, 0.03)
        lean = height * self.random.gauss(0, 0.06) if self.random.random() < 0.4 else 0
        corners = [
            (left - before + lean + wrong(), top - above + tilt + wrong()),
            (left - before - lean + wrong(), bottom + beneath + tilt + wrong()),
            (right + behind - lean + wrong(), bottom + beneath - tilt + wrong()),
            (right + behind + lean + wrong(), top - above - tilt + wrong()),
        ]
        tall = bottom + beneath - top + above
        natural = (right + behind - left + before) / tall * HEIGHT * uniform(0.94, 1.06)
        width = min(MAX_WIDTH, max(WIDTH_STEP, math.ceil(natural / WIDTH_STEP) * WIDTH_STEP))
        if tall > 1.5 * HEIGHT:
            picture, corners = halve(picture, corners)
        quad = [number for corner in corners for number in corner]
        return numpy.asarray(picture.transform((width, HEIGHT), Image.QUAD, quad, Image.BILINEAR))


def smear(picture: Image.Image, length: float, axis: int) -> Image.Image:
    """Moved while the shutter was open."""
    steps = max(2, round(length) + 1)
    pixels = numpy.asarray(picture, dtype=numpy.float32)
    moved = sum(numpy.roll(pixels, step, axis) for step in range(steps)) / steps
    return Image.fromarray(moved.astype(numpy.uint8))


def halve(picture: Image.Image, corners: list[tuple[float, float]]) -> tuple[Image.Image, list[tuple[float, float]]]:
    """Without this, taking single pixels of a large picture would show steps."""
    return picture.reduce(2), [(x / 2, y / 2) for x, y in corners]
