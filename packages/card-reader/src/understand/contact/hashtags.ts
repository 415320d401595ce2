import { type Industry, industryOf } from '@cardsift/contacts/industry';
import { ROLES, SECTORS, type Sector } from '../lexicon/sectors.ts';
import { cities } from '../lexicon/word-lists.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { lexemesOf } from '../text/words.ts';

export interface TagSources {
  organization?: string;
  department?: string;
  title?: string;
  tagline?: string;
  /** Owner's labels of the card's domains. */
  labels: readonly string[];
  city?: string;
}

/** A short stem must be the whole word: “it” is not in “item”. */
const hits = (word: string, stem: string) =>
  stem.length < 4 ? word === stem : word.startsWith(stem);

function best(
  from: readonly Sector[],
  weighted: readonly [string | undefined, number][],
  compounds: readonly string[],
): Sector[] {
  const scores = from.map((sector) => {
    let score = 0;
    for (const [text, weight] of weighted) {
      const words = lexemesOf(text ?? '');
      if (words.some((word) => sector.stems.some((stem) => hits(word, stem)))) score += weight;
    }
    if (
      compounds.some((label) =>
        sector.stems.some((stem) => stem.length > 4 && label.includes(stem)),
      )
    )
      score += 1;
    return { sector, score };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ sector }) => sector);
}

/** “1620 København V” is tagged by its known city, others by their first words without districts. */
function cityTag(city: string): string {
  const words = lexemesOf(city).filter((word) => !/\d/.test(word));
  for (let n = Math.min(3, words.length); n > 0; n--) {
    if (Object.hasOwn(cities, words.slice(0, n).join(' '))) return words.slice(0, n).join('');
  }
  return words
    .filter((word) => word.length > 1)
    .slice(0, 3)
    .join('');
}

export interface Tags {
  industry: Industry;
  /** 3 to 6, lower case; fewer when the card says too little. */
  hashtags: string[];
}

const INDUSTRY_TAG: Record<Industry, string> = {
  Technology: 'technology',
  Healthcare: 'healthcare',
  Finance: 'finance',
  Education: 'education',
  Consulting: 'consulting',
  'Marketing & Media': 'media',
  'Real Estate': 'realestate',
  Other: 'business',
};

/** The hashtag of an industry; none for cards that name no industry. */
export function industryTag(industry: string): string[] {
  if (industry === 'Other' || !Object.hasOwn(INDUSTRY_TAG, industry)) return [];
  return [INDUSTRY_TAG[industry as Industry]];
}

/** Sector and search words of a card: by its organization first, then tagline, domain and title. */
export function readTags(sources: TagSources): Tags {
  const found = best(
    SECTORS,
    [
      [sources.organization, 4],
      [sources.tagline, 2],
      [sources.department, 1],
      [sources.title, 1.5],
    ],
    sources.labels.map(squash),
  );
  const byName = industryOf(sources.organization);
  const industry = byName !== 'Other' ? byName : (found[0]?.industry ?? 'Other');
  const work = best(
    ROLES,
    [
      [sources.title, 2],
      [sources.department, 1],
    ],
    [],
  );
  const city = cityTag(sources.city ?? '');
  const tags = [
    ...found.slice(0, 2).map(({ tag }) => tag),
    ...work.slice(0, 2).map(({ tag }) => tag),
    ...(city.length > 2 && city.length < 20 && !/\d/.test(city) ? [city] : []),
    INDUSTRY_TAG[industry],
    'contact',
    'networking',
  ];
  const unique = [...new Set(tags)];
  const telling = unique.filter(
    (tag) => tag !== 'contact' && tag !== 'networking' && tag !== 'business',
  );
  return { industry, hashtags: telling.length >= 3 ? telling.slice(0, 6) : unique.slice(0, 3) };
}
