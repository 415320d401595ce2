export const KIND_NAMES: Record<string, string> = {
  work: 'Work',
  cell: 'Mobile',
  home: 'Home',
  fax: 'Fax',
  'work,fax': 'Work fax',
  pager: 'Pager',
};

/** What a number reaches, in words; empty when the card does not say. `kinds` are joined by commas. */
export function namePhoneKinds(kinds: string): string {
  if (kinds === '') return '';
  const parts = kinds.split(',').map((kind) => KIND_NAMES[kind] ?? kind);
  return KIND_NAMES[kinds] ?? parts.join(', ');
}
