import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from '../lay-out-card.ts';
import type { Value } from '../printed-text.ts';
import { junkText } from './junk-text.ts';
import { lettersOf, misreadLetters, misreadPairs, withMarks } from './misread-letters.ts';
import { mergeRows, splitLines } from './part-rows.ts';

/** A line as the recognizer might have read it, with the value that each character belongs to. */
export interface ReadLine {
  text: string;
  owners: (Value | null)[];
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Letters this much taller than the card's median line are display type: scripts, outlines, ornaments. */
const DISPLAY = 1.5;

/** How a line of display type is read: like other lines, badly, or not at all. */
function drawDisplay(random: Random): 'as others' | 'badly' | 'not' {
  const roll = random.next();
  return roll < 0.04 ? 'not' : roll < 0.24 ? 'badly' : 'as others';
}

/** Lines that are read where there is no text. */
function strayLines(read: readonly ReadLine[], random: Random): ReadLine[] {
  const lines: ReadLine[] = [];
  const strays = random.chance(0.09) ? random.integer(1, 2) : 0;
  for (let i = 0; i < strays && read.length > 0; i++) {
    const near = random.pick([...read, ...lines]);
    const text = junkText(random);
    const height = near.height * random.between(0.6, random.chance(0.3) ? 4 : 2.2);
    lines.push({
      text,
      owners: Array<Value | null>(text.length).fill({ label: 'other' }),
      confidence: random.between(0.5, 0.95),
      x: random.between(0, 1000),
      y: random.between(0, 500),
      width: text.length * height * 0.5,
      height,
    });
  }
  return lines;
}

/** A card's lines as they come out of the recognizer. */
export function misread(placed: PlacedLine[], random: Random): ReadLine[] {
  const heights = placed.map(({ height }) => height).sort((a, b) => a - b);
  const typical = heights[Math.floor(heights.length / 2)] ?? 1;
  const severity = random.chance(0.35) ? 0 : 10 ** random.between(-3.3, -1.7);
  const parted = mergeRows(splitLines(placed, random), random);
  const read = parted.flatMap((line): ReadLine[] => {
    const display = line.height >= DISPLAY * typical ? drawDisplay(random) : 'as others';
    if (display === 'not' || random.chance(0.006)) return [];
    let letters = lettersOf(line);
    // Letter-spaced words may be read with the spaces or without them.
    const usual = random.chance(0.03) ? severity * 6 : severity;
    const bad = display === 'badly' ? random.between(0.03, 0.15) : usual;
    if (display === 'badly' && random.chance(0.3)) letters = withMarks(letters, random);
    letters = misreadLetters(letters, bad, random);
    if (random.chance(bad * 12)) letters = misreadPairs(letters, random);
    const text = letters.chars.join('');
    if (text.trim() === '') return [];
    const isUnread = letters.owners.some((owner) => owner?.isUnreadable);
    const descends = /[gjpqy,]/.test(text) ? 1.08 : 0.96;
    const height = line.height * descends * (1.25 + 0.08 * random.normal());
    return [
      {
        text,
        owners: letters.owners,
        confidence: isUnread
          ? random.between(0.55, 0.88)
          : Math.max(
              0.6,
              Math.min(
                1,
                1 - Math.abs(random.normal()) * 0.006 - Math.min(0.08, bad) * random.between(0, 4),
              ),
            ),
        x: line.x + random.normal() * line.height * 0.1,
        y: line.y - (height - line.height) / 2 + random.normal() * line.height * 0.04,
        width: line.width * (1 + 0.03 * random.normal()),
        height: Math.max(4, height),
      },
    ];
  });
  return [...read, ...strayLines(read, random)];
}
