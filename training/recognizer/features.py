"""
Draws lines and stores the features that the frozen backbone finds in them:
`features.py BACKBONE.onnx FOLDER SEED SHARDS [--held-out]`. A shard is `NAME.npz` with `features` (16-bit floats, steps
of all lines × 384), `lengths` (steps of each line), `languages` and `labels` (JSON: classes of each line).
"""

import json
import random
import sys
from pathlib import Path

import numpy as np
from draw import HEIGHT, Drawer
from languages import ALPHABETS, FOREIGN, class_of
from onnxruntime import InferenceSession, SessionOptions
from text import LineWriter, label_of
from typefaces import load_faces

PER_SHARD = 1000
SHARES = {"latin": 46, "el": 9, "vi": 9, "uk": 8, "ru": 7, "bg": 5, "sr": 5, "mk": 4, "kk": 5, **{lang: 0.7 for lang in FOREIGN}}  # fmt: skip
"""How often each language is drawn. Nearly half of all lines are in Latin letters, so that the head does not forget
them."""
STEP = 8


def open_backbone(path: str) -> InferenceSession:
    options = SessionOptions()
    options.intra_op_num_threads = 1
    return InferenceSession(path, options, providers=["CPUExecutionProvider"])


def see(backbone: InferenceSession, lines: list[np.ndarray]) -> list[np.ndarray]:
    """The features of each line: steps × 384."""
    seen: list[np.ndarray | None] = [None] * len(lines)
    order = sorted(range(len(lines)), key=lambda i: lines[i].shape[1])
    while order:
        width = lines[order[0]].shape[1]
        most = max(1, 1600 // width)
        group = [i for i in order[:most] if lines[i].shape[1] <= width * 1.08]
        order = order[len(group) :]
        batch = np.zeros((len(group), 3, HEIGHT, lines[group[-1]].shape[1]), np.float32)
        for k, i in enumerate(group):
            batch[k, :, :, : lines[i].shape[1]] = lines[i].transpose(2, 0, 1) / 127.5 - 1
        (features,) = backbone.run(None, {backbone.get_inputs()[0].name: batch})
        for k, i in enumerate(group):
            seen[i] = features[k, :, 0, : lines[i].shape[1] // STEP].T.astype(np.float16)
    return seen


def main() -> None:
    options = [arg for arg in sys.argv[1:] if arg.startswith("--")]
    path, folder, seed, shards, *material = [arg for arg in sys.argv[1:] if not arg.startswith("--")]
    held_out = "--held-out" in options
    words, dictionaries, fonts = map(Path, material)
    writer = LineWriter(words, dictionaries, held_out)
    drawer = Drawer(load_faces(fonts), held_out)
    backbone = open_backbone(path)
    shares = {**{lang: 1 for lang in SHARES}, "latin": 4, **{lang: 0.25 for lang in FOREIGN}} if held_out else SHARES
    assert set(shares) == {"latin", *ALPHABETS, *FOREIGN}
    for shard in range(int(shards)):
        rng = random.Random(f"{seed} {shard}")
        target = Path(folder) / f"{seed}-{shard:03d}.npz"
        if target.exists():
            continue
        drawn: list[tuple[np.ndarray, str, str]] = []
        while len(drawn) < PER_SHARD:
            language = rng.choices(list(shares), list(shares.values()))[0]
            line = drawer.draw(writer.write(language, rng), language, rng)
            if line and line[1].strip():
                drawn.append((line[0], line[1], language))
        seen = see(backbone, [pixels for pixels, _, _ in drawn])
        np.savez(
            target.with_suffix(".part.npz"),
            features=np.concatenate(seen),
            lengths=np.array([len(line) for line in seen], np.int32),
            languages=np.array([language for _, _, language in drawn]),
            labels=json.dumps([label_of(text.strip(), class_of) for _, text, _ in drawn]),
        )
        target.with_suffix(".part.npz").rename(target)
        print(target, flush=True)


main()
