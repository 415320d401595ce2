import { expect, test } from 'vitest';
import { type Told, toldCard } from '../testing/told-words.ts';
import { cutSegments } from './cut-segments.ts';

/** The stretches of a card of one line, as the network would have told its words. */
function cut(line: string, ...told: Told[]) {
  return cutMeant(line, told, () => 1);
}

/** @param meant how probably each word is of the card's one title */
function cutMeant(line: string, told: Told[], meant: (i: number) => number) {
  const { words, laid } = toldCard([[line, ...told]]);
  const all = words.map((word, i) => ({ ...word, isMain: meant(i) }));
  return cutSegments(all, laid).map(({ label, text }) => `${label}: ${text}`);
}

test('words of one kind are one value until another begins', () => {
  expect(cutMeant('Owner · Florist', [['title'], ['title', 1]], (i) => 1 - i)).toEqual([
    'title: Owner',
    'title: Florist',
  ]);
  expect(cut('Head of Sales', ['title'], ['title'], ['title'])).toEqual(['title: Head of Sales']);
});

test('of two titles side by side that are both meant, the second goes on', () => {
  expect(cut('Author, Hypnotherapist', ['title'], ['title', 1])).toEqual([
    'title: Author, Hypnotherapist',
  ]);
});

test('a name and a title on one line are two values', () => {
  expect(cut('Jane Doe, Owner', ['name'], ['name'], ['title', 1])).toEqual([
    'name: Jane Doe',
    'title: Owner',
  ]);
});

test('a sign that holds a name is an organization whole, and the name by itself', () => {
  const { words, laid } = toldCard([
    ['Bakery Ann Ott', ['organization'], ['name', 0], ['name', 0]],
  ]);
  const signed = words.map((word, i) => ({
    ...word,
    inSign: 0.9,
    before: Float32Array.from(words, (_, at) => Number(at === i - 1)),
  }));
  expect(cutSegments(signed, laid).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'organization: Bakery Ann Ott',
    'name: Ann Ott',
  ]);
});

test('a wavering word between two of a kind goes with them', () => {
  const { words, laid } = toldCard([['Key Account Manager', ['title'], ['title'], ['title']]]);
  const wavering = words.map((word, i) =>
    i === 1 ? { ...word, probabilities: word.probabilities.map(() => 1 / 22) } : word,
  );
  expect(cutSegments(wavering, laid)).toMatchObject([{ text: 'Key Account Manager' }]);
});

test('a word of no value parts two people, whatever it may go on with', () => {
  const { words, laid } = toldCard([
    ['Chucho Arriaga y Beto Montes', ['name'], ['name', 0], ['other', 0], ['name', 1], ['name', 0]],
  ]);
  const wavering = words.map((word, i) =>
    i === 2 ? { ...word, before: Float32Array.from(words, (_, at) => Number(at === 1)) } : word,
  );
  const people = cutSegments(wavering, laid).filter(({ label }) => label === 'name');
  expect(people).toMatchObject([{ text: 'Chucho Arriaga' }, { text: 'Beto Montes' }]);
});

test('letters of scripts without spaces are words, and one value', () => {
  expect(cut('営業部長', ['department'], ['department'], ['title', 1], ['title'])).toEqual([
    'department: 営業',
    'title: 部長',
  ]);
});
