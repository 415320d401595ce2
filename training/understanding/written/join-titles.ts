import type { Piece, WrittenCard, WrittenLine } from './parse-written-card.ts';

/** What stands between two jobs of one person, but not between a job and its translation. */
const BETWEEN_JOBS =
  /^\s*(?:[,，、&＆+]|(?:and|und|et|e|ed|y|i|en|og|och|ja|ir|un|in|és|și|ve|и|та|і|και|và|a))\s*$/u;

/**
 * Makes “Notary & Mediator” one title wherever it is printed on one line, because some authors marked one title and
 * others two. A slash or a dot may separate a translation, so these stay as marked.
 */
export function joinTitles(card: WrittenCard): WrittenCard {
  const joined = new Map<Piece, Piece>();
  const lines = card.lines.map((line) => joinOnLine(line, joined));
  return {
    ...card,
    lines: lines.map((line) => ({
      ...line,
      pieces: line.pieces.map((pieces) => pieces.map((piece) => joined.get(piece) ?? piece)),
    })),
  };
}

function joinOnLine(line: WrittenLine, joined: Map<Piece, Piece>): WrittenLine {
  const pieces = [...line.pieces];
  let last: { piece: Piece; end: number } | undefined;
  for (let at = 0; at < line.text.length; at++) {
    const piece = pieces[at]?.find(({ kind }) => kind === 'title');
    if (!piece) continue;
    if (last && last.piece !== piece && last.piece.person === piece.person && last.end < at) {
      const between = line.text.slice(last.end, at);
      if (BETWEEN_JOBS.test(between)) {
        const first = joined.get(last.piece) ?? last.piece;
        if (first.isMain || !piece.isMain) {
          joined.set(piece, first);
          for (let gap = last.end; gap < at; gap++) pieces[gap] = [first];
        }
      }
    }
    last = { piece, end: at + 1 };
  }
  return { ...line, pieces };
}
