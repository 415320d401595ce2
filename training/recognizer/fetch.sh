#!/usr/bin/env bash
# Fetches what training needs into a folder: typefaces, word lists, Python packages and our networks. `./fetch.sh FOLDER`
# needs Debian with apt-get, npm, python3-venv, python3-torch, python3-onnx and libopenblas0-pthread. Without OpenBLAS,
# training takes ten times as long.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
/usr/bin/python3 -m venv --system-site-packages python
python/bin/pip install --quiet onnxruntime==1.16.3 fonttools==4.68.0 pillow==13.0.0
mkdir -p fonts debian networks

cd fonts
for family in $(cat "$here/families.txt"); do
  [ -d "$family" ] && continue
  archive=$(npm pack --silent "@fontsource/$family")
  mkdir "$family"
  tar xzf "$archive" -C "$family" --wildcards '*.woff' '*/package.json'
  rm "$archive"
done

cd ../debian
apt-get download $(cat "$here/debian-packages.txt")
for package in *.deb; do dpkg-deb -x "$package" .; done
cp -r usr/share/fonts ../fonts/debian
# Noto has a file for every script in the world. Keep those that we draw.
find ../fonts/debian -path '*noto*' -type f |
  grep -vE 'Noto(Sans|Serif)-|Arabic|Hebrew|Thai|Devanagari|Georgian|Armenian|Noto(Sans|Serif)Bengali|NotoS[a-z]*Display' | xargs rm

cd ..
node="$here/../../node_modules/.bin/node"
"$node" "$here/write-words.ts" words.json
for network in recognizer latin-head quick-recognizer; do "$node" "$here/../unpack.ts" "$network.onnx" networks; done
cp "$here/../../packages/card-reader/models/"{latin,quick}-dictionary.txt networks
