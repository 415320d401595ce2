/** The industries in the order of the search, each with words that identify it in an organization's name. */
const KEYWORDS = {
  Technology: ['tech', 'software', 'digital'],
  Healthcare: ['health', 'medical', 'pharma'],
  Finance: ['finance', 'bank', 'invest'],
  Education: ['edu', 'university', 'school'],
  Consulting: ['consult'],
  'Marketing & Media': ['market', 'advertis', 'media'],
  'Real Estate': ['real estate', 'property'],
} as const;

export type Industry = keyof typeof KEYWORDS | 'Other';

const BUCKETS = Object.entries(KEYWORDS) as [Industry, readonly string[]][];

export const INDUSTRIES: readonly Industry[] = [...BUCKETS.map(([industry]) => industry), 'Other'];

/** The first industry with a keyword in the organization's name, ignoring case. */
export function industryOf(org: string | null | undefined): Industry {
  const name = (org ?? '').toLowerCase();
  const bucket = BUCKETS.find(([, keywords]) => keywords.some((keyword) => name.includes(keyword)));
  return bucket?.[0] ?? 'Other';
}
