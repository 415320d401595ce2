/**
 * For how many of the cards that authors wrote, among those kept out of training, the country is known in which their
 * numbers are dialed: `node training/understanding/judge-countries.ts [--which held] [--misses]`. A country that shares its
 * calling code with the right one is right.
 */
import { parseArgs } from 'node:util';
import { cardLikeLines } from '@cardsift/card-reader/understand/card/card-like-lines';
import { layOut } from '@cardsift/card-reader/understand/card/lay-out';
import { extractValues } from '@cardsift/card-reader/understand/values/extract-values';
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { printTable } from '../../bench/print-table.ts';
import { linesOf } from './written/judge-written.ts';
import { readWrittenCards } from './written/read-written-cards.ts';

const { values } = parseArgs({
  options: {
    which: { type: 'string', default: 'held' },
    misses: { type: 'boolean', default: false },
  },
});

const counts = { right: 0, wrong: 0, unknown: 0, 'assigned numbers': 0, 'other numbers': 0 };
for (const card of readWrittenCards(values.which)) {
  const own = card.country.toUpperCase();
  if (!isSupportedCountry(own)) continue;
  const { dialed, phones } = extractValues(cardLikeLines(layOut(linesOf(card))));
  const verdict = verdictOf(dialed[0], own);
  counts[verdict]++;
  for (const { valid } of phones) counts[valid ? 'assigned numbers' : 'other numbers']++;
  if (values.misses && verdict !== 'right')
    console.log(`${own} as ${dialed[0]}: ${card.lines.map(({ text }) => text).join(' / ')}`);
}
console.log(printTable(Object.keys(counts), [Object.values(counts).map(String)]));

function verdictOf(dialed: CountryCode | undefined, own: CountryCode) {
  if (!dialed) return 'unknown';
  return getCountryCallingCode(dialed) === getCountryCallingCode(own) ? 'right' : 'wrong';
}
