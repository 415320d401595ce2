import type { Random } from '@cardsift/invented-cards/random';
import type { LabeledCard, LabeledLine } from '../strangers/labeled-card.ts';
import { addressLines } from './address-lines.ts';
import { Disguise } from './disguise.ts';
import { placedLines } from './draw-stranger-card.ts';
import type { Country } from './material.ts';
import { fitWidths, lengthOf } from './move-lines.ts';
import { fill } from './other-words.ts';
import { drawPerson } from './people.ts';
import { textOf } from './printed-text.ts';
import { type Slot, slotsOf, textOfSlot } from './slots.ts';

/** Another person, whose words stand wherever this one's stood. */
function rename(slot: Slot, country: Country, disguise: Disguise, random: Random): void {
  const other = drawPerson(country, random).name;
  disguise.rename(textOfSlot(slot), other);
  fill(slot.spans, other);
}

/**
 * Makes a real person's card anonymous. Lines, sizes, order and the labels of words stay, and so do words that many
 * cards say: the trade in a sign, services, a slogan. Names and addresses are replaced from our material, all other
 * words by invented ones, the same wherever a word stands, and digits are random.
 * @param harmless words that identify nobody
 */
export function anonymize(
  card: LabeledCard,
  { countries, harmless }: { countries: readonly Country[]; harmless: ReadonlySet<string> },
  random: Random,
): LabeledCard {
  const own = countries.find(({ country }) => country === card.country);
  const country = own ?? random.pick(countries);
  const lines = placedLines(card);
  const lengths = lines.map(lengthOf);
  const slots = slotsOf(lines);
  const disguise = new Disguise(harmless, random);
  const labeled = (...labels: unknown[]) =>
    slots.filter(({ value }) => labels.includes(value.label));
  for (const slot of labeled('name')) rename(slot, country, disguise, random);
  for (const slot of labeled('address'))
    fill(slot.spans, addressLines(country, random).map(textOf).join(', '));
  for (const slot of labeled('organization')) disguise.sign(textOfSlot(slot));
  for (const slot of slots) {
    if (['name', 'address', 'email', 'web', 'social'].includes(slot.value.label ?? '')) continue;
    for (const span of slot.spans) span.text = disguise.text(span.text);
  }
  for (const slot of labeled('email', 'web', 'social'))
    for (const span of slot.spans) span.text = disguise.address(span.text);
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
