/** Writes what people, firms and jobs of each country are called, for `phrases.py`: `node write-phrases.ts FILE.json`. */

import { writeFileSync } from 'node:fs';
import { type Country, loadCountries } from '../understanding/generate/material.ts';
import { textsOf } from '../world/material.ts';

/** Where the family name is printed first. */
const FAMILY_FIRST = new Set(['CN', 'HU', 'JP', 'KR', 'VN']);

/** Patterns have braces. */
const plain = (texts: readonly string[]) => texts.filter((text) => !/[{}]/.test(text));

function phrasesOf({ country, people, more, organizations, ...rest }: Country) {
  const { titles, departments, taglines, services } = rest;
  const { firms, shops, institutions } = organizations;
  return {
    given: plain([...people.female, ...people.male, ...more.given]),
    surnames: plain([...people.surnames, ...(people.femaleSurnames ?? []), ...more.surnames]),
    unusual: plain(people.unusual),
    honorifics: plain(people.honorifics),
    credentials: plain(people.credentials),
    organizations: plain(textsOf([{ firms, shops, institutions }])),
    others: plain(textsOf([{ titles, departments, taglines, services }])),
    familyFirst: FAMILY_FIRST.has(country),
  };
}

const [target = 'phrases.json'] = process.argv.slice(2);
const material = new URL('../understanding/material', import.meta.url).pathname;
const countries = loadCountries(material, 'train');
writeFileSync(
  target,
  JSON.stringify(Object.fromEntries(countries.map((each) => [each.country, phrasesOf(each)]))),
);
