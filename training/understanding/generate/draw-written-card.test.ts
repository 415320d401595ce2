import { expect, test } from 'vitest';
import { parseWrittenCards } from '../written/parse-written-card.ts';
import { faultsOf } from '../written/place-written-card.ts';
import { placedLines } from './draw-written-card.ts';

const HEAD = '=== de | plumber | 85x55\n';
const cardOf = (...rows: string[]) => {
  const [card] = parseWrittenCards(HEAD + rows.join('\n'));
  if (!card) throw new Error('no card');
  return card;
};

test('a line has its place, its font size and its pieces', () => {
  const card = cardOf('r79 24 7.5 | [lphone Tel.] [phone 08061 / 4123]');
  expect(card).toMatchObject({ country: 'de', theme: 'plumber', width: 85, height: 55 });
  expect(card.lines[0]).toMatchObject({ align: 'right', x: 79, y: 24, points: 7.5 });
  expect(card.lines[0]?.text).toBe('Tel. 08061 / 4123');
  expect(card.lines[0]?.pieces[5]).toMatchObject([{ kind: 'phone', isMain: false, person: 1 }]);
});

test('a name in an organization is part of both, and a piece continues on another line', () => {
  const card = cardOf('6 6 13 | [org* Bäckerei [name* Anna Ott]]', '6 12 13 | [org+ GmbH]');
  const [first, second] = placedLines(card);
  const name = first?.spans.find(({ text }) => text === 'Anna Ott')?.value;
  expect(name).toMatchObject({ label: 'name', isMain: true, sign: { label: 'organization' } });
  expect(second?.spans[0]?.value).toBe(name?.sign);
});

test.each([
  ['6 6 9 | [org* Ott', '“[” without “]”'],
  ['6 6 9 | Ott]', '“]” without “[”'],
  ['6 6 9 | [shop* Ott]', 'unknown mark'],
  ['6 6 9 | [org+ Ott]', 'nothing of kind org'],
  ['Ott', 'neither a head nor a line'],
])('“%s” is reported with its line: %s', (row, fault) => {
  expect(() => cardOf(row)).toThrow(`line 2: ${fault}`);
});

test('an author is told what cannot be on a card', () => {
  const card = cardOf(
    '6 6 9 | [name* Anna Ott]',
    '6 7 9 | [name* Eva Ott]',
    '70 40 9 | [title A title far too long for its place]',
  );
  expect(faultsOf(card)).toEqual([
    expect.stringContaining('lies on'),
    expect.stringContaining('reaches past the edge'),
    '2 pieces of kind name are the main one',
    'no piece of kind title is the main one',
  ]);
});
