"""The detector's pyramid of pictures, each half as large as the one before, with less arithmetic."""

from doubling import (
    factor_of,
    is_three_wide,
    make_convolution,
    make_doubled,
    make_reshape,
    make_three_wide,
    set_factor,
)
from graph import Graph, attribute
from onnx import NodeProto, helper


def convolve_apart(graph: Graph) -> None:
    """
    A level is a picture of few channels widened to many, times a number a channel, plus the smaller level
    enlarged. They are convolved apart: the few channels by weights that hold widening and numbers, and
    the smaller level before it is enlarged. For one picture at a time.
    """
    for convolution in filter(is_three_wide, graph.of("Conv")):
        level = graph.maker(convolution.input[0])
        times, enlarged = makers_of(graph, level, "Mul", "Resize") or (None, None)
        widening = times and graph.maker(times.input[0])
        if not widening or not is_widening(widening) or factor_of(graph, enlarged) != 2:
            continue
        widen_means(graph, widening)
        weights = convolution.input[1]
        result = convolution.output[0]
        near, far, by = (f"{result}.{part}" for part in ("near", "far", "weights"))
        graph.replace(
            convolution,
            *make_weights(graph, by, weights, widening, times.input[1]),
            make_three_wide(near, widening.input[0], by),
            *make_doubled(graph, far, enlarged.input[0], weights, graph.shape_of(weights)),
            helper.make_node("Add", [near, far], [result], name=result),
        )
        graph.remove_unused(level, times, enlarged, widening)


def convolve_levels(graph: Graph) -> None:
    """All levels laid on the largest one, and convolved: the smaller ones are laid on the second largest."""
    for convolution in filter(is_three_wide, graph.of("Conv")):
        all_levels = graph.maker(convolution.input[0])
        if all_levels is None or all_levels.op_type != "Concat":
            continue
        *smaller, largest = all_levels.input
        enlarged = [graph.maker(name) for name in smaller]
        factors = [factor_of(graph, node) for node in enlarged]
        if None in factors or 2 not in factors:
            continue
        for node, factor in zip(enlarged, factors):
            set_factor(graph, node, factor / 2)
        _, weights, bias = convolution.input
        result = convolution.output[0]
        near, far, half = (f"{result}.{part}" for part in ("near", "far", "half"))
        as_large = [
            node.input[0] if factor == 2 else node.output[0]
            for node, factor in zip(enlarged, factors)
        ]
        own, others = f"{near}.weights", f"{far}.weights"
        split, of_others = split_last(graph, weights, len(all_levels.input), others, own)
        graph.replace(
            convolution,
            helper.make_node("Concat", as_large, [half], name=half, axis=1),
            split,
            make_three_wide(near, largest, own, bias),
            *make_doubled(graph, far, half, others, of_others),
            helper.make_node("Add", [near, far], [result], name=result),
        )
        graph.remove_unused(all_levels, *enlarged)


def makers_of(graph: Graph, node: NodeProto | None, *kinds: str) -> list[NodeProto] | None:
    """What makes a sum's two values, where those are nodes of these kinds."""
    if node is None or node.op_type != "Add":
        return None
    makers = [graph.maker(name) for name in node.input]
    return makers if [maker and maker.op_type for maker in makers] == list(kinds) else None


def is_widening(node: NodeProto) -> bool:
    return (
        node.op_type == "Conv"
        and attribute(node, "kernel_shape") == [1, 1]
        and len(node.input) == 2
    )


def widen_means(graph: Graph, widening: NodeProto) -> None:
    """The mean of what is widened, widened, in place of the mean of what was."""
    for pool in graph.users(widening.output[0]):
        if pool.op_type == "GlobalAveragePool":
            mean = f"{pool.output[0]}.narrow"
            inputs = [mean, widening.input[1]]
            graph.replace(
                pool,
                helper.make_node("GlobalAveragePool", [widening.input[0]], [mean], name=mean),
                make_convolution(pool.output[0], inputs, kernel_shape=[1, 1]),
            )


def split_last(graph: Graph, weights: str, levels: int, others: str, own: str):
    """Weights for the largest level, which is the last one, and for the others, with the shape of those."""
    out, channels = graph.shape_of(weights)[:2]
    each = channels // levels
    sizes = graph.add_tensor([channels - each, each])
    node = helper.make_node("Split", [weights, sizes], [others, own], name=others, axis=1)
    return node, (out, channels - each)


def make_weights(
    graph: Graph, result: str, weights: str, widening: NodeProto, gain: str
) -> list[NodeProto]:
    """Nodes that make `out × many × 3 × 3`, `gain` of each channel and `many × few` to `out × few × 3 × 3`."""
    many, few = graph.shape_of(widening.input[1])[:2]
    out = graph.shape_of(weights)[0]
    moved, by_place, widths, column, scaled, product, placed = (
        f"{result}.{step}" for step in range(7)
    )
    return [
        helper.make_node("Transpose", [weights], [moved], name=moved, perm=[0, 2, 3, 1]),
        make_reshape(graph, by_place, moved, [-1, many]),
        make_reshape(graph, widths, widening.input[1], [many, few]),
        make_reshape(graph, column, gain, [many, 1]),
        helper.make_node("Mul", [column, widths], [scaled], name=scaled),
        helper.make_node("MatMul", [by_place, scaled], [product], name=product),
        make_reshape(graph, placed, product, [out, 3, 3, few]),
        helper.make_node("Transpose", [placed], [result], name=result, perm=[0, 3, 1, 2]),
    ]
