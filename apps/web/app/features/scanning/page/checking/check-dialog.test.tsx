import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { countOf } from '#app/text/count-of.ts';
import type { ScannedContact } from '../../batch/job.ts';
import { CheckPanel } from './check-panel.tsx';

/** A card whose title and phone were hard to read; the last digit may be a 7. */
function doubtful(fullName: string): ScannedContact {
  const { contact, reading } = cardOf(fullName);
  const [line] = reading.lines;
  if (!line) throw new Error('A card has a line');
  const phone = { number: '+49 30 1234561', kinds: [] };
  const unsure = { origin: 'printed', confidence: 0.4 } as const;
  return {
    id: fullName,
    contact: { ...contact, title: 'CFO', phones: [phone] },
    reading: {
      ...reading,
      lines: [
        line,
        { ...line, text: 'CFO' },
        { ...line, text: '+49 30 1234561', doubts: [{ at: 13, letters: ['7'] }] },
      ],
      title: { value: 'CFO', lines: [1], ...unsure },
      phones: [{ value: phone, lines: [2], ...unsure }],
    },
    key: { saveKey: 'any' },
    saving: { kind: 'unsaved', reason: 'undone' },
    checked: false,
    second: null,
    pictures: [],
  };
}

const sure = (fullName: string): ScannedContact => ({
  ...doubtful(fullName),
  contact: cardOf(fullName).contact,
  reading: cardOf(fullName).reading,
});

function openBatch(...batch: ScannedContact[]) {
  let now = batch;
  function Batch() {
    const [contacts, setContacts] = useState(batch);
    now = contacts;
    const correct = async (id: string, contact: ScannedContact['contact'], checked = false) =>
      setContacts((all) => all.map((one) => (one.id === id ? { ...one, contact, checked } : one)));
    return <CheckPanel contacts={contacts} scanner={{ correct }} />;
  }
  render(<Batch />);
  return { contacts: () => now };
}

const open = (count: number) =>
  userEvent.click(screen.getByRole('button', { name: `Check ${countOf(count, 'card')}` }));
const focused = () => document.activeElement;

describe('checking a batch by keyboard', () => {
  test('goes from doubt to doubt and from card to card by Enter alone', async () => {
    const { contacts } = openBatch(doubtful('Ada'), sure('Bo'), doubtful('Cy'));
    screen.getByText('0 of 3 checked');
    screen.getByText(/4 values to look at/);
    await open(3);
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Job Title' }));
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Phone 1' }));
    await userEvent.keyboard('{Enter}');
    // Nothing is in doubt on the second card, so that one key says that it is right.
    await waitFor(() =>
      expect(focused()).toBe(screen.getByRole('button', { name: 'All right, next card' })),
    );
    screen.getByText('1 of 3 checked', { selector: '[role=dialog] *' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Job Title' })));
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('3 of 3 checked');
    expect(contacts().every(({ checked }) => checked)).toBe(true);
  });

  test('takes another reading by the arrow keys, and what is typed', async () => {
    const { contacts } = openBatch(doubtful('Ada'));
    await open(1);
    await userEvent.keyboard(' and more{Enter}{ArrowDown}');
    expect(screen.getByRole('textbox', { name: 'Phone 1' })).toHaveProperty(
      'value',
      '+49 30 1234567',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(contacts()[0]).toMatchObject({
        checked: true,
        contact: { title: 'CFO and more', phones: [{ number: '+49 30 1234567' }] },
      }),
    );
  });

  test('takes another reading by one tap, and the first one back', async () => {
    openBatch(doubtful('Ada'));
    await open(1);
    const phone = screen.getByRole('textbox', { name: 'Phone 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Read as +49 30 1234567' }));
    expect(phone).toHaveProperty('value', '+49 30 1234567');
    expect(focused()).toBe(phone);
    await userEvent.click(screen.getByRole('button', { name: 'Read as +49 30 1234561' }));
    expect(phone).toHaveProperty('value', '+49 30 1234561');
  });

  test('takes a whole card by Ctrl and Enter, and leaves another by Skip', async () => {
    const { contacts } = openBatch(doubtful('Ada'), doubtful('Bo'), doubtful('Cy'));
    await open(3);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(contacts()[0]?.checked).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await userEvent.keyboard('{Escape}');
    expect(contacts().map(({ checked }) => checked)).toEqual([true, false, false]);
    screen.getByRole('button', { name: 'Check 2 cards' });
  });

  test('does not take what is no e-mail address', async () => {
    const { contacts } = openBatch(sure('Ada'));
    await open(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail 1' }), 'nobody{Enter}');
    await screen.findByText('Not an e-mail address');
    expect(contacts()[0]?.checked).toBe(false);
  });
});
