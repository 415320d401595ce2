"""Makes one font file of the parts that npm's @fontsource cuts a face into: `merge_faces.py NODE_MODULES/@fontsource FOLDER`."""

import json
import logging
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

PARTS = ("latin", "latin-ext")
# What drawing letters one after the other does not ask for, and what parts do not agree upon.
NOT_NEEDED = "GSUB GPOS GDEF BASE kern DSIG gasp hdmx LTSH VDMX STAT fpgm prep cvt  avar MVAR HVAR GPKG meta"


def faces_of(family: Path) -> Iterator[tuple[list[Path], str]]:
    """The parts of a regular, a bold and any other weight, with their name."""
    about = json.loads((family / "metadata.json").read_text("utf-8"))
    weights = sorted(about["weights"])
    regular = 400 if 400 in weights else weights[0]
    bold = 700 if 700 in weights else weights[-1]
    style = "normal" if "normal" in about["styles"] else about["styles"][0]
    for weight in sorted({regular, random.Random(family.name).choice(weights), bold}):
        parts = [family / "files" / f"{family.name}-{part}-{weight}-{style}.woff" for part in PARTS]
        yield [part for part in parts if part.exists()], f"{family.name}-{weight}"


def merge(parts: list[Path], target: Path) -> str | None:
    """Writes them as one; says why not where they do not fit together."""
    plain = []
    try:
        for part in parts:
            font = TTFont(part)
            font.flavor = None
            for table in NOT_NEEDED.split(" "):
                tag = table.ljust(4)
                if tag in font:
                    del font[tag]
            plain.append(target.with_suffix(f".{part.stem}"))
            font.save(plain[-1])
        whole = Merger().merge([str(file) for file in plain]) if len(plain) > 1 else TTFont(plain[0])
        whole.save(target.with_name(f"{target.name}.{'otf' if 'CFF ' in whole else 'ttf'}"))
    except Exception as error:  # A face more or less teaches the same.
        return f"{target.name}: {type(error).__name__} {error}"
    finally:
        for file in plain:
            file.unlink(missing_ok=True)
    return None


def main() -> None:
    logging.disable(logging.CRITICAL)
    families, out = map(Path, sys.argv[1:])
    faces = [face for family in sorted(families.iterdir()) for face in faces_of(family)]
    with ProcessPoolExecutor() as pool:
        wrong = pool.map(merge, [parts for parts, _ in faces], [out / name for _, name in faces])
    left_out = [reason for reason in wrong if reason]
    print(f"{len(faces)} faces, without these:", *left_out, sep="\n")


if __name__ == "__main__":
    main()
