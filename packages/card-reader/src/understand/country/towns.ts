import type { CountryCode } from 'libphonenumber-js/max';
import { lazily } from '../../lazily.ts';
import { phoneLabels } from '../lexicon/phone-labels.ts';
import { cities, streetWords } from '../lexicon/word-lists.ts';
import regions from './regions.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

/** The weight of each class of towns against others of the same name: about its population. */
const WEIGHTS = [3_000_000, 400_000, 80_000, 15_000];
/** A town as people there call it, where the data have only its English name: “München”. */
const ENDONYM = 400_000;

/** A county, a state or a province. */
const REGION = 400_000;

/** How probably a place's name means a town of each country. */
export type Countries = ReadonlyMap<CountryCode, number>;

/** Street is in Somerset and Mobile in Alabama, but on cards these words seldom mean the towns. */
const isEverydayWord = (name: string) => streetWords.has(name) || phoneLabels.has(name);

/** 32,000 names. Towns of one country and weight share a map, because one map each took 9 MB. */
const townsByName = lazily(() => {
  const found = new Map<string, Countries>();
  for (const [country, classes] of Object.entries(towns)) {
    classes.forEach((names, i) => {
      const own: Countries = new Map([[country as CountryCode, WEIGHTS[i] ?? 0]]);
      for (const name of names.split(','))
        if (name !== '' && !isEverydayWord(name)) add(found, name, own);
    });
  }
  for (const [name, country] of Object.entries(cities))
    if (!found.get(name)?.has(country as CountryCode))
      add(found, name, new Map([[country as CountryCode, ENDONYM]]));
  return found;
});

function add(found: Map<string, Countries>, name: string, own: Countries): void {
  const known = found.get(name);
  found.set(name, known ? together(known, own) : own);
}

function together(some: Countries, more: Countries): Countries {
  const all = new Map(some);
  for (const [country, weight] of more) all.set(country, (all.get(country) ?? 0) + weight);
  return all;
}

const regionsByName = lazily(() => {
  const found = new Map<string, Countries>();
  for (const [country, names] of Object.entries<string>(regions))
    for (const name of names.split(','))
      add(found, name, new Map([[country as CountryCode, REGION]]));
  return found;
});

/** The countries that have a town or a region of a folded name; undefined where none has. */
export const countriesOfPlace = (name: string): Countries | undefined =>
  countriesOfTown(name) ?? regionsByName().get(name);

/** The countries that have a town of a folded name; undefined where none has. */
export function countriesOfTown(name: string): Countries | undefined {
  return townsByName().get(name);
}
