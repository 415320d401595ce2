"""A network's graph: its nodes, its constants, and which node uses which value."""

import numpy as np
from onnx import ModelProto, NodeProto, checker, helper, numpy_helper

OPSET = 14
"""The first with HardSwish."""


class Graph:
    def __init__(self, model: ModelProto):
        self.model = model
        constants = [node for node in model.graph.node if node.op_type == "Constant"]
        self.constants = {
            node.output[0]: numpy_helper.to_array(node.attribute[0].t) for node in constants
        } | {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
        self.nodes = [node for node in model.graph.node if node.op_type != "Constant"]
        self.outputs = {output.name for output in model.graph.output}

    def of(self, *kinds: str) -> list[NodeProto]:
        return [node for node in self.nodes if node.op_type in kinds]

    def users(self, name: str) -> list[NodeProto]:
        return [node for node in self.nodes if name in node.input]

    def only_user(self, name: str) -> NodeProto | None:
        """The only node that uses a value. None if there are several, or the value is an output of the network."""
        users = self.users(name)
        return users[0] if len(users) == 1 and name not in self.outputs else None

    def maker(self, name: str) -> NodeProto | None:
        return next((node for node in self.nodes if name in node.output), None)

    def shape_of(self, name: str) -> tuple[int, ...]:
        return self.constants[name].shape

    def scalar(self, name: str) -> float | None:
        constant = self.constants.get(name)
        return None if constant is None or constant.size != 1 else float(constant.flat[0])

    def with_scalar(self, node: NodeProto) -> tuple[str, float] | None:
        """The varying input and the constant of a node that has one of each."""
        changing = [name for name in node.input if name not in self.constants]
        scalars = [self.scalar(name) for name in node.input if name in self.constants]
        if len(changing) != 1 or len(scalars) != 1 or scalars[0] is None:
            return None
        return changing[0], scalars[0]

    def add_constant(self, values: np.ndarray) -> str:
        return self.add_tensor(values, np.float32)

    def add_tensor(self, values, kind=np.int64) -> str:
        # A network that was lightened before already has such names.
        name = next(
            name
            for number in range(len(self.constants), 10**6)
            if (name := f"folded.{number}") not in self.constants
        )
        self.constants[name] = np.asarray(values, kind)
        return name

    def replace(self, old: NodeProto, *new: NodeProto) -> None:
        at = self.nodes.index(old)
        self.nodes[at : at + 1] = new

    def skip(self, node: NodeProto, instead: str) -> None:
        """Removes a node. Whatever used its value uses another one."""
        assert node.output[0] not in self.outputs
        self.nodes.remove(node)
        for user in self.nodes:
            for i, name in enumerate(user.input):
                if name == node.output[0]:
                    user.input[i] = instead

    def remove_unused(self, *nodes: NodeProto) -> None:
        """Removes nodes whose value nothing uses. A user always comes before the node it uses."""
        for node in nodes:
            if not self.users(node.output[0]):
                self.nodes.remove(node)

    def to_model(self) -> ModelProto:
        used = {name for node in self.nodes for name in node.input}
        tensors = [
            numpy_helper.from_array(values, name)
            for name, values in self.constants.items()
            if name in used
        ]
        graph = self.model.graph
        lighter = helper.make_graph(self.nodes, graph.name, graph.input, graph.output, tensors)
        sets = [helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)]
        model = helper.make_model(lighter, opset_imports=sets)
        model.ir_version = 7
        checker.check_model(model)
        return model


def attribute(node: NodeProto, name: str, default=None):
    for found in node.attribute:
        if found.name == name:
            return helper.get_attribute_value(found)
    return default


def make_pointwise(value: str, weights: str, bias: str, result: str, group: int = 1) -> NodeProto:
    """A 1 × 1 convolution."""
    return helper.make_node(
        "Conv", [value, weights, bias], [result], name=result, group=group, kernel_shape=[1, 1]
    )
