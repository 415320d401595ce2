import { findPack, packOf } from './models/packs.ts';

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
  const unknown = scripts.filter((script) => packOf(script) === undefined);
  const pack = findPack(scripts);
  return [
    ...(unknown.length > 0
      ? [`${what} is in ${listed.format(unknown)}, which Cardsift cannot read yet.`]
      : []),
    // Our server has every pack.
    ...(pack
      ? [`${what} is in ${pack.script}. To read it on this device, download the ${pack.name} pack.`]
      : []),
  ];
}
