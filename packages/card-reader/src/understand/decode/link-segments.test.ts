import { expect, test } from 'vitest';
import { toldCard } from '../testing/told-words.ts';
import { cutSegments } from './cut-segments.ts';
import { linkSegments } from './link-segments.ts';

const textsOf = ({ words, laid }: ReturnType<typeof toldCard>) =>
  linkSegments(cutSegments(words, laid)).map(({ label, text }) => `${label}: ${text}`);

test('a value goes on in another line where its words say so', () => {
  const card = toldCard([
    ['Hollerbach', ['organization']],
    ['Verpackungen GmbH', ['organization', 0]],
  ]);
  expect(textsOf(card)).toEqual(['organization: Hollerbach Verpackungen GmbH']);
});

test('it goes on past what stands between its lines', () => {
  const card = toldCard([
    ['Hollerbach', ['organization']],
    ['since 1912', ['tagline']],
    ['Verpackungen GmbH', ['organization', 0]],
  ]);
  expect(textsOf(card)).toContain('organization: Hollerbach Verpackungen GmbH');
});

test('two names that end alike are two people of one family', () => {
  const card = toldCard([
    ['Ansa Khan', ['name']],
    ['Rafiq Khan', ['name', 0]],
  ]);
  expect(textsOf(card)).toEqual(['name: Ansa Khan', 'name: Rafiq Khan']);
});

test('a value that begins is another one', () => {
  const card = toldCard([
    ['Hollerbach', ['organization']],
    ['Verband der Packer', ['organization', 1]],
  ]);
  expect(textsOf(card)).toEqual(['organization: Hollerbach', 'organization: Verband der Packer']);
});

test('no value goes on with two others', () => {
  const card = toldCard([
    ['Sales', ['title']],
    ['Manager', ['title', 0]],
    ['Director', ['title', 0]],
  ]);
  const first = Float32Array.from(card.words, (_, at) => Number(at === 0));
  const both = card.words.map((word, at) => (at === 0 ? word : { ...word, before: first }));
  expect(textsOf({ ...card, words: both })).toEqual(['title: Sales Manager', 'title: Director']);
});

test('a sign that stands there twice is said once', () => {
  const card = toldCard([
    ['MULTI TOOLS', ['organization']],
    ['MultiTools', ['organization', 0]],
    ['Service', ['organization', 0]],
  ]);
  expect(textsOf(card)).toEqual(['organization: MULTI TOOLS Service']);
});

test('a name does not go on in another script, and a sign may', () => {
  const name = toldCard([
    ['李瑞星', ['name']],
    ['Luiz Lee', ['name', 0]],
  ]);
  expect(textsOf(name)).toEqual(['name: 李瑞星', 'name: Luiz Lee']);
  const sign = toldCard([
    ['株式会社', ['organization']],
    ['Acme', ['organization', 0]],
  ]);
  expect(textsOf(sign)).toEqual(['organization: 株式会社 Acme']);
});

test('what stands in two columns is two values', () => {
  const beside = (x: number) =>
    toldCard([
      [{ text: 'Wim', x: 60, y: 40 }, ['name']],
      [{ text: 'Anja', x, y: 40 }, ['name', 0]],
    ]);
  expect(textsOf(beside(110))).toEqual(['name: Wim Anja']);
  expect(textsOf(beside(400))).toEqual(['name: Wim', 'name: Anja']);
});
