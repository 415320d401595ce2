"""
Writes a network that computes the same with less arithmetic: `lighten.py FROM.onnx TO.onnx`.

PaddleOCR's exports still have what only training needed: a multiplication and an addition behind every convolution.
README.md says what lightening saves.
"""

import sys

import numpy as np
import onnx
from affine import fold_batch_norms, fold_behind
from graph import OPSET, Graph
from onnx import version_converter
from pyramid import convolve_levels
from shapes import enlarge_last, scale_once

NOTHING = 1e-12
"""Weights below this change no result, but products so small take a processor a hundred times longer."""


def lighten(graph: Graph) -> None:
    fold_behind(graph)
    fold_batch_norms(graph)
    enlarge_last(graph)
    scale_once(graph)
    convolve_levels(graph)
    for name, values in graph.constants.items():
        if values.dtype == np.float32 and values.ndim > 1:
            graph.constants[name] = np.where(np.abs(values) < NOTHING, np.float32(0), values)


def main() -> None:
    source, target = sys.argv[1:]
    graph = Graph(version_converter.convert_version(onnx.load(source), OPSET))
    before = len(graph.nodes)
    lighten(graph)
    onnx.save(graph.to_model(), target)
    print(f"{target}: {before} nodes became {len(graph.nodes)}")


main()
