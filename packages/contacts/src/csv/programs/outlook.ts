import type { PostalAddress } from '../../contact.ts';
import { meetingOf, withLeftOver } from '../program-cells/left-over.ts';
import {
  type Cells,
  type LabeledAddress,
  type Person,
  takeProperty,
} from '../program-cells/person.ts';
import { placePhones } from '../program-cells/phones.ts';

export function writeOutlook({ contact, name, tags, addresses }: Person): Cells {
  const phones = placePhones(contact.phones, {
    'Business Phone': ['work'],
    'Business Phone 2': ['work'],
    'Home Phone': ['home'],
    'Home Phone 2': ['home'],
    'Mobile Phone': ['cell'],
    'Mobile Phone 2': ['cell'],
    'Business Fax': ['work', 'fax'],
    'Home Fax': ['home', 'fax'],
    'Other Fax': ['fax'],
    Pager: ['pager'],
    'Primary Phone': [],
    'Other Phone': [],
  });
  const [first = '', second = '', third = '', ...emails] = contact.emails;
  const [url = '', ...urls] = contact.urls;
  const places = placeAddresses(addresses);
  const nickname = takeProperty(contact, 'NICKNAME');
  const birthday = takeProperty(contact, 'BDAY');
  const anniversary = takeProperty(contact, 'ANNIVERSARY');
  return {
    Title: name.prefix,
    'First Name': name.given,
    'Middle Name': name.additional,
    'Last Name': name.family,
    Suffix: name.suffix,
    Nickname: nickname.text,
    Company: contact.org ?? '',
    Department: contact.department ?? '',
    'Job Title': contact.title ?? '',
    ...places.cells,
    ...phones.cells,
    'E-mail Address': first,
    'E-mail 2 Address': second,
    'E-mail 3 Address': third,
    'Web Page': url,
    Birthday: birthday.text,
    Anniversary: anniversary.text,
    Categories: tags.join(';'),
    Notes: withLeftOver(contact, {
      phones: phones.left,
      emails,
      urls,
      meeting: meetingOf(contact),
      shown: [...places.shown, nickname.property, birthday.property, anniversary.property],
    }),
  };
}

const OWNERS = { Work: 'Business', Home: 'Home', Other: 'Other' };

/** Puts each address into the columns of its kind, or into the “other” ones if those are taken. */
function placeAddresses(addresses: readonly LabeledAddress[]) {
  const cells: Cells = Object.assign(
    {},
    ...Object.values(OWNERS).map((owner) => addressCells(owner)),
  );
  const free = new Set(['Work', 'Home', 'Other'] as const);
  const shown: LabeledAddress['property'][] = [];
  for (const { owner, address, property } of addresses) {
    const place = free.has(owner) ? owner : 'Other';
    if (!free.delete(place)) continue;
    Object.assign(cells, addressCells(OWNERS[place], address));
    shown.push(property);
  }
  return { cells, shown };
}

function addressCells(owner: string, address?: PostalAddress): Cells {
  return {
    [`${owner} Street`]: address?.street ?? '',
    [`${owner} City`]: address?.city ?? '',
    [`${owner} State`]: address?.region ?? '',
    [`${owner} Postal Code`]: address?.postcode ?? '',
    [`${owner} Country/Region`]: address?.country ?? '',
  };
}
