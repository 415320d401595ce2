import { extractValues } from '@cardsift/card-reader/understand/extract-values';
import { layOut } from '@cardsift/card-reader/understand/layout/lay-out';
import { type EncodedCard, encodeCard } from '@cardsift/card-reader/understand/network/encode-card';
import { WORD_LABELS } from '@cardsift/card-reader/understand/network/word-labels';
import { createRandom, type Random } from '@cardsift/invented-cards/random';
import type { LabeledCard } from '../strangers/labeled-card.ts';
import { composeCard } from './compose/compose-card.ts';
import { drawStrangerCard } from './draw-stranger-card.ts';
import { layOutCard } from './lay-out-card.ts';
import type { Country } from './material.ts';
import { misread, type ReadLine } from './misread/misread.ts';
import type { Value } from './printed-text.ts';

export interface TrainingCard {
  lines: ReadLine[];
  encoded: EncodedCard;
  /** For each word its label's index or `UNKNOWN`, and whether its value begins with it. */
  labels: number[];
  begins: number[];
}

/** No label: nothing is learned from the word. */
const UNKNOWN = 255;

/** The value most of whose letters a word has. */
function ownerOf(owners: readonly (Value | null)[], text: string): Value | null {
  const counts = new Map<Value, number>();
  owners.forEach((owner, i) => {
    if (owner && /[\p{L}\p{N}&+@]/u.test(text.charAt(i)))
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
  });
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** How many cards are those of strangers. */
const STRANGERS = 0.55;

function drawLines(
  countries: readonly Country[],
  strangers: readonly LabeledCard[],
  random: Random,
): ReadLine[] {
  if (strangers.length > 0 && random.chance(STRANGERS))
    return drawStrangerCard(strangers, countries, random);
  const country = random.pick(countries);
  return misread(layOutCard(composeCard(country, random.pick(countries), random), random), random);
}

/** One card of a seed: its lines as they would be read, in the network's numbers, with what each word is. */
export function drawTrainingCard(
  countries: readonly Country[],
  strangers: readonly LabeledCard[],
  seed: number,
): TrainingCard {
  const lines = drawLines(countries, strangers, createRandom(seed));
  const laid = layOut(
    lines.map((line) => ({
      text: line.text,
      confidence: line.confidence,
      owners: line.owners,
      quad: [
        { x: line.x, y: line.y },
        { x: line.x + line.width, y: line.y },
        { x: line.x + line.width, y: line.y + line.height },
        { x: line.x, y: line.y + line.height },
      ] as const,
    })),
  );
  const encoded = encodeCard(laid, extractValues(laid));
  const seen = new Set<Value>();
  const labels: number[] = [];
  const begins: number[] = [];
  for (const { line, start, end } of encoded.words) {
    const { text, owners } = laid[line] as unknown as ReadLine;
    const owner = ownerOf(owners.slice(start, end), text.slice(start, end));
    const label = owner ? owner.label : 'other';
    labels.push(label === null ? UNKNOWN : WORD_LABELS.indexOf(label));
    begins.push(owner && !seen.has(owner) ? 1 : 0);
    if (owner) seen.add(owner);
  }
  return { lines, encoded, labels, begins };
}
