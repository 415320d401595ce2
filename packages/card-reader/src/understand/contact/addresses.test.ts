import { expect, test } from 'vitest';
import { layOut } from '../card/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { extractValues } from '../values/extract-values.ts';
import { readEmails } from './addresses.ts';

/** How sure an address is on the card of somebody. */
function confidenceOf(email: string, card: { name?: string; organization?: string }): number {
  const values = extractValues(layOut(cardLines(email)));
  return readEmails(values, () => 1, card)[0]?.confidence ?? 0;
}

test('a mailbox called like its person or firm but for a letter is doubtful', () => {
  const card = { name: 'Ruth Abel-Penner', organization: 'Otter Shed LLC' };
  expect(confidenceOf('ottershedlc@gmail.com', card)).toBeLessThan(0.9);
  expect(confidenceOf('ruthabelpennerl23@gmail.com', card)).toBeLessThan(0.9);
  expect(confidenceOf('ottershedllc@gmail.com', card)).toBeGreaterThan(0.9);
  expect(confidenceOf('ottershed@gmail.com', card)).toBeGreaterThan(0.9);
  expect(confidenceOf('kudu.ibis@gmail.com', card)).toBeGreaterThan(0.9);
});
