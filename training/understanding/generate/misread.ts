import { fold } from '@cardsift/contacts/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from './lay-out-card.ts';
import { splitSpans, trimSpans, type Value } from './printed-text.ts';

/** A line as the recognizer might have read it, with the value that each of its characters belongs to. */
export interface ReadLine {
  text: string;
  owners: (Value | null)[];
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What letters are read as: shapes that our recognizer takes for each other. */
const CONFUSED: Record<string, string[]> = {
  l: ['I', '1', 'i', '|'],
  I: ['l', '1', '|'],
  i: ['l', 'í', 'ı'],
  O: ['0', 'Q'],
  o: ['0', 'ó', 'a'],
  '0': ['O', 'o'],
  '1': ['l', 'I'],
  S: ['5', '$', 's'],
  s: ['ś', 'S'],
  B: ['8', 'ß'],
  '8': ['B'],
  '5': ['S'],
  '6': ['b', 'G'],
  G: ['6', 'C'],
  Z: ['2', 'Ž'],
  a: ['ą', 'á', 'o'],
  e: ['c', 'é', 'ę'],
  c: ['e', 'ć', 'o'],
  n: ['ń', 'r', 'h'],
  r: ['ŕ', 'n', 't'],
  t: ['ť', 'f', 'l'],
  u: ['ü', 'v', 'n'],
  v: ['y', 'u'],
  y: ['v', 'ý', 'g'],
  g: ['q', 'ğ', '9'],
  f: ['t', 'F'],
  h: ['b', 'n'],
  k: ['K', 'x'],
  w: ['W', 'v'],
  x: ['X'],
  A: ['Á', 'Ą', '4'],
  E: ['É', 'F', 'Ę'],
  C: ['Ć', 'G'],
  D: ['0', 'O'],
  U: ['Ü', 'V'],
  V: ['Y', 'U'],
  '&': ['8', 'k'],
  '.': [',', ''],
  ',': ['.', ''],
  "'": ['’', ''],
  '’': ["'", ''],
  '-': ['–', ''],
  '–': ['-', ''],
  '•': ['·', '*', '-', 'e', ''],
  '·': ['•', '.', ''],
  '|': ['l', 'I', ''],
  '@': ['Q', 'a'],
  '®': ['R', 'O', ''],
};

const PAIRS: [RegExp, string][] = [
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/cl/, 'd'],
  [/ii/, 'u'],
  [/fi/, 'h'],
  [/vv/, 'w'],
  [/tt/, 'ft'],
];

interface Letters {
  chars: string[];
  owners: (Value | null)[];
}

function lettersOf({ spans }: Pick<PlacedLine, 'spans'>): Letters {
  const chars: string[] = [];
  const owners: (Value | null)[] = [];
  for (const { text, value } of spans) {
    // UTF-16 units: the reader's indices are in them.
    for (const char of text.normalize('NFC').split('')) {
      chars.push(char);
      owners.push(value);
    }
  }
  return { chars, owners };
}

/** Reads letters with mistakes; `rate` is how many of a thousand are wrong. */
function misreadLetters(letters: Letters, rate: number, random: Random): Letters {
  const chars: string[] = [];
  const owners: (Value | null)[] = [];
  const accents = random.chance(0.15) ? 0.4 : 0.03;
  letters.chars.forEach((char, i) => {
    const owner = letters.owners[i] ?? null;
    const push = (text: string) => {
      for (const each of text.split('')) {
        chars.push(each);
        owners.push(owner);
      }
    };
    if (char === ' ') {
      if (random.chance(0.004 + rate * 0.6)) return;
      push(char);
      return;
    }
    if (char > '\u007f' && /\p{L}/u.test(char) && random.chance(accents)) {
      const plain = fold(char);
      push(char === char.toLowerCase() ? plain : plain.toUpperCase());
      return;
    }
    if (random.chance(rate)) {
      const others = CONFUSED[char];
      if (others) push(random.pick(others));
      else if (random.chance(0.5)) push(char);
      return;
    }
    push(char);
    if (random.chance(rate * 0.08)) push(' ');
  });
  return { chars, owners };
}

function misreadPairs(letters: Letters, random: Random): Letters {
  const text = letters.chars.join('');
  const [pattern, instead] = random.pick(PAIRS);
  const match = pattern.exec(text);
  if (!match) return letters;
  const owner = letters.owners[match.index] ?? null;
  const size = match[0].length;
  return {
    chars: [
      ...letters.chars.slice(0, match.index),
      ...instead,
      ...letters.chars.slice(match.index + size),
    ],
    owners: [
      ...letters.owners.slice(0, match.index),
      ...Array<Value | null>(instead.length).fill(owner),
      ...letters.owners.slice(match.index + size),
    ],
  };
}

