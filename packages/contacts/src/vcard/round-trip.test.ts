import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toRecordFields } from '../contact-record.ts';
import { decodeText } from '../decode-file.ts';
import { record } from '../testing/arbitrary-record.ts';
import { parseImport } from '../testing/parse-import.ts';
import { recordVcard } from './write-vcard.ts';

const CORPUS = join(import.meta.dirname, 'corpus');
/** What files of vCard 2.1 say, written in 3.0 by hand, because ical.js does not read 2.1. */
const TWINS = join(CORPUS, 'twins');

const files = readdirSync(CORPUS).filter((name) => name.endsWith('.vcf'));

const readFile = (path: string) => decodeText(new Uint8Array(readFileSync(path)));

/** Imports a file, saves it, and exports it again. */
function roundTrip(name: string, version: '3.0' | '4.0'): string {
  return parseImport(readFile(join(CORPUS, name)))
    .contacts.map(({ contact, tags }) => {
      const stored = JSON.parse(JSON.stringify(toRecordFields(contact)));
      return recordVcard(record({ ...stored, tags, id: 'new' }), version);
    })
    .join('');
}

type Params = Record<string, string | string[]>;
type JcardProperty = [name: string, params: Params, type: string, ...values: unknown[]];

/** The properties of each person as ical.js reads them, one per line. Groups are left out. */
function readIndependently(text: string): string[][] {
  const parsed = ICAL.parse(text) as unknown as
    | [string, JcardProperty[]]
    | [string, JcardProperty[]][];
  const cards = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [string, JcardProperty[]][];
  return cards.map(([, properties]) => describeCard(properties)).filter((card) => !isGroup(card));
}

const isGroup = (card: string[]) => card.some((line) => /kind .* group$/.test(line));

/** What an export adds: our own UID if the file has none, and the groups that the person is in. */
const ADDED = new Set([
  ...['uid {} urn:uuid:new', 'categories {} Vela Club', 'categories {} Ruderverein'],
]);

/** The program and the time are ours. A label is compared with what it labels. */
const REWRITTEN = new Set(['version', 'prodid', 'rev', 'x-ablabel']);

function describeCard(properties: JcardProperty[]): string[] {
  const labels = new Map(
    properties
      .filter(([name]) => name === 'x-ablabel')
      .map(([, { group }, , label]) => [String(group), String(label)]),
  );
  return properties
    .filter(([name]) => !REWRITTEN.has(name))
    .map((property) => describeProperty(property, labels))
    .filter((line) => !ADDED.has(line))
    .toSorted();
}

/** Normalizes what the two versions, or two programs, write differently. */
function describeProperty(
  [name, { group, encoding: _, type, pref, value: __, ...params }, ___, ...values]: JcardProperty,
  labels: ReadonlyMap<string, string>,
): string {
  const types = [type ?? []].flat().flatMap((one) => one.toLowerCase().split(','));
  const isBinary = name === 'photo' || name === 'key';
  const described = {
    ...params,
    ...(types.includes('pref') || pref !== undefined ? { pref: pref ?? '1' } : {}),
    // In 4.0 the format of a picture is part of its URL.
    ...(isBinary ? {} : { type: types.filter((one) => one !== 'pref').toSorted() }),
    label: labels.get(String(group)),
  };
  if (described.type?.length === 0) delete described.type;
  return `${name} ${JSON.stringify(described)} ${describeValue(name, values)}`;
}

function describeValue(name: string, values: unknown[]): string {
  const text = values
    .map((value) =>
      Array.isArray(value) ? value.map((part) => [part].flat().join(',')).join(';') : String(value),
    )
    .join(',');
  if (name === 'categories') return text.replace('myContacts,starred,', '');
  if (name === 'bday' || name === 'anniversary') return text.replace(/(?<=\d)[-:](?=\d)/g, '');
  if (name === 'label') return text.replaceAll('\\n', '\n');
  if (name === 'tel') return text.replace(/^tel:/, '').replace(';ext=', ' ext. ');
  if (name === 'geo') return text.replace(/^geo:/, '').replace(';', ',');
  if (['photo', 'key'].includes(name)) return text.replace(/^data:[\w/]+;base64,/, '');
  return text.replace(/;+$/, '');
}

/** A person without N gets one made from the name. */
const withoutMadeNames = (exported: string[][], original: string[][]) =>
  exported.map((card, index) =>
    original[index]?.some((line) => line.startsWith('n '))
      ? card
      : card.filter((line) => !line.startsWith('n ')),
  );

test.each(files)('%s is exported property by property', (name) => {
  const twin = join(TWINS, name);
  const original = readIndependently(readFile(existsSync(twin) ? twin : join(CORPUS, name)));
  const exported = readIndependently(roundTrip(name, '3.0'));
  expect(withoutMadeNames(exported, original)).toEqual(original);
});

const withoutAgents = files.filter((name) => !name.startsWith('agent'));

test.each(withoutAgents)('%s is exported as vCard 4.0 too', (name) => {
  const twin = join(TWINS, name);
  const original = readIndependently(readFile(existsSync(twin) ? twin : join(CORPUS, name)));
  const exported = readIndependently(roundTrip(name, '4.0'));
  expect(withoutMadeNames(exported, original)).toEqual(original);
});

test.each(files)('%s is the same when imported again', (name) => {
  const first = parseImport(readFile(join(CORPUS, name))).contacts;
  for (const version of ['3.0', '4.0'] as const) {
    const again = parseImport(roundTrip(name, version)).contacts.map(({ contact }) => contact);
    expect(again.map(fieldsOf)).toEqual(first.map(({ contact }) => fieldsOf(contact)));
  }
});

function fieldsOf({
  name: _,
  imported: __,
  ...fields
}: object & { name?: unknown; imported?: unknown }) {
  return fields;
}
