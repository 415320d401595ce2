import type { WrittenCard, WrittenLine } from './parse-written-card.ts';

/** Millimeters in a point. */
const POINT = 0.3528;
/** Widths of letters relative to their height: lower case, capitals, ideographs and syllables. */
const WIDE = { small: 0.5, capital: 0.66, square: 1 };

/** The width of a line's text in millimeters. */
export function widthOf({ text, points }: Pick<WrittenLine, 'text' | 'points'>): number {
  const units = [...text].reduce((sum, char) => {
    if (
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60]/u.test(
        char,
      )
    )
      return sum + WIDE.square;
    return sum + (/\p{Lu}/u.test(char) ? WIDE.capital : WIDE.small);
  }, 0);
  return units * points * POINT;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line's box in millimeters from the card's top left corner. */
export function boxOf(line: WrittenLine): Box {
  const width = widthOf(line);
  const left = line.x - { left: 0, center: width / 2, right: width }[line.align];
  return { left, right: left + width, top: line.y, bottom: line.y + line.points * POINT };
}

/** What is wrong with a card, in words for its author. */
export function faultsOf(card: WrittenCard): string[] {
  const faults: string[] = [];
  const boxes = card.lines.map(boxOf);
  boxes.forEach((box, i) => {
    const text = `“${card.lines[i]?.text}”`;
    if (box.left < -2 || box.right > card.width + 2 || box.bottom > card.height + 1)
      faults.push(
        `${text} reaches past the edge: ${box.left.toFixed(0)} to ${box.right.toFixed(0)} of ${card.width}, down to ${box.bottom.toFixed(0)} of ${card.height}`,
      );
    boxes.slice(0, i).forEach((other, j) => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 1 && down > 0.35 * Math.min(box.bottom - box.top, other.bottom - other.top))
        faults.push(`${text} lies on “${card.lines[j]?.text}”`);
    });
  });
  for (const kind of ['name', 'title', 'organization'] as const) {
    const mains = new Set(
      card.lines.flatMap(({ pieces }) => pieces.flat()).filter((piece) => piece.kind === kind),
    );
    const main = [...mains].filter(({ isMain }) => isMain).length;
    if (main > 1) faults.push(`${main} pieces of kind ${kind} are the main one`);
    if (mains.size > 0 && main === 0) faults.push(`no piece of kind ${kind} is the main one`);
  }
  return faults;
}
