"""Replaces groups of nodes by fewer nodes that do the same."""

import numpy as np
from affine import weights_of
from graph import Graph, attribute, make_pointwise
from onnx import NodeProto, helper


def enlarge_last(graph: Graph) -> None:
    """
    Two transposed convolutions that each turn one pixel into four never mix neighbors. They are the same as two 1 × 1
    convolutions whose channels are laid out as pixels at the end.
    """
    for first in filter(makes_four, graph.of("ConvTranspose")):
        relu = graph.only_user(first.output[0])
        second = relu and graph.only_user(relu.output[0])
        sigmoid = second and makes_four(second) and graph.only_user(second.output[0])
        if not sigmoid or relu.op_type != "Relu" or sigmoid.op_type != "Sigmoid":
            continue
        weights, bias = weights_of(graph, first)
        set_pointwise(graph, first, by_place(weights), np.tile(bias, 4))
        weights, bias = weights_of(graph, second)
        set_pointwise(graph, second, np.kron(np.eye(4), by_place(weights)), np.tile(bias, 16))
        result = sigmoid.output[0]
        parts = [f"{result}.sixteen", f"{result}.four"]
        graph.replace(
            sigmoid,
            helper.make_node("Sigmoid", [second.output[0]], [parts[0]], name=parts[0]),
            helper.make_node("DepthToSpace", [parts[0]], [parts[1]], name=parts[1], blocksize=2),
            helper.make_node("DepthToSpace", [parts[1]], [result], name=result, blocksize=2),
        )


def makes_four(node: NodeProto) -> bool:
    return (
        node.op_type == "ConvTranspose"
        and attribute(node, "kernel_shape") == [2, 2] == attribute(node, "strides")
        and attribute(node, "group", 1) == 1
        and not any(attribute(node, "pads", [0]))
    )


def by_place(weights: np.ndarray) -> np.ndarray:
    """Reshapes weights from `in × out × 2 × 2` to `4 · out × in`, the four places one after the other."""
    inputs = len(weights)
    return weights.transpose(2, 3, 1, 0).reshape(-1, inputs)


def set_pointwise(graph: Graph, node: NodeProto, weights: np.ndarray, bias: np.ndarray) -> None:
    names = (graph.add_constant(weights[:, :, None, None]), graph.add_constant(bias))
    pointwise = make_pointwise(node.input[0], *names, node.output[0])
    graph.replace(node, pointwise)


def scale_once(graph: Graph) -> None:
    """A picture plus itself times a number a channel: the number plus one is cheaper than a second picture."""
    for times in graph.of("Mul"):
        plus = graph.only_user(times.output[0])
        picture = next((name for name in times.input if plus and name in plus.input), None)
        factor = next((name for name in times.input if name != picture), None)
        if picture is None or plus.op_type != "Add" or not is_gate(graph.maker(factor)):
            continue
        result = plus.output[0]
        more = f"{result}.factor"
        inputs = [factor, graph.add_constant(np.ones(1))]
        graph.replace(
            plus,
            helper.make_node("Add", inputs, [more], name=more),
            helper.make_node("Mul", [picture, more], [result], name=result),
        )
        graph.nodes.remove(times)


def is_gate(node: NodeProto | None) -> bool:
    """Whether a node makes the factors, one a channel."""
    return node is not None and node.op_type == "HardSigmoid"
