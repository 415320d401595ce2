import type { CountryCode } from 'libphonenumber-js/max';
import { lazily } from '../../lazily.ts';
import areaCodes from './area-codes.json' with { type: 'json' };
import { isOnline, mayBeAddress, phrasesOf } from './country-evidence/phrases.ts';
import { countriesOfTown } from './towns.ts';

/** The towns of each area code, by country. Countries where numbers are never dialed without one are left out. */
const townsByCode: Partial<Record<string, Record<string, string>>> = areaCodes;

const codesByTown = lazily(
  () =>
    new Map(
      Object.entries(townsByCode).map(([country, towns]) => [
        country,
        new Map(
          Object.entries(towns ?? {}).flatMap(([code, names]) =>
            names.split(',').map((name) => [name, code] as const),
          ),
        ),
      ]),
    ),
);

/** Whether numbers of a country may be dialed without their area code. */
export const hasAreaCodes = (country: CountryCode): boolean => Object.hasOwn(townsByCode, country);

export const isAreaCode = (country: CountryCode, digits: string): boolean =>
  Object.hasOwn(townsByCode[country] ?? {}, digits);

/** The area codes of a country's towns that texts name: those in addresses first, and of these the largest. */
export function areaCodesIn(texts: readonly string[], country: CountryCode): string[] {
  const codes = codesByTown().get(country);
  if (!codes) return [];
  const named = texts
    .filter((text) => !isOnline(text))
    .flatMap((text) =>
      phrasesOf(text).flatMap(({ phrase, isCommon }) => {
        const code = isCommon ? undefined : codes.get(phrase);
        const people = countriesOfTown(phrase)?.get(country) ?? 0;
        return code ? [{ code, people, isInAddress: mayBeAddress(text) }] : [];
      }),
    )
    .sort((a, b) => Number(b.isInAddress) - Number(a.isInAddress) || b.people - a.people);
  return [...new Set(named.map(({ code }) => code))];
}
