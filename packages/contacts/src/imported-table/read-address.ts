import type { PostalAddress } from '../contact.ts';
import { normalizeText } from '../normalize-values.ts';
import type { Cell } from './cells.ts';
import { addressPartOf } from './column-fields.ts';

const LABELS = { work: 'Address', home: 'Home address', other: 'Other address' };

const ORDER = Object.keys(LABELS);

export interface ReadAddress {
  label: string;
  owner: keyof typeof LABELS;
  /** The file's own word for the kind of address. */
  kind?: string;
  address: PostalAddress;
  /** Whole addresses in one cell that say more than the parts. */
  differing: string[];
}

/** The addresses in a row, the work address first, with their labels. */
export function readAddresses(cells: readonly Cell[]): ReadAddress[] {
  const kinds = new Map(
    cells.flatMap(({ field, group, value }) => (field === 'address kind' ? [[group, value]] : [])),
  );
  const parts = cells.flatMap((cell) => {
    const place = addressPartOf(cell.field);
    const value = cell.value
      .split('\n')
      .map((line) => line.trim())
      .join(', ');
    return place
      ? [{ ...place, ...ownerOf(place.owner, kinds.get(cell.group)), group: cell.group, value }]
      : [];
  });
  const byAddress = [...Map.groupBy(parts, ({ owner, group }) => `${owner}\n${group}`).values()];
  byAddress.sort((a, b) => orderOf(a) - orderOf(b));
  return byAddress.map((ofOne) => {
    const valuesOf = (wanted: string) =>
      ofOne.flatMap(({ part, value }) => (part === wanted ? [value] : []));
    const join = (part: string) => valuesOf(part).join(', ');
    const address = {
      street: join('street') || join('address'),
      city: join('city'),
      region: join('region'),
      postcode: join('postcode'),
      country: join('country'),
    };
    // Google repeats the parts in one “formatted” cell.
    const known = wordsOf(describeAddress(address));
    const differing = valuesOf('address').filter(
      (text) => ![...wordsOf(text)].every((word) => known.has(word)),
    );
    const { owner = 'other', kind } = ofOne[0] ?? {};
    return { label: kind ?? LABELS[owner], owner, ...(kind && { kind }), address, differing };
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(normalizeText(text).split(' '));
}

function describeAddress({ street, postcode, city, region, country }: PostalAddress): string {
  const parts = [street, `${postcode} ${city}`.trim(), region, country];
  return parts.filter((part) => part !== '').join(', ');
}

function orderOf([first]: { owner: keyof typeof LABELS }[]): number {
  return ORDER.indexOf(first?.owner ?? 'other');
}

/** Google's labels, in the languages that it exports. */
const KINDS: Record<string, keyof typeof LABELS> = {
  ...{
    work: 'work',
    arbeit: 'work',
    geschäftlich: 'work',
    travail: 'work',
    bureau: 'work',
    trabajo: 'work',
  },
  ...{
    home: 'home',
    privat: 'home',
    'zu hause': 'home',
    domicile: 'home',
    casa: 'home',
    particular: 'home',
  },
  ...{
    other: 'other',
    andere: 'other',
    sonstige: 'other',
    autre: 'other',
    otro: 'other',
    otra: 'other',
  },
};

/** The kind of an address, by its column and, for Google, by the label beside it. */
function ownerOf(
  owner: keyof typeof LABELS,
  label: string | undefined,
): { owner: keyof typeof LABELS; kind?: string } {
  // Google marks the label of the main address.
  const kind = label?.replace(/^\* ?/, '') ?? '';
  if (kind === '') return { owner };
  const known = KINDS[normalizeText(kind)];
  return known ? { owner: known } : { owner: 'other', kind };
}
