import type { CardTruth, PhoneTruth } from './card-truth.ts';

/** The number that a contact shows: a mobile reaches the person, any other as the card has it, a fax only alone. */
export function firstPhone({ phones }: Pick<CardTruth, 'phones'>): PhoneTruth | undefined {
  return (
    phones.find(({ kind }) => kind === 'cell') ??
    phones.find(({ kind }) => kind !== 'fax') ??
    phones[0]
  );
}
