"""Compares a lightened network with its original, on noise: `compare.py FROM.onnx LIGHTER.onnx HEIGHT WIDTH`."""

import sys

import numpy as np
from onnxruntime import InferenceSession

ROUNDING = 1e-4
"""Adding in another order changes a probability by this much at most."""


def answer(path: str, picture: np.ndarray) -> np.ndarray:
    session = InferenceSession(path, providers=["CPUExecutionProvider"])
    (result,) = session.run(None, {session.get_inputs()[0].name: picture})
    return result


def main() -> None:
    source, lighter, height, width = sys.argv[1:]
    noise = np.random.default_rng(1).standard_normal((1, 3, int(height), int(width)), np.float32)
    difference = np.abs(answer(source, noise) - answer(lighter, noise)).max()
    print(f"{lighter}: at most {difference:.1e} off")
    if difference > ROUNDING:
        sys.exit("That is no rounding.")


main()
