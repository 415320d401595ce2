import type { Industry } from '@cardsift/contacts/industry';
import data from './sectors.json' with { type: 'json' };

export interface Sector {
  /** The hashtag. */
  tag: string;
  /** The bucket it belongs to. */
  industry: Industry;
  /** Beginnings of folded words that indicate it, in any language of the lexicons. */
  stems: string[];
}

const toSector = ({ tag, industry, stems }: (typeof data.sectors)[number]): Sector => ({
  tag,
  industry: industry as Industry,
  stems: stems.split(' '),
});

/** Finer than the industries. The best fit gives the tag; among equals, the first. */
export const SECTORS = data.sectors.map(toSector);

/** What people do, as hashtags. */
export const ROLES = data.roles.map(toSector);
