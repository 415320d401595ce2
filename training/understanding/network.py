"""The network that labels each word of a card and says which word of the same value precedes it. Takes word n-grams and
numbers, returns probabilities."""
import torch
from torch import nn
import torch.nn.functional as F

from halve import halve

PLACES = 6  # line, number in the line, left, right, middle, height
PAIRS = 11
# What the network says of a word besides its label: it begins a value, it is part of an organization's name, it is part
# of the card's main name, title or organization, and that organization is the main one.
SAID = ("begins", "inSign", "isMain", "isMainSign")
LINK = 48  # numbers that two words are compared by


def pair_features(places):
    """How each pair of words is placed: B×W×6 → B×W×W×PAIRS."""
    line, number, left, right, middle, height = places.unbind(-1)
    difference = lambda x: x.unsqueeze(-2) - x.unsqueeze(-1)  # of the other word to this one
    lines = difference(line)
    same = (lines.abs() < 0.5).float()
    tall = torch.maximum(height.unsqueeze(-2), height.unsqueeze(-1)).clamp(min=0.1)
    down = (difference(middle) / tall).clamp(-10, 10)
    overlap = torch.minimum(right.unsqueeze(-2), right.unsqueeze(-1)) - torch.maximum(left.unsqueeze(-2), left.unsqueeze(-1))
    return torch.stack([
        same,
        same * difference(number).clamp(-6, 6) / 3,
        same * (difference(number) - 1).abs().clamp(0, 1),
        lines.clamp(-8, 8) / 4,
        down / 4,
        torch.relu(1.5 - down.abs()),
        torch.relu(down) * torch.relu(3 - down),
        1 / (1 + difference(left).abs()),
        1 / (1 + difference(right).abs()),
        (overlap / 4).clamp(-2, 2),
        (height.unsqueeze(-2) / height.unsqueeze(-1).clamp(min=0.05)).clamp(0.1, 10).log(),
    ], dim=-1)


def is_same(places):
    """1 for a word compared with itself: the same line, the same position in it."""
    line, number = places[..., 0], places[..., 1]
    return ((line.unsqueeze(-2) == line.unsqueeze(-1)) & (number.unsqueeze(-2) == number.unsqueeze(-1))).float()


class Layer(nn.Module):
    def __init__(self, width, heads, inner, dropout):
        super().__init__()
        self.heads = heads
        self.before = nn.LayerNorm(width)
        self.project = nn.Linear(width, 3 * width)
        self.join = nn.Linear(width, width)
        self.between = nn.LayerNorm(width)
        self.grow = nn.Linear(width, inner)
        self.shrink = nn.Linear(inner, width)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, bias):
        batch, words, width = x.shape
        size = width // self.heads
        parts = self.project(self.before(x)).reshape(batch, words, 3, self.heads, size).permute(2, 0, 3, 1, 4)
        query, key, value = parts[0], parts[1], parts[2]
        scores = torch.matmul(query, key.transpose(-1, -2)) * size ** -0.5 + bias
        mixed = torch.matmul(torch.softmax(scores, -1), value)
        x = x + self.dropout(self.join(mixed.permute(0, 2, 1, 3).reshape(batch, words, width)))
        return x + self.dropout(self.shrink(F.relu(self.grow(self.between(x)))))


class CardNetwork(nn.Module):
    def __init__(self, shape, width=128, heads=4, layers=6, inner=256, letters=48, dropout=0.15):
        super().__init__()
        self.ngrams, self.features, self.labels = shape["ngrams"], shape["features"], len(shape["labels"])
        self.heads, self.depth = heads, layers
        self.table = nn.Embedding(shape["buckets"], letters, padding_idx=0)
        nn.init.normal_(self.table.weight, std=0.3)
        with torch.no_grad():
            self.table.weight[0] = 0
        # The place on the card enters by pairs. The features start after the places.
        self.enter = nn.Linear(letters + self.features - PLACES, 2 * width)
        self.mix = nn.Linear(2 * width, width)
        self.pairs = nn.Linear(PAIRS, 32)
        self.bias = nn.Linear(32, heads * layers)
        self.layers = nn.ModuleList([Layer(width, heads, inner, dropout) for _ in range(layers)])
        self.after = nn.LayerNorm(width)
        self.name = nn.Linear(width, self.labels + len(SAID))
        # Finds the word that precedes a word in its value, possibly on another line.
        self.seek = nn.Linear(width, LINK)
        self.offer = nn.Linear(width, LINK)
        self.near = nn.Linear(32, 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, letters, numbers, mask=None):
        """letters: B×W×letters, summed n-grams; numbers: B×W×features; mask: B×W, 1 where there is a word."""
        batch, words, _ = letters.shape
        places, rest = numbers[..., :PLACES], numbers[..., PLACES:]
        x = self.mix(F.relu(self.enter(torch.cat([letters, rest], -1))))
        x = self.dropout(x)
        pairs = F.relu(self.pairs(pair_features(places)))
        bias = self.bias(pairs).permute(0, 3, 1, 2)
        if mask is not None:
            bias = bias + (mask - 1)[:, None, None, :] * 1e4
        for i, layer in enumerate(self.layers):
            x = layer(x, bias[:, i * self.heads:(i + 1) * self.heads])
        x = self.after(x)
        links = torch.matmul(self.seek(x), self.offer(x).transpose(-1, -2)) * LINK ** -0.5 + self.near(pairs).squeeze(-1)
        links = links - 1e4 * is_same(places)
        if mask is not None:
            links = links + (mask - 1)[:, None, :] * 1e4
        return self.name(x), links


class OneCard(nn.Module):
    """The exported form. Takes one card's rows; returns for each word the probabilities of the labels, of `SAID`, and
    of each word to precede it."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, rows):
        network = self.network
        ids = rows[:, :network.ngrams].to(torch.int64)
        letters = network.table(ids).sum(1) * 0.25
        out, links = network(letters.unsqueeze(0), rows[:, network.ngrams:].unsqueeze(0))
        labels = network.labels
        return torch.cat([torch.softmax(out[0, :, :labels], -1), torch.sigmoid(out[0, :, labels:]), torch.softmax(links[0], -1)], -1)


def write_onnx(network, path):
    network.eval()
    rows = torch.zeros(7, network.ngrams + network.features)
    rows[:, network.ngrams + PLACES - 1] = 1
    torch.onnx.export(OneCard(network), rows, path, input_names=["rows"], output_names=["words"], opset_version=13,
                      dynamic_axes={"rows": {0: "word"}, "words": {0: "word"}})
    halve(path)
