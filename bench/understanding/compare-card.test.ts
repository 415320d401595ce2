import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import type { Reading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { expect, test } from 'vitest';
import { compareCard } from './compare-card.ts';
import { type WrittenTruth, writtenCards } from './written-card.ts';

const truth: WrittenTruth = {
  country: 'GB',
  names: ['Jane Doe'],
  titles: [],
  organizations: ['Acme Ltd', 'Acme'],
  emails: ['jane@acme.co.uk'],
  mainPhones: ['+442079460958'],
  phones: ['+442079460958'],
  website: 'acme.co.uk',
};

const read = (text: string): Reading => ({
  value: text,
  origin: 'printed',
  confidence: 1,
  lines: [0],
});

test('capitals and quotation marks do not matter, and values do', () => {
  const wrong = compareCard(truth, {
    quad: null,
    lines: [],
    fullName: read('JANE DOE'),
    title: read('Founder'),
    org: read('ACME'),
    emails: [read('jane@acme.co')],
    phones: [
      {
        value: { number: '+44 20 7946 0958 ext. 12', kinds: ['work'] },
        origin: 'printed',
        confidence: 1,
        lines: [0],
      },
    ],
    websites: [read('www.acme.co.uk')],
    socials: [],
    industry: 'Other',
    hashtags: [],
    unassigned: [],
  }).filter(({ exact }) => !exact);
  expect(wrong.map(({ field }) => field)).toEqual(['title', 'e-mail']);
});

test('spaces, degrees in a name and legal forms do not matter, and diacritics do', () => {
  const exactly = (names: string[], organizations: string[], name: string, organization: string) =>
    compareCard(
      { ...truth, names, organizations },
      { ...BLANK_READING, fullName: read(name), org: read(organization) },
    )
      .filter(({ field, exact }) => exact && (field === 'name' || field === 'organization'))
      .map(({ field }) => field);
  expect(exactly(['北条美咲'], ['株式会社あおばホーム'], '北条 美咲', 'あおばホーム')).toEqual([
    'name',
    'organization',
  ]);
  expect(exactly(['Jane Doe'], ['Acme'], 'Dr. Jane Doe, MBA', 'ACME Ltd.')).toEqual([
    'name',
    'organization',
  ]);
  expect(exactly(['Jane Doe'], ['Acme'], 'Dr. rer. nat. Jane Doe', 'Acme')).toContain('name');
  expect(exactly(['Ma Yun'], ['Acme'], 'Yun', 'Acme')).toEqual(['organization']);
  expect(exactly(['Phil Doe'], ['Acme'], 'Doe', 'Acme')).toEqual(['organization']);
  expect(exactly(['Jörg Doe'], ['Acme Tools'], 'Jorg Doe', 'Acme')).toEqual([]);
});

test('the cards of both sets can be understood', async () => {
  const network = await loadUnderstanding();
  for (const set of ['dev', 'test'] as const) {
    const cards = await writtenCards(set);
    expect(cards.length).toBeGreaterThan(20);
    let right = 0;
    for (const { lines, truth } of cards) {
      const reading = await understandCard(lines, { quad: null, qrPayloads: [] }, network);
      if (truth.emails.includes(reading.emails[0]?.value ?? '')) right++;
    }
    expect(right).toBeGreaterThan(cards.length * 0.9);
  }
});

test('a number that is printed twice is one, and the right value among the others of a wrong one is told', () => {
  const twice = { ...truth, phones: ['+442079460958', '+442079460958'] };
  const reading = {
    ...BLANK_READING,
    fullName: { ...read('Jane'), others: ['Jane Doe', 'Doe'] },
    org: { ...read('Tools'), others: ['Tools Ltd'] },
    phones: [{ ...read(''), others: [], value: { number: '+44 20 7946 0958', kinds: [] } }],
  };
  const compared = new Map(compareCard(twice, reading).map((each) => [each.field, each]));
  expect(compared.get('all phones')?.exact).toBe(true);
  expect(compared.get('name')).toMatchObject({ exact: false, offered: true });
  expect(compared.get('organization')).toMatchObject({ exact: false, offered: false });
  expect(compared.get('title')?.offered).toBeUndefined();
});
