import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { squash } from '@cardsift/card-reader/understand/text/fold-spelt-out';
import type { Random } from '@cardsift/invented-cards/random';
import type { LabeledCard } from '../strangers/labeled-card.ts';
import type { PlacedLine } from './lay-out-card.ts';
import type { Country } from './material.ts';
import { misread, type ReadLine } from './misread/misread.ts';
import { fitWidths, lengthOf, stretch } from './move-lines.ts';
import { writeOtherWords } from './other-words.ts';
import type { Value } from './printed-text.ts';
import { type Slot, slotsOf, textOfSlot } from './slots.ts';
import { wrapSome } from './wrap-line.ts';

/** The share of cards that keep their own words, as they were read: of designers' cards, and of marked ones. */
const AS_THEY_ARE = 0.25;
const AS_THEY_ARE_MARKED = 0.6;
/** The share of the other cards that are misread again. */
const MISREAD = 0.6;
const AT_HOME = 0.5;
const LOST_LINES = 0.02;
const SELECTED: ReadonlySet<WordLabel | null> = new Set(['name', 'title', 'organization'] as const);
/** The height of a line's box as it is read, relative to its font size. */
const BOX = 1.22;

/** A card's lines where they were printed, with the labels of their values. */
export function placedLines({
  lines,
  values,
  main,
  within = [],
}: LabeledCard): (PlacedLine & { confidence: number })[] {
  const own = values.map(
    (label, i): Value => ({
      label,
      ...(main && SELECTED.has(label) && { isMain: main[i] === true }),
    }),
  );
  own.forEach((value, i) => {
    const sign = own[within[i] ?? -1];
    if (sign) value.sign = sign;
  });
  const placed = lines.map(([x, y, width, height, confidence, spans]) => ({
    x,
    y,
    width,
    height,
    confidence,
    spans: spans.map(([text, value]) => ({ text, value: own[value] ?? null })),
  }));
  leaveRepeatsOpen(placed);
  return placed;
}

/** A sign that a card says twice is meant wherever it stands, and only one was marked. */
function leaveRepeatsOpen(lines: readonly PlacedLine[]): void {
  const slots = slotsOf(lines).filter(({ value }) => value.isMain !== undefined);
  const textOf = (slot: Slot) => squash(textOfSlot(slot));
  for (const slot of slots) {
    const { value } = slot;
    const isAgain = slots.some(
      (each) =>
        each.value.isMain && each.value.label === value.label && textOf(each) === textOf(slot),
    );
    if (!value.isMain && isAgain) delete value.isMain;
  }
}

function asRead(line: PlacedLine, confidence: number, random: Random): ReadLine {
  return {
    text: line.spans.map(({ text }) => text).join(''),
    owners: line.spans.flatMap(({ text, value }) => Array<Value | null>(text.length).fill(value)),
    confidence,
    x: line.x + random.normal() * line.height * 0.05,
    y: line.y + random.normal() * line.height * 0.03,
    width: line.width,
    height: line.height * (1 + 0.04 * random.normal()),
  };
}

/**
 * A card that an outsider designed, as it might be read. Most get other words in the same places.
 */
export function drawStrangerCard(
  cards: readonly LabeledCard[],
  countries: readonly Country[],
  random: Random,
): ReadLine[] {
  const card = random.pick(cards);
  const own = countries.find(({ country }) => country === card.country);
  const country = own && random.chance(AT_HOME) ? own : random.pick(countries);
  const lines = placedLines(card);
  const lengths = lines.map(lengthOf);
  // A name within a sign would get lost.
  const hasSign = card.within?.some((sign) => sign >= 0) === true;
  const isAsItIs = hasSign || random.chance(card.main ? AS_THEY_ARE_MARKED : AS_THEY_ARE);
  if (!isAsItIs) writeOtherWords(lines, country, random);
  const laid = stretch(fitWidths(lines, lengths), random)
    .map((line) => ({ ...line, spans: line.spans.filter(({ text }) => text !== '') }))
    .map((line, i) => ({ ...line, confidence: lines[i]?.confidence ?? 1 }))
    .filter(({ spans }) => spans.some(({ value }) => value));
  const placed = isAsItIs ? laid : wrapSome(laid, random);
  if (!isAsItIs && random.chance(MISREAD))
    return misread(
      placed.map((line) => ({
        ...line,
        height: line.height / BOX,
        y: line.y + (line.height * (1 - 1 / BOX)) / 2,
      })),
      random,
    );
  return placed
    .filter(() => !random.chance(LOST_LINES))
    .map((line) => asRead(line, line.confidence, random));
}
