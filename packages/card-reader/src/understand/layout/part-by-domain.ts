import { fold, foldSpeltOut, squash } from '../text/fold.ts';
import type { Piece } from './piece.ts';

/** Where two texts may have been read as one: «HeideHalartor», «MONACOFenarvance». */
const SEAM = /(?<=\p{Ll}{2}|\p{Lu}{3})(?=\p{Lu}\p{Ll}{2})/gu;
/** Letters of a domain's beginning that tell the start of the organisation. */
const TELLING = 5;

function startsLabel(text: string, labels: readonly string[]): boolean {
  const starts = [fold(text), foldSpeltOut(text)].map((spelling) =>
    squash(spelling).slice(0, TELLING),
  );
  return starts.some(
    (start) => start.length === TELLING && labels.some((label) => squash(label).startsWith(start)),
  );
}

/**
 * Parts pieces in which the organisation was read onto the end of another text, where the card's
 * domain shows its beginning. A name that itself has the domain's letters is left whole.
 */
export function partByDomain(pieces: readonly Piece[], labels: readonly string[]): Piece[] {
  return pieces.flatMap((piece) => {
    const seam = [...piece.text.matchAll(SEAM)].find(({ index }) =>
      startsLabel(piece.text.slice(index), labels),
    );
    if (!seam || startsLabel(piece.text, labels)) return [piece];
    const { left, right } = piece.box;
    const middle = left + ((right - left) * seam.index) / piece.text.length;
    return [
      { ...piece, text: piece.text.slice(0, seam.index), box: { ...piece.box, right: middle } },
      { ...piece, text: piece.text.slice(seam.index), box: { ...piece.box, left: middle } },
    ];
  });
}
