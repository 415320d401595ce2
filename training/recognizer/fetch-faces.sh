#!/usr/bin/env bash
# The faces of faces.txt (npm's @fontsource: family, version, kind) as one font file each: `fetch-faces.sh FOLDER`; two minutes.
# Left out are the families that the strangers' sets T, Y and Z are set in: those measure us.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
faces=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"private": true}' > package.json
sed -E 's#^(\S+) (\S+) .*#@fontsource/\1@\2#' "$here/faces.txt" | xargs npm install --no-audit --no-fund --ignore-scripts
/usr/bin/python3 "$here/merge_faces.py" node_modules/@fontsource "$faces"
