"""PP-OCRv6's neck, which turns the backbone's pooled features into features of each step, and a head of classes on
top."""

import math
from pathlib import Path

import numpy as np
import onnx
import torch
from graph_constants import constants_of, put
from onnx import ModelProto
from torch import Tensor, nn
from torch.nn import functional as F
from torch.nn.utils import parametrize

SEEN = 384
WIDTH = 120
HEADS = 8


class Block(nn.Module):
    """Each step attends to all steps, then goes through two layers alone."""

    def __init__(self):
        super().__init__()
        self.norm1 = nn.LayerNorm(WIDTH, eps=1e-5)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH, eps=1e-5)
        self.wide = nn.Linear(WIDTH, 2 * WIDTH)
        self.narrow = nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x: Tensor, hidden: Tensor | None) -> Tensor:
        qkv = self.qkv(self.norm1(x)).unflatten(-1, (3, HEADS, -1)).permute(2, 0, 3, 1, 4)
        q, k, v = qkv[0], qkv[1], qkv[2]
        scores = (q / math.sqrt(WIDTH // HEADS)) @ k.transpose(-1, -2)
        if hidden is not None:
            scores = scores.masked_fill(hidden[:, None, None, :], -1e4)
        x = x + self.out((scores.softmax(-1) @ v).transpose(1, 2).flatten(2))
        return x + self.narrow(F.silu(self.wide(self.norm2(x))))


class Neck(nn.Module):
    """Turns `lines × steps × 384` into `lines × steps × 120`."""

    width = WIDTH

    def __init__(self):
        super().__init__()
        self.beside = nn.Linear(SEEN, WIDTH)
        self.into = nn.Linear(SEEN, WIDTH)
        self.near = nn.Conv1d(WIDTH, WIDTH, 7, padding=3, groups=WIDTH)
        self.blocks = nn.ModuleList([Block(), Block()])
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)

    def forward(self, x: Tensor, hidden: Tensor | None = None) -> Tensor:
        """`hidden` marks the steps after a line's end."""
        beside, inner = F.silu(self.beside(x)), F.silu(self.into(x))
        if hidden is not None:
            inner = inner.masked_fill(hidden[:, :, None], 0)
        inner = inner + F.silu(self.near(inner.transpose(1, 2)).transpose(1, 2))
        for block in self.blocks:
            inner = block(inner, hidden)
        return self.norm(inner) + beside


class Composed(nn.Module):
    """A class's weights plus those of each letter that it is composed of: `classes × letters` says of which."""

    def __init__(self, letters: Tensor, width: int):
        super().__init__()
        self.register_buffer("letters", letters, persistent=False)
        self.shared = nn.Parameter(torch.zeros(letters.shape[1], width))

    def forward(self, weight: Tensor) -> Tensor:
        return weight + self.letters @ self.shared


def own_weights(head: nn.Linear) -> Tensor:
    """The weights that each class has alone, beside those it shares."""
    return head.parametrizations.weight.original if parametrize.is_parametrized(head) else head.weight


class Recognizer(nn.Module):
    """A neck and a head. Returns logits, `lines × steps × classes`."""

    def __init__(self, classes: int, letters: Tensor | None = None, neck: nn.Module | None = None):
        """`letters`, `classes × letters`, if classes share what they are composed of."""
        super().__init__()
        self.neck = neck or Neck()
        self.head = nn.Linear(self.neck.width, classes)
        if letters is not None:
            parametrize.register_parametrization(self.head, "weight", Composed(letters, self.neck.width))

    def forward(self, x: Tensor, hidden: Tensor | None = None) -> Tensor:
        return self.head(self.neck(x, hidden))


def layers_of(neck: Neck) -> list[nn.Module]:
    """All layers with weights and biases, in the order of PP-OCRv6's graph."""
    layers = [neck.beside, neck.into, neck.near]
    for block in neck.blocks:
        layers += [block.norm1, block.qkv, block.out, block.norm2, block.wide, block.narrow]
    return [*layers, neck.norm]


def weights_in(model: ModelProto) -> list[str]:
    """The names of all layers' weights and biases, in that order."""
    tensors = constants_of(model)
    used = [name for node in model.graph.node for name in node.input if name in tensors]
    return [name for name in used if tensors[name].dtype == np.float32 and tensors[name].size >= WIDTH]


def load_neck(neck: Neck, model: ModelProto) -> None:
    tensors, names, layers = constants_of(model), weights_in(model)[:-2], layers_of(neck)
    for layer, weight, bias in zip(layers, names[::2], names[1::2], strict=True):
        matrix = tensors[weight]
        layer.weight.data = torch.tensor((matrix.T if matrix.ndim == 2 else matrix.reshape(layer.weight.shape)).copy())
        layer.bias.data = torch.tensor(tensors[bias].copy())


def save(neck: Neck, head: nn.Linear, model: ModelProto) -> None:
    """Puts all weights into a graph."""
    old, names = constants_of(model), weights_in(model)
    for layer, weight, bias in zip([*layers_of(neck), head], names[::2], names[1::2], strict=True):
        matrix = layer.weight.detach().numpy()
        put(model, weight, matrix.T if old[weight].ndim == 2 else matrix.reshape(old[weight].shape))
        put(model, bias, layer.bias.detach().numpy())


def load_head(path: Path) -> tuple[Tensor, Tensor]:
    """The last layer's weights, `classes × 120`, and its bias."""
    model = onnx.load(path)
    tensors, graph = constants_of(model), model.graph
    plus = next(node for node in reversed(graph.node) if node.op_type == "Add")
    times = next(node for node in reversed(graph.node) if node.op_type == "MatMul")
    return torch.tensor(tensors[times.input[1]].T.copy()), torch.tensor(tensors[plus.input[1]].copy())
