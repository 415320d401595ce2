import { cardLikeLines } from '@cardsift/card-reader/understand/card/card-like-lines';
import { layOut } from '@cardsift/card-reader/understand/card/lay-out';
import { type EncodedCard, encodeCard } from '@cardsift/card-reader/understand/network/encode-card';
import { WORD_LABELS } from '@cardsift/card-reader/understand/network/word-labels';
import { extractValues } from '@cardsift/card-reader/understand/values/extract-values';
import { createRandom, type Random } from '@cardsift/invented-cards/random';
import type { LabeledCard } from '../strangers/labeled-card.ts';
import type { WrittenCard } from '../written/parse-written-card.ts';
import { composeCard } from './compose/compose-card.ts';
import { drawStrangerCard } from './draw-stranger-card.ts';
import { drawWrittenCard } from './draw-written-card.ts';
import { layOutCard } from './lay-out-card.ts';
import type { Country } from './material.ts';
import { misread, type ReadLine } from './misread/misread.ts';
import type { Value } from './printed-text.ts';
import type { WordPool } from './word-pool.ts';

export interface TrainingCard {
  lines: ReadLine[];
  encoded: EncodedCard;
  /** What the network should answer for each word. */
  targets: WordTarget[];
}

/** The right answer for one word. `UNKNOWN` where we do not know it, so that nothing is learned from it. */
export interface WordTarget {
  /** Its label's index. */
  label: number;
  /** 1 if a value begins with it. */
  begins: number;
  /** The index of the word before it in its value, or its own index if it begins one. */
  before: number;
  /** 1 if it is part of an organization's name, whatever else it is. */
  inSign: number;
  /** 1 if it is part of the card's main name, title or organization. */
  isMain: number;
  /** 1 if the organization name that it is part of is the main one. */
  isMainSign: number;
}

export const UNKNOWN = 255;

/** The value that most of a word's letters belong to. */
function ownerOf(owners: readonly (Value | null)[], text: string): Value | null {
  const counts = new Map<Value, number>();
  owners.forEach((owner, i) => {
    if (owner && /[\p{L}\p{N}&+@]/u.test(text.charAt(i)))
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
  });
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The cards and words that training cards are drawn from. */
export interface Sources {
  countries: readonly Country[];
  strangers: readonly LabeledCard[];
  /** Those of them of which somebody said what each word is. */
  marked: readonly LabeledCard[];
  written: readonly WrittenCard[];
  /** Words that may replace those on written cards. */
  pool: WordPool;
  /** The share of cards that authors wrote. */
  share: number;
}

/** The share of the others that outsiders designed. */
const STRANGERS = 0.75;
/** The share of those that somebody marked. */
const MARKED = 0.55;

function drawLines(
  { countries, strangers, marked, written, pool, share }: Sources,
  random: Random,
): ReadLine[] {
  if (written.length > 0 && random.chance(share))
    return drawWrittenCard(written, pool, countries, random);
  if (strangers.length > 0 && random.chance(STRANGERS))
    return drawStrangerCard(
      marked.length > 0 && random.chance(MARKED) ? marked : strangers,
      countries,
      random,
    );
  const country = random.pick(countries);
  return misread(layOutCard(composeCard(country, random.pick(countries), random), random), random);
}

/** If a kind has several values, we do not know which one is the main one. A single value is. */
function isMainOf(value: Value, all: readonly Value[]): number {
  if (value.isMain !== undefined) return Number(value.isMain);
  return all.filter(({ label }) => label === value.label).length === 1 ? 1 : UNKNOWN;
}

function targetOf(
  owner: Value | null,
  index: number,
  last: ReadonlyMap<Value, number>,
  all: readonly Value[],
): WordTarget {
  const sign = owner?.sign ?? (owner?.label === 'organization' ? owner : undefined);
  const before = owner && last.get(owner.sign ?? owner);
  // Only authors say whether a name is part of an organization's name.
  const isUntold = owner?.label === null || (owner?.label === 'name' && owner.isMain === undefined);
  return {
    label: !owner ? 0 : owner.label === null ? UNKNOWN : WORD_LABELS.indexOf(owner.label),
    begins: Number(owner !== null && before === undefined),
    before: before ?? index,
    inSign: sign ? 1 : isUntold ? UNKNOWN : 0,
    isMain: owner ? isMainOf(owner, all) : UNKNOWN,
    isMainSign: sign ? isMainOf(sign, all) : UNKNOWN,
  };
}

/**
 * Draws one card from a seed: its lines as they would be read, in the network's numbers, with the right
 * answers.
 */
export function drawTrainingCard(sources: Sources, seed: number): TrainingCard {
  const lines = drawLines(sources, createRandom(seed));
  const laid = cardLikeLines(layOut(lines.map((line) => ({ ...line, quad: quadOf(line) }))));
  const encoded = encodeCard(laid, extractValues(laid));
  const owners = encoded.words.map(({ line, start, end }) => {
    const { text, owners } = laid[line] as unknown as ReadLine;
    return ownerOf(owners.slice(start, end), text.slice(start, end));
  });
  const all = [...new Set(owners.flatMap((owner) => (owner ? [owner, owner.sign ?? owner] : [])))];
  const last = new Map<Value, number>();
  const targets = owners.map((owner, i) => {
    const target = targetOf(owner, i, last, all);
    const before = owners[i - 1];
    // A network guessed where a value begins if values of one kind stand side by side on outsiders' cards.
    const isUntold =
      encoded.words[i]?.separator === 'space' &&
      owner !== before &&
      owner?.label === before?.label &&
      owner?.isMain === undefined;
    if (isUntold) target.begins = UNKNOWN;
    if (owner) last.set(owner.sign ?? owner, i);
    return target;
  });
  return { lines, encoded, targets };
}

const quadOf = ({ x, y, width, height }: ReadLine) =>
  [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as const;
