import { meetingCells, withLeftOver } from '../program-cells/left-over.ts';
import type { Cells, Person } from '../program-cells/person.ts';
import { placePhones } from '../program-cells/phones.ts';

export function writeHubSpot({ contact, name, tags }: Person): Cells {
  const phones = placePhones(contact.phones, {
    'Phone Number': ['work'],
    'Mobile Phone Number': ['cell'],
    'Fax Number': ['fax'],
  });
  const linkedin = contact.urls.find((url) => url.includes('linkedin.com/')) ?? '';
  const [website = '', ...urls] = contact.urls.filter((url) => url !== linkedin);
  const [email = '', ...emails] = contact.emails;
  return {
    Salutation: name.prefix,
    'First Name': [name.given, name.additional].filter(Boolean).join(' '),
    'Last Name': [name.family, name.suffix].filter(Boolean).join(' '),
    Email: email,
    'Additional email addresses': emails.join(';'),
    ...phones.cells,
    'Company Name': contact.org ?? '',
    Department: contact.department ?? '',
    'Job Title': contact.title ?? '',
    'Website URL': website,
    'LinkedIn URL': linkedin,
    'Street Address': contact.address?.street ?? '',
    City: contact.address?.city ?? '',
    'State/Region': contact.address?.region ?? '',
    'Postal Code': contact.address?.postcode ?? '',
    'Country/Region': contact.address?.country ?? '',
    Tags: tags.join(';'),
    ...meetingCells(contact),
    Notes: withLeftOver(contact, { phones: phones.left, urls }),
  };
}
