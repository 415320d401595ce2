"""
Teaches PP-OCR's Latin recognizer the letters and spaces of European business cards.

    python3 train.py --model latin_PP-OCRv3_rec_infer.onnx --dictionary latin_dict.txt --out ../../packages/…/models
"""

import argparse
import math
import time
from itertools import islice
from pathlib import Path

import torch
from torch.nn import functional
from torch.utils.data import DataLoader

from fonts import find_faces, find_fonts
from lines import Lines
from network import Network

NEW_SYMBOLS = list("ÃÑØÆÙÛĄĘŃńŚśŹźŻżĚěŘřŤťŮůŇňĎďŐőŰűŞşĞğİŢţȘșȚțĂăĽľĹĺŔŕĀāĒēĢģĪīĶķĻļŅņŪūĖėĮįŲųÐðÞþẞ|–—•’“”„~^\\©®…")
# Of the dictionary, symbols that no card has; they keep their places, but nothing teaches them.
UNUSED = set("\u00adʒβδεзṠ")
# The convolutions nearest to the pixels stay as millions of photographs made them.
FROZEN_LAYERS = 7
BACKBONE_SHARE = 0.36
RATE = 8e-4
WARM_UP = 0.03
# Weights are averaged over about this many steps.
AVERAGED_STEPS = 200
FACES = Path(__file__).with_name("faces.txt")
CHECK_SEED = 10_000_019
CHECK_BATCHES = 30


def main() -> None:
    arguments = parse_arguments()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    torch.set_flush_denormal(True)
    old = ["", *arguments.dictionary.read_text("utf-8").removesuffix("\n").split("\n"), " "]
    new = [symbol for symbol in NEW_SYMBOLS if symbol not in old]
    alphabet = [*old[:-1], *new, " "]
    network = Network(str(arguments.model))
    if new:
        network.learn_symbols(old, new)
    freeze(network)
    letters = {symbol for symbol in alphabet if len(symbol) == 1} - UNUSED
    fonts, unknown = find_fonts(), {}
    if arguments.faces:
        unknown = find_faces(arguments.faces, FACES, held_out=True)
        fonts |= find_faces(arguments.faces, FACES, held_out=False)
    check = [
        list(islice(Lines(CHECK_SEED, letters, each, arguments.phrases), CHECK_BATCHES))
        for each in (find_fonts(), unknown)
        if each
    ]
    print(f"{len(alphabet)} classes; before: {measure(network, check, alphabet)}", flush=True)
    learn(network, Lines(arguments.seed, letters, fonts, arguments.phrases), check, alphabet, arguments)
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "dictionary.txt").write_text("\n".join(alphabet[1:-1]) + "\n", "utf-8")


def learn(network: Network, lines: Lines, check: list, alphabet: list[str], arguments: argparse.Namespace) -> None:
    index = {symbol: i for i, symbol in enumerate(alphabet)}
    trained = {name: weight for name, weight in network.weights.items() if weight.requires_grad}
    groups = [
        {"params": [w for n, w in trained.items() if is_backbone(n)], "rate": BACKBONE_SHARE * arguments.rate},
        {"params": [w for n, w in trained.items() if not is_backbone(n)], "rate": arguments.rate},
    ]
    optimiser = torch.optim.AdamW(groups, lr=arguments.rate, weight_decay=1e-4)
    average = {name: weight.detach().clone() for name, weight in trained.items()}
    seen, began, reported, losses = 0, time.time(), 0, []
    for step, (pictures, texts) in enumerate(DataLoader(lines, batch_size=None, num_workers=1, prefetch_factor=8)):
        for group in optimiser.param_groups:
            group["lr"] = group["rate"] * schedule(seen / arguments.lines)
        logits = network(pictures.contiguous(memory_format=torch.channels_last))
        loss = ctc_loss(logits, texts, index)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained.values(), 5)
        optimiser.step()
        kept = min(1 - 1 / AVERAGED_STEPS, step / (step + 10))
        for name, weight in trained.items():
            average[name].lerp_(weight.detach(), 1 - kept)
        seen += len(texts)
        losses.append(loss.item())
        done = seen >= arguments.lines
        if done or seen - reported >= arguments.report:
            reported = seen
            save_average(network, average, arguments.out)
            minutes = (time.time() - began) / 60
            print(f"{minutes:.1f} min, {seen} lines, loss {sum(losses) / len(losses):.4f}; "
                  f"{measured_with(network, average, check, alphabet)}", flush=True)  # fmt: skip
            losses = []
        if done:
            return


def save_average(network: Network, average: dict, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with_weights(network, average, lambda: network.save(str(out / "recognizer.onnx")))


def measured_with(network: Network, average: dict, check: list, alphabet: list[str]) -> str:
    return with_weights(network, average, lambda: measure(network, check, alphabet))


def with_weights(network: Network, weights: dict, work):
    own = {name: network.weights[name].data for name in weights}
    for name, weight in weights.items():
        network.weights[name].data = weight
    try:
        return work()
    finally:
        for name, weight in own.items():
            network.weights[name].data = weight


def ctc_loss(logits: torch.Tensor, texts: list[str], index: dict[str, int]) -> torch.Tensor:
    steps = logits.shape[1]
    targets = torch.tensor([index[symbol] for text in texts for symbol in text])
    return functional.ctc_loss(
        functional.log_softmax(logits, 2).transpose(0, 1),
        targets,
        torch.full((len(texts),), steps),
        torch.tensor([len(text) for text in texts]),
        zero_infinity=True,
    )


def schedule(done: float) -> float:
    """A short rise, then half a cosine down to nothing."""
    return min(1, done / WARM_UP + 0.01) * (1 + math.cos(math.pi * min(1, done))) / 2


def is_backbone(name: str) -> bool:
    return name.startswith("batch_norm_") or (name.startswith("conv2d_") and int(name.split("_")[1]) < 31)


def freeze(network: Network) -> None:
    for name, weight in network.weights.items():
        layer = name.split("_")
        early = name.startswith(("conv2d_", "batch_norm_")) and int(layer[-3]) < FROZEN_LAYERS
        weight.requires_grad_(not early)


def measure(network: Network, checks: list[list], alphabet: list[str]) -> str:
    """In Debian's fonts, and in faces that nothing was learned from."""
    return " / ".join(measure_one(network, check, alphabet) for check in checks)


@torch.no_grad()
def measure_one(network: Network, check: list, alphabet: list[str]) -> str:
    exact = count = 0
    for pictures, texts in check:
        best = network(pictures).argmax(2).tolist()
        read = [decode(steps, alphabet) for steps in best]
        exact += sum(a == b for a, b in zip(read, texts))
        count += len(texts)
    return f"{100 * exact / count:.1f} % of {count} lines exact"


def decode(steps: list[int], alphabet: list[str]) -> str:
    return "".join(alphabet[b] for a, b in zip([0, *steps], steps) if b not in (0, a))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--dictionary", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--faces", type=Path, help="folder that fetch-faces.sh has filled; Debian's fonts alone without it")
    parser.add_argument("--phrases", type=Path, help="file that write-phrases.ts has written; Faker's texts alone without it")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--lines", type=int, default=120_000)
    parser.add_argument("--report", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


if __name__ == "__main__":
    main()
