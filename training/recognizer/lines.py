"""Batches of painted lines of like width."""

from collections.abc import Iterator
from pathlib import Path

import numpy
import torch
from torch.utils.data import IterableDataset

from draw_line import HEIGHT, LinePainter
from fonts import Fonts
from texts import Texts

# Batches come in few shapes, for PyTorch compiles its convolutions for each.
WIDTHS = (128, 192, 256, 320, 384, 448, 512, 640, 768, 1024)
BATCH_COLUMNS = 9_600

Line = tuple[numpy.ndarray, str]


class Lines(IterableDataset):
    """
    Endless (pictures [n, 3, 48, width] from -1 to 1, texts); 0 right of a line that is less wide.
    Blue comes first, as PP-OCR's networks know their pictures.
    """

    def __init__(self, seed: int, letters: set[str], fonts: Fonts, phrases: Path | None = None):
        self.seed, self.letters, self.fonts, self.phrases = seed, letters, fonts, phrases

    def __iter__(self) -> Iterator[tuple[torch.Tensor, list[str]]]:
        texts = Texts(self.seed, self.letters, self.phrases)
        painter = LinePainter(self.seed, self.fonts)
        waiting: dict[int, list[Line]] = {width: [] for width in WIDTHS}
        while True:
            text = texts.next()
            picture = painter.paint(text)
            if picture is None:
                continue
            width = next(width for width in WIDTHS if picture.shape[1] <= width)
            batch = waiting[width]
            batch.append((picture, text))
            if len(batch) == BATCH_COLUMNS // width:
                waiting[width] = []
                yield collate(batch, width)


def collate(batch: list[Line], width: int) -> tuple[torch.Tensor, list[str]]:
    pictures = torch.zeros(len(batch), 3, HEIGHT, width)
    for row, (picture, _) in zip(pictures, batch):
        row[:, :, : picture.shape[1]] = torch.from_numpy(picture[:, :, ::-1].copy()).permute(2, 0, 1) / 127.5 - 1
    return pictures, [text for _, text in batch]
