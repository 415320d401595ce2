"""Loads the lines that `features.py` stored, in batches of similar length."""

import json
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from heads import Head
from torch import Tensor

STEPS = 1400
"""The lines of a batch, one after the other."""


@dataclass
class Line:
    features: np.ndarray
    language: str
    symbols: list[str]


@dataclass
class Batch:
    features: Tensor
    hidden: Tensor
    lengths: Tensor
    lines: list[Line]


def load_shard(path: Path, head: Head) -> list[Line]:
    shard = np.load(path)
    ends = np.cumsum(shard["lengths"])
    features, texts = shard["features"], json.loads(str(shard["texts"]))
    return [
        Line(features[end - length : end], str(language), head.label_of(text))
        for end, length, language, text in zip(ends, shard["lengths"], shard["languages"], texts)
    ]


def in_batches(lines: list[Line], rng: random.Random) -> list[list[Line]]:
    order = sorted(lines, key=lambda line: len(line.features) * rng.uniform(0.93, 1.07))
    batches: list[list[Line]] = [[]]
    for line in order:
        if batches[-1] and (len(batches[-1]) + 1) * len(line.features) > STEPS:
            batches.append([])
        batches[-1].append(line)
    rng.shuffle(batches)
    return batches


def to_batch(lines: list[Line]) -> Batch:
    lengths = torch.tensor([len(line.features) for line in lines])
    features = torch.zeros(len(lines), int(lengths.max()), lines[0].features.shape[1])
    for i, line in enumerate(lines):
        features[i, : len(line.features)] = torch.from_numpy(line.features.astype(np.float32))
    hidden = torch.arange(features.shape[1])[None] >= lengths[:, None]
    return Batch(features, hidden, lengths, lines)
