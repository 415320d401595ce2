"""How many held-out lines of each language a head reads exactly."""

import random
from collections import defaultdict

import torch
from lines import Line, in_batches, to_batch
from network import Recognizer


def read(logits: torch.Tensor, length: int, classes: list[str]) -> str:
    """Greedy CTC decoding: merges repeats, then drops blanks."""
    best = logits[:length].argmax(-1).tolist()
    return "".join(classes[b] for i, b in enumerate(best) if b and (i == 0 or b != best[i - 1]))


@torch.no_grad()
def exact(network: Recognizer, classes: list[str], lines: list[Line]) -> dict[str, tuple[int, int, int, int]]:
    """For each language: lines read exactly (spaces aside), all lines, wrong letters, all letters."""
    counts = defaultdict(lambda: [0, 0, 0, 0])
    for group in in_batches(lines, random.Random(0)):
        batch = to_batch(group)
        logits = network(batch.features, batch.hidden)
        for i, line in enumerate(group):
            got = read(logits[i], len(line.features), classes).replace(" ", "")
            want = "".join(line.symbols).replace(" ", "")
            count = counts[line.language]
            count[0] += got == want
            count[1] += 1
            count[2] += distance(got, want)
            count[3] += len(want)
    return {language: tuple(count) for language, count in sorted(counts.items())}


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]
