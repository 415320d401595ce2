"""
Writes the trained head as `HEAD-head.onnx` with its dictionary: `export.py HEAD LATIN-HEAD.onnx CHECKPOINT FOLDER`. It is
the Latin head's graph with other weights.
"""

import sys
from pathlib import Path

import onnx
import torch
from classes import letters_in
from network import WIDTH, Recognizer, layers_of
from onnx import numpy_helper


def main() -> None:
    name, latin, checkpoint, folder = sys.argv[1:]
    kept = torch.load(checkpoint)
    network = Recognizer(len(kept["classes"]), letters_in(kept["classes"]))
    network.load_state_dict(kept["average"])
    model = onnx.load(latin)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    shapes = {name: numpy_helper.to_array(tensor) for name, tensor in tensors.items()}
    names = [
        name
        for node in model.graph.node
        for name in node.input
        if name in tensors and shapes[name].dtype == "float32" and shapes[name].size >= WIDTH
    ]
    layers = [*layers_of(network.neck), network.head]
    assert len(names) == 2 * len(layers)
    for layer, weight, bias in zip(layers, names[::2], names[1::2]):
        numbers = layer.weight.detach().numpy()
        old = shapes[weight]
        turned = numbers.T if old.ndim == 2 else numbers.reshape(old.shape)
        tensors[weight].CopyFrom(numpy_helper.from_array(turned.copy(), weight))
        tensors[bias].CopyFrom(numpy_helper.from_array(layer.bias.detach().numpy(), bias))
    onnx.checker.check_model(model)
    onnx.save(model, str(Path(folder) / f"{name}-head.onnx"))
    dictionary = "".join(f"{symbol}\n" for symbol in kept["classes"][1:-1])
    (Path(folder) / f"{name}-dictionary.txt").write_text(dictionary, "utf8")


main()
