"""
Writes a trained head with its dictionary: `export.py HEAD NETWORKS CHECKPOINT FOLDER`. It is the graph that it began as,
with other weights.
"""

import sys
from pathlib import Path

import onnx
import torch
from heads import HEADS
from open_network import open_network, save


def main() -> None:
    name, networks, checkpoint, folder = sys.argv[1:]
    head = HEADS[name]
    kept = torch.load(checkpoint)
    network = open_network(head, kept["classes"])
    network.load_state_dict(kept["average"])
    model = onnx.load(Path(networks) / f"{head.network}.onnx")
    save(network, model)
    onnx.checker.check_model(model)
    onnx.save(model, str(Path(folder) / f"{head.file}.onnx"))
    dictionary = "".join(f"{symbol}\n" for symbol in kept["classes"][1:-1])
    (Path(folder) / f"{name}-dictionary.txt").write_text(dictionary, "utf8")


main()
