import type { PostalAddress } from './contact.ts';
import { isEastAsian } from './text/script.ts';

/** An address as on a letter, line by line. In East Asia the largest part comes first. */
export function addressLines(address: PostalAddress): string[] {
  const { street, city, region, postcode, country } = address;
  const lines = isEastAsian(city + street)
    ? [country, postcode, joinParts([region, city, street])]
    : [street, joinWords([postcode, city]), region, country];
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const joinWords = (words: string[]) => words.filter(Boolean).join(' ');

/** Only Korean has spaces between the parts. */
const joinParts = (parts: string[]) =>
  /\p{Script=Hangul}/u.test(parts.join('')) ? joinWords(parts) : parts.join('');

/** A link to a map. OpenStreetMap works everywhere and needs no account. */
export function mapUrl(address: PostalAddress): string {
  const query = addressLines(address).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.toWellFormed())}`;
}
