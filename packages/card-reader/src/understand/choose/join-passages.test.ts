import { expect, test } from 'vitest';
import { type Told, toldCard } from '../testing/told-words.ts';
import { joinPassages } from './join-passages.ts';
import { cutSegments } from './segments.ts';

/** Passages of lines whose words a network would have labeled so. */
function passages(lines: [text: string, ...words: Told[]][]) {
  const { words, laid } = toldCard(lines);
  return joinPassages(cutSegments(words, laid)).map(({ label, text }) => `${label}: ${text}`);
}

test('a line holds two things, and a thing runs over two lines', () => {
  expect(
    passages([
      ['Jane Doe, Head of', ['name', 1], ['name', 0], ['title', 1], ['title', 0]],
      ['Sales', ['title', 0]],
    ]),
  ).toEqual(['name: Jane Doe', 'title: Head of Sales']);
});

test('a value that begins is not joined to the one above', () => {
  expect(
    passages([
      ['Jane Doe', ['name', 1], ['name', 0]],
      ['John Roe', ['name', 1], ['name', 0]],
    ]),
  ).toEqual(['name: Jane Doe', 'name: John Roe']);
});

test('a firm keeps its comma before the legal form in the next line, and no other one', () => {
  expect(
    passages([
      ['Tres Cerros,', ['organization', 1], ['organization', 0]],
      ['S.A. de C.V.', ['organization', 0], ['organization', 0], ['organization', 0]],
    ]),
  ).toEqual(['organization: Tres Cerros, S.A. de C.V.']);
  expect(
    passages([
      ['Casa Verde,', ['organization', 1], ['organization', 0]],
      ['Oaxaca', ['organization', 0]],
    ]),
  ).toEqual(['organization: Casa Verde Oaxaca']);
});

test('a firm of partners may say behind them what they are', () => {
  const partners: [string, ...Told[]] = ['WANJALA & CO.', ['organization', 1], ['organization', 0]];
  expect(passages([partners, ['ADVOCATES', ['organization', 0]]])).toEqual([
    'organization: WANJALA & CO. ADVOCATES',
  ]);
  expect(
    passages([partners, ['Nairobi Office', ['organization', 0.4], ['organization', 0]]]),
  ).toEqual(['organization: WANJALA & CO.', 'organization: Nairobi Office']);
});

test('a line with an open end takes the next one along', () => {
  expect(
    passages([
      ['copywriter &', ['title', 1], ['title', 0]],
      ['brand consultant', ['service', 1, 'title'], ['service', 0, 'title']],
    ]),
  ).toEqual(['title: copywriter & brand consultant']);
});

test('partners and their legal form are a firm, whatever they look like', () => {
  expect(
    passages([
      ['KRÜGER MÖLLENDORFF', ['name', 1], ['name', 0]],
      ['& PARTNER mbB', ['title', 0], ['title', 0], ['credential', 1]],
    ]),
  ).toEqual(['organization: KRÜGER MÖLLENDORFF & PARTNER mbB']);
});

test('behind its legal form an organization has ended, and its name said again is another line', () => {
  const firm = (count: number, begins: number): Told[] =>
    Array.from({ length: count }, (_, i) => ['organization', i === 0 ? begins : 0]);
  expect(
    passages([
      ['Alba', ...firm(1, 1)],
      ['Alba Assurances SA', ...firm(3, 0)],
      ['Fribourg', ...firm(1, 0)],
    ]),
  ).toEqual(['organization: Alba', 'organization: Alba Assurances SA', 'organization: Fribourg']);
});

test('a legal form behind the organization belongs to it', () => {
  expect(
    passages([
      [
        'Quinta do Vale, Lda.',
        ['organization', 1],
        ['organization', 0],
        ['organization', 0],
        ['register', 1],
      ],
    ]),
  ).toEqual(['organization: Quinta do Vale, Lda.']);
});

test('a title that others bear behind their name is a title in a line of its own', () => {
  const told = ['credential', 1, 'title'] as Told;
  expect(passages([['Avocate à la Cour', told, told, told, told]])).toEqual([
    'title: Avocate à la Cour',
  ]);
  expect(passages([['Jane Doe, MBA', ['name', 1], ['name', 0], told]])).toContain(
    'credential: MBA',
  );
});

test('an abbreviation between forms of address and the name is one of them', () => {
  expect(passages([['Dato Hj. Ahmad', ['honorific', 1], ['name', 0], ['name', 1]]])).toEqual([
    'honorific: Dato Hj.',
    'name: Ahmad',
  ]);
});

test('short lines set as one block are one logotype, and long ones are names of their own', () => {
  const firm = (begins: number): Told => ['organization', begins];
  expect(
    passages([
      ['STILL WATERS', firm(1)],
      ['GOSPEL ASSEMBLY', firm(0.85)],
    ]),
  ).toEqual(['organization: STILL WATERS GOSPEL ASSEMBLY']);
  expect(
    passages([
      ['Fondation des eaux calmes', firm(1)],
      ['Still Waters Trust', firm(0.85)],
    ]),
  ).toHaveLength(2);
});

test('an abbreviated word is never a whole name', () => {
  expect(passages([['M.ª Luz Prieto', ['name', 1], ['name', 0.9]]])).toEqual([
    'name: M.ª Luz Prieto',
  ]);
});

test('an address before a legal form that has no name of its own is the firm’s name', () => {
  const told: [string, ...Told[]][] = [
    ['// lampett.io OÜ', ['organization', 0]],
    ['www.lampett.io Anna', ['name', 1]],
  ];
  expect(passages(told)).toEqual(['organization: lampett.io OÜ', 'name: Anna']);
});

test('what stands before a bar and a title, below a whole name, is no part of the name', () => {
  expect(
    passages([
      ['Jaana Virta', ['name']],
      ['Rehtori | Principal', ['name', 0.2], ['title', 1]],
    ]),
  ).toEqual(['name: Jaana Virta', 'name: Rehtori', 'title: Principal']);
});

test('a title goes on at the beginning of a line alone', () => {
  expect(
    passages([
      ['Director', ['title', 1]],
      ['M.Tech Geotechnical', ['credential', 1], ['title', 0.1]],
    ]),
  ).toEqual(['title: Director', 'credential: M.Tech', 'title: Geotechnical']);
});

test('a society behind a degree is no legal form, and one behind a firm is', () => {
  const [degree] = passages([['dipl. Architekt ETH SIA', ['title', 1], ['title', 0]]]);
  expect(degree).toBe('title: dipl. Architekt ETH SIA');
  const [firm] = passages([
    ['Bakuguns Koks SIA', ['name', 1, 'organization'], ['name', 0, 'organization']],
  ]);
  expect(firm).toBe('organization: Bakuguns Koks SIA');
});
