"""The last half of the quick recognizer: what it computes of the features that `QUICK_CUT` returns."""

import numpy as np
import torch
from graph_constants import constants_of, put
from onnx import ModelProto, NodeProto
from torch import Tensor, nn
from torch.nn import functional as F

QUICK_CUT = "p2o.pd_op.multiply.2.0"
"""The tensor behind which the network is taught: `lines × 160 × 3 × steps of 4 pixels`."""
SHAPE = (160, 3, 2)
"""What is seen of each step of 8 pixels."""
CHANNELS = SHAPE[0]


class Mixed(nn.Module):
    """Mixes a step's channels, and adds the result to them. All but the first also look at their neighbors."""

    def __init__(self, looks: bool):
        super().__init__()
        self.near = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1, groups=CHANNELS) if looks else None
        self.wide = nn.Conv2d(CHANNELS, 2 * CHANNELS, 1)
        self.narrow = nn.Conv2d(2 * CHANNELS, CHANNELS, 1)

    def forward(self, x: Tensor) -> Tensor:
        x = self.near(x) if self.near else x
        return x + self.narrow(F.gelu(self.wide(x)))


class Scaled(nn.Module):
    """Batch normalization with what it has measured: a factor and a term for each channel."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(CHANNELS))
        self.bias = nn.Parameter(torch.zeros(CHANNELS))

    def forward(self, x: Tensor) -> Tensor:
        return x * self.weight[:, None] + self.bias[:, None]


class QuickNeck(nn.Module):
    """Turns `lines × steps × 960` into `lines × steps × 80`."""

    width = 80

    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList([Mixed(False), Mixed(True), Mixed(True)])
        self.along = nn.Conv1d(CHANNELS, CHANNELS, 5, padding=2, groups=CHANNELS, bias=False)
        self.scale1 = Scaled()
        self.across = nn.Conv1d(CHANNELS, CHANNELS, 1, bias=False)
        self.scale2 = Scaled()
        self.last = nn.Linear(CHANNELS, self.width)

    def forward(self, x: Tensor, hidden: Tensor | None = None) -> Tensor:
        x = x.unflatten(-1, SHAPE).permute(0, 2, 3, 1, 4).flatten(3)
        for block in self.blocks:
            x = block(x)
        x = F.avg_pool2d(x, (3, 2)).squeeze(2)
        if hidden is not None:
            x = x.masked_fill(hidden[:, None], 0)
        x = F.hardswish(self.scale1(self.along(x)))
        x = F.hardswish(self.scale2(self.across(x)))
        return self.last(x.transpose(1, 2))


def layers_of(neck: QuickNeck) -> list[nn.Module]:
    """All layers with weights, in the order of the network's graph."""
    layers: list[nn.Module] = []
    for block in neck.blocks:
        layers += [*([block.near] if block.near else []), block.wide, block.narrow]
    return [*layers, neck.along, neck.scale1, neck.across, neck.scale2, neck.last]


def nodes_of(model: ModelProto) -> list[NodeProto]:
    """The nodes of these layers and of the classes behind them: a MatMul has its bias in the next Add."""
    nodes = list(model.graph.node)
    start = next(i for i, node in enumerate(nodes) if QUICK_CUT in node.output)
    return [node for node in nodes[start + 1 :] if node.op_type in ("Conv", "BatchNormalization", "MatMul")]


def bias_of(model: ModelProto, node: NodeProto) -> str | None:
    """The name of a layer's bias."""
    if node.op_type != "MatMul":
        return node.input[2] if len(node.input) > 2 else None
    plus = next(other for other in model.graph.node if node.output[0] in other.input)
    return next(name for name in plus.input if name != node.output[0])


def scales_of(constants: dict[str, np.ndarray], node: NodeProto) -> tuple[np.ndarray, np.ndarray]:
    """A normalization's deviation and mean."""
    _, _, _, mean, variance = node.input
    epsilon = next(a.f for a in node.attribute if a.name == "epsilon")
    return np.sqrt(constants[variance] + epsilon), constants[mean]


def load_neck(neck: QuickNeck, model: ModelProto) -> None:
    constants = constants_of(model)
    for layer, node in zip(layers_of(neck), nodes_of(model)):
        weight, bias = constants[node.input[1]], constants.get(bias_of(model, node) or "")
        if node.op_type == "BatchNormalization":
            deviation, mean = scales_of(constants, node)
            weight, bias = weight / deviation, bias - mean * weight / deviation
        matrix = weight.T if weight.ndim == 2 else weight.reshape(layer.weight.shape)
        layer.weight.copy_(torch.tensor(matrix.copy()))
        if bias is not None:
            layer.bias.copy_(torch.tensor(bias.copy()))


def save(neck: QuickNeck, head: nn.Linear, model: ModelProto) -> None:
    """Puts all weights into a graph."""
    constants = constants_of(model)
    for layer, node in zip([*layers_of(neck), head], nodes_of(model), strict=True):
        weight = layer.weight.detach().numpy()
        bias = layer.bias.detach().numpy() if layer.bias is not None else None
        if node.op_type == "BatchNormalization":
            deviation, mean = scales_of(constants, node)
            weight, bias = weight * deviation, bias + mean * weight
        old = constants[node.input[1]]
        put(model, node.input[1], weight.T if old.ndim == 2 else weight.reshape(old.shape))
        if bias is not None:
            put(model, bias_of(model, node), bias)
