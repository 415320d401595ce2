import type { PostalAddress } from '@cardsift/contacts/contact';
import { fold } from '@cardsift/contacts/text/fold';
import {
  CODE_THEN_TOWN,
  isPostcodeAlone,
  NORTH_AMERICAN,
  TOWN_CODE,
  TOWN_REGION_CODE,
  TOWN_THEN_CODE,
} from '../country/postcodes.ts';
import { cities, cityMarks, countries } from '../lexicon/word-lists.ts';
import { lexemesOf } from '../text/words.ts';
import { isStreetWord } from './word-kinds.ts';

const EMPTY: PostalAddress = { street: '', city: '', region: '', postcode: '', country: '' };

type Place = Partial<PostalAddress>;

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

/** A part with a postcode, read as the country's post would; null without one. */
function readPlace(part: string): Place | null {
  const withRegion = firstMatch(TOWN_REGION_CODE, part);
  if (withRegion) {
    const [, city = '', region = '', postcode = ''] = withRegion;
    return { city, region, postcode };
  }
  const withTown = firstMatch(TOWN_CODE, part);
  if (withTown) return { city: withTown[1] ?? '', postcode: withTown[2] ?? '' };
  const first = CODE_THEN_TOWN.exec(part);
  if (first && !lexemesOf(first[2] ?? '').some(isStreetWord)) {
    const [, province] = /\s\(?([A-Z]{2})\)?$/.exec(first[2] ?? '') ?? [];
    return {
      postcode: first[1] ?? '',
      city: (first[2] ?? '').replace(/\s\(?[A-Z]{2}\)?$/, ''),
      region: province ?? '',
    };
  }
  const last = TOWN_THEN_CODE.exec(part);
  if (last && !lexemesOf(last[1] ?? '').some(isStreetWord)) {
    return { city: last[1] ?? '', postcode: last[2] ?? '' };
  }
  return null;
}

/** A city's name behind its mark. */
const MARKED_CITY = new RegExp(
  `^(?:${cityMarks.map((mark) => mark.replaceAll('.', '\\.')).join('|')})\\s*(?=\\p{Lu})`,
  'u',
);

const isCountry = (part: string) => Object.hasOwn(countries, lexemesOf(part).join(' '));
const isCity = (part: string) =>
  Object.hasOwn(
    cities,
    fold(part)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
/** Reads the parts of an address from its lines; parts that are not recognized stay in the street. */
export function parseAddress(lines: readonly string[]): PostalAddress {
  const address = { ...EMPTY };
  const street: string[] = [];
  const parts = lines.flatMap((line) => {
    // “Portland, OR 97204”: a place is looked for before the comma cuts it.
    const [, town] = firstMatch(NORTH_AMERICAN, line) ?? [];
    if (town !== undefined && !/\d/.test(town)) return [line];
    return line.split(/\s*,\s*|\s+[·•|/]\s+|\s+[–-]\s+/);
  });
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    if (address.country === '' && isCountry(part)) {
      address.country = part;
      continue;
    }
    const place = address.postcode === '' ? readPlace(part) : null;
    if (place) {
      Object.assign(address, place, {
        city: (place.city || address.city).replace(MARKED_CITY, ''),
      });
      continue;
    }
    if (address.city === '' && (isCity(part) || MARKED_CITY.test(part))) {
      address.city = part.replace(MARKED_CITY, '');
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
  return address;
}
