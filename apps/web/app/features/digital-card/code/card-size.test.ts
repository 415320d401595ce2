import { describe, expect, test } from 'vitest';
import { EMPTY_FORM } from '../form/card-form-schema.ts';
import { cardVcard } from './card-contact.ts';
import { measureCard } from './card-size.ts';

const ada = { ...EMPTY_FORM, fullName: 'Ada Lovelace', email: 'ada@example.org' };

describe('the size of a card', () => {
  test('is that of its vCard in bytes, not characters', () => {
    expect(measureCard(ada).bytes).toBe(cardVcard(ada).length);
    const umlauts = { ...ada, org: 'Ärzte' };
    expect(measureCard(umlauts).bytes).toBe(cardVcard(umlauts).length + 1);
  });

  test('is comfortable up to 270 bytes and not beyond', () => {
    const withNote = (length: number) => measureCard({ ...ada, note: 'z'.repeat(length) });
    const lengths = Array.from({ length: 300 }, (_, index) => index);
    const largest = Math.max(...lengths.filter((length) => !withNote(length).tooLarge));
    expect(withNote(largest).bytes).toBe(270);
    expect(withNote(largest + 1).bytes).toBe(271);
  });

  test('names the field that costs most', () => {
    const size = measureCard({ ...ada, note: 'We met at the fair. '.repeat(20), title: 'Analyst' });
    expect(size.costliest.field).toBe('note');
    expect(size.costliest.bytes).toBeGreaterThan(400);
  });
});
