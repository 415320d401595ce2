import { expect, it } from 'vitest';
import { compareNames } from './compare-name.ts';

it.each([
  ['Ada Byron', 'Ada Byron', 'full'],
  ['Dr. Ada Byron, MBA', 'ada byron', 'full'],
  ['BYRON Ada', 'Ada Byron', 'full'],
  ['Ada King Byron', 'Ada Byron', 'full'],
  ['María García López', 'Maria García', 'full'],
  ['Jürgen Müller', 'Juergen Mueller', 'full'],
  ['Jürgen Müller', 'Jurgen Muller, PhD', 'full'],
  ['Søren Kjær', 'Soren Kjaer', 'full'],
  ['Łukasz Żak', 'Lukasz Zak', 'full'],
  ['Þórður Ægisson', 'Thordur Aegisson', 'full'],
  ["Sinéad O'Connor", 'Sinead O’Connor', 'full'],
  ['Jack Ma', 'Jack Ma', 'full'],
  ['王小明', '王小明', 'full'],
  ['A. Byron', 'Ada Byron', 'partial'],
  ['Ada Byron', 'A. Byron', 'partial'],
  ['Alexander Byron', 'Alex Byron', 'partial'],
  ['Ada Byron', 'Anna Byron', 'none'],
  ['Ada Byron', 'Ada Murray', 'none'],
  ['Ada Byron', 'Byron', 'none'],
  ['Ada', 'Ada Byron', 'none'],
  ['王小明', '王大明', 'none'],
  ['', 'Ada Byron', 'none'],
  ['Ada Byron', '', 'none'],
] as const)('“%s” and “%s”: %s', (wanted, found, match) => {
  expect(compareNames(wanted, found)).toBe(match);
});
