"""Teaches the network on the tensors of write-tensors.ts and writes it as ONNX."""
import argparse
import glob
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

from network import CardNetwork, write_onnx

UNKNOWN = 255  # nobody knows what the word is: nothing is learned from it

parser = argparse.ArgumentParser()
parser.add_argument("--tensors", default="tensors")
parser.add_argument("--out", default="tensors/understanding.onnx")
parser.add_argument("--minutes", type=float, default=25)
parser.add_argument("--batch", type=int, default=32, help="cards of a step")
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--start", help="weights to begin with")
parser.add_argument("--teachers", nargs="*", default=[], help="weights of networks whose mean answer is learned beside the labels")
parser.add_argument("--weights", help="where to keep the weights; beside the network if not told")
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()

# More threads wait for each other as soon as the machine does other work.
torch.set_num_threads(1)
torch.manual_seed(options.seed)
random = np.random.default_rng(options.seed)
shape = json.load(open(f"{options.tensors}/shape.json"))
NGRAMS, FEATURES, LABELS = shape["ngrams"], shape["features"], shape["labels"]


def load(pattern):
    """Cards of all files of a kind as (ngrams, features, labels, begins)."""
    cards = []
    for path in sorted(glob.glob(f"{options.tensors}/{pattern}.offsets")):
        base = path[: -len(".offsets")]
        offsets = np.fromfile(path, np.uint32)
        ngrams = np.fromfile(f"{base}.ngrams", np.uint16).reshape(-1, NGRAMS)
        features = np.fromfile(f"{base}.features", np.float16).reshape(-1, FEATURES)
        labels = np.fromfile(f"{base}.labels", np.uint8)
        begins = np.fromfile(f"{base}.begins", np.uint8)
        for a, b in zip(offsets[:-1], offsets[1:]):
            if b > a:
                cards.append((ngrams[a:b], features[a:b], labels[a:b], begins[a:b]))
    return cards


def batch_of(cards):
    words = max(len(card[2]) for card in cards)
    count = len(cards)
    ngrams = np.zeros((count, words, NGRAMS), np.int64)
    features = np.zeros((count, words, FEATURES), np.float32)
    labels = np.full((count, words), -1, np.int64)
    begins = np.zeros((count, words), np.float32)
    mask = np.zeros((count, words), np.float32)
    for i, (a, b, c, d) in enumerate(cards):
        n = len(c)
        ngrams[i, :n], features[i, :n], begins[i, :n], mask[i, :n] = a, b, d, 1
        labels[i, :n] = np.where(c == UNKNOWN, -1, c.astype(np.int64))
    return [torch.from_numpy(each) for each in (ngrams, features, labels, begins, mask)]


def batches(cards, size):
    """Shuffled cards, those of like length together."""
    order = random.permutation(len(cards))
    for start in range(0, len(order), size * 40):
        pool = sorted(order[start:start + size * 40], key=lambda i: len(cards[i][2]))
        groups = [pool[i:i + size] for i in range(0, len(pool), size)]
        random.shuffle(groups)
        for group in groups:
            yield batch_of([cards[i] for i in group])


network = CardNetwork(shape)
if options.start:
    network.load_state_dict(torch.load(options.start))
print(sum(each.numel() for each in network.parameters()), "weights")


def forget(ngrams):
    """Some n-grams, whole words, and all letters of some words are hidden, so that none is relied upon."""
    keep = torch.rand(ngrams.shape) > 0.1
    keep[..., 0] &= torch.rand(ngrams.shape[:-1]) > 0.3
    keep &= (torch.rand(ngrams.shape[:-1]) > 0.04).unsqueeze(-1)
    return ngrams * keep


def run(ngrams, features, mask, network=network):
    flat = ngrams.reshape(-1, NGRAMS)
    letters = F.embedding_bag(flat, network.table.weight, mode="sum", padding_idx=0).reshape(*ngrams.shape[:2], -1) * 0.25
    return network(letters, features, mask)


# What the grammars read themselves is of little weight.
weight = torch.tensor([0.3 if label in ("phone", "email", "web", "social") else 1.0 for label in LABELS])


