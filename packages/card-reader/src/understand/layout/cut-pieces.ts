import { labelAlone } from '../fields/phone-label.ts';
import { CUT } from '../fields/taken.ts';
import { textKind } from '../fields/text-kind.ts';
import type { LaidLine } from './lay-out.ts';
import type { Piece } from './piece.ts';

/** Always a boundary; U+2022 and its like are bullets. */
const HARD = /\s*(?:[|¦•·∙●▪■◆►»«‣⋅]|\s{3,}|\s\/\/\s)\s*/u;
/** A boundary only where its two sides are of different kinds. */
const SOFT = /,\s+|\s+[-–—/]\s+|\s+I\s+|\s*[–—]\s*|\s*;\s*/gu;
const EDGES = /^[\s,;:.|/\-–—_*~<>=+#°•·(]+(?![^(]*\))|[\s,;:|/\-–—_*~<>=+#•·]+$/gu;

function cutHard(text: string): string[] {
  const parts = text.split(HARD).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const kinds = parts.map(textKind);
  // «Founder | CEO» is one title, printed with a bar.
  return kinds.length > 1 && kinds.every((kind) => kind === 'job') ? [text] : parts;
}

/** «Head of Sales at Acme»: an employer behind a job title. */
const EMPLOYER =
  /\s+(?:at|@|bei|chez|presso|hos|bij)\s+(?=\p{Lu})(?!(?:Law|Large|Arms|Sea|Heart)\b)/u;

function cutEmployer(text: string): string[] {
  const match = EMPLOYER.exec(text);
  if (!match || textKind(text.slice(0, match.index)) !== 'job') return [text];
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}

function cutSoft(text: string): string[] {
  for (const match of text.matchAll(SOFT)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length);
    const kinds = [textKind(left), textKind(right)];
    if (kinds[0] && kinds[1] && kinds[0] !== kinds[1]) return [left, ...cutSoft(right)];
  }
  return [text];
}

/**
 * Cuts what the extractors left of a line into pieces, each of one kind. `rest` holds the line's
 * text with the taken values cut out.
 */
export function cutPieces(line: LaidLine, index: number, rest: string): Piece[] {
  const width = line.box.right - line.box.left;
  const length = Math.max(1, line.text.length);
  let from = 0;
  return rest
    .split(CUT)
    .flatMap(cutHard)
    .flatMap(cutEmployer)
    .flatMap(cutSoft)
    .map((part) => part.replace(EDGES, '').trim())
    .filter((part) => /\p{L}{2}|\p{N}{3}/u.test(part) && labelAlone(part) === null)
    .map((text) => {
      const at = Math.max(from, line.text.indexOf(text, from));
      from = Math.min(length, at + text.length);
      const box = {
        ...line.box,
        left: line.box.left + (width * at) / length,
        right: line.box.left + (width * from) / length,
      };
      return { text, line: index, box, confidence: line.confidence };
    });
}
