"""
Writes a recognizer whose last large convolutions of single pixels multiply whole numbers:
`eight_bits.py FROM.onnx RANGES.json TO.onnx`; without ranges, `eight_bits.py FROM.onnx TO.onnx`, one that also
tells what each of those convolutions takes, for `ranges.ts`. See README.md for what it brings.
"""

import json
import sys
from dataclasses import dataclass

import numpy as np
import onnx
from affine import weights_of
from graph import Graph, attribute
from onnx import NodeProto, TensorProto, helper, shape_inference

FEWEST = 240
"""Channels in and out; with fewer, going back and forth between the two kinds of numbers costs more than it brings."""

LAST = 5
"""
So many of them, from the end. What another processor rounds a little otherwise grows with each layer behind it, and servers
and devices are to read alike.
"""

STEPS = 2**7 - 1
"""
Of what comes in: seven bits, of weights eight. Processors without VNNI add two products in 16 bits, and 2 · 255 · 64
is the most that fits. What is larger than anything was in the lessons has the eighth bit.
"""
LARGEST_WEIGHT = 127
ZERO_WEIGHT = 128


def large_pointwise(graph: Graph) -> list[NodeProto]:
    return [
        node
        for node in graph.of("Conv")
        if graph.constants[node.input[1]].shape[2:] == (1, 1)
        and min(graph.shape_of(node.input[1])[:2]) >= FEWEST
        and attribute(node, "group", 1) == 1
    ][-LAST:]


def ask(model: onnx.ModelProto) -> None:
    """Adds the least and the most of each channel that such a convolution takes to what a network answers."""
    for value in dict.fromkeys(node.input[0] for node in large_pointwise(Graph(model))):
        for kind, name in (("ReduceMin", f"{value}.least"), ("ReduceMax", f"{value}.most")):
            node = helper.make_node(kind, [value], [name], axes=[0, 2, 3], keepdims=0)
            model.graph.node.append(node)
            model.graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))


@dataclass
class Product:
    """A convolution of single pixels in whole numbers, and what a sum of its products stands for."""

    step: np.ndarray
    """Of each channel that comes in: what one more of its whole number is."""
    zero: np.ndarray
    """The whole number that its zero is."""
    weights: np.ndarray
    """`out × in`, whole numbers."""
    scale: np.ndarray
    """Of each channel that comes out: times this, plus `shift`."""
    shift: np.ndarray


def multiply_whole_numbers(
    graph: Graph, ranges: dict[str, list[float]], heights: dict[str, int]
) -> None:
    for node in large_pointwise(graph):
        value, result = node.input[0], node.output[0]
        product = round_product(graph, node, ranges[f"{value}.least"], ranges[f"{value}.most"])
        norm = graph.only_user(result)
        if norm is not None and norm.op_type == "BatchNormalization":
            factor, offset, mean, variance = (graph.constants[n] for n in norm.input[1:5])
            factor = factor / np.sqrt(variance.astype(np.float64) + attribute(norm, "epsilon", 1e-5))
            product.scale = product.scale * factor
            product.shift = offset + (product.shift - mean) * factor
            result = norm.output[0]
            graph.nodes.remove(norm)
        graph.replace(node, *make_product(graph, product, value, result, heights[value]))


def round_product(graph: Graph, node: NodeProto, least: list[float], most: list[float]) -> Product:
    low, high = np.minimum(least, 0), np.maximum(most, 0)
    step = np.maximum((high - low) / STEPS, 1e-6)
    zero = np.round(-low / step) - (STEPS + 1) / 2
    weights, bias = weights_of(graph, node)
    # A weight holds the step of its channel, so that each channel comes in by a step of its own.
    weights = weights[:, :, 0, 0] * step
    unit = np.maximum(np.abs(weights).max(axis=1) / LARGEST_WEIGHT, 1e-12)
    whole = np.round(weights / unit[:, None])
    return Product(step, zero, whole, unit, bias - unit * (whole * zero).sum(axis=1))


def make_product(
    graph: Graph, product: Product, value: str, result: str, height: int
) -> list[NodeProto]:
    """Rounds what comes in, multiplies, and makes of each channel's sums what they stand for."""
    rounded, flat, sums, channels = (
        f"{result}.{part}" for part in ("rounded", "flat", "sums", "channels")
    )
    out, into = product.weights.shape
    one = graph.add_tensor(1, np.float32)
    by_step = [graph.add_tensor(product.step, np.float32), graph.add_tensor(product.zero, np.int8)]
    weights = graph.add_tensor(product.weights + ZERO_WEIGHT, np.uint8)
    zeros = [graph.add_tensor(ZERO_WEIGHT, np.uint8), graph.add_tensor(0, np.int8)]
    to_floats = [
        graph.add_tensor(values, np.float32)
        for values in (product.scale, product.shift, np.zeros(out), np.ones(out))
    ]
    return [
        helper.make_node("QuantizeLinear", [value, *by_step], [rounded], name=rounded, axis=1),
        helper.make_node("Reshape", [rounded, graph.add_tensor([0, into, -1])], [flat], name=flat),
        helper.make_node(
            "MatMulIntegerToFloat",
            [weights, flat, one, one, *zeros],
            [sums],
            name=sums,
            domain="com.microsoft",
        ),
        helper.make_node(
            "Reshape", [sums, graph.add_tensor([0, out, height, -1])], [channels], name=channels
        ),
        helper.make_node(
            "BatchNormalization", [channels, *to_floats], [result], name=result, epsilon=0.0
        ),
    ]


def heights_of(model: onnx.ModelProto) -> dict[str, int]:
    """How high each picture within a recognizer is, of lines 48 pixels high."""
    asked = onnx.ModelProto()
    asked.CopyFrom(model)
    axes = asked.graph.input[0].type.tensor_type.shape.dim
    axes[0].dim_param, axes[3].dim_param = "lines", "width"
    axes[1].dim_value, axes[2].dim_value = 3, 48
    values = shape_inference.infer_shapes(asked).graph.value_info
    shapes = {value.name: value.type.tensor_type.shape.dim for value in values}
    return {name: shape[2].dim_value for name, shape in shapes.items() if len(shape) == 4}


def main() -> None:
    source, *ranges, target = sys.argv[1:]
    model = onnx.load(source)
    if ranges:
        graph = Graph(model)
        heights = heights_of(model)
        with open(ranges[0], encoding="utf8") as file:
            multiply_whole_numbers(graph, json.load(file), heights)
        model = graph.to_model()
    else:
        ask(model)
    onnx.save(model, target)


main()
