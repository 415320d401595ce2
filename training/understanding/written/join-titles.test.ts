import { expect, test } from 'vitest';
import { joinTitles } from './join-titles.ts';
import { truthOf } from './judge-written.ts';
import { parseWrittenCards } from './parse-written-card.ts';

function titleOf(line: string): string {
  const [card] = parseWrittenCards(`=== de | somebody | 85x55\n5 5 8 | ${line}`);
  if (!card) throw new Error('No card');
  return truthOf(joinTitles(card), 'title');
}

test.each([
  ['[title* Notary] & [title Mediator]', 'Notary & Mediator'],
  ['[title* Abogada], [title Notaria] y [title Mediadora]', 'Abogada, Notaria y Mediadora'],
  ['[title* 院長]、[title 助産師]', '院長、助産師'],
])('%s is one title', (line, title) => {
  expect(titleOf(line)).toBe(title);
});

test.each([
  ['[title* Leiter Export] | [title Head of Export Sales]', 'Leiter Export'],
  ['[title* guide] / [title Führer]', 'guide'],
  ['[title* Chef], [name* Ana], [title@2 Köchin]', 'Chef'],
  ['[title Partner] & [title* Notary]', 'Notary'],
])('%s is more than one', (line, title) => {
  expect(titleOf(line)).toBe(title);
});
