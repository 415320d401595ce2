import type { CardReading } from '@cardsift/card-reader/reading';

/** What devices have no letters for, and our server has. */
const READ_BY_SERVER = 'Chinese or Japanese';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What of a card was recognized and not read, in sentences for the person; none where all was read. */
export function unreadPart(reading: Pick<CardReading, 'unreadable'> | null): string[] {
  const scripts = reading?.unreadable ?? [];
  const unknown = scripts.filter((script) => script !== READ_BY_SERVER);
  return [
    ...(unknown.length > 0
      ? [`Part of this card is in ${listed.format(unknown)}, which Cardsift cannot read yet.`]
      : []),
    ...(scripts.includes(READ_BY_SERVER)
      ? [`Part of this card is in ${READ_BY_SERVER}, which only our server can read.`]
      : []),
  ];
}
