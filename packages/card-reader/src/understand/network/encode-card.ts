import { fold } from '@cardsift/contacts/fold';
import { type CardEvidence, evidenceOf } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import type { ExtractedValues } from '../extract-values.ts';
import { labelAlone } from '../fields/phone-label.ts';
import { heightOf } from '../layout/box.ts';
import type { LaidLine } from '../layout/lay-out.ts';
import { foldSpeltOut, squash } from '../text/fold.ts';
import { isAllCaps } from '../text/letter-case.ts';
import { type CardWord, cardWords, SEPARATORS } from './card-words.ts';
import { NGRAMS, ngramsOf } from './ngrams.ts';

/** Where a word stands, in heights of the card's median line: what the network compares words by. */
const PLACES = 6;

/** A card as the network takes it: one row of numbers for each word. */
export interface EncodedCard {
  words: CardWord[];
  /** Row-major, `words.length` × `ROW`. */
  rows: Float32Array;
}

const on = (condition: boolean) => (condition ? 1 : 0);
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function lettersOf(word: string): number[] {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const digits = word.match(/\d/g)?.length ?? 0;
  const bare = word.replace(/[^\p{L}]/gu, '');
  const first = bare.charAt(0);
  const capital = first !== first.toLowerCase();
  const allCaps = bare.length > 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase();
  const small = bare !== '' && bare === bare.toLowerCase();
  return [
    on(allCaps),
    on(capital && !allCaps && bare.slice(1) === bare.slice(1).toLowerCase()),
    on(small),
    on(!small && !allCaps && bare.slice(1) !== bare.slice(1).toLowerCase()),
    within(letters / 10, 0, 2),
    within(digits / 6, 0, 2),
    on(digits > 0 && letters > 0),
    on(/[^\p{ASCII}]/u.test(bare)),
    on(/\p{L}-\p{L}/u.test(word)),
    on(/\.\p{L}/u.test(word)),
    on(/\.$/.test(word)),
    on(/:$/.test(word)),
    on(/[,;]$/.test(word)),
    on(/[!?]["”»']?$/u.test(word)),
    on(/^[&+]$/.test(word)),
    on(/[’'`]/.test(word)),
    on(letters === 1 && digits === 0),
    on(/^[("“„«']/u.test(word)),
    on(/[)"”“»']$/u.test(word)),
    on(/[/]/.test(word)),
    on(/[®™©]/u.test(word)),
  ];
}

/** Which grammar has taken a word, as far as its letters tell. */
function takenBy({ taken, text }: CardWord): number[] {
  const email = taken && text.includes('@');
  const phone = taken && !email && /\d{2}/.test(text) && !/\p{L}{3}/u.test(text);
  const web = taken && !email && !phone && /[\p{L}\d]\.\p{L}{2}/u.test(text);
  return [on(taken), on(email), on(phone), on(web)];
}

function labelOf(text: string): number[] {
  const kind = labelAlone(text);
  return [
    on(kind === 'cell'),
    on(kind === 'fax'),
    on(kind === 'work' || kind === 'home' || kind === 'pager'),
    on(kind === 'other'),
  ];
}

interface Known {
  locals: { whole: string; tokens: string[] }[];
  labels: string[];
  evidence: CardEvidence;
}

/** How a word agrees with the card's own e-mail addresses and domains. */
function agreementsOf(word: string, { locals, labels }: Known): number[] {
  const spellings = [squash(word), squash(foldSpeltOut(word))];
  let token = 0;
  let inLocal = 0;
  let initial = 0;
  let label = 0;
  for (const own of spellings) {
    if (own === '') continue;
    for (const local of locals) {
      if (own.length > 1 && local.tokens.includes(own)) token = 1;
      if (own.length > 2 && local.whole.includes(own)) inLocal = 1;
      if (local.whole.startsWith(own.charAt(0))) initial = 1;
    }
    for (const each of labels) {
      if (own === each) label = 1;
      else if (own.length > 2 && each.includes(own))
        label = Math.max(label, 0.2 + (0.7 * own.length) / each.length);
    }
  }
  return [token, inLocal, initial, label];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** Long lines are no names and no firms, and comparing them costs time. */
const MOST_COMPARED = 9;

function lineFeatures(
  line: LaidLine,
  words: readonly CardWord[],
  lines: readonly LaidLine[],
  index: number,
  known: Known,
  typical: number,
): number[] {
  const { box } = line;
  const { extent, tallest } = known.evidence;
  const width = Math.max(1, extent.right - extent.left);
  const height = Math.max(1, extent.bottom - extent.top);
  const own = heightOf(box);
  const free = words.filter(({ taken }) => !taken);
  const first = free[0];
  const last = free.at(-1);
  const text = first && last ? line.text.slice(first.start, last.end) : '';
  const compared = free.length > 0 && free.length <= MOST_COMPARED;
  const upper = lines[index - 1]?.box;
  const lower = lines[index + 1]?.box;
  const name = compared ? nameAgreement(text, known.evidence.locals) : 0;
  const domain = compared ? domainAgreement(text, known.evidence.labels) : 0;
  return [
    line.confidence,
    (box.left - extent.left) / width,
    (extent.right - box.right) / width,
    (box.left + box.right - extent.left - extent.right) / width,
    ((box.top + box.bottom) / 2 - extent.top) / height,
    (box.right - box.left) / width,
    within(Math.log2(own / typical), -2, 3),
    within(Math.log2(own / tallest), -4, 0),
    on(own >= tallest * 0.93),
    upper ? within((box.top - upper.bottom) / own, -1.5, 4) : 4,
    lower ? within((lower.top - box.bottom) / own, -1.5, 4) : 4,
    on(upper === undefined),
    on(lower === undefined),
    within(words.length / 8, 0, 2),
    within(free.length / 8, 0, 2),
    on(free.length === 0),
    on(isAllCaps(text)),
    name,
    on(name >= 0.8),
    domain,
    on(domain >= 0.8),
  ];
}

/** Words of other lines that hold this word too: a logotype says its firm's name again. */
function repeatedWords(words: readonly CardWord[]): Map<string, Set<number>> {
  const linesOf = new Map<string, Set<number>>();
  for (const { text, line } of words) {
    const key = squash(text);
    if (key.length < 3) continue;
    const known = linesOf.get(key);
    if (known) known.add(line);
    else linesOf.set(key, new Set([line]));
  }
  return linesOf;
}

/** Turns the words of a card into the network's numbers. */
export function encodeCard(lines: readonly LaidLine[], values: ExtractedValues): EncodedCard {
  const words = cardWords(lines, values.rests);
  const evidence = evidenceOf(values, lines);
  const known: Known = {
    evidence,
    locals: evidence.locals.map((local) => ({
      whole: squash(local),
      tokens: fold(local)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    })),
    labels: evidence.labels.map(squash).filter((label) => label.length > 1),
  };
  const typical = Math.max(1, median(lines.map(({ box }) => heightOf(box))));
  const card = [
    on(values.emails.length > 0),
    on(evidence.locals.length > 0),
    on(evidence.labels.length > 0),
    on(values.phones.length > 0),
    on(values.websites.length > 0),
    on(evidence.inSmallLetters),
    within(lines.length / 12, 0, 3),
  ];
  const byLine = Map.groupBy(words, ({ line }) => line);
  const ofLine = new Map(
    [...byLine].map(([index, own]) => {
      const line = lines[index] as LaidLine;
      return [index, lineFeatures(line, own, lines, index, known, typical)] as const;
    }),
  );
  const repeated = repeatedWords(words);
  const rows = words.map((word) => {
    const line = lines[word.line] as LaidLine;
    const own = byLine.get(word.line) ?? [];
    const length = Math.max(1, line.text.length);
    const span = line.box.right - line.box.left;
    const left = line.box.left + (span * word.start) / length;
    const right = line.box.left + (span * word.end) / length;
    const elsewhere = (repeated.get(squash(word.text))?.size ?? 1) > 1;
    const ngrams = ngramsOf(word.text);
    return [
      ...ngrams,
      ...Array<number>(NGRAMS - ngrams.length).fill(0),
      word.line,
      word.index,
      (left - evidence.extent.left) / typical,
      (right - evidence.extent.left) / typical,
      ((line.box.top + line.box.bottom) / 2 - evidence.extent.top) / typical,
      heightOf(line.box) / typical,
      ...SEPARATORS.map((separator) => on(word.separator === separator)),
      ...lettersOf(word.text),
      ...takenBy(word),
      ...labelOf(word.text),
      ...agreementsOf(word.text, known),
      on(elsewhere),
      within(word.index / 6, 0, 2),
      on(word.index === own.length - 1),
      ...(ofLine.get(word.line) ?? []),
      ...card,
    ];
  });
  return { words, rows: Float32Array.from(rows.flat()) };
}

/** How many numbers stand for a word. */
export const ROW = NGRAMS + PLACES + SEPARATORS.length + 21 + 4 + 4 + 4 + 3 + 21 + 7;
