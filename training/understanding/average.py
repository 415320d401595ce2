"""Writes the network whose weights are the mean of two, from one run or from runs one upon the other: it errs less than either."""
import json
import sys

import torch

from network import CardNetwork, write_onnx

tensors, first, second, share, out = sys.argv[1:]
shape = json.load(open(f"{tensors}/shape.json"))
a, b = torch.load(first), torch.load(second)
network = CardNetwork(shape)
network.load_state_dict({name: (1 - float(share)) * a[name] + float(share) * b[name] for name in a})
write_onnx(network, out)
