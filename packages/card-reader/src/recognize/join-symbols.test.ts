import { expect, test } from 'vitest';
import { joinSymbols } from './join-symbols.ts';

/** Makes symbols of a line in which `_` is an unread gap. Spaces are read. */
function symbols(line: string) {
  return [...line]
    .map((text, i) => ({ text, probability: 1, position: (i + 0.5) / line.length, others: [] }))
    .filter((symbol) => symbol.text !== '_');
}

test('ordinary words keep their spaces', () => {
  expect(joinSymbols(symbols('Head of Sales'))).toBe('Head of Sales');
});

test('letter-spaced capitals become words, separated at the wide gaps', () => {
  expect(joinSymbols(symbols('M A P L E _ _ L O W E'))).toBe('MAPLE LOWE');
});

test('initials are not joined', () => {
  expect(joinSymbols(symbols('J R R Tolkien'))).toBe('J R R Tolkien');
});

test('a letter-spaced word does not affect an ordinary one beside it', () => {
  expect(joinSymbols(symbols('A C M E _ _ Ltd'))).toBe('ACME Ltd');
});

test('digits of a number are never joined', () => {
  expect(joinSymbols(symbols('1 2 3 4 5'))).toBe('1 2 3 4 5');
});

test('a comma at the start of a line is a low quotation mark', () => {
  expect(joinSymbols(symbols(',Pontica"'))).toBe('„Pontica"');
});
