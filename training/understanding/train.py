"""Trains the network on the tensors of write-tensors.ts and writes it as ONNX."""
import argparse
import copy
import glob
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

from network import SAID, CardNetwork, write_onnx

AVERAGED = 0.999  # of the shipped weights each step keeps so much, and takes the rest from those that learn
UNKNOWN = 255  # nobody knows what the word is: nothing is learned from it

parser = argparse.ArgumentParser()
parser.add_argument("--tensors", default="tensors")
parser.add_argument("--out", default="tensors/understanding.onnx")
parser.add_argument("--minutes", type=float, default=25)
parser.add_argument("--batch", type=int, default=32, help="cards of a step")
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--start", help="weights to begin with")
parser.add_argument("--weights", help="where to keep the weights; beside the network if not told")
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()

# With more threads, they wait for each other as soon as the machine has other work.
torch.set_num_threads(1)
torch.manual_seed(options.seed)
random = np.random.default_rng(options.seed)
shape = json.load(open(f"{options.tensors}/shape.json"))
NGRAMS, FEATURES, LABELS, LISTED = shape["ngrams"], shape["features"], shape["labels"], shape["listed"]


def load(pattern):
    """The cards in all files of a kind, as (ngrams, features, labels, said, before)."""
    cards = []
    for path in sorted(glob.glob(f"{options.tensors}/{pattern}.offsets")):
        base = path[: -len(".offsets")]
        offsets = np.fromfile(path, np.uint32)
        ngrams = np.fromfile(f"{base}.ngrams", np.uint16).reshape(-1, NGRAMS)
        features = np.fromfile(f"{base}.features", np.float16).reshape(-1, FEATURES)
        labels = np.fromfile(f"{base}.label", np.uint8)
        said = np.stack([np.fromfile(f"{base}.{part}", np.uint8) for part in SAID], -1)
        before = np.fromfile(f"{base}.before", np.uint16)
        for a, b in zip(offsets[:-1], offsets[1:]):
            if b > a:
                cards.append((ngrams[a:b], features[a:b], labels[a:b], said[a:b], before[a:b]))
    return cards


def batch_of(cards):
    words = max(len(card[2]) for card in cards)
    count = len(cards)
    ngrams = np.zeros((count, words, NGRAMS), np.int64)
    features = np.zeros((count, words, FEATURES), np.float32)
    labels = np.full((count, words), -1, np.int64)
    said = np.full((count, words, len(SAID)), UNKNOWN, np.float32)
    before = np.full((count, words), -1, np.int64)
    mask = np.zeros((count, words), np.float32)
    for i, (a, b, c, d, e) in enumerate(cards):
        n = len(c)
        ngrams[i, :n], features[i, :n], said[i, :n], mask[i, :n] = a, b, d, 1
        labels[i, :n] = np.where(c == UNKNOWN, -1, c.astype(np.int64))
        before[i, :n] = np.where(e == np.arange(n), -1, e.astype(np.int64))
    return [torch.from_numpy(each) for each in (ngrams, features, labels, said, before, mask)]


def batches(cards, size):
    """Shuffles cards into batches of similar length."""
    order = random.permutation(len(cards))
    for start in range(0, len(order), size * 40):
        pool = sorted(order[start:start + size * 40], key=lambda i: len(cards[i][2]))
        groups = [pool[i:i + size] for i in range(0, len(pool), size)]
        random.shuffle(groups)
        for group in groups:
            yield batch_of([cards[i] for i in group])


def widened(weights, own):
    """Loads the weights of a network with fewer inputs and outputs. New inputs start at zero, new outputs at random."""
    for name, values in own.items():
        known = weights.get(name)
        if known is None:
            # An added layer changes nothing at first.
            is_added = name.startswith("layers.") and name.split(".")[2] in ("join", "shrink")
            weights[name] = torch.zeros_like(values) if is_added else values
        elif known.shape != values.shape:
            rest = torch.zeros_like(values) if name == "enter.weight" else values.clone()
            rest[tuple(slice(0, size) for size in known.shape)] = known
            weights[name] = rest
    return weights


network = CardNetwork(shape)
if options.start:
    network.load_state_dict(widened(torch.load(options.start), network.state_dict()))
averaged = copy.deepcopy(network).eval()
print(sum(each.numel() for each in network.parameters()), "weights")


def forget(ngrams):
    """Hides some n-grams, some whole words, and all letters of some words, so that the network relies on none of
    them."""
    keep = torch.rand(ngrams.shape) > 0.15
    keep[..., 0] &= torch.rand(ngrams.shape[:-1]) > 0.4
    keep &= (torch.rand(ngrams.shape[:-1]) > 0.1).unsqueeze(-1)
    return ngrams * keep


def forget_lists(features):
    """Hides some words from the lists too: they know fewer of the words on outsiders' cards."""
    features = features.clone()
    features[..., -LISTED:] *= (torch.rand(features.shape[:-1]) > 0.15).unsqueeze(-1)
    return features


def run(ngrams, features, mask, network=network):
    flat = ngrams.reshape(-1, NGRAMS)
    letters = F.embedding_bag(flat, network.table.weight, mode="sum", padding_idx=0).reshape(*ngrams.shape[:2], -1) * 0.25
    return network(letters, features, mask)


