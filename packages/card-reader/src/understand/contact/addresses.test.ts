import { expect, test } from 'vitest';
import { layOut } from '../card/lay-out.ts';
import { cardLines } from '../testing/card-lines.ts';
import { extractValues } from '../values/extract-values.ts';
import { readEmails, readWebsites } from './addresses.ts';

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

test('a mailbox that is spelt as its person is doubtful, and as it was read it is the other reading', () => {
  const values = extractValues(layOut(cardLines('flipa.moura@acme.com')));
  expect(readEmails(values, () => 1, { name: 'Filipa Moura' })).toMatchObject([
    { value: 'filipa.moura@acme.com', others: ['flipa.moura@acme.com'] },
  ]);
  expect(readEmails(values, () => 1, { name: 'Filipa Moura' })[0]?.confidence).toBeLessThan(0.8);
  expect(
    readEmails(values, () => 1, { name: 'Jan Moura', colleague: 'Filipa Moura' }),
  ).toMatchObject([{ value: 'filipa.moura@acme.com' }]);
});

test('of two domains that differ by a thin or a doubled letter, each is the other reading of the other', () => {
  const values = extractValues(layOut(cardLines('jan@otillobuild.com', 'www.ottillobuild.com')));
  expect(readEmails(values, () => 1)).toMatchObject([
    { value: 'jan@otillobuild.com', others: ['jan@ottillobuild.com'] },
  ]);
  expect(readWebsites(values, () => 1)).toMatchObject([
    { value: 'www.ottillobuild.com', others: ['www.otillobuild.com'] },
  ]);
  const other = extractValues(layOut(cardLines('jan@otillabuild.com', 'www.ottillobuild.com')));
  expect(readEmails(other, () => 1)[0]?.others).toBeUndefined();
  expect(readEmails(other, () => 1)[0]?.confidence).toBeGreaterThan(0.9);
});
