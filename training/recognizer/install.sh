#!/usr/bin/env bash
# What teaching needs from Debian 12; nothing of it is needed to run or test Cardsift.
set -euo pipefail
apt-get install -y --no-install-recommends python3-torch python3-onnx python3-numpy libopenblas0-pthread libjemalloc2 \
  python3-pil python3-fonttools python3-fake-factory fontconfig \
  hunspell-cs hunspell-da hunspell-de-de hunspell-en-gb hunspell-es hunspell-fr hunspell-hr hunspell-hu hunspell-it \
  hunspell-lt hunspell-lv hunspell-nl hunspell-pl hunspell-pt-pt hunspell-ro hunspell-sk hunspell-sl hunspell-sv hunspell-tr \
  fonts-adf-accanthis fonts-adf-baskervald fonts-adf-berenis fonts-adf-gillius fonts-adf-ikarius fonts-adf-irianis \
  fonts-adf-libris fonts-adf-romande fonts-adf-switzera fonts-adf-tribun fonts-adf-universalis fonts-adf-verana \
  fonts-allerta fonts-arapey fonts-averia-sans-gwf fonts-averia-serif-gwf fonts-b612 fonts-bebas-neue fonts-cabin \
  fonts-cantarell fonts-clear-sans fonts-cmu fonts-comfortaa fonts-courier-prime fonts-croscore fonts-crosextra-caladea \
  fonts-crosextra-carlito fonts-dejavu fonts-dosis fonts-fanwood fonts-firacode fonts-gfs-didot fonts-go \
  fonts-goudybookletter fonts-inter fonts-jetbrains-mono fonts-junicode fonts-jura fonts-karla fonts-lato \
  fonts-league-spartan fonts-liberation2 fonts-lindenhill fonts-linuxlibertine fonts-lobstertwo fonts-manrope fonts-mplus \
  fonts-national-park fonts-noto-core fonts-oldstandard fonts-opendin fonts-oxygen fonts-paratype fonts-play fonts-prociono \
  fonts-quattrocento fonts-quicksand fonts-roadgeek fonts-sil-andika fonts-sil-charis fonts-sil-gentium fonts-sora \
  fonts-texgyre fonts-tuffy fonts-urw-base35 fonts-yanone-kaffeesatz
