import type { Plane } from '@cardsift/card-reader/geometry';
import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import { withoutLegalForm } from '@cardsift/card-reader/understand/values/legal-form';
import type { Comparison } from '../accuracy/compare-fields.ts';
import type { WrittenTruth } from './written-card.ts';

/**
 * Compares every field with what may be right. In names, titles and organizations, letters and digits count with their
 * marks. Capitals, spaces and punctuation do not count, nor does a degree in a name or a legal form in an
 * organization.
 */
export function compareCard(truth: WrittenTruth, reading: CardReading<Plane>): Comparison[] {
  const phones = reading.phones.map(({ value }) => e164(value.number));
  // A telephone's number that is its fax's, too, is one number.
  const printed = [...new Set(truth.phones)];
  const website = reading.websites.find(({ origin }) => origin === 'printed');
  const compare = (
    field: Comparison['field'],
    wanted: readonly string[],
    read: { value: string; confidence: number } | undefined,
    plainly: (text: string) => string = plain,
    others?: readonly string[],
  ): Comparison => {
    const isRight = (text: string) => wanted.some((each) => plainly(each) === plainly(text));
    const exact = wanted.length === 0 ? !read : isRight(read?.value ?? '');
    return {
      field,
      truth: wanted[0] ?? '',
      reading: read?.value ?? '',
      confidence: read?.confidence,
      exact,
      ...(others && !exact && wanted.length > 0 && { offered: others.some(isRight) }),
    };
  };
  const text = (
    field: Comparison['field'],
    wanted: readonly string[],
    read: Reading | undefined,
    plainly: (text: string) => string,
  ) => compare(field, wanted, read, plainly, read?.others ?? []);
  const [first] = reading.phones;
  const main = first && { value: phones[0] ?? '', confidence: first.confidence };
  return [
    text('name', truth.names, reading.fullName, withoutDegrees),
    text('title', truth.titles, reading.title, lettersOf),
    // If none is printed, one taken from the addresses may be right.
    ...(truth.organizations.length > 0
      ? [text('organization', truth.organizations, reading.org, withoutForm)]
      : []),
    compare('e-mail', truth.emails, reading.emails[0]),
    compare('main phone', truth.mainPhones, main),
    {
      field: 'all phones',
      truth: printed.join(' '),
      reading: phones.join(' '),
      confidence: Math.min(...reading.phones.map(({ confidence }) => confidence)),
      exact: phones.length === printed.length && printed.every((phone) => phones.includes(phone)),
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
      // In Turkish, “Tic.” in capitals is “TİC.”.
      .replace(/[ıİ]/g, 'i')
      .toUpperCase()
  );
}

const lettersOf = (text: string) =>
  plain(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** “Dr. rer. nat.” is taken as a whole, because its parts may be names: Nat, Phil. */
const DOCTORATE = /\bdr\.?\s+(?:rer\.?\s*nat|med|phil|jur|ing)\.?(?=\s)/gi;
/** Only degrees that are not names: “Ma Yun” is no Master of Arts. */
const DEGREE = /^(?:dr|prof|dipl|ing|mba|msc|bsc|ll[bm]|phd|dds|esq|cpa)$/i;

function withoutDegrees(text: string): string {
  const words = text
    .replace(DOCTORATE, ' ')
    .split(/[\s,.]+/)
    .filter((word) => !DEGREE.test(word));
  return lettersOf(words.join(' '));
}

/** “有限公司” and “株式会社” have no space before them. */
const EAST_ASIAN_FORM =
  /(?:股份)?有限(?:责任|責任)?公司|株式会社|有限会社|㈱|\([株有주]\)|（[株有주]）|주식회사|유한회사/g;

const withoutForm = (text: string) => {
  const kept = text.replace(EAST_ASIAN_FORM, '');
  return lettersOf(withoutLegalForm(kept)) || lettersOf(text);
};

function bareAddress(address: string): string {
  return plain(address)
    .replace(/^HTTPS?:\/\//, '')
    .replace(/^WWW\./, '')
    .replace(/\/$/, '');
}

/** An extension is not part of the number. */
function e164(number: string): string {
  return number.replace(/ ext\..*$/, '').replace(/[^+\d]/g, '');
}
