import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import { fillDigits } from './fill-pattern.ts';
import type { Country } from './material.ts';

type NumberKind = 'mobile' | 'phone' | 'fax' | 'direct' | 'switchboard';

export const LABEL_OF: Record<NumberKind, WordLabel> = {
  mobile: 'mobile label',
  phone: 'phone label',
  fax: 'fax label',
  direct: 'direct label',
  switchboard: 'switchboard label',
};

export interface PrintedNumber {
  kind: NumberKind;
  number: string;
}

export function drawNumbers(country: Country, hasPerson: boolean, random: Random): PrintedNumber[] {
  const { mobile, landline, special } = country.phones;
  const numbers: PrintedNumber[] = [];
  const add = (kind: NumberKind, from: readonly string[]) =>
    numbers.push({ kind, number: fillDigits(random.pick(from), random) });
  const digits = (count: number) => fillDigits('#'.repeat(count), random);
  if (random.chance(hasPerson ? 0.66 : 0.5)) add('mobile', mobile);
  if (random.chance(hasPerson ? 0.62 : 0.85)) add('phone', landline);
  if (hasPerson && random.chance(0.16)) add('direct', landline);
  if (random.chance(0.24)) add('fax', landline);
  if (random.chance(0.08))
    add('switchboard', special.length > 0 && random.chance(0.5) ? special : landline);
  if (random.chance(0.1)) add('mobile', mobile);
  if (random.chance(0.06) && special.length > 0) add('phone', special);
  if (numbers.length === 0 && random.chance(0.8)) add('phone', landline);
  for (const each of numbers) {
    if (each.kind === 'mobile' || !random.chance(0.07)) continue;
    const extension = random.pick([...country.labels.extension, 'ext.']);
    // “ext. 231”, “/13”, “-14”
    if (random.chance(0.5)) each.number += ` ${extension} ${digits(random.integer(2, 4))}`;
    else each.number += `${random.pick(['/', ' / ', '-', '–'])}${digits(random.integer(1, 3))}`;
  }
  // “Durchwahl -14”: an extension that replaces the last digits of the number on the line above.
  if (numbers.length > 1 && hasPerson && random.chance(0.02))
    numbers.push({
      kind: random.pick(['direct', 'fax'] as const),
      number: `${random.pick(['-', '– ', 'DW ', '…'])}${digits(2)}`,
    });
  return random.chance(0.3) ? numbers.sort(() => random.next() - 0.5) : numbers;
}
