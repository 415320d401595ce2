import { expect, test } from 'vitest';
import { ownAddressesOf } from '../own-addresses/own-addresses.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { chooseValues } from './choose-values.ts';
import { cutSegments } from './cut-segments.ts';
import { linkSegments } from './link-segments.ts';

/** What is chosen on a card of which `meant` says how probably each line's value is the one of its kind. */
function choose(lines: [text: string, told: Told, meant?: number][]) {
  const { words, laid, values } = toldCard(lines.map(([text, told]) => [text, told]));
  const meantOf = new Map(lines.map(([text, , meant]) => [text, meant ?? 1]));
  const told = words.map((word) => {
    const meant = meantOf.get(laid[word.line]?.text ?? '') ?? 1;
    return { ...word, isMain: meant, isMainSign: meant };
  });
  const chosen = chooseValues(linkSegments(cutSegments(told, laid)), ownAddressesOf(values, laid));
  return {
    names: chosen.persons.map(({ name }) => name.passage.text),
    titles: chosen.persons.map(({ title }) => title?.passage.text),
    organization: chosen.organization?.passage.text,
  };
}

test('of two organizations the one that is meant is chosen', () => {
  const chosen = choose([
    ['Meyer Motors', ['organization', 1], 0.95],
    ['Volkswagen', ['organization', 1], 0.05],
  ]);
  expect(chosen.organization).toBe('Meyer Motors');
});

test('the only organization of a card is the one that is meant', () => {
  expect(choose([['삼보정밀', ['organization', 1], 0.1]]).organization).toBe('삼보정밀');
});

test('a card of which no name is meant has no person', () => {
  expect(choose([['Rosa', ['name', 1], 0.2]]).names).toEqual([]);
});

test('two people who are set alike are two, each with the title below them', () => {
  const chosen = choose([
    ['Jane Doe', ['name', 1], 0.9],
    ['Baker', ['title', 1], 0.9],
    ['John Roe', ['name', 1], 0.1],
    ['Miller', ['title', 1], 0.1],
  ]);
  expect(chosen.names).toEqual(['Jane Doe', 'John Roe']);
  expect(chosen.titles).toEqual(['Baker', 'Miller']);
});
