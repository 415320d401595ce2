import type { Random } from '@cardsift/invented-cards/random';
import type { RowStyle } from '../contact-rows.ts';
import type { Country } from '../material.ts';
import type { Organization } from '../organizations.ts';
import { drawPerson, inOneFamily, type Person } from '../people.ts';
import type { Line } from '../printed-text.ts';
import type { Style } from '../style.ts';
import type { CardKind } from './card-kind.ts';

/** For a block that has only numbers. */
export const NOWHERE = { emails: [], website: null, handles: [] };

/** What all blocks of a card share. */
export interface Draft {
  country: Country;
  kind: CardKind;
  style: Style;
  rowStyle: RowStyle;
  organization: Organization | null;
  persons: Person[];
  /** Lines of the employer that are not in any block yet. */
  employer: Line[];
  random: Random;
}

export function drawPersons(
  country: Country,
  abroad: Country,
  kind: CardKind,
  random: Random,
): Person[] {
  const home = () => (random.chance(0.07) ? abroad : country);
  if (kind === 'nobody') return [];
  const first = drawPerson(home(), random);
  if (kind !== 'two persons' && !(kind === 'trade' && random.chance(0.4))) return [first];
  const second = drawPerson(country, random);
  return [first, random.chance(0.4) ? inOneFamily(second, first) : second];
}
