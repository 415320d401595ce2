"""Writes the network whose weights are the mean of two, taught one upon the other: `average.py FIRST.onnx SECOND.onnx OUT.onnx`."""

import sys

import numpy
import onnx
from onnx import NodeProto, numpy_helper


def constants_of(network: onnx.ModelProto) -> dict[str, NodeProto]:
    return {node.output[0]: node for node in network.graph.node if node.op_type == "Constant"}


first, second, out = sys.argv[1:]
network, other = onnx.load(first), constants_of(onnx.load(second))
for name, node in constants_of(network).items():
    values = numpy_helper.to_array(node.attribute[0].t)
    if values.dtype == numpy.float32 and values.size > 1:
        mean = (values + numpy_helper.to_array(other[name].attribute[0].t)) / 2
        node.attribute[0].t.CopyFrom(numpy_helper.from_array(mean))
onnx.save(network, out)
