import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScannedCard } from './scanned-card.tsx';

const scanner = { undo: async () => {}, save: async () => {}, correct: async () => {} };

function show(unreadable?: string[]) {
  const { contact, reading } = cardOf('Ahmed Al Mansouri');
  const scanned = {
    id: 'ahmed',
    contact,
    reading: { ...reading, ...(unreadable && { unreadable }) },
    key: { saveKey: 'any' },
    saving: { kind: 'unsaved', reason: 'undone' } as const,
    checked: false,
    second: null,
    pictures: [],
  };
  render(
    <ScannedCard
      scanned={scanned}
      fileName="card.jpg"
      position={{ i: 1, n: 1 }}
      scanner={scanner}
    />,
  );
}

const notes = () => screen.queryAllByText(/^Part of this card is in/).map((p) => p.textContent);

test('a card in two scripts says once which one was not read', () => {
  show(['Arabic']);
  expect(notes()).toEqual(['Part of this card is in Arabic, which Cardsift cannot read yet.']);
});

test('a card that was read as a whole says nothing of scripts', () => {
  show();
  expect(notes()).toEqual([]);
});
