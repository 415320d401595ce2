import type { CardTruth, PhoneTruth } from './card-truth.ts';

/**
 * The number that a contact shows: a mobile first, else the first number on the card, and a fax only if there is no
 * other.
 */
export function firstPhone({ phones }: Pick<CardTruth, 'phones'>): PhoneTruth | undefined {
  return (
    phones.find(({ kind }) => kind === 'cell') ??
    phones.find(({ kind }) => kind !== 'fax') ??
    phones[0]
  );
}
