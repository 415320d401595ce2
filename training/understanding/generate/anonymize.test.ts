import { createRandom } from '@cardsift/invented-cards/random';
import { expect, test } from 'vitest';
import type { LabeledCard } from '../strangers/labeled-card.ts';
import { anonymize } from './anonymize.ts';
import { loadCountries } from './material.ts';

const countries = loadCountries(new URL('../material', import.meta.url).pathname, 'train');

const harmless = new Set(['kom', 'od', 'hydraulik']);

const card: LabeledCard = {
  country: 'pl',
  values: [
    'organization',
    'name',
    'title',
    'mobile label',
    'phone',
    'email',
    'address',
    null,
    'other label',
    'phone',
  ],
  lines: [
    [10, 10, 400, 60, 0.99, [['ZAJĄCZKOWSKI', 0]]],
    [10, 90, 300, 40, 1, [['Przemysław Zajączkowski', 1]]],
    [10, 140, 200, 30, 1, [['Hydraulik', 2]]],
    [
      10,
      200,
      200,
      30,
      1,
      [
        ['kom.', 3],
        [' ', -1],
        ['601 234 567', 4],
      ],
    ],
    [10, 240, 200, 30, 1, [['p.zajaczkowski@hydro.pl', 5]]],
    [10, 280, 200, 30, 1, [['ul. Kwiatowa 17', 6]]],
    [10, 320, 200, 30, 1, [['00-950 Warszawa', 6]]],
    [10, 360, 200, 30, 1, [['Zajączkowski od 1987', 7]]],
    [
      10,
      400,
      200,
      30,
      1,
      [
        ['Grzesiek:', 8],
        [' ', -1],
        ['601 234 568', 9],
      ],
    ],
  ],
};

test('nothing that identifies the person is left, and everything stays in its place', () => {
  for (let seed = 0; seed < 100; seed++) {
    const other = anonymize(card, { countries, harmless }, createRandom(seed));
    const text = JSON.stringify(other.lines).toLowerCase();
    for (const word of [
      'zajączkowski',
      'zajaczkowski',
      'przemysław',
      'grzesiek',
      '601 234 567',
      'kwiatowa 17',
      '1987',
    ])
      expect(text).not.toContain(word);
    expect(text).toContain('kom.');
    expect(other.values).toEqual(card.values);
    const kept = new Map(card.lines.map(([, y, , height]) => [y, height]));
    for (const [, y, , height] of other.lines) expect(kept.get(y)).toBe(height);
  }
});

test('the original card is not changed', () => {
  const before = JSON.stringify(card);
  anonymize(card, { countries, harmless }, createRandom(1));
  expect(JSON.stringify(card)).toBe(before);
});

test('a sign keeps its trade, its address follows it, and what every card says stays', () => {
  const sign: LabeledCard = {
    country: 'in',
    values: ['organization', 'service', 'email', 'web'],
    lines: [
      [10, 10, 400, 60, 0.99, [['JANAHARSHA', 0]]],
      [10, 80, 400, 30, 0.99, [['Group of Companies', 0]]],
      [10, 120, 300, 30, 1, [['We buy & sell plots', 1]]],
      [10, 160, 300, 30, 1, [['info@janaharshagroup.co.in', 2]]],
      [10, 200, 300, 30, 1, [['www.janaharsha.com/plots', 3]]],
    ],
  };
  const said = ['group', 'of', 'companies', 'we', 'buy', 'sell', 'plots', 'info'];
  const other = anonymize(sign, { countries, harmless: new Set(said) }, createRandom(1));
  const texts = other.lines.map(([, , , , , spans]) => spans.map(([text]) => text).join(''));
  const [brand = ''] = texts;
  expect(brand).toMatch(/^(?!JANAHARSHA)[A-Z]{10}$/);
  expect(texts.slice(1)).toEqual([
    'Group of Companies',
    'We buy & sell plots',
    `info@${brand.toLowerCase()}group.co.in`,
    expect.stringMatching(`^www\\.${brand.toLowerCase()}\\.com/(?!plots)\\w{5}$`),
  ]);
});

test('no spelling of a name, a number or an address is left', () => {
  const said = ['baker', 'de', 'the', 'good', 'bakery', 'services', 'oven'];
  const rows: [label: LabeledCard['values'][number], text: string][] = [
    ['name', 'Jane Rose-Baker'],
    ['service', 'Services de Baker'],
    ['organization', 'H A R R O W'],
    ['phone', '０３−１２３４ ٠٥٠'],
    ['email', 'jane@thegoodbakery.com / www.oven4.com'],
    ['web', 'http://jeanharrow.free.fr/thegoodbakery'],
    ['social', 'facebook.com/thegoodbakery'],
    ['social', 'wa.me/905077403262'],
  ];
  const real: LabeledCard = {
    country: 'gb',
    values: rows.map(([label]) => label),
    lines: rows.map(([, text], i) => [10, 40 * i, 400, 30, 1, [[text, i]]]),
  };
  for (let seed = 0; seed < 50; seed++) {
    const { lines } = anonymize(real, { countries, harmless: new Set(said) }, createRandom(seed));
    const texts = lines.map(([, , , , , spans]) => spans.map(([text]) => text).join(''));
    expect(texts[1]).toMatch(/^Services de (?!Baker)/);
    expect(texts.join('\n')).not.toMatch(
      /H A R R O W|０３−１２|٠٥٠|thegoodbakery|905077403262|oven\d?\.com|jeanharrow/i,
    );
    expect(texts[6]).toMatch(/^facebook\.com\//);
  }
});

test('a firm that is called by common words alone gets another name', () => {
  const sign: LabeledCard = {
    country: 'us',
    values: ['organization'],
    lines: [[10, 10, 400, 60, 0.99, [['Clean it up', 0]]]],
  };
  const known = new Set(['clean', 'it', 'up']);
  const other = anonymize(sign, { countries, harmless: known }, createRandom(1));
  expect(JSON.stringify(other.lines)).not.toMatch(/clean it up/i);
});
