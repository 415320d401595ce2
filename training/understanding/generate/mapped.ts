import { readFileSync } from 'node:fs';

/**
 * Names from OpenStreetMap for one language or country, written by
 * `training/world/write-openstreetmap.ts`.
 */
export interface Mapped {
  /** “Bäckerei”, “Cho thuê Xe đạp”. */
  trades: string[];
  /** Words in these and in other names on the map. */
  words: string[];
  /** Brands found in many places: “Kimia Farma”. */
  brands: string[];
}

const openStreetMap = JSON.parse(
  readFileSync(new URL('../openstreetmap.json', import.meta.url), 'utf8'),
) as {
  languages: Record<string, Pick<Mapped, 'trades' | 'words'>>;
  brands: Record<string, string[]>;
};

/** Names from every country and language. */
export const ANYWHERE: Mapped = {
  trades: Object.values(openStreetMap.languages).flatMap(({ trades }) => trades),
  words: Object.values(openStreetMap.languages).flatMap(({ words }) => words),
  brands: Object.values(openStreetMap.brands).flat(),
};

/** Names in a country's own languages. English counts only where it is the first language. */
export function mappedIn(country: string, languages: readonly string[]): Mapped {
  const spoken = languages.filter((language, i) => i === 0 || language !== 'en');
  const own = spoken.flatMap((language) => openStreetMap.languages[language] ?? []);
  return {
    trades: own.flatMap(({ trades }) => trades),
    words: own.flatMap(({ words }) => words),
    brands: openStreetMap.brands[country] ?? [],
  };
}
