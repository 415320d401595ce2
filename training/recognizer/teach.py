"""
Trains a head on stored features until a time of day: `teach.py HEAD NETWORKS CACHE HELD CHECKPOINT HH:MM`. NETWORKS
holds the network that it begins as and its dictionary, and may hold the head itself, to go on from. A run that was
interrupted continues from its checkpoint.
"""

import random
import sys
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

import torch
from classes import classes_of, model_of, number_of
from heads import HEADS, Head
from judge import exact
from lines import Batch, Line, in_batches, load_shard, to_batch
from network import Recognizer, load_head, own_weights
from open_network import load_neck, open_network
from torch.nn import functional as F

WARM_UP = 100
KEPT = 0.998
"""Weights are averaged over about 500 steps."""
LATIN_CTC = 0.3


def begin(networks: Path, head: Head) -> tuple[Recognizer, Recognizer, list[str], torch.Tensor]:
    """The new recognizer before training, the Latin one, the classes, and for each Latin class its new class (-1:
    none)."""
    dictionary = (networks / head.dictionary).read_text("utf8").rstrip("\n").split("\n")
    old = ["", *dictionary, " "]
    classes = classes_of(dictionary, head)
    latin, new = open_network(head, old), open_network(head, classes)
    for network in (latin, new):
        load_neck(network, networks / f"{head.network}.onnx")
    latin.head.weight.data, latin.head.bias.data = load_head(networks / f"{head.network}.onnx")
    known = {symbol: i for i, symbol in reversed(list(enumerate(old)))} | {" ": len(old) - 1}
    with torch.no_grad():
        weight = torch.empty_like(new.head.weight).normal_(0, 0.02)
        new.head.bias.fill_(float(latin.head.bias.median()) - 2)
        for i, symbol in enumerate(classes):
            # Several classes of a dictionary may stand for the same symbol, such as a space.
            model = i if classes == old else model_of(symbol, known)
            if model is not None:
                weight[i] = latin.head.weight[model]
                new.head.bias[i] = latin.head.bias[model] - (0 if old[model] == symbol else 2)
        shipped = networks / f"{head.name}-head.onnx"
        if shipped.exists():
            load_neck(new, shipped)
            weight, new.head.bias.data = load_head(shipped)
        own_weights(new.head).copy_(weight)
    numbers = {symbol: i for i, symbol in enumerate(classes)}
    into = torch.arange(len(old)) if classes == old else torch.tensor([numbers.get(symbol, -1) for symbol in old])
    return new, latin.eval(), classes, into


@torch.no_grad()
def targets(latin: Recognizer, into: torch.Tensor, classes: int, features, hidden) -> torch.Tensor:
    """The Latin head's answer for each step, as probabilities of the new classes."""
    said = latin(features, hidden).softmax(-1)
    wanted = torch.zeros(*said.shape[:2], classes).index_add_(2, into.clamp(min=0), said * (into >= 0))
    return wanted / wanted.sum(-1, keepdim=True).clamp(min=1e-6)


def weight_of(language: str, head: Head) -> float:
    """How much a line's own text teaches, beside the Latin head's answer."""
    if not head.keeps(language):
        return 1.0
    return LATIN_CTC if language == "latin" else 0.0


def loss_of(new: Recognizer, latin: Recognizer, into, numbers: dict[str, int], head: Head, batch: Batch) -> torch.Tensor:
    logits = new(batch.features, batch.hidden)
    said = logits.log_softmax(-1)
    labels = [[n for s in line.symbols if (n := number_of(s, numbers)) is not None] for line in batch.lines]
    ctc = F.ctc_loss(
        said.transpose(0, 1),
        torch.tensor([n for label in labels for n in label]),
        batch.lengths,
        torch.tensor([len(label) for label in labels]),
        reduction="none",
        zero_infinity=True,
    )
    is_kept = torch.tensor([head.keeps(line.language) for line in batch.lines])
    weights = torch.tensor([weight_of(line.language, head) for line in batch.lines])
    loss = (ctc * weights / batch.lengths).sum()
    if is_kept.any():
        shown, hidden = batch.features[is_kept], batch.hidden[is_kept]
        wanted = targets(latin, into, said.shape[-1], shown, hidden)
        each = -(wanted * said[is_kept]).sum(-1).masked_fill(hidden, 0).sum(-1)
        loss = loss + 2 * (each / batch.lengths[is_kept]).sum()
    return loss / len(batch.lines)


def print_judged(network: Recognizer, classes: list[str], held: list[Line]) -> None:
    for language, (right, lines, wrong, letters) in exact(network, classes, held).items():
        print(f"  {language} {right / lines:.1%} of {lines} lines, {wrong / letters:.2%} of letters wrong", flush=True)


def main() -> None:
    name, networks, cache, held_folder, checkpoint, until = sys.argv[1:]
    torch.set_num_threads(1)
    hour, minute = map(int, until.split(":"))
    now = datetime.now(timezone.utc)
    today = now.replace(hour=hour, minute=minute, second=0)
    end = (today if today > now else today + timedelta(days=1)).timestamp()
    head = HEADS[name]
    new, latin, classes, into = begin(Path(networks), head)
    numbers = {symbol: i for i, symbol in enumerate(classes)}
    optimizer = torch.optim.AdamW(new.parameters(), head.rate, betas=(0.9, 0.98), weight_decay=0.01)
    average = {name: value.clone() for name, value in new.state_dict().items()}
    step, began = 0, time.time()
    held = [line for path in sorted(Path(held_folder).glob("*[0-9].npz")) for line in load_shard(path, head)]
    if Path(checkpoint).exists():
        kept = torch.load(checkpoint)
        new.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        average, step, began = kept["average"], kept["step"], kept["began"]
    shards: dict[Path, list[Line]] = {}
    rng = random.Random(step)
    while time.time() < end:
        for path in sorted(Path(cache).glob("*[0-9].npz")):
            shards[path] = shards.get(path) or load_shard(path, head)
        lines = [line for shard in shards.values() for line in shard]
        losses = []
        for group in in_batches(lines, rng)[:600]:
            if time.time() > end:
                break
            left = max(0.0, (end - time.time()) / (end - began))
            for settings in optimizer.param_groups:
                settings["lr"] = head.rate * min(1, (step + 1) / WARM_UP) * min(1, 0.02 + 1.4 * left)
            loss = loss_of(new, latin, into, numbers, head, to_batch(group))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(new.parameters(), 1)
            optimizer.step()
            step += 1
            losses.append(float(loss))
            weight = min(KEPT, step / (step + 20))
            for name, value in new.state_dict().items():
                average[name].mul_(weight).add_(value, alpha=1 - weight)
            if step % 100 == 0:
                print(f"step {step}: loss {sum(losses[-100:]) / 100:.4f}, {len(lines)} lines, {end - time.time():.0f} s left", flush=True)
        torch.save(
            {"network": new.state_dict(), "optimizer": optimizer.state_dict(), "average": average, "step": step, "began": began, "classes": classes},
            checkpoint,
        )
        judged = open_network(head, classes)
        judged.load_state_dict(average)
        print_judged(judged.eval(), classes, held)


main()
