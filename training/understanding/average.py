"""Averages the weights of two networks, from one run or from consecutive runs. The result makes fewer errors than
either."""
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
