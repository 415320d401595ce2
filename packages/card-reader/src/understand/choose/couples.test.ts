import { expect, test } from 'vitest';
import { evidenceOf } from '../evidence/card-evidence.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { chooseTexts } from './choose-texts.ts';
import { withCouples } from './couples.ts';
import { joinPassages } from './join-passages.ts';
import { cutSegments } from './segments.ts';

const firm: Told = ['organization'];

function names(...lines: [string, ...Told[]][]) {
  const { words, laid, values } = toldCard(lines);
  const passages = joinPassages(cutSegments(withCouples(words), laid));
  return chooseTexts(passages, evidenceOf(values, laid)).persons.map(
    ({ name }) => name.passage.text,
  );
}

test('two people whom the card calls by name where it says their numbers are two people', () => {
  expect(
    names(
      ['Piet & Marike Oosthuizen', firm],
      ['Piet 082 614 2037', ['other']],
      ['Marike 083 277 2150', ['other']],
      ['Graaff-Reinet 6280, South Africa', ['address']],
    ),
  ).toEqual(['Piet', 'Marike Oosthuizen']);
});

test('partners whom nothing else on the card calls by name are a firm', () => {
  expect(
    names(
      ['Oosthuizen & Botha', firm],
      ['Office 049 893 2127', ['other']],
      ['Graaff-Reinet 6280, South Africa', ['address']],
    ),
  ).toEqual([]);
});
