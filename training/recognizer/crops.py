"""
Draws lines of words and typefaces kept out of training, for `judge-reader.ts`:
`crops.py HEAD FOLDER COUNT WORDS DICTIONARIES FONTS`. FOLDER gets a `lines.json` with the language and the text of each
picture.
"""

import json
import random
import sys
from pathlib import Path

from draw import Drawer
from heads import HEADS
from PIL import Image
from text import LineWriter
from typefaces import load_faces


def main() -> None:
    name, folder, count, *material = sys.argv[1:]
    words, dictionaries, fonts = map(Path, material)
    head = HEADS[name]
    writer = LineWriter(words, dictionaries, head, held_out=True)
    drawer = Drawer(load_faces(fonts), head, held_out=True)
    rng = random.Random("crops")
    lines = []
    for language in ["latin", *head.alphabets, *head.foreign]:
        wanted = int(count) if language not in head.foreign else int(count) // 4
        while wanted:
            line = drawer.draw(writer.write(language, rng), language, rng)
            if not line or not line[1].strip():
                continue
            name = f"{len(lines):05d}.png"
            Image.fromarray(line[0]).save(Path(folder) / name)
            lines.append({"file": name, "language": language, "text": line[1].strip()})
            wanted -= 1
    (Path(folder) / "lines.json").write_text(json.dumps(lines, ensure_ascii=False), "utf8")


main()
