import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { LabeledCard, LabeledLine } from '../strangers/labeled-card.ts';
import { addressLines } from './address-lines.ts';
import { placedLines } from './draw-stranger-card.ts';
import type { Country } from './material.ts';
import { fitWidths, lengthOf } from './move-lines.ts';
import { fill, writeOtherWords } from './other-words.ts';
import { textOf } from './printed-text.ts';

/**
 * Values that keep their letters, because they identify nobody. A label keeps them only if all its words are known:
 * “Suraj: 90112 68731”.
 */
const HARMLESS = /^(?:hours|phone)$/;
/** Values that were already replaced. */
const REWRITTEN =
  /^(?:name|organization|title|department|tagline|service|honorific|credential|email|web|address)$/;

const wordsIn = (text: string) => fold(text).match(/[a-z]+/g) ?? [];

function labelWords(countries: readonly Country[]): ReadonlySet<string> {
  const labels = countries.flatMap((country) => Object.values(country.labels).flat());
  return new Set(labels.flatMap(wordsIn));
}

const LETTERS = [...'aeiobcdfglmnprst'];

/** Replaces each letter and digit by a random one of its kind. */
const scrambled = (text: string, random: Random) =>
  text.replace(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? random.pick(LETTERS) : random.pick(LETTERS).toUpperCase(),
  );

const withOtherDigits = (text: string, random: Random) =>
  text.replace(/\d/g, () => String(random.integer(0, 9)));

/**
 * Makes a real person's card anonymous. Lines, sizes, order and the labels of words stay. Names, firms, jobs and
 * addresses are replaced from our material; digits and anything else that may identify somebody are random.
 */
export function anonymize(
  card: LabeledCard,
  countries: readonly Country[],
  random: Random,
): LabeledCard {
  const own = countries.find(({ country }) => country === card.country);
  const country = own ?? random.pick(countries);
  const lines = placedLines(card);
  const lengths = lines.map(lengthOf);
  const spans = lines.flatMap((line) => line.spans);
  const before = spans.map(({ text }) => text);
  const known = labelWords(countries);
  // A value without a label counts as “other”, so its letters are replaced.
  for (const { value } of spans) if (value) value.label ??= 'other';
  writeOtherWords(lines, country, random, { names: 1, words: 1 });
  const addresses = spans.filter(({ value }) => value?.label === 'address');
  for (const address of Map.groupBy(addresses, ({ value }) => value).values())
    fill(address, addressLines(country, random).map(textOf).join(', '));
  spans.forEach((span, i) => {
    const label = span.value?.label ?? '';
    if (REWRITTEN.test(label) && span.text !== before[i]) return;
    const isHarmless =
      HARMLESS.test(label) ||
      (label.endsWith('label') && wordsIn(span.text).every((word) => known.has(word)));
    span.text = withOtherDigits(isHarmless ? span.text : scrambled(span.text, random), random);
  });
  const fitted = fitWidths(lines, lengths);
  return {
    ...card,
    lines: card.lines.flatMap(([, y, , height, confidence, old], i): LabeledLine[] => {
      const { x = 0, width = 0 } = fitted[i] ?? {};
      const texts = old
        .map(([, value], at): [string, number] => [lines[i]?.spans[at]?.text ?? '', value])
        .filter(([text]) => text !== '');
      if (texts.every(([, value]) => value < 0)) return [];
      return [[Math.round(x), y, Math.round(width), height, confidence, texts]];
    }),
  };
}
