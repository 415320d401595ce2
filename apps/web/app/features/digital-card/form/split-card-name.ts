import { splitDigitalCardName } from '@cardsift/contacts/names/split-name';
import type { CardName } from './card-form-schema.ts';

/** How a full name is split unless somebody says otherwise. */
export function splitCardName(fullName: string): CardName {
  const { prefix, given, family } = splitDigitalCardName(fullName);
  return { prefix, given, family };
}

/** Whether these parts equal the automatic split of a full name. */
export function isSplit(fullName: string, name: CardName): boolean {
  const split = splitCardName(fullName);
  return (['prefix', 'given', 'family'] as const).every(
    (part) => name[part].trim() === split[part],
  );
}
