"""
Draws lines and stores the features that the frozen backbone finds in them:
`features.py HEAD BACKBONE.onnx FOLDER SEED SHARDS WORDS DICTIONARIES FONTS [--held-out]`. A shard is `NAME.npz` with
`features` (16-bit floats, steps of all lines × what is seen of a step), `lengths` (steps of each line), `languages` and
`texts` (JSON: each line from left to right).
"""

import json
import math
import random
import sys
from pathlib import Path

import numpy as np
import onnx
from draw import HEIGHT, Drawer
from heads import FOREIGN_SHARE, HEADS, Head
from onnx.utils import Extractor
from onnxruntime import InferenceSession, SessionOptions
from quick_network import QUICK_CUT, SHAPE
from text import LineWriter
from typefaces import load_faces

PER_SHARD = 1000
STEP = 8


def open_backbone(path: str, head: Head) -> InferenceSession:
    options = SessionOptions()
    options.intra_op_num_threads = 1
    model = onnx.load(path)
    if head.is_quick:
        model = Extractor(model).extract_model([model.graph.input[0].name], [QUICK_CUT])
    return InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def see(backbone: InferenceSession, lines: list[np.ndarray]) -> list[np.ndarray]:
    """The features of each line: steps × what is seen of a step."""
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
            seen[i] = in_steps(features[k])[: lines[i].shape[1] // STEP].astype(np.float16)
    return seen


def in_steps(features: np.ndarray) -> np.ndarray:
    """Features of a line, `channels × height × width`, as one row for each step."""
    if features.shape[1] == 1:
        return features[:, 0].T
    return features.reshape(*SHAPE[:2], -1, SHAPE[2]).transpose(2, 0, 1, 3).reshape(-1, math.prod(SHAPE))


def main() -> None:
    options = [arg for arg in sys.argv[1:] if arg.startswith("--")]
    name, path, folder, seed, shards, *material = [arg for arg in sys.argv[1:] if not arg.startswith("--")]
    held_out = "--held-out" in options
    words, dictionaries, fonts = map(Path, material)
    head = HEADS[name]
    writer = LineWriter(words, dictionaries, head, held_out)
    drawer = Drawer(load_faces(fonts), head, held_out)
    backbone = open_backbone(path, head)
    foreign = dict.fromkeys(head.foreign, 0.25 if held_out else FOREIGN_SHARE)
    shares = foreign | ({"latin": 4} | dict.fromkeys(head.alphabets, 1) if held_out else head.shares)
    assert set(shares) >= {"latin", *head.alphabets, *head.foreign}
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
            texts=json.dumps([text.strip() for _, text, _ in drawn]),
        )
        target.with_suffix(".part.npz").rename(target)
        print(target, flush=True)


main()
