/**
 * Writes the counties, states and provinces that tell a card's country, from Unicode's CLDR (`cldr-subdivisions-full`).
 * Names that towns have, too, are left out, and those that cards of other countries print: “Central”, “Orange”. `node
 * training/world/write-regions.ts`; it prints how many there are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { phrasesOf } from '@cardsift/card-reader/understand/country/country-evidence/phrases';
import { countriesOfTown } from '@cardsift/card-reader/understand/country/towns';
import { lexemesOf } from '@cardsift/card-reader/understand/text/words';
import { readWrittenCards } from '../understanding/written/read-written-cards.ts';

const subdivisions: Record<string, string> = JSON.parse(
  readFileSync(
    new URL('../../node_modules/cldr-subdivisions-full/subdivisions/en/en.json', import.meta.url),
    'utf8',
  ),
).subdivisions.localeDisplayNames.subdivisions;
const target = new URL(
  '../../packages/card-reader/src/understand/country/regions.json',
  import.meta.url,
);

/** “Berat County” and “County Mayo” are printed as “Berat” and “Co. Mayo”. */
const KIND =
  /\b(?:county|province|district|region|municipality|state|department|governorate|city)\b/g;
const SHORTEST = 4;
/** A name is a region's if so many of the cards that print it are of its country. */
const OWN = 0.8;

const countriesOf = new Map<string, Set<string>>();
for (const [code, name] of Object.entries(subdivisions)) {
  const region = lexemesOf(name).join(' ').replace(KIND, '').trim();
  if (region.length < SHORTEST || countriesOfTown(region)) continue;
  countriesOf.set(
    region,
    (countriesOf.get(region) ?? new Set()).add(code.slice(0, 2).toUpperCase()),
  );
}

const printed = new Map<string, { own: number; all: number }>();
for (const { country, lines } of readWrittenCards('learn')) {
  const found = new Set(
    lines.flatMap(({ text }) =>
      phrasesOf(text).flatMap((each) => (each.isCommon ? [] : each.phrase)),
    ),
  );
  for (const region of found) {
    const countries = countriesOf.get(region);
    if (!countries) continue;
    const { own, all } = printed.get(region) ?? { own: 0, all: 0 };
    const isOwn = countries.has(country.toUpperCase());
    printed.set(region, { own: own + Number(isOwn), all: all + 1 });
  }
}

const kept = [...countriesOf].filter(([region]) => {
  const { own, all } = printed.get(region) ?? { own: 1, all: 1 };
  return own >= OWN * all;
});
const codes = [...new Set(kept.flatMap(([, countries]) => [...countries]))].sort();
const regions = codes.map((code) => [
  code,
  kept
    .flatMap(([region, countries]) => (countries.has(code) ? [region] : []))
    .sort()
    .join(','),
]);
writeFileSync(
  target,
  `${JSON.stringify(Object.fromEntries(regions)).replaceAll('","', '",\n"')}\n`,
);
console.log(`${countriesOf.size} regions, of which ${kept.length} are kept`);
