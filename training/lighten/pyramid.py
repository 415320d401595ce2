"""Saves arithmetic in the detector's pyramid, whose levels are each half as large as the one before."""

from doubling import factor_of, is_three_wide, make_doubled, make_three_wide, set_factor
from graph import Graph
from onnx import NodeProto, helper


def convolve_levels(graph: Graph) -> None:
    """The detector enlarges every level to the largest one, and convolves. Here the smaller levels are enlarged to the
    second largest only."""
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


def split_last(graph: Graph, weights: str, levels: int, others: str, own: str):
    """The weights of the largest level, which is the last one; then those of the others, with their shape."""
    out, channels = graph.shape_of(weights)[:2]
    each = channels // levels
    sizes = graph.add_tensor([channels - each, each])
    node = helper.make_node("Split", [weights, sizes], [others, own], name=others, axis=1)
    return node, (out, channels - each)
