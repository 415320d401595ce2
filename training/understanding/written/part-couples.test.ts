import { expect, test } from 'vitest';
import { truthOf } from './judge-written.ts';
import { parseWrittenCards } from './parse-written-card.ts';
import { partCouples } from './part-couples.ts';

/** The first and the second person's names on a line. */
function namesOf(line: string): string[] {
  const [card] = parseWrittenCards(`=== de | somebody | 85x55\n5 5 8 | ${line}`);
  if (!card) throw new Error('No card');
  const parted = partCouples(card);
  const [own] = parted.lines;
  const second = [...(own?.text ?? '')].filter((_, at) =>
    own?.pieces[at]?.some(({ kind, person }) => kind === 'name' && person === 2),
  );
  return [truthOf(parted, 'name'), second.join('')];
}

test.each([
  ['[name* Con & Voula Stathakis]', ['Con', 'Voula Stathakis']],
  ['[name* Maryse et Didier Coudurier]', ['Maryse', 'Didier Coudurier']],
  ['[name* Zenaide e Otacílio Rodella]', ['Zenaide', 'Otacílio Rodella']],
  ['[org* Pousada [name* Nelly y Washington]]', ['Nelly', 'Washington']],
])('%s is two people', (line, names) => {
  expect(namesOf(line)).toEqual(names);
});

test.each([
  ['[name* Biel Pons i Sintes]', 'Biel Pons i Sintes'],
  ['[name* Savio D’Costa e Noronha]', 'Savio D’Costa e Noronha'],
  ['[name* Mohamed Sultan & anak]', 'Mohamed Sultan & anak'],
  ['[name* Emma de la Rue]', 'Emma de la Rue'],
])('%s is one', (line, name) => {
  expect(namesOf(line)).toEqual([name, '']);
});
