import { readFileSync } from 'node:fs';

/** What OpenStreetMap calls things of a language or a country: `training/world/write-openstreetmap.ts`. */
export interface Mapped {
  /** “Bäckerei”, “Cho thuê Xe đạp”. */
  trades: string[];
  /** Words of those and other names on the map. */
  words: string[];
  /** What runs under one name in many places: “Kimia Farma”. */
  brands: string[];
}

const openStreetMap = JSON.parse(
  readFileSync(new URL('../openstreetmap.json', import.meta.url), 'utf8'),
) as {
  languages: Record<string, Pick<Mapped, 'trades' | 'words'>>;
  brands: Record<string, string[]>;
};

/** What is called so anywhere. */
export const ANYWHERE: Mapped = {
  trades: Object.values(openStreetMap.languages).flatMap(({ trades }) => trades),
  words: Object.values(openStreetMap.languages).flatMap(({ words }) => words),
  brands: Object.values(openStreetMap.brands).flat(),
};

/** In a country's own languages; English is one of them only where it stands first. */
export function mappedIn(country: string, languages: readonly string[]): Mapped {
  const spoken = languages.filter((language, i) => i === 0 || language !== 'en');
  const own = spoken.flatMap((language) => openStreetMap.languages[language] ?? []);
  return {
    trades: own.flatMap(({ trades }) => trades),
    words: own.flatMap(({ words }) => words),
    brands: openStreetMap.brands[country] ?? [],
  };
}
