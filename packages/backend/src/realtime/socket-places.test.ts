import { expect, test, vi } from 'vitest';
import { createSocketPlaces } from './socket-places.ts';

const limits = {
  total: 6,
  visitors: 3,
  perAddress: 4,
  visitorsPerAddress: 2,
  blamedPerAddress: 2,
  blamedSeconds: 10,
  perPerson: 2,
  channelsPerSocket: 3,
  channelsPerPerson: 4,
};

const stay = () => {};

test('connections without a token make room for later ones', () => {
  const places = createSocketPlaces(limits);
  const left: string[] = [];
  const admit = (address: string, name: string) =>
    places.admit(address, () => left.push(name)) !== null;
  expect(['1', '2', '3'].map((name) => admit('a', name))).toEqual([true, true, false]);
  expect([admit('b', '4'), left]).toEqual([true, []]);
  expect([admit('c', '5'), left]).toEqual([true, ['1']]);
  expect([admit('d', '6'), left]).toEqual([true, ['1', '2']]);
});

test('but a connection that has shown a token stays', () => {
  const places = createSocketPlaces(limits);
  const left: string[] = [];
  const [ada] = ['a', 'b', 'c'].map((name) => places.admit(name, () => left.push(name)));
  ada?.takeChannel('Ada');
  for (const name of ['d', 'e']) places.admit(name, () => left.push(name));
  expect(left).toEqual(['b']);
});

test('a connection that ends while its token is checked takes none of the person’s places', () => {
  const places = createSocketPlaces(limits);
  for (let round = 0; round < 20; round += 1) {
    const place = places.admit('a', stay);
    place?.release();
    expect(place?.takeChannel('Ada')).toBeNull();
  }
  expect(places.admit('a', stay)?.takeChannel('Ada')).not.toBeNull();
});

test('showing a token gives back a visitor’s place', () => {
  const places = createSocketPlaces(limits);
  const [first, second] = [places.admit('a', stay), places.admit('a', stay)];
  expect(places.admit('a', stay)).toBeNull();
  expect(first?.takeChannel('Ada')).not.toBeNull();
  expect(second?.takeChannel('Bob')).not.toBeNull();
  expect(places.admit('a', stay)).not.toBeNull();
});

test('one person has a limited number of connections and channels, over all addresses', () => {
  const places = createSocketPlaces(limits);
  const [first, second, third] = ['a', 'b', 'c'].map((address) => places.admit(address, stay));
  const take = [first, first, first, first].map((place) => place?.takeChannel('Ada') ?? null);
  expect(take.map((release) => release !== null)).toEqual([true, true, true, false]);
  expect(second?.takeChannel('Ada')).not.toBeNull();
  expect(second?.takeChannel('Ada')).toBeNull();
  take[0]?.();
  expect(second?.takeChannel('Ada')).not.toBeNull();
  expect(third?.takeChannel('Ada')).toBeNull();
  expect(third?.takeChannel('Bob')).not.toBeNull();
});

test('a connection that ends gives back everything it held', () => {
  const places = createSocketPlaces(limits);
  for (let round = 0; round < 20; round += 1) {
    const place = places.admit('a', stay);
    expect(place?.takeChannel('Ada')).not.toBeNull();
    expect(place?.takeChannel(null)).not.toBeNull();
    place?.release();
  }
});

test('an address whose connections break the rules waits before it gets another', () => {
  vi.useFakeTimers();
  const places = createSocketPlaces(limits);
  const admit = () => places.admit('a', stay);
  for (let broken = 0; broken < limits.blamedPerAddress; broken += 1) {
    const place = admit();
    place?.blame();
    place?.blame();
    place?.release();
  }
  expect(admit()).toBeNull();
  expect(places.admit('b', stay)).not.toBeNull();
  vi.advanceTimersByTime(limits.blamedSeconds * 1_000);
  expect(admit()).not.toBeNull();
  vi.useRealTimers();
});
