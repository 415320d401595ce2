import { parseContentLine, unfold } from '@cardsift/contacts/vcard/content-line';
import { unescapeText } from '@cardsift/contacts/vcard/encoding';
import { DavError } from '../xml/dav-error.ts';
import { carddav } from '../xml/names.ts';
import { findChild, findChildren, type XmlElement } from '../xml/read-xml.ts';

interface Line {
  params: ReadonlyMap<string, readonly string[]>;
  value: string;
}

type Test<T> = (value: T) => boolean;

/** The most filters in one request, nested or side by side. Each looks through a whole card. */
const MOST_TESTS = 100;

/**
 * Compiles a filter of `addressbook-query` (RFC 6352, 10.5) into a test of a vCard. An absent filter
 * matches every card.
 *
 * @throws DavError 403 `supported-filter` for a comparison that we do not support
 */
export function readFilter(filter: XmlElement | undefined): Test<string> {
  if (!filter) return () => true;
  if (countElements(filter) > MOST_TESTS) throw notSupported('supported-filter');
  const properties = findChildren(filter, carddav('prop-filter')).map(readPropertyFilter);
  const isFound = combine(filter, properties);
  return (vcard) => isFound(readLines(vcard));
}

const countElements = (element: XmlElement): number =>
  element.children.reduce((sum, child) => sum + countElements(child), 1);

/** `anyof` is the default. Without tests every value passes. */
function combine<T>(element: XmlElement, tests: Test<T>[]): Test<T> {
  if (tests.length === 0) return () => true;
  if (element.attributes.test === 'allof') return (value) => tests.every((test) => test(value));
  return (value) => tests.some((test) => test(value));
}

function readPropertyFilter(filter: XmlElement): Test<Map<string, Line[]>> {
  const name = (filter.attributes.name ?? '').toUpperCase().replace(/^.*\./, '');
  if (findChild(filter, carddav('is-not-defined'))) return (lines) => !lines.has(name);
  const texts = findChildren(filter, carddav('text-match'))
    .map(readTextMatch)
    .map(
      (matches): Test<Line> =>
        ({ value }) =>
          matches(value),
    );
  const params = findChildren(filter, carddav('param-filter')).map(readParamFilter);
  const isFound = combine(filter, [...texts, ...params]);
  return (lines) => lines.get(name)?.some(isFound) ?? false;
}

function readParamFilter(filter: XmlElement): Test<Line> {
  const name = (filter.attributes.name ?? '').toUpperCase();
  if (findChild(filter, carddav('is-not-defined'))) return ({ params }) => !params.has(name);
  const text = findChild(filter, carddav('text-match'));
  if (!text) return ({ params }) => params.has(name);
  const matches = readTextMatch(text);
  return ({ params }) => params.get(name)?.some(matches) ?? false;
}

const COMPARISONS: Record<string, (text: string, wanted: string) => boolean> = {
  equals: (text, wanted) => text === wanted,
  contains: (text, wanted) => text.includes(wanted),
  'starts-with': (text, wanted) => text.startsWith(wanted),
  'ends-with': (text, wanted) => text.endsWith(wanted),
};

const toAsciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** How each collation normalizes texts before they are compared. */
const COLLATIONS: Record<string, (text: string) => string> = {
  'i;octet': (text) => text,
  'i;ascii-casemap': toAsciiLower,
  'i;unicode-casemap': (text) => text.toLowerCase(),
};

function readTextMatch({ attributes, text }: XmlElement): Test<string> {
  const { collation = 'i;unicode-casemap', 'match-type': type = 'contains' } = attributes;
  const fold = COLLATIONS[collation];
  const compare = COMPARISONS[type];
  if (!fold) throw notSupported('supported-collation');
  if (!compare) throw notSupported('supported-filter');
  const wanted = fold(text);
  const isWanted = attributes['negate-condition'] !== 'yes';
  return (value) => compare(fold(value), wanted) === isWanted;
}

const notSupported = (precondition: string) =>
  new DavError(403, 'This filter is not supported.', { precondition: carddav(precondition) });

function readLines(vcard: string): Map<string, Line[]> {
  const parsed = unfold(vcard)
    .split('\n')
    .map(parseContentLine)
    .filter((line) => line !== null);
  const lines = new Map<string, Line[]>();
  for (const { name, params, value } of parsed) {
    const same = lines.get(name) ?? [];
    same.push({ params, value: unescapeText(value) });
    lines.set(name, same);
  }
  return lines;
}
