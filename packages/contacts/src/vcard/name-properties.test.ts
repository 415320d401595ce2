import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Contact } from '../contact.ts';
import { parseVcards } from './parse-vcard.ts';
import { writeVcard } from './write-vcard.ts';

const bare: Contact = { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
const noParts = { additional: '', prefix: '', suffix: '' };

const yamada: Contact = {
  ...bare,
  fullName: '山田 太郎',
  name: { ...noParts, family: '山田', given: '太郎' },
  phones: [{ number: '+81 3-1234-5678', kinds: ['work'] }],
  org: '株式会社青空',
  title: '営業部長',
  otherScript: {
    fullName: 'Taro Yamada',
    name: { ...noParts, family: 'Yamada', given: 'Taro' },
    title: 'Sales Manager',
    org: 'Aozora, Inc.',
  },
};

/** The same with the Latin side first. */
const taro: Contact = {
  ...yamada,
  ...yamada.otherScript,
  fullName: 'Taro Yamada',
  otherScript: {
    fullName: yamada.fullName,
    name: { ...noParts, family: '山田', given: '太郎' },
    title: '営業部長',
    org: '株式会社青空',
  },
};

type Jcard = [string, [string, Record<string, string>, string, ...unknown[]][]];

/** The properties as ical.js reads them: name, alternative, language, value. */
function readIndependently(vcard: string): string[] {
  const [, properties] = ICAL.parse(vcard) as unknown as Jcard;
  return properties
    .filter(([name]) => name !== 'version')
    .map(([name, { altid = '', language = '' }, , ...values]) =>
      [name, altid, language, values.flat().join(';').replace(/;+$/, '')].join(' '),
    );
}

test('a phone gets the name in one script, with family and given name, and its pronunciation', () => {
  expect(readIndependently(writeVcard(yamada))).toEqual([
    'fn   山田 太郎',
    'n   山田;太郎',
    'tel   +81 3-1234-5678',
    'org   株式会社青空',
    'title   営業部長',
    'x-phonetic-first-name   Taro',
    'x-phonetic-last-name   Yamada',
    'x-cardsift-fn   Taro Yamada',
    'x-cardsift-n   Yamada;Taro',
    'x-cardsift-org   Aozora\\, Inc.',
    'x-cardsift-title   Sales Manager',
  ]);
});

test('a native name is not the pronunciation of a Latin one', () => {
  expect(writeVcard(taro)).not.toContain('PHONETIC');
});

test('vCard 4.0 has both as alternatives, each with its language', () => {
  expect(readIndependently(writeVcard(taro, { version: '4.0' }))).toEqual([
    'fn 1 ja-Latn Taro Yamada',
    'fn 1 ja 山田 太郎',
    'n 1 ja-Latn Yamada;Taro',
    'n 1 ja 山田;太郎',
    'tel   +81 3-1234-5678',
    'org 1 und-Latn Aozora, Inc.',
    'org 1 ja 株式会社青空',
    'title 1 und-Latn Sales Manager',
    'title 1 ja 営業部長',
  ]);
});

test.each([
  ['3.0', yamada],
  ['4.0', yamada],
  ['3.0', taro],
  ['4.0', taro],
  ['3.0', { ...yamada, phonetic: { family: 'やまだ', given: 'たろう' } }],
  ['4.0', { ...bare, fullName: 'Ada', otherScript: { org: '青空' } }],
] as const)('both scripts survive vCard %s', (version, contact) => {
  const [read] = parseVcards(writeVcard(contact, { version }));
  expect({ ...read, name: undefined }).toEqual({ ...contact, name: undefined });
});

test('alternatives by other programs are read as RFC 6350 writes them', () => {
  const [contact] = parseVcards(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN;ALTID=1;LANGUAGE=ja:山田 太郎',
      'FN;ALTID=1;LANGUAGE=en:Taro Yamada',
      'N;ALTID=1;LANGUAGE=ja:山田;太郎;;;',
      'N;ALTID=1;LANGUAGE=en:Yamada;Taro;;;',
      'TITLE;ALTID=2;LANGUAGE=fr:Patron',
      'TITLE;ALTID=2;LANGUAGE=en:Boss',
      'END:VCARD',
    ].join('\r\n'),
  );
  expect(contact).toMatchObject({
    fullName: '山田 太郎',
    name: { family: '山田', given: '太郎' },
    title: 'Patron',
    otherScript: { fullName: 'Taro Yamada', name: { family: 'Yamada', given: 'Taro' } },
  });
  expect(contact?.otherScript?.title).toBeUndefined();
  expect(contact?.imported).toContainEqual(
    expect.objectContaining({ name: 'TITLE', value: 'Boss' }),
  );
});

test('a pronunciation without a second name is kept as the phonetic name', () => {
  const [contact] = parseVcards(
    'BEGIN:VCARD\nVERSION:3.0\nFN:佐藤 健\nN:佐藤;健;;;\nX-PHONETIC-FIRST-NAME:けん\nX-PHONETIC-LAST-NAME:さとう\nEND:VCARD',
  );
  expect(contact?.phonetic).toEqual({ family: 'さとう', given: 'けん' });
  expect(contact?.imported).toBeUndefined();
});
