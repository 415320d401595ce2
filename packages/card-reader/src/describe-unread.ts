/** Scripts that a device cannot read, but our server can. */
const READ_BY_SERVER = ['Chinese or Japanese', 'Korean'];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Sentences for the person about what was recognized but not read. Empty if everything was read.
 *
 * @param what how much of the card that is
 * @param scripts in English, as in `CardReading.unreadable`
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
