/** What devices have no letters for, and our server has. */
const READ_BY_SERVER = 'Chinese or Japanese';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What was recognized and not read, in sentences for the person; none where all was read.
 * @param what how much of the card that is
 * @param scripts in English, as `CardReading.unreadable` has them
 */
export function describeUnread(
  what: 'This card' | 'Part of this card',
  scripts: readonly string[],
): string[] {
  const unknown = scripts.filter((script) => script !== READ_BY_SERVER);
  return [
    ...(unknown.length > 0
      ? [`${what} is in ${listed.format(unknown)}, which Cardsift cannot read yet.`]
      : []),
    ...(scripts.includes(READ_BY_SERVER)
      ? [`${what} is in ${READ_BY_SERVER}, which only our server can read.`]
      : []),
  ];
}
