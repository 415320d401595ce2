import { expect, test } from 'vitest';
import { evidenceOf } from '../evidence/card-evidence.ts';
import type { PrintedLine } from '../testing/card-lines.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { chooseTexts } from './choose-texts.ts';
import { joinPassages } from './passages.ts';
import { cutSegments } from './segments.ts';

/** Whom and what is chosen of lines whose words a network would have labeled so. */
function chosen(...lines: [PrintedLine | string, ...Told[]][]) {
  const { words, laid, values } = toldCard(lines);
  const { persons, organisation } = chooseTexts(
    joinPassages(cutSegments(words, laid)),
    evidenceOf(values, laid),
  );
  return {
    persons: persons.map(({ name, title }) => [name.passage.text, title?.passage.text]),
    organisation: organisation?.passage.text,
  };
}

const firm: Told = ['organisation'];

test('the lines of a name are one up to its legal form, though the logotype alone is the domain', () => {
  const { organisation } = chosen(
    [{ text: 'BIR AL HANA', y: 20 }, firm],
    [{ text: 'Marine Equipment', y: 56 }, ['organisation', 0.95]],
    [{ text: 'Trading L.L.C.', y: 92 }, ['organisation', 0.1]],
    [{ text: 'www.biralhana.ae', y: 300 }],
  );
  expect(organisation).toBe('BIR AL HANA Marine Equipment Trading L.L.C.');
});

test('a firm farther away, or set otherwise, is another one', () => {
  const logotype: [PrintedLine, Told] = [{ text: 'BIR AL HANA', y: 20 }, firm];
  const address: [PrintedLine] = [{ text: 'www.biralhana.ae', y: 300 }];
  const below = (line: PrintedLine) =>
    chosen(logotype, [line, ['organisation', 0.95]], address).organisation;
  expect(below({ text: 'Polar Trading L.L.C.', y: 200 })).toBe('BIR AL HANA');
  expect(below({ text: 'Polar Trading L.L.C.', y: 56, size: 15 })).toBe('BIR AL HANA');
});

test('of a firm’s names in two languages the one that its domain says is chosen', () => {
  const { organisation } = chosen(
    [{ text: 'Comhairle Oileáin an Tuaiscirt', y: 20 }, firm],
    [{ text: 'Northern Islands Heritage Council', y: 56 }, ['organisation', 0.67]],
    [{ text: 'www.nihc.ie', y: 300 }],
  );
  expect(organisation).toBe('Northern Islands Heritage Council');
});

test('a sign of one word and its trade are a firm, where its domain says both', () => {
  const { organisation } = chosen(
    [{ text: 'Serval', size: 70, y: 10 }, firm],
    [{ text: 'KERAMIK & GLAS', y: 96 }, ['organisation', 0.9]],
    [{ text: 'www.servalglas.de', y: 300 }],
  );
  expect(organisation).toBe('Serval KERAMIK & GLAS');
});

test('two people of one family are both found, though one of them alone looks like something else', () => {
  const { persons } = chosen(
    ['Otter Creek Orchards', firm],
    [
      'Walt Penner & Ruth Abel-Penner',
      ['title'],
      ['title', 0],
      ['other'],
      ['name', 1],
      ['name', 0],
    ],
  );
  expect(persons).toEqual([
    ['Walt Penner', undefined],
    ['Ruth Abel-Penner', undefined],
  ]);
});

test('a form of address that is hardly one makes nobody of a firm, and is a part of its name', () => {
  const unsure: Told = ['honorific', 1];
  const { words, laid, values } = toldCard([
    ['HAMMAM BAB SALAM', unsure, ['name', 0.4]],
    ['www.babsalam.ma'],
  ]);
  const weaker = words.map((word) => ({
    ...word,
    probabilities: word.probabilities.map((probability) => probability * 0.65),
  }));
  const { persons, organisation } = chooseTexts(
    joinPassages(cutSegments(weaker, laid)),
    evidenceOf(values, laid),
  );
  expect(persons).toEqual([]);
  expect(organisation?.passage.text).toBe('HAMMAM BAB SALAM');
});

test('a word set small, away from a sign, is no part of it', () => {
  const { organisation } = chosen(
    [{ text: 'nål & tråd', size: 60, y: 10 }, firm],
    [{ text: 'sømmen', y: 260 }, ['name']],
  );
  expect(organisation).toBe('nål & tråd');
});
