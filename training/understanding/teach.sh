#!/usr/bin/env bash
# Draws the cards, trains the network and puts it where the card reader finds it. Takes about an hour on two cores.
# `teach.sh 0.02` rehearses it in minutes, with a fiftieth of the cards.
set -euo pipefail
cd "$(dirname "$0")"
share=${1:-1}
cards() { awk "BEGIN { print int($1 * $share) }"; }
minutes() { awk "BEGIN { print $1 * $share }"; }
tensors=$(mktemp -d)
trap 'rm -rf "$tensors"' EXIT
node=../../node_modules/.bin/node
"$node" write-tensors.ts --out "$tensors" --name held-0 --held-out --from 90000000 --cards "$(cards 1500)"
# Cards by authors that are kept out of training.
"$node" write-tensors.ts --out "$tensors" --name written-0 --written held --share 1 --from 91000000 --cards "$(cards 700)"
for part in $(seq 0 13); do
  "$node" write-tensors.ts --out "$tensors" --name "train-$part" --from $((part * 10000)) --cards "$(cards 10000)"
done
# PyTorch keeps allocating the same large blocks. Plain malloc gets them from the kernel each time.
export LD_PRELOAD=/usr/lib/x86_64-linux-gnu/libjemalloc.so.2
export MALLOC_CONF="dirty_decay_ms:3000,muzzy_decay_ms:3000" OMP_NUM_THREADS=1
/usr/bin/python3 -W ignore train.py --tensors "$tensors" --out "$tensors/understanding.onnx" --minutes "$(minutes 40)"
"$node" ../pack.ts "$tensors/understanding.onnx"
