import { expect, it } from 'vitest';
import { spellInitials } from './spell-initial.ts';

it.each([
  ['lan Goldsmith', 'Ian Goldsmith'],
  ['iTi-lnformatique', 'iTi-Informatique'],
  ['Regional lnsurance Manager', 'Regional Insurance Manager'],
  ['Victoria lvanova', 'Victoria Ivanova'],
  ['ltd, lcda. María, lviv, llama', 'ltd, lcda. María, lviv, llama'],
  ['Maclnnes & Mclvor', 'MacInnes & McIvor'],
  ['Maclean, Mclaren', 'Maclean, Mclaren'],
  ['laboratoire dentaire', 'laboratoire dentaire'],
  ['Patel & Filhos, lda', 'Patel & Filhos, lda'],
  ['lisa & laura', 'lisa & laura'],
])('«%s» is «%s»', (read, meant) => {
  expect(spellInitials(read)).toBe(meant);
});
