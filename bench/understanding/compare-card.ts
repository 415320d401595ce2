import type { Plane } from '@cardsift/card-reader/geometry';
import type { CardReading } from '@cardsift/card-reader/reading';
import type { Comparison } from '../accuracy/compare-fields.ts';
import type { WrittenTruth } from './written-card.ts';

/**
 * Every field against what may be right. Capitals, kinds of quotation marks and dashes, and the
 * registered mark do not matter: designers choose them.
 */
export function compareCard(truth: WrittenTruth, reading: CardReading<Plane>): Comparison[] {
  const phones = reading.phones.map(({ value }) => e164(value.number));
  const website = reading.websites.find(({ origin }) => origin === 'printed');
  const compare = (
    field: Comparison['field'],
    wanted: readonly string[],
    read: { value: string; confidence: number } | undefined,
    plainly: (text: string) => string = plain,
  ): Comparison => ({
    field,
    truth: wanted[0] ?? '',
    reading: read?.value ?? '',
    confidence: read?.confidence,
    exact:
      wanted.length === 0
        ? !read
        : wanted.some((each) => plainly(each) === plainly(read?.value ?? '')),
  });
  const [first] = reading.phones;
  const main = first && { value: phones[0] ?? '', confidence: first.confidence };
  return [
    compare('name', truth.names, reading.fullName),
    compare('title', truth.titles, reading.title),
    // Without a printed one, whatever is inferred from the addresses may be right.
    ...(truth.organizations.length > 0
      ? [compare('organization', truth.organizations, reading.org)]
      : []),
    compare('e-mail', truth.emails, reading.emails[0]),
    compare('main phone', truth.mainPhones, main),
    {
      field: 'all phones',
      truth: truth.phones.join(' '),
      reading: phones.join(' '),
      confidence: Math.min(...reading.phones.map(({ confidence }) => confidence)),
      exact:
        phones.length === truth.phones.length &&
        truth.phones.every((phone) => phones.includes(phone)),
    },
    compare('website', truth.website === null ? [] : [truth.website], website, bareAddress),
  ];
}

function plain(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[®™]/g, '')
      .replace(/[“”„‘’"']/g, "'")
      .replace(/[–—]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
      // “Tic.” in capitals is “TİC.” in Turkey.
      .replace(/[ıİ]/g, 'i')
      .toUpperCase()
  );
}

function bareAddress(address: string): string {
  return plain(address)
    .replace(/^HTTPS?:\/\//, '')
    .replace(/^WWW\./, '')
    .replace(/\/$/, '');
}

/** An extension is no part of the number. */
function e164(number: string): string {
  return number.replace(/ ext\..*$/, '').replace(/[^+\d]/g, '');
}
