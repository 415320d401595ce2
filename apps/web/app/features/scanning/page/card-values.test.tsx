import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScannedContact } from '../batch/job.ts';
import { CardValues } from './card-values.tsx';

const [first, second, third] = ['+49 30 1', '+49 30 2', '+49 30 3'].map((number) => ({
  number,
  kinds: [],
}));

/** Of its three phone numbers the second was hard to read. */
function card(checked: boolean): ScannedContact {
  const { contact, reading } = cardOf('Ada Okafor');
  const phones = [first, second, third].flatMap((phone) => phone ?? []);
  return {
    id: 'ada',
    contact: { ...contact, phones },
    reading: {
      ...reading,
      phones: phones.map((value) => ({
        value,
        lines: [0],
        origin: 'printed',
        confidence: value === second ? 0.4 : 0.95,
      })),
    },
    key: { saveKey: 'any' },
    saving: { kind: 'unsaved', reason: 'undone' },
    checked,
    second: null,
    pictures: [],
  };
}

const phonesShown = () =>
  screen.queryAllByRole('button', { name: /^Edit phone/ }).map(({ textContent }) => textContent);

test.each([
  [false, ['Edit phone: +49 30 1', 'Edit phone: +49 30 2']],
  [true, ['Edit phone: +49 30 1']],
])('shows beside the first phone those that are to be checked (checked: %s)', (checked, shown) => {
  const ignore = () => {};
  render(<CardValues scanned={card(checked)} disabled={false} onLook={ignore} onEdit={ignore} />);
  expect(phonesShown()).toEqual(shown);
});
