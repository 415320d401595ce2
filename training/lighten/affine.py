"""Folds multiplications and additions by constants into the convolution before them."""

import numpy as np
from graph import Graph, attribute
from onnx import NodeProto


def fold_batch_norms(graph: Graph) -> None:
    for norm in graph.of("BatchNormalization"):
        convolution = graph.maker(norm.input[0])
        if not is_convolution(convolution) or not graph.only_user(norm.input[0]):
            continue
        scale, shift, mean, variance = (graph.constants[name] for name in norm.input[1:5])
        factor = scale / np.sqrt(variance.astype(np.float64) + attribute(norm, "epsilon", 1e-5))
        take_in(graph, convolution, factor, shift - mean * factor)
        graph.skip(norm, convolution.output[0])


def fold_behind(graph: Graph) -> None:
    """Folds every node that multiplies or adds a constant after a convolution."""
    for convolution in graph.of("Conv", "ConvTranspose"):
        while user := graph.only_user(convolution.output[0]):
            constant = next((graph.constants[n] for n in user.input if n in graph.constants), None)
            channels = channels_out(graph, convolution)
            values = None if constant is None else per_channel(constant, channels)
            if user.op_type not in ("Mul", "Add") or values is None:
                break
            if user.op_type == "Mul":
                take_in(graph, convolution, values, np.zeros(channels))
            else:
                take_in(graph, convolution, np.ones(channels), values)
            graph.skip(user, convolution.output[0])


def is_convolution(node: NodeProto | None) -> bool:
    return node is not None and node.op_type in ("Conv", "ConvTranspose")


def channels_out(graph: Graph, convolution: NodeProto) -> int:
    return graph.constants[convolution.input[1]].shape[channel_axis(convolution)]


def channel_axis(convolution: NodeProto) -> int:
    """The axis of the weights that holds the output channels."""
    return 0 if convolution.op_type == "Conv" else 1


def per_channel(constant: np.ndarray, channels: int) -> np.ndarray | None:
    """A constant as one number per channel, or None if it is not one."""
    if constant.size == 1:
        return np.full(channels, constant.flat[0], np.float64)
    if constant.shape[-3:] == (channels, 1, 1) and constant.size == channels:
        return constant.reshape(channels).astype(np.float64)
    return None


def weights_of(graph: Graph, convolution: NodeProto) -> tuple[np.ndarray, np.ndarray]:
    weights = graph.constants[convolution.input[1]].astype(np.float64)
    if len(convolution.input) < 3:
        return weights, np.zeros(channels_out(graph, convolution))
    return weights, graph.constants[convolution.input[2]].astype(np.float64)


def set_inputs(
    graph: Graph, convolution: NodeProto, value: str, weights: np.ndarray, bias: np.ndarray
) -> None:
    names = [value, graph.add_constant(weights), graph.add_constant(bias)]
    del convolution.input[:]
    convolution.input.extend(names)


def take_in(graph: Graph, convolution: NodeProto, scale: np.ndarray, shift: np.ndarray) -> None:
    """Makes a convolution return its result times `scale` plus `shift`, each one number per channel."""
    weights, bias = weights_of(graph, convolution)
    axes = [1, 1, 1, 1]
    axes[channel_axis(convolution)] = -1
    scaled = weights * scale.reshape(axes)
    set_inputs(graph, convolution, convolution.input[0], scaled, bias * scale + shift)
