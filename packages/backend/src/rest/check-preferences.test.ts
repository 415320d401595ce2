import { expect, test } from 'vitest';
import { checkPreferences } from './check-preferences.ts';

test.each([
  ['count=exact', undefined],
  ['return=representation', undefined],
  ['count=planned', 'not_offered'],
  ['count=estimated', 'not_offered'],
  ['return=minimal,count=planned', 'not_offered'],
  ['count=exact, count=estimated', 'not_offered'],
  ['COUNT = "planned"', 'not_offered'],
])('Prefer: %s → %s', (prefer, code) => {
  expect(checkPreferences(new Headers({ prefer }))?.code).toBe(code);
});
