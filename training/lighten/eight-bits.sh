#!/usr/bin/env bash
# Lets a recognizer's last large convolutions multiply whole numbers, in place: `eight-bits.sh recognizer.onnx FOLDER …`, with folders
# of pictures of cards, whose channels set the steps beside those of invented cards; three minutes.
set -euo pipefail
network=$(realpath "$1")
shift
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
/usr/bin/python3 eight_bits.py "$network" "$work/asking.onnx"
../../node_modules/.bin/node ranges.ts "$(basename "$network")" "$work/asking.onnx" "$work/ranges.json" "$@"
/usr/bin/python3 eight_bits.py "$network" "$work/ranges.json" "$work/whole.onnx"
mv "$work/whole.onnx" "$network"
