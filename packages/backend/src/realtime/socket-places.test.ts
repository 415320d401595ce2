import { expect, test } from 'vitest';
import { createSocketPlaces } from './socket-places.ts';

const limits = {
  total: 6,
  visitors: 3,
  perAddress: 4,
  visitorsPerAddress: 2,
  perPerson: 2,
  channelsPerSocket: 3,
  channelsPerPerson: 4,
};

test('strangers who only connect leave room for people', () => {
  const places = createSocketPlaces(limits);
  expect([1, 2, 3].map(() => places.admit('a') !== null)).toEqual([true, true, false]);
  expect([1, 2].map(() => places.admit('b') !== null)).toEqual([true, false]);
  expect(places.admit('c')).toBeNull();
});

test('who shows a token gives the place of a visitor back', () => {
  const places = createSocketPlaces(limits);
  const [first, second] = [places.admit('a'), places.admit('a')];
  expect(places.admit('a')).toBeNull();
  expect(first?.takeChannel('Ada')).not.toBeNull();
  expect(second?.takeChannel('Bob')).not.toBeNull();
  expect(places.admit('a')).not.toBeNull();
});

test('one person has so many connections and channels, on whatever address', () => {
  const places = createSocketPlaces(limits);
  const [first, second, third] = ['a', 'b', 'c'].map((address) => places.admit(address));
  const take = [first, first, first, first].map((place) => place?.takeChannel('Ada') ?? null);
  expect(take.map((release) => release !== null)).toEqual([true, true, true, false]);
  expect(second?.takeChannel('Ada')).not.toBeNull();
  expect(second?.takeChannel('Ada')).toBeNull();
  take[0]?.();
  expect(second?.takeChannel('Ada')).not.toBeNull();
  expect(third?.takeChannel('Ada')).toBeNull();
  expect(third?.takeChannel('Bob')).not.toBeNull();
});

test('a connection that ends gives back all it held', () => {
  const places = createSocketPlaces(limits);
  for (let round = 0; round < 20; round += 1) {
    const place = places.admit('a');
    expect(place?.takeChannel('Ada')).not.toBeNull();
    expect(place?.takeChannel(null)).not.toBeNull();
    place?.release();
  }
});
