"""What wordmarks do beside printing letters: an edge, a second ink, small capitals."""

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

RGB = tuple[int, ...]


def brightness(colour: RGB) -> float:
    return 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2]


def print_small_capitals(draw: ImageDraw.ImageDraw, text: str, file: str, size: int, room: int, source: random.Random) -> None:
    """The first letter of each word larger than the others."""
    large, small = ImageFont.truetype(file, size), ImageFont.truetype(file, round(size * source.uniform(0.7, 0.85)))
    x, base = float(room), room + large.getmetrics()[0]
    for before, letter in zip(" " + text, text):
        font = large if before == " " else small
        draw.text((x, base), letter, 255, font, anchor="ls")
        x += font.getlength(letter)


def print_edge(paper: Image.Image, mask: Image.Image, size: int, is_dark: bool, source: random.Random) -> None:
    """A shadow or an outline, of a tone between the ink and the ground."""
    tone = round(source.uniform(90, 200) if is_dark else source.uniform(0, 120))
    if source.random() < 0.6:
        edge = ImageChops.offset(mask, *(round(size * source.uniform(-0.07, 0.07)) for _ in range(2)))
        if source.random() < 0.5:
            edge = edge.filter(ImageFilter.GaussianBlur(size * source.uniform(0.01, 0.05)))
    else:
        edge = mask.filter(ImageFilter.MaxFilter(3 if size < 40 else 5))
    paper.paste(Image.new("RGB", paper.size, (tone,) * 3), mask=edge)


def add_second_ink(inks: Image.Image, text: str, font: ImageFont.FreeTypeFont, room: int, ground: RGB, source: random.Random) -> None:
    """Another colour from some word or letter on, or one colour running into another."""
    while True:
        other = tuple(source.randint(0, 255) for _ in range(3))
        if abs(brightness(other) - brightness(ground)) > 60:
            break
    if source.random() < 0.3:
        slope = Image.linear_gradient("L").rotate(source.choice([0, 90, 180, 270])).resize(inks.size)
        inks.paste(Image.new("RGB", inks.size, other), mask=slope)
        return
    spaces = [i for i, letter in enumerate(text) if letter == " "]
    at = source.choice(spaces) if spaces else source.randrange(1, len(text))
    inks.paste(other, (room + round(font.getlength(text[:at])), 0, *inks.size))
