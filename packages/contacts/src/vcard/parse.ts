import type { Contact, PersonName, PhoneKind, PostalAddress } from '../contact.ts';
import { cleanText } from '../file-text.ts';
import { isDay, isNoMeeting } from '../meeting.ts';
import { UNKNOWN_NAME } from '../names.ts';
import { cleanHashtags } from '../tags.ts';
import { type ContentLine, parseContentLine, unfold } from './content-line.ts';
import { decodeQuotedPrintable, joinSoftBreaks, splitEscaped, unescapeText } from './encoding.ts';

/**
 * Reads every card in a text of vCards 2.1, 3.0 or 4.0. The text is cut at END:VCARD and a part
 * counts only if it holds BEGIN:VCARD. What is not understood is skipped; it never throws.
 *
 * @param most cards that are read of it
 */
export function parseVcards(text: string, most = Number.POSITIVE_INFINITY): Contact[] {
  return unfold(joinSoftBreaks(cleanText(text).replace(/\r\n?/g, '\n')))
    .split(/^END:VCARD/im)
    .filter((part) => BEGIN.test(part))
    .slice(0, most)
    .map((part) => readCard(part.slice(part.search(BEGIN)).replace(BEGIN, '')));
}

const BEGIN = /^BEGIN:VCARD/im;

function readCard(body: string): Contact {
  const lines = body
    .split('\n')
    .map(parseContentLine)
    .filter((line) => line !== null)
    .map(decode);
  const first = (name: string) => lines.find((line) => line.name === name && line.value.trim());
  const text = (name: string) => unescapeText(first(name)?.value ?? '').trim();
  const parts = (name: string) =>
    splitEscaped(first(name)?.value ?? '', ';').map((part) => part.trim());
  const all = (name: string) => preferredFirst(lines.filter((line) => line.name === name));

  const name = readName(parts('N'));
  const [org = '', ...units] = parts('ORG');
  const address = readAddress(parts('ADR'));
  const contact: Contact = {
    fullName: text('FN') || displayName(name) || org || UNKNOWN_NAME,
    emails: values(all('EMAIL')).map((email) => email.replace(/^mailto:/i, '')),
    phones: all('TEL').flatMap((line) => {
      const number = unescapeText(line.value).trim().replace(/^tel:/i, '');
      return number === '' ? [] : [{ number, kinds: phoneKinds(line) }];
    }),
    urls: values([...all('URL'), ...all('X-SOCIALPROFILE')]).flatMap(webAddress),
    hashtags: cleanHashtags(all('CATEGORIES').flatMap((line) => splitEscaped(line.value, ','))),
  };
  if (name) contact.name = name;
  if (org !== '') contact.org = org;
  const department = units.filter((unit) => unit !== '').join(', ');
  if (department !== '') contact.department = department;
  if (text('TITLE') !== '') contact.title = text('TITLE');
  if (text('NOTE') !== '') contact.note = text('NOTE');
  if (address) contact.address = address;
  const [event = '', place = '', day = ''] = parts('X-CARDSIFT-MET');
  const met = { event, place, day: isDay(day) ? day : '' };
  if (!isNoMeeting(met)) contact.met = met;
  return contact;
}

function decode(line: ContentLine): ContentLine {
  const encodings = [...(line.params.get('ENCODING') ?? []), ...(line.params.get('TYPE') ?? [])];
  if (!encodings.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE')) return line;
  return { ...line, value: decodeQuotedPrintable(line.value, line.params.get('CHARSET')?.[0]) };
}

function readTypes(line: ContentLine): string[] {
  return (line.params.get('TYPE') ?? []).map((type) => type.toLowerCase());
}

/** The list keeps its order, but what its owner marked as preferred is the main entry. */
function preferredFirst(lines: ContentLine[]): ContentLine[] {
  const preferred = (line: ContentLine) =>
    line.params.has('PREF') || readTypes(line).includes('pref');
  return [...lines.filter(preferred), ...lines.filter((line) => !preferred(line))];
}

function values(lines: ContentLine[]): string[] {
  return lines.map((line) => unescapeText(line.value).trim()).filter((value) => value !== '');
}

const KIND_OF_TYPE: Record<string, PhoneKind> = {
  work: 'work',
  home: 'home',
  cell: 'cell',
  mobile: 'cell',
  iphone: 'cell',
  fax: 'fax',
  pager: 'pager',
};

function phoneKinds(line: ContentLine): PhoneKind[] {
  const kinds = readTypes(line).map((type) =>
    Object.hasOwn(KIND_OF_TYPE, type) ? KIND_OF_TYPE[type] : undefined,
  );
  return [...new Set(kinds)].filter((kind) => kind !== undefined);
}

function readName(parts: string[]): PersonName | undefined {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = parts;
  const name = { family, given, additional, prefix, suffix };
  return Object.values(name).some((part) => part !== '') ? name : undefined;
}

function displayName(name: PersonName | undefined): string {
  if (!name) return '';
  const { prefix, given, additional, family, suffix } = name;
  return [prefix, given, additional, family, suffix].filter((part) => part !== '').join(' ');
}

function readAddress(parts: string[]): PostalAddress | undefined {
  const [box = '', extra = '', street = '', city = '', region = '', postcode = '', country = ''] =
    parts;
  const address = {
    street: [street, extra, box].filter((part) => part !== '').join('\n'),
    ...{ city, region, postcode, country },
  };
  return Object.values(address).some((part) => part !== '') ? address : undefined;
}

/** People write `www.example.org`; a contact keeps full web addresses and no other scheme. */
function webAddress(value: string): string[] {
  if (/^https?:\/\/\S+$/i.test(value)) return [value];
  return /^[^\s/:][^\s/:.]*\.[^\s/]+(\/\S*)?$/.test(value) ? [`https://${value}`] : [];
}