const JUNK = 'abcdefghiklmnorstuxyzABCDEFGHIKLMNORSTUXYZ0123456789';

/** An ornament along an edge: “9090l9909”. */
function ornamentText(random: Random): string {
  const letters = random.pick([
    '0o',
    '90l',
    'O',
    'oO0',
    'OOOC',
    'xX',
    'vV',
    'll1',
    'ˆ-',
    '8B',
    'wv',
    'z2',
  ]);
  return Array.from({ length: random.integer(1, 14) }, () => random.pick([...letters])).join('');
}

function junkText(random: Random): string {
  if (random.chance(0.3)) return ornamentText(random);
  const words = random.integer(1, 3);
  return Array.from({ length: words }, () =>
    Array.from({ length: random.integer(1, 7) }, () => random.pick([...JUNK])).join(''),
  ).join(' ');
}

/** Lines of one row that stand close are read as one now and then; wide gaps inside a line part it. */
function mergeRows(lines: PlacedLine[], random: Random): PlacedLine[] {
  if (!random.chance(0.3)) return lines;
  const merged: PlacedLine[] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const other = merged.find(
      (each) =>
        Math.abs(each.y - line.y) < 0.3 * Math.min(each.height, line.height) &&
        line.x > each.x + each.width &&
        line.x - each.x - each.width < 3 * line.height &&
        Math.max(each.height, line.height) < 1.4 * Math.min(each.height, line.height),
    );
    if (other && random.chance(0.5)) {
      other.spans = [
        ...other.spans,
        { text: random.chance(0.7) ? ' ' : '  ', value: null },
        ...line.spans,
      ];
      other.width = line.x + line.width - other.x;
    } else merged.push({ ...line });
  }
  return merged;
}

function splitLines(lines: PlacedLine[], random: Random): PlacedLine[] {
  return lines.flatMap((line) => {
    const text = line.spans.map((span) => span.text).join('');
    const wide = /\s{3,}| [|•·] /.exec(text);
    const at = wide
      ? wide.index + 1
      : random.chance(0.15)
        ? text.indexOf(' ', text.length / 3)
        : -1;
    if (at <= 0 || !random.chance(wide ? (/\s{3}/.test(text) ? 0.8 : 0.12) : 0.05)) return [line];
    const [left, right] = splitSpans(line.spans, at);
    const share = at / text.length;
    const bar = /^[\s|•·]+/;
    const rest = trimSpans(right);
    if (rest[0]) rest[0] = { ...rest[0], text: rest[0].text.replace(bar, '') };
    return [
      { ...line, spans: trimSpans(left), width: line.width * share * 0.97 },
      {
        ...line,
        spans: rest,
        x: line.x + line.width * (share + 0.03),
        width: line.width * (1 - share) * 0.97,
      },
    ];
  });
}

/** From which height, against the card's median line, letters are drawn for display: scripts, outlines, ornaments. */
const DISPLAY = 1.5;

/** How a line of display type is read: as other lines, badly, or not at all. */
function drawDisplay(random: Random): 'as others' | 'badly' | 'not' {
  const roll = random.next();
  return roll < 0.04 ? 'not' : roll < 0.24 ? 'badly' : 'as others';
}

const MARKED: Record<string, string> = {
  a: 'ãåä',
  e: 'ëē',
  i: 'īïį',
  o: 'øöõ',
  u: 'ųü',
  s: 'šş',
  l: 'ł',
  d: 'ð',
  A: 'ÅÂ',
  E: 'Ě',
  O: 'Ø',
};

/** “Batik Kušumašari”: a swash or an ornament is taken for a mark. */
function withMarks({ chars, owners }: Letters, random: Random): Letters {
  return {
    owners,
    chars: chars.map((char) => {
      const marked = MARKED[char];
      return marked && random.chance(0.12) ? random.pick([...marked]) : char;
    }),
  };
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
    // Letter-spaced words are read with their spaces or without.
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
  const strays = random.chance(0.09) ? random.integer(1, 2) : 0;
  for (let i = 0; i < strays && read.length > 0; i++) {
    const near = random.pick(read);
    const text = junkText(random);
    const height = near.height * random.between(0.6, random.chance(0.3) ? 4 : 2.2);
    read.push({
      text,
      owners: Array<Value | null>(text.length).fill({ label: 'other' }),
      confidence: random.between(0.5, 0.95),
      x: random.between(0, 1000),
      y: random.between(0, 500),
      width: text.length * height * 0.5,
      height,
    });
  }
  return read;
}
