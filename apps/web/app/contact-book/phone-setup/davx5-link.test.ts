import { expect, test } from 'vitest';
import { davx5Link } from './davx5-link.ts';

test.each([
  ['https://cards.example/dav/', 'davx5://ada%40cards.example:ab-cd@cards.example/dav/'],
  ['http://localhost:3000/dav/', 'carddav://ada%40cards.example:ab-cd@localhost:3000/dav/'],
])('%s is opened as %s', (server, link) => {
  expect(davx5Link({ server, userName: 'ada@cards.example', password: 'ab-cd' })).toBe(link);
});
