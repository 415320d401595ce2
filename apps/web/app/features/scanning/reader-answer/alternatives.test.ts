import { expect, test } from 'vitest';
import { findAlternatives } from './alternatives.ts';

const quad = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
] as const;
const line = (text: string, ...doubts: [letter: string, ...others: string[]][]) => ({
  text,
  quad,
  confidence: 0.9,
  doubts: doubts.map(([letter, ...letters]) => ({ at: text.indexOf(letter), letters })),
});

test('are the value with what else a letter may be', () => {
  expect(findAlternatives('Zoe Klein', [], [line('ZOE KLEIN', ['Z', '2', 'S'])])).toEqual([
    'Soe Klein',
  ]);
  expect(findAlternatives('Zoë', [], [line('Zoë', ['ë', 'e', 'é', 'è'])])).toEqual(['Zoe', 'Zoé']);
});

test('are found wherever the value stands in its line, however it is written there', () => {
  const mail = line('E: Ada@Okafor.example', ['f', 't']);
  expect(findAlternatives('ada@okafor.example', [], [mail])).toEqual(['ada@okator.example']);
  const phone = line('Tel. (030) 123 4567', ['7', '1']);
  expect(findAlternatives('+49 30 1234567', [], [phone])).toEqual(['+49 30 1234561']);
});

test('begin with other candidates, name nothing twice, and are few', () => {
  const lines = [line('Bo', ['B', 'D', 'E', 'R'], ['o', 'a', 'e', 'u'])];
  expect(findAlternatives('Bo', ['Do'], lines)).toEqual(['Do', 'Eo', 'Ba', 'Be']);
});

test('are none for a line that the value does not stand in', () => {
  expect(findAlternatives('Ada', [], [line('Grace', ['G', 'C'])])).toEqual([]);
  expect(findAlternatives('Ada', [], [])).toEqual([]);
});
