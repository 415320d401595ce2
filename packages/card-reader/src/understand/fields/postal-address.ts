import type { PostalAddress } from '@cardsift/contacts/contact';
import { fold } from '@cardsift/contacts/fold';
import { cities, countries } from '../lexicon/address-words.ts';
import { lexemesOf } from '../text/words.ts';
import { isStreetWord } from './word-kinds.ts';

const EMPTY: PostalAddress = { street: '', city: '', region: '', postcode: '', country: '' };
const CODE =
  '(?:\\p{Lu}{1,3}[-– ]\\s?)?(\\d{5}-\\d{4}|\\d{5}-\\d{3}|\\d{3}-\\d{4}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[A-Z]{2}(?![\\p{L}])|\\d{4,6})';
const CODE_FIRST = new RegExp(`^${CODE}\\s+(\\p{L}.*)$`, 'u');
const CODE_LAST = new RegExp(`^(\\p{L}[^\\d]*?)[\\s,]+${CODE}$`, 'u');
const UK = /^(.*?)[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/;
const CANADA = /^(.*?)[\s,]*\b([A-Z]{2})[\s,]+([A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const AMERICA = /^(.*?)[\s,]*\b([A-Z]{2}),?\s+(\d{5}(?:-\d{4})?)$/;
const AUSTRALIA = /^(.*?)[\s,]+(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[\s,]+(\d{4})$/;
const IRELAND = /^(.*?)[\s,]*\b([ACDEFHKNPRTVWXY]\d[\dW]\s?[\dA-Z]{4})$/;

type Place = Partial<PostalAddress>;

/** A part with a postcode, read as the country's post would; null without one. */
function readPlace(part: string): Place | null {
  for (const pattern of [AMERICA, CANADA, AUSTRALIA]) {
    const match = pattern.exec(part);
    if (match) return { city: match[1] ?? '', region: match[2] ?? '', postcode: match[3] ?? '' };
  }
  for (const pattern of [UK, IRELAND]) {
    const match = pattern.exec(part);
    if (match) return { city: match[1] ?? '', postcode: match[2] ?? '' };
  }
  const first = CODE_FIRST.exec(part);
  if (first && !lexemesOf(first[2] ?? '').some(isStreetWord)) {
    const [, province] = /\s\(?([A-Z]{2})\)?$/.exec(first[2] ?? '') ?? [];
    return {
      postcode: first[1] ?? '',
      city: (first[2] ?? '').replace(/\s\(?[A-Z]{2}\)?$/, ''),
      region: province ?? '',
    };
  }
  const last = CODE_LAST.exec(part);
  if (last && !lexemesOf(last[1] ?? '').some(isStreetWord)) {
    return { city: last[1] ?? '', postcode: last[2] ?? '' };
  }
  return null;
}

const isCountry = (part: string) => Object.hasOwn(countries, lexemesOf(part).join(' '));
const isCity = (part: string) =>
  Object.hasOwn(
    cities,
    fold(part)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
const isPostcodeAlone = (part: string) =>
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|[A-Z]{2} \d{5}(?:-\d{4})?)$/.test(part);

/** What apps that show a contact write beside its address: “Office” above or below it, alone. */
const CAPTION =
  /^(?:postal |mailing |work |home |office )?(?:address|office|work|home|headquarters|location|adresse|anschrift|büro|bureau|dirección|oficina|indirizzo|ufficio|endereço|adres|adress|adresa|kontor):?$/i;

/** Reads the parts of an address from its lines; parts that are not recognized stay in the street. */
export function parseAddress(lines: readonly string[]): PostalAddress {
  const address = { ...EMPTY };
  const street: string[] = [];
  const parts = lines.flatMap((line) => {
    // “Portland, OR 97204”: a place is looked for before the comma cuts it.
    const whole = AMERICA.exec(line) ?? CANADA.exec(line);
    if (whole && !/\d/.test(whole[1] ?? '')) return [line];
    return line.split(/\s*,\s*|\s+[·•|/]\s+|\s+[–-]\s+/);
  });
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    if (CAPTION.test(part)) continue;
    if (address.country === '' && isCountry(part)) {
      address.country = part;
      continue;
    }
    const place = address.postcode === '' ? readPlace(part) : null;
    if (place) {
      Object.assign(address, place, place.city ? {} : { city: address.city });
      continue;
    }
    if (address.city === '' && isCity(part)) {
      address.city = part;
      continue;
    }
    if (address.postcode === '' && isPostcodeAlone(part)) {
      const [region = '', code = ''] = /^[A-Z]{2} /.test(part) ? part.split(' ') : ['', part];
      address.postcode = code;
      address.region = region;
      continue;
    }
    street.push(part);
  }
  // “12 Mill Lane, Harrogate, HG1 1AA”: the part before a lone postcode is the town.
  if (address.city === '' && address.postcode !== '' && street.length > 1)
    address.city = street.pop() ?? '';
  address.street = street.join(', ');
  return splitStreetFromCity(address);
}

/** “14 Fleet Street London” with its postcode behind it: the known city is cut off the end. */
function splitStreetFromCity(address: PostalAddress): PostalAddress {
  if (address.street !== '' || address.city === '') return address;
  const words = address.city.split(' ');
  for (let n = 1; n <= 3 && n < words.length; n++) {
    const tail = words.slice(-n).join(' ');
    if (isCity(tail) && /\d/.test(words.slice(0, -n).join(' '))) {
      return { ...address, street: words.slice(0, -n).join(' '), city: tail };
    }
  }
  return address;
}
