"""
Cuts a recognizer of PP-OCRv6 into a backbone and heads: `heads.py FROM.onnx DICTIONARY.txt FOLDER`. The backbone,
`recognizer.onnx`, returns features of each step of a line: `N × 384 × 1 × steps`. Each head has a dictionary of its
own: it lets the steps see each other, and returns the most probable classes of one pack of scripts.
`heads.py --quick …` leaves the Latin head on its backbone, as `quick-recognizer.onnx`.
"""

import sys
import unicodedata
from pathlib import Path

import numpy as np
import onnx
from graph import Graph
from onnx import NodeProto, TensorProto, ValueInfoProto, helper

CANDIDATES = 5
"""The most probable classes that the network returns for each step, out of up to 18,710."""

LATIN = (
    (0x20, 0x7E),  # ASCII
    (0xA1, 0xFF),  # Latin-1
    (0x100, 0x17F),  # Latin Extended-A
    (0x218, 0x21B),  # Romanian
    (0x370, 0x3FF),  # Greek
    (0x1E00, 0x1EFF),  # Latin Extended Additional
    (0x2010, 0x2033),  # dashes, quotation marks, bullets
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x214F),  # №, ™
)
LATIN_LETTERS = "ƏəƠơƯư℃"
BULLETS = "∙⋅･・★☆✦✧✶❖"
SHAPES = ((0x25A0, 0x25FF),)
CJK = ((0x3000, 0x30FF), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFFEF), (0x20000, 0x3FFFF))
FULL_WIDTH = ((0xFF01, 0xFF5E),)

PACKS = {"latin": LATIN, "every": LATIN + CJK}


def is_within(symbol: str, ranges) -> bool:
    return any(low <= ord(symbol) <= high for low, high in ranges)


def is_pictogram(symbol: str) -> bool:
    return unicodedata.category(symbol) == "So" and symbol not in "©®™№°¦"


def belongs(symbol: str, pack: str) -> bool:
    wanted = is_within(symbol, PACKS[pack] + SHAPES) or symbol in LATIN_LETTERS + BULLETS
    return wanted or is_pictogram(symbol)


def printed(symbol: str) -> str:
    """What a class stands for in a line. Full-width forms become plain ones, geometric shapes become bullets, and a
    pictogram becomes a gap."""
    if symbol in BULLETS or is_within(symbol, SHAPES):
        return "•"
    if is_pictogram(symbol):
        return " "
    return unicodedata.normalize("NFKC", symbol) if is_within(symbol, FULL_WIDTH) else symbol


class Head:
    """The last layer: a class for each symbol of the dictionary, between CTC's blank and the space."""

    def __init__(self, graph: Graph, symbols: list[str]):
        softmax = next(node for node in graph.nodes if node.output[0] in graph.outputs)
        plus = self.maker_beyond_identity(graph, softmax.input[0])
        times = self.maker_beyond_identity(graph, next(n for n in plus.input if n not in graph.constants))
        assert [node.op_type for node in (softmax, plus, times)] == ["Softmax", "Add", "MatMul"]
        self.features = times.input[0]
        self.weights = graph.constants[times.input[1]]
        self.bias = next(graph.constants[name] for name in plus.input if name in graph.constants)
        self.symbols = symbols
        assert len(self.bias) == len(symbols) + 2
        for node in (softmax, plus, times):
            graph.nodes.remove(node)

    @staticmethod
    def maker_beyond_identity(graph: Graph, name: str) -> NodeProto:
        maker = graph.maker(name)
        if maker.op_type != "Identity":
            return maker
        graph.nodes.remove(maker)
        return Head.maker_beyond_identity(graph, maker.input[0])

    def kept(self, pack: str) -> list[int]:
        return [i for i, symbol in enumerate(self.symbols) if belongs(symbol, pack)]

    def add_to(self, graph: Graph, pack: str) -> None:
        """Makes a graph return `N × steps × 2 · CANDIDATES`: indices of classes, then their probabilities."""
        classes = [0, *(i + 1 for i in self.kept(pack)), len(self.symbols) + 1]
        weights = graph.add_constant(self.weights[:, classes])
        bias = graph.add_constant(self.bias[classes])
        count = graph.add_tensor([CANDIDATES])
        graph.nodes += [
            helper.make_node("MatMul", [self.features, weights], ["sums"]),
            helper.make_node("Add", ["sums", bias], ["logits"]),
            helper.make_node("Softmax", ["logits"], ["probabilities"], axis=2),
            helper.make_node("TopK", ["probabilities", count], ["best", "classes"], axis=2),
            helper.make_node("Cast", ["classes"], ["numbers"], to=TensorProto.FLOAT),
            helper.make_node("Concat", ["numbers", "best"], ["candidates"], axis=2),
        ]
        set_values(graph.model.graph.output, line_values("candidates", 2 * CANDIDATES))

    def write_dictionary(self, path: Path, pack: str) -> None:
        lines = [printed(self.symbols[i]) + "\n" for i in self.kept(pack)]
        path.write_text("".join(lines), encoding="utf8")


def line_values(name: str, length: int) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, ["lines", "steps", length])


def set_values(values, value: ValueInfoProto) -> None:
    del values[:]
    values.append(value)


def cut(graph: Graph, features: ValueInfoProto) -> tuple[Graph, Graph]:
    """Splits the network behind the pooling that leaves one row of features: the backbone, and the rest."""
    end = max(graph.nodes.index(node) for node in graph.of("AveragePool")) + 1
    pooling, first = graph.nodes[end - 1], graph.nodes[end]
    shape = ["lines", graph.shape_of(first.input[1])[1], 1, "steps"]
    seen = helper.make_tensor_value_info(pooling.output[0], TensorProto.FLOAT, shape)
    picture = graph.model.graph.input[0]
    return part(graph, graph.nodes[:end], picture, seen), part(graph, graph.nodes[end:], seen, features)


def part(graph: Graph, nodes: list[NodeProto], taken: ValueInfoProto, given: ValueInfoProto) -> Graph:
    own = Graph(helper.make_model(helper.make_graph(nodes, "part", [taken], [given])))
    own.constants = dict(graph.constants)
    return own


def main() -> None:
    *option, source, dictionary, target = sys.argv[1:]
    folder = Path(target)
    graph = Graph(onnx.load(source))
    head = Head(graph, Path(dictionary).read_text(encoding="utf8").rstrip("\n").split("\n"))
    if option == ["--quick"]:
        head.add_to(graph, "latin")
        head.write_dictionary(folder / "quick-dictionary.txt", "latin")
        onnx.save(graph.to_model(), folder / "quick-recognizer.onnx")
        return
    backbone, behind = cut(graph, line_values(head.features, len(head.weights)))
    onnx.save(backbone.to_model(), folder / "recognizer.onnx")
    for pack in PACKS:
        own = Graph(behind.to_model())
        head.add_to(own, pack)
        onnx.save(own.to_model(), folder / f"{pack}-head.onnx")
        head.write_dictionary(folder / f"{pack}-dictionary.txt", pack)


main()
