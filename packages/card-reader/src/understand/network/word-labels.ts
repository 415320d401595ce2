/** What a word of a card can be. The order is the network's: `training/understanding/README.md`. */
export const WORD_LABELS = [
  'other',
  'name',
  'honorific',
  'credential',
  'title',
  'department',
  'organization',
  'tagline',
  'service',
  'mobile label',
  'phone label',
  'fax label',
  'direct label',
  'switchboard label',
  'other label',
  'phone',
  'email',
  'web',
  'social',
  'address',
  'register',
  'hours',
] as const;

export type WordLabel = (typeof WORD_LABELS)[number];
