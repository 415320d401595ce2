"""Writes the weights of a network that `network.py` exported, so that training can continue from the shipped one:
`restore.py NETWORK.onnx WEIGHTS.pt`."""
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def in_order(depth):
    """The layers whose weights the export transposed and numbered, in the order of the graph."""
    within = ("project", "join", "grow", "shrink")
    return ["enter", "mix", "pairs", "bias", *(f"layers.{i}.{name}" for i in range(depth) for name in within), "seek", "offer", "near", "name"]


def restore(path):
    tensors = {each.name.removesuffix(".half"): numpy_helper.to_array(each).astype(np.float32) for each in onnx.load(path).graph.initializer}
    weights = {name.removeprefix("network."): values for name, values in tensors.items() if name.startswith("network.")}
    turned = [name for name in tensors if name.startswith("onnx::MatMul_")]
    depth = sum(name.endswith(".grow.bias") for name in weights)
    for name, number in zip(in_order(depth), sorted(turned, key=lambda each: int(each.split("_")[-1])), strict=True):
        weights[f"{name}.weight"] = tensors[number].T
    return {name: torch.from_numpy(values.copy()) for name, values in weights.items()}


if __name__ == "__main__":
    torch.save(restore(sys.argv[1]), sys.argv[2])