# Parsers find these values themselves, so their labels weigh little.
weight = torch.tensor([0.3 if label in ("phone", "email", "web", "social") else 1.0 for label in LABELS])
# The labels of words for which each of `SAID` is trained.
NAMED = torch.tensor([LABELS.index(label) for label in ("name", "title", "organization")])


def losses(out, links, labels, said, before):
    """The loss: of the labels, of `SAID`, and of the links."""
    named = F.cross_entropy(out[..., :len(LABELS)].reshape(-1, len(LABELS)), labels.reshape(-1), weight, ignore_index=-1)
    off = F.binary_cross_entropy_with_logits(out[..., len(LABELS):], (said == 1).float(), reduction="none")
    known = said != UNKNOWN
    asked = torch.stack([labels > 0, labels >= 0, torch.isin(labels, NAMED), said[..., 1] == 1], -1) & known
    each = (off * asked).sum((0, 1)) / asked.sum((0, 1)).clamp(min=1)
    linked = F.cross_entropy(links.reshape(-1, links.shape[-1]), before.reshape(-1), ignore_index=-1) if (before >= 0).any() else out.sum() * 0
    return named, each, linked


def average(step):
    """Moves the averaged weights, which are shipped, towards the trained ones. That averages their noise away."""
    kept = min(AVERAGED, (1 + step) / (10 + step))
    with torch.no_grad():
        for mean, own in zip(averaged.parameters(), network.parameters()):
            mean.lerp_(own, 1 - kept)


def evaluate(cards):
    right, of = {}, {}
    asked, said_right, linked, linked_right = torch.zeros(len(SAID)), torch.zeros(len(SAID)), 0, 0
    with torch.no_grad():
        for ngrams, features, labels, said, before, mask in batches(cards, 64):
            out, links = run(ngrams, features, mask, averaged)
            guess = out[..., :len(LABELS)].argmax(-1)
            for i, label in enumerate(LABELS):
                own = labels == i
                of[label] = of.get(label, 0) + int(own.sum())
                right[label] = right.get(label, 0) + int((own & (guess == i)).sum())
            of_interest = torch.stack([labels > 0, labels >= 0, torch.isin(labels, NAMED), said[..., 1] == 1], -1) & (said != UNKNOWN)
            asked += of_interest.sum((0, 1))
            said_right += (((out[..., len(LABELS):] > 0) == (said == 1)) & of_interest).sum((0, 1))
            own = before >= 0
            linked += int(own.sum())
            linked_right += int(((links.argmax(-1) == before) & own).sum())
    shares = " ".join(f"{label} {100 * right[label] / of[label]:.1f}" for label in LABELS if of[label])
    others = " ".join(f"{name} {100 * a / b:.2f}" for name, a, b in zip(SAID, said_right, asked.clamp(min=1)))
    print(f"  all {100 * sum(right.values()) / max(1, sum(of.values())):.2f}, {others}, linked {100 * linked_right / max(1, linked):.2f}; {shares}", flush=True)


train = load("train-*")
held = {name: load(f"{name}-*") for name in ("held", "written")}  # words of the lists, and cards of authors
files = len(glob.glob(f"{options.tensors}/train-*.offsets"))
print(len(train), "cards to learn from,", {name: len(cards) for name, cards in held.items()}, "held out", flush=True)


def report():
    for name, cards in held.items():
        if not cards:
            continue
        print(f"  {name}:", end="")
        evaluate(cards)


decay = [each for each in network.parameters() if each.dim() > 1]
other = [each for each in network.parameters() if each.dim() <= 1]
optimizer = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": other, "weight_decay": 0}], lr=options.rate, betas=(0.9, 0.98))
begin, step, epoch = time.time(), 0, 0
seconds, last = options.minutes * 60, time.time()
totals = [0.0, 0.0, 0.0, 0]
network.train()
weights = options.weights or options.out.replace(".onnx", ".pt")
while time.time() - begin < seconds:
    for ngrams, features, labels, said, before, mask in batches(train, options.batch):
        done = min(1, (time.time() - begin) / seconds)
        rate = options.rate * min(1, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        out, links = run(forget(ngrams), forget_lists(features), mask)
        named, each, linked = losses(out, links, labels, said, before)
        optimizer.zero_grad()
        (named + 0.3 * each.sum() + 0.3 * linked).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        average(step)
        step += 1
        totals = [totals[0] + float(named.detach()), totals[1] + each.detach().numpy(), totals[2] + float(linked.detach()), totals[3] + 1]
        if time.time() - last > 240 or step == 200:
            print(f"{(time.time() - begin) / 60:.1f} min, step {step}, epoch {epoch}: labels {totals[0] / totals[3]:.4f}, said {np.round(totals[1] / totals[3], 4)}, links {totals[2] / totals[3]:.4f}", flush=True)
            totals = [0.0, 0.0, 0.0, 0]
            report()
            torch.save(averaged.state_dict(), weights)
            write_onnx(averaged, options.out)
            last = time.time()
        if done >= 1:
            break
    epoch += 1
    # write-tensors.ts may still be drawing cards.
    known = len(glob.glob(f"{options.tensors}/train-*.offsets"))
    if known > files:
        files, train = known, load("train-*")
        print(len(train), "cards to learn from", flush=True)
report()
torch.save(averaged.state_dict(), weights)
write_onnx(averaged, options.out)
