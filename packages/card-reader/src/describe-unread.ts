/** What devices have no letters for, and our server has. */
const READ_BY_SERVER = ['Chinese or Japanese', 'Korean'];

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
  const isKnown = (script: string) => READ_BY_SERVER.includes(script);
  const [known, unknown] = [true, false].map((is) =>
    listed.format(scripts.filter((script) => isKnown(script) === is)),
  );
  return [
    ...(unknown ? [`${what} is in ${unknown}, which Cardsift cannot read yet.`] : []),
    ...(known ? [`${what} is in ${known}, which only our server can read.`] : []),
  ];
}
