import { INDUSTRIES } from '@cardsift/contacts/industry';
import { SORT_DIRECTIONS, SORT_FIELDS } from '@cardsift/contacts/sort-contacts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_VIEW, parseView, TABS, viewParams } from './contacts-view.ts';

test('the default view leaves the address empty', () => {
  expect(viewParams(DEFAULT_VIEW).toString()).toBe('');
  expect(parseView(new URLSearchParams())).toEqual(DEFAULT_VIEW);
});

test('unknown values in the address are as by default', () => {
  expect(parseView(new URLSearchParams('tab=x&sort=y&dir=up&industry=z&duplicates=maybe'))).toEqual(
    DEFAULT_VIEW,
  );
});

test('every view survives a reload', () => {
  const views = fc.record({
    tab: fc.constantFrom(...TABS),
    search: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...SORT_FIELDS),
    direction: fc.constantFrom(...SORT_DIRECTIONS),
    industry: fc.constantFrom('', ...INDUSTRIES),
    event: fc.string(),
    tag: fc.string({ unit: 'grapheme' }),
    duplicatesOnly: fc.boolean(),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(parseView(new URLSearchParams(viewParams(view).toString()))).toEqual(view);
    }),
  );
});
