import { meetingOf, withLeftOver } from '../program-cells/left-over.ts';
import { type Cells, type Person, takeProperty } from '../program-cells/person.ts';
import { googleLabel } from '../program-cells/phones.ts';

export function writeGoogle({ contact, name, tags, addresses }: Person): Cells {
  const nickname = takeProperty(contact, 'NICKNAME');
  const birthday = takeProperty(contact, 'BDAY');
  const anniversary = takeProperty(contact, 'ANNIVERSARY');
  const shown = [
    ...addresses.map(({ property }) => property),
    ...[nickname.property, birthday.property, anniversary.property],
  ];
  return {
    'First Name': name.given,
    'Middle Name': name.additional,
    'Last Name': name.family,
    ...(contact.phonetic && {
      'Phonetic First Name': contact.phonetic.given,
      'Phonetic Last Name': contact.phonetic.family,
    }),
    'Name Prefix': name.prefix,
    'Name Suffix': name.suffix,
    Nickname: nickname.text,
    'Organization Name': contact.org ?? '',
    'Organization Title': contact.title ?? '',
    'Organization Department': contact.department ?? '',
    Notes: withLeftOver(contact, { shown, hasReading: true }),
    Birthday: birthday.text,
    Labels: tags.join(' ::: '),
    ...numbered(contact.emails, (email, n) => ({
      [`E-mail ${n} - Label`]: 'Other',
      [`E-mail ${n} - Value`]: email,
    })),
    ...numbered(contact.phones, ({ number, kinds }, n) => ({
      [`Phone ${n} - Label`]: googleLabel(kinds),
      [`Phone ${n} - Value`]: number,
    })),
    ...numbered(addresses, ({ owner, address }, n) => ({
      [`Address ${n} - Label`]: owner,
      [`Address ${n} - Street`]: address.street,
      [`Address ${n} - City`]: address.city,
      [`Address ${n} - Region`]: address.region,
      [`Address ${n} - Postal Code`]: address.postcode,
      [`Address ${n} - Country`]: address.country,
    })),
    ...numbered(contact.urls, (url, n) => ({
      [`Website ${n} - Label`]: 'Other',
      [`Website ${n} - Value`]: url,
    })),
    ...numbered(anniversary.text === '' ? [] : [anniversary.text], (day, n) => ({
      [`Event ${n} - Label`]: 'Anniversary',
      [`Event ${n} - Value`]: day,
    })),
    ...numbered(meetingOf(contact), ([label, value], n) => ({
      [`Custom Field ${n} - Label`]: label,
      [`Custom Field ${n} - Value`]: value,
    })),
  };
}

/** A numbered set of columns for each value. */
function numbered<T>(values: readonly T[], write: (value: T, n: number) => Cells): Cells {
  return Object.assign({}, ...values.map((value, index) => write(value, index + 1)));
}
