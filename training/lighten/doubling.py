"""Convolves a picture that was enlarged by repeating pixels, but does so on the small picture."""

import numpy as np
from graph import Graph, attribute
from onnx import NodeProto, helper


def factor_of(graph: Graph, node: NodeProto | None) -> float | None:
    """By how much a node enlarges a picture in both directions, or None if it does something else."""
    if node is None or node.op_type != "Resize" or attribute(node, "mode", b"nearest") != b"nearest":
        return None
    images, channels, down, right = graph.constants[node.input[2]]
    return float(down) if (images, channels) == (1, 1) and down == right else None


def set_factor(graph: Graph, node: NodeProto, factor: float) -> None:
    node.input[2] = graph.add_constant(np.array([1, 1, factor, factor]))


def is_three_wide(node: NodeProto) -> bool:
    return (
        attribute(node, "kernel_shape") == [3, 3]
        and attribute(node, "strides", [1, 1]) == [1, 1]
        and attribute(node, "group", 1) == 1
    )


def make_three_wide(result: str, *inputs: str) -> NodeProto:
    return make_convolution(result, inputs, kernel_shape=[3, 3], pads=[1, 1, 1, 1])


def make_doubled(
    graph: Graph, result: str, value: str, weights: str, shape: tuple[int, ...]
) -> list[NodeProto]:
    """
    Nodes for a convolution three pixels wide, as if each pixel of the picture were four. Each of the four sees two by
    two pixels of the small picture, because two of any three weights in a row fall on the same pixel. The runtime adds
    those two as it loads the network, so the file holds the weights exactly as they were rounded.
    """
    out, into = shape[:2]
    flat, four = f"{result}.flat", f"{result}.four"
    nodes = [make_reshape(graph, flat, weights, [-1, 9])]
    parts = []
    for down, right in ((0, 0), (0, 1), (1, 0), (1, 1)):
        part = f"{result}.{down}{right}"
        sums, seen = f"{part}.sums", f"{part}.weights"
        pairs = graph.add_tensor(np.kron(PAIRS[down], PAIRS[right]), np.float32)
        pads = [1 - down, 1 - right, down, right]
        nodes += [
            helper.make_node("MatMul", [flat, pairs], [sums], name=sums),
            make_reshape(graph, seen, sums, [out, into, 2, 2]),
            make_convolution(part, [value, seen], kernel_shape=[2, 2], pads=pads),
        ]
        parts.append(part)
    return [
        *nodes,
        helper.make_node("Concat", parts, [four], name=four, axis=1),
        helper.make_node("DepthToSpace", [four], [result], name=result, blocksize=2),
    ]


PAIRS = np.array([[[1, 0], [0, 1], [0, 1]], [[1, 0], [1, 0], [0, 1]]])
"""For the first and the second of two equal pixels, the pixel that each of three weights falls on."""


def make_reshape(graph: Graph, result: str, value: str, shape: list[int]) -> NodeProto:
    return helper.make_node("Reshape", [value, graph.add_tensor(shape)], [result], name=result)


def make_convolution(result: str, inputs, **attributes) -> NodeProto:
    return helper.make_node("Conv", inputs, [result], name=result, **attributes)
