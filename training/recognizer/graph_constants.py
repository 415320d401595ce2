"""The constants of a network's graph."""

import numpy as np
from onnx import ModelProto, numpy_helper


def constants_of(model: ModelProto) -> dict[str, np.ndarray]:
    return {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}


def put(model: ModelProto, name: str, value: np.ndarray) -> None:
    tensor = next(tensor for tensor in model.graph.initializer if tensor.name == name)
    tensor.CopyFrom(numpy_helper.from_array(value.astype(np.float32), name))