def losses(out, labels, begins):
    named = F.cross_entropy(out[..., :-1].reshape(-1, len(LABELS)), labels.reshape(-1), weight, ignore_index=-1)
    begun = F.binary_cross_entropy_with_logits(out[..., -1], begins, reduction="none")
    own = (labels > 0).float()
    return named, (begun * own).sum() / own.sum().clamp(min=1)


def load_teacher(path):
    teacher = CardNetwork(shape)
    teacher.load_state_dict(torch.load(path))
    return teacher.eval()


teachers = [load_teacher(path) for path in options.teachers]


def losses_to_teachers(out, ngrams, features, mask):
    """How far the answer is from the teachers' mean, who see all letters."""
    with torch.no_grad():
        answers = [run(ngrams, features, mask, teacher) for teacher in teachers]
        named = torch.stack([torch.softmax(each[..., :-1], -1) for each in answers]).mean(0)
        begun = torch.stack([torch.sigmoid(each[..., -1]) for each in answers]).mean(0)
    words = mask > 0
    return (F.cross_entropy(out[..., :-1][words], named[words], weight),
            F.binary_cross_entropy_with_logits(out[..., -1][words], begun[words]))


def evaluate(cards):
    network.eval()
    right, of, begun, begun_of = {}, {}, 0, 0
    with torch.no_grad():
        for ngrams, features, labels, begins, mask in batches(cards, 64):
            out = run(ngrams, features, mask)
            guess = out[..., :-1].argmax(-1)
            for i, label in enumerate(LABELS):
                own = labels == i
                of[label] = of.get(label, 0) + int(own.sum())
                right[label] = right.get(label, 0) + int((own & (guess == i)).sum())
            own = labels > 0
            begun += int(((out[..., -1] > 0) == (begins > 0.5))[own].sum())
            begun_of += int(own.sum())
    network.train()
    shares = " ".join(f"{label} {100 * right[label] / of[label]:.1f}" for label in LABELS if of[label])
    print(f"held out: all {100 * sum(right.values()) / sum(of.values()):.2f}, begins {100 * begun / begun_of:.2f}; {shares}", flush=True)


train, held = load("train-*"), load("held-*")
files = len(glob.glob(f"{options.tensors}/train-*.offsets"))
print(len(train), "cards to learn from,", len(held), "held out", flush=True)
decay = [each for each in network.parameters() if each.dim() > 1]
other = [each for each in network.parameters() if each.dim() <= 1]
optimizer = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": other, "weight_decay": 0}], lr=options.rate, betas=(0.9, 0.98))
begin, step, epoch = time.time(), 0, 0
seconds, last = options.minutes * 60, time.time()
totals = [0.0, 0.0, 0]
network.train()
weights = options.weights or options.out.replace(".onnx", ".pt")
while time.time() - begin < seconds:
    for ngrams, features, labels, begins, mask in batches(train, options.batch):
        done = min(1, (time.time() - begin) / seconds)
        rate = options.rate * min(1, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        out = run(forget(ngrams), features, mask)
        named, begun = losses(out, labels, begins)
        if teachers:
            named_alike, begun_alike = losses_to_teachers(out, ngrams, features, mask)
            named, begun = 0.3 * named + 0.7 * named_alike, 0.3 * begun + 0.7 * begun_alike
        optimizer.zero_grad()
        (named + 0.4 * begun).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        step += 1
        totals = [totals[0] + float(named), totals[1] + float(begun), totals[2] + 1]
        if time.time() - last > 240 or step == 200:
            print(f"{(time.time() - begin) / 60:.1f} min, step {step}, epoch {epoch}: labels {totals[0] / totals[2]:.4f}, begins {totals[1] / totals[2]:.4f}", flush=True)
            totals = [0.0, 0.0, 0]
            evaluate(held)
            torch.save(network.state_dict(), weights)
            write_onnx(network, options.out)
            last = time.time()
        if done >= 1:
            break
    epoch += 1
    # write-tensors.ts may still be drawing cards.
    known = len(glob.glob(f"{options.tensors}/train-*.offsets"))
    if known > files:
        files, train = known, load("train-*")
        print(len(train), "cards to learn from", flush=True)
evaluate(held)
torch.save(network.state_dict(), weights)
write_onnx(network, options.out)
