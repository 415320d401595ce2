"""A head's network: made, filled from a graph, and written back into one."""

from pathlib import Path

import network as small
import onnx
import quick_network as quick
import torch
from classes import letters_in
from heads import Head
from network import Recognizer
from onnx import ModelProto


def open_network(head: Head, classes: list[str]) -> Recognizer:
    return Recognizer(len(classes), letters_in(classes), quick.QuickNeck() if head.is_quick else None)


@torch.no_grad()
def load_neck(recognizer: Recognizer, path: Path) -> None:
    """Fills all but the last layer."""
    load = quick.load_neck if isinstance(recognizer.neck, quick.QuickNeck) else small.load_neck
    load(recognizer.neck, onnx.load(path))


def save(recognizer: Recognizer, model: ModelProto) -> None:
    """Puts all weights into a graph."""
    put = quick.save if isinstance(recognizer.neck, quick.QuickNeck) else small.save
    put(recognizer.neck, recognizer.head, model)
