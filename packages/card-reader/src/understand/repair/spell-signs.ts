import { fold } from '@cardsift/contacts/fold';
import type { WordLabel } from '../network/word-labels.ts';
import { foldSpeltOut } from '../text/fold.ts';
import { similarity } from '../text/similarity.ts';

/** Letters of a logotype are read less surely than this where they are read wrong. */
const WELL_READ = 0.97;
/** Shorter words are too much like others. */
const SHORTEST = 6;
/** How alike what was read is to what an address says. */
const ALIKE = 0.65;

interface SignText {
  label: WordLabel;
  text: string;
  /** Of the recognizer, 0 to 1. */
  confidence: number;
}

/**
 * The names of firms as the card's addresses spell them, where their letters were drawn for display and are
 * not sure: “bocrronegro” and `barronegro` are “barronegro”.
 * @param tokens of addresses: `barronegro`
 */
export function spellSigns<Text extends SignText>(
  texts: readonly Text[],
  tokens: readonly string[],
): Text[] {
  const names = tokens.filter((token) => token.length >= SHORTEST);
  // “Kjærbæk” of the name, where the address has `kjaerbaek`.
  const printed = new Map(
    texts
      .filter(({ confidence }) => confidence >= WELL_READ)
      .flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
      .map((word) => [foldSpeltOut(word), word]),
  );
  return texts.map((each) => {
    if (each.label !== 'organization' || each.confidence >= WELL_READ) return each;
    const text = each.text.replace(/\p{L}+/gu, (word) => spelt(word, names, printed));
    return text === each.text ? each : { ...each, text };
  });
}

function spelt(
  word: string,
  names: readonly string[],
  printed: ReadonlyMap<string, string>,
): string {
  const plain = fold(word);
  // “Jäggi” and `jaeggi`
  const spellings = [plain, foldSpeltOut(word)];
  const isSpelt = names.some((name) => spellings.some((spelling) => name.includes(spelling)));
  if (plain.length < SHORTEST - 1 || isSpelt) return word;
  const near = names
    .map((name) => ({ name, alike: similarity(plain, name) }))
    .filter(({ name, alike }) => alike >= ALIKE && Math.abs(name.length - plain.length) <= 1)
    .sort((a, b) => b.alike - a.alike);
  return near[0] ? inCaseOf(word, printed.get(near[0].name) ?? near[0].name) : word;
}

function inCaseOf(word: string, name: string): string {
  if (word === word.toUpperCase()) return name.toUpperCase();
  return word.charAt(0) === word.charAt(0).toLowerCase()
    ? name.toLowerCase()
    : name.charAt(0).toUpperCase() + name.slice(1);
}
