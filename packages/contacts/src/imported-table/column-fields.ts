import type { PhoneKind, PostalAddress } from '../contact.ts';

/** Columns for one kind of number each, and that kind. */
export const PHONE_FIELDS = {
  'cell phone': ['cell'],
  phone: [],
  'work phone': ['work'],
  'home phone': ['home'],
  fax: ['fax'],
  'work fax': ['work', 'fax'],
  'home fax': ['home', 'fax'],
  pager: ['pager'],
} as const satisfies Record<string, readonly PhoneKind[]>;

type AddressPart = keyof PostalAddress | 'address';

/**
 * What a column of an imported table may hold, with the label that people see. An address without a kind is a work
 * address.
 */
export const COLUMN_FIELDS = {
  name: 'Full name',
  prefix: 'Title before the name',
  given: 'First name',
  additional: 'Middle name',
  family: 'Last name',
  suffix: 'Name suffix',
  'phonetic given': 'First name as it is read aloud',
  'phonetic family': 'Last name as it is read aloud',
  'name in script': 'Full name in another script',
  org: 'Organization',
  department: 'Department',
  title: 'Job title',
  'org in script': 'Organization in another script',
  'title in script': 'Job title in another script',
  email: 'E-mail',
  phone: 'Phone',
  'cell phone': 'Mobile phone',
  'work phone': 'Work phone',
  'home phone': 'Home phone',
  fax: 'Fax',
  'work fax': 'Work fax',
  'home fax': 'Home fax',
  pager: 'Pager',
  'phone kind': 'Kind of the phone beside it',
  url: 'Website or profile',
  address: 'Address in one cell',
  street: 'Street',
  postcode: 'Postal code',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  'address kind': 'Kind of the address',
  'home address': 'Home address in one cell',
  'home street': 'Home street',
  'home postcode': 'Home postal code',
  'home city': 'Home city',
  'home region': 'Home state or region',
  'home country': 'Home country',
  'other address': 'Other address in one cell',
  'other street': 'Other street',
  'other postcode': 'Other postal code',
  'other city': 'Other city',
  'other region': 'Other state or region',
  'other country': 'Other country',
  tags: 'Tags',
  event: 'Event where you met',
  place: 'Place where you met',
  day: 'Day when you met',
  nickname: 'Nickname',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  note: 'Notes',
  'own label': 'Label of the value beside it',
  'own value': 'Value with a label beside it',
  keep: 'Keep as a note',
  skip: 'Leave out',
} as const satisfies Record<string, string>;

export type ColumnField = keyof typeof COLUMN_FIELDS;
export type PhoneField = keyof typeof PHONE_FIELDS;

export function isColumnField(text: unknown): text is ColumnField {
  return typeof text === 'string' && Object.hasOwn(COLUMN_FIELDS, text);
}

export function isPhoneField(field: ColumnField): field is PhoneField {
  return Object.hasOwn(PHONE_FIELDS, field);
}

/** `home street` → the kind of address and the part of it. Undefined if it is not part of an address. */
export function addressPartOf(
  field: ColumnField,
): { owner: 'work' | 'home' | 'other'; part: AddressPart } | undefined {
  const [first = '', second] = field.split(' ');
  const owner = second !== undefined && (first === 'home' || first === 'other') ? first : 'work';
  const part = owner === 'work' ? field : (second ?? '');
  return isAddressPart(part) ? { owner, part } : undefined;
}

function isAddressPart(text: string): text is AddressPart {
  return ['address', 'street', 'postcode', 'city', 'region', 'country'].includes(text);
}
