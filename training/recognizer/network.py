"""PP-OCR's recognizer as a PyTorch module: the ONNX graph itself, run node by node, its weights trainable."""

import unicodedata

import numpy
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional

HEAD_WEIGHT = "linear_8.w_0"
HEAD_BIAS = "linear_8.b_0"
# Running means and variances of batch normalization: what real photographs taught stays as it is.
FIXED = (".w_1", ".w_2")

# Letters without a Unicode decomposition, and the known letter they look like.
LOOKS_LIKE = {"Ø": "O", "Æ": "A", "ð": "d", "Ð": "D", "þ": "p", "Þ": "P", "ħ": "h", "Ħ": "H", "ẞ": "B"}
LOOKS_LIKE |= {"|": "l", "–": "-", "—": "-", "•": "·", "’": "'", "“": '"', "”": '"', "„": ",", "©": "c", "®": "R"}
LOOKS_LIKE |= {"~": "-", "^": "'", "\\": "/", "…": ".", "×": "x", "№": "N"}


class Network(torch.nn.Module):
    """
    Takes pictures [lines, 3, 48, width] from -1 to 1, gives logits [lines, width / 8, classes].
    """

    def __init__(self, path: str):
        super().__init__()
        self.model = onnx.load(path)
        self.weights = torch.nn.ParameterDict()
        self.constants = {}
        for node in self.model.graph.node:
            if node.op_type != "Constant":
                continue
            name = node.output[0]
            value = torch.from_numpy(numpy_helper.to_array(node.attribute[0].t).copy())
            if name.startswith("p2o.") or name.endswith(FIXED):
                self.constants[name] = value
            else:
                self.weights[key(name)] = torch.nn.Parameter(value)
        self.nodes = [node for node in self.model.graph.node if node.op_type != "Constant"]
        if self.nodes.pop().op_type != "Softmax":
            raise ValueError("The last node should be the softmax over the alphabet.")

    def forward(self, pictures: torch.Tensor) -> torch.Tensor:
        values = {"x": pictures, **self.constants}
        for node in self.nodes:
            inputs = [values[name] if name in values else self.weights[key(name)] for name in node.input]
            attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
            result = OPERATIONS[node.op_type](*inputs, **attributes)
            values[node.output[0]] = result
        return result

    def learn_symbols(self, alphabet: list[str], symbols: list[str]) -> None:
        """Adds a class for each new symbol in front of the space, which is last, as sums of known letters and marks."""
        weight, bias = self.weights[key(HEAD_WEIGHT)], self.weights[key(HEAD_BIAS)]
        column = {symbol: torch.cat([weight[:, i], bias[i : i + 1]]) for i, symbol in enumerate(alphabet)}
        new = torch.stack([first_guess(symbol, column) for symbol in symbols], dim=1).detach()
        self.weights[key(HEAD_WEIGHT)] = torch.nn.Parameter(
            torch.cat([weight[:, :-1], new[:-1], weight[:, -1:]], dim=1).detach()
        )
        self.weights[key(HEAD_BIAS)] = torch.nn.Parameter(torch.cat([bias[:-1], new[-1], bias[-1:]]).detach())

    def save(self, path: str) -> None:
        """The same graph with the weights of now."""
        for node in self.model.graph.node:
            name = node.output[0]
            if node.op_type == "Constant" and key(name) in self.weights:
                value = self.weights[key(name)].detach().numpy().astype(numpy.float32)
                node.attribute[0].t.CopyFrom(numpy_helper.from_array(value))
        classes = len(self.weights[key(HEAD_BIAS)])
        self.model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = classes
        onnx.save(self.model, path)


def key(name: str) -> str:
    """A parameter may have no dot in its name."""
    return name.replace(".", "_")


def first_guess(symbol: str, column: dict[str, torch.Tensor]) -> torch.Tensor:
    base, *marks = unicodedata.normalize("NFD", LOOKS_LIKE.get(symbol, symbol))
    guess = column[base].clone()
    for mark in marks:
        # The comma below (ș) is nearest to the cedilla that the network knows.
        mark = {"\u0326": "\u0327"}.get(mark, mark)
        known = [letter for letter in column if unicodedata.normalize("NFD", letter)[1:] == mark]
        if known:
            guess += torch.stack([column[k] - column[unicodedata.normalize("NFD", k)[0]] for k in known]).mean(0)
    return guess


def slice_(data, starts, ends, axes, steps=None):
    for start, end, axis in zip(starts.tolist(), ends.tolist(), axes.tolist()):
        data = data.narrow(axis, start, min(end, data.shape[axis]) - start)
    return data


def reshape(data, shape, allowzero=0):
    return data.reshape([data.shape[i] if size == 0 else size for i, size in enumerate(shape.tolist())])


def batch_norm(data, weight, bias, mean, variance, epsilon, momentum):
    return functional.batch_norm(data, mean, variance, weight, bias, training=False, eps=epsilon)


def convolve(data, weight, bias=None, *, strides, pads, group, dilations, kernel_shape):
    return functional.conv2d(data, weight, bias, strides, pads[:2], dilations, group)


def average_pool(data, *, kernel_shape, strides, **_):
    return functional.avg_pool2d(data, kernel_shape, strides)


OPERATIONS = {
    "Add": torch.add,
    "AveragePool": average_pool,
    "BatchNormalization": batch_norm,
    "Concat": lambda *parts, axis: torch.cat(parts, axis),
    "Conv": convolve,
    "Div": torch.div,
    "GlobalAveragePool": lambda data: data.mean((2, 3), keepdim=True),
    "HardSigmoid": lambda data, alpha=0.2, beta=0.5: torch.clamp(alpha * data + beta, 0, 1),
    "HardSwish": functional.hardswish,
    "MatMul": torch.matmul,
    "Mul": torch.mul,
    "Pow": torch.pow,
    "ReduceMean": lambda data, axes: data.mean(axes, keepdim=True),
    "Relu": functional.relu,
    "Reshape": reshape,
    "Shape": lambda data: torch.tensor(data.shape),
    "Sigmoid": torch.sigmoid,
    "Slice": slice_,
    "Softmax": lambda data, axis: torch.softmax(data, axis),
    "Sqrt": torch.sqrt,
    "Squeeze": lambda data, axes: data.squeeze(axes.item()),
    "Sub": torch.sub,
    "Transpose": lambda data, perm: data.permute(perm),
}
