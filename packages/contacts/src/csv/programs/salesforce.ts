import { meetingCells, withLeftOver } from '../program-cells/left-over.ts';
import type { Cells, Person } from '../program-cells/person.ts';
import { placePhones } from '../program-cells/phones.ts';

export function writeSalesforce({ contact, name, tags }: Person): Cells {
  const phones = placePhones(contact.phones, {
    Phone: ['work'],
    Mobile: ['cell'],
    'Home Phone': ['home'],
    'Other Phone': [],
    Fax: ['fax'],
  });
  const [email = '', ...emails] = contact.emails;
  const [website = '', ...urls] = contact.urls;
  return {
    Salutation: name.prefix,
    'First Name': name.given,
    'Middle Name': name.additional,
    // Salesforce requires a last name.
    'Last Name': name.family || name.given || contact.fullName,
    Suffix: name.suffix,
    'Account Name': contact.org ?? '',
    Title: contact.title ?? '',
    Department: contact.department ?? '',
    Email: email,
    ...phones.cells,
    Website: website,
    'Mailing Street': contact.address?.street ?? '',
    'Mailing City': contact.address?.city ?? '',
    'Mailing State/Province': contact.address?.region ?? '',
    'Mailing Zip/Postal Code': contact.address?.postcode ?? '',
    'Mailing Country': contact.address?.country ?? '',
    Tags: tags.join(';'),
    ...meetingCells(contact),
    Description: withLeftOver(contact, { phones: phones.left, emails, urls }),
  };
}
