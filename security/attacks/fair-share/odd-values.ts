import type { Random } from '@cardsift/invented-cards/random';
import type { Value } from './callables.ts';

/** Picks one of several. `createRandom(seed).pick` picks the same each time. */
export type Pick = Random['pick'];

/** Letters that are expensive to process: normalization moves or multiplies them, and patterns try them twice. */
const LETTERS = [
  'x',
  '\u0301\u0323',
  '\ufdfa',
  ' ',
  '\n',
  '(0)',
  '((',
  '%_',
  '\\',
  '"',
  '\u202e',
  '𝕏',
  '1',
];
const LENGTHS = [0, 1, 500, 2_000, 20_000, 120_000, 600_000, 3_900_000];

export function oddText(pick: Pick): string {
  const letters = pick(LETTERS);
  return letters.repeat(Math.floor(pick(LENGTHS) / letters.length));
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** A JSON text. */
export function oddDocument(pick: Pick): string {
  return pick([
    () => '{}',
    () => 'null',
    () => nested(pick([10, 1_000, 100_000])),
    () => `{"a":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
    () =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, key])),
      ),
    () =>
      JSON.stringify({
        email: oddText(pick),
        phone: oddText(pick),
        contacts: { a: oddText(pick) },
      }),
    () => JSON.stringify({ full_name: oddText(pick), details: { note: oddText(pick) } }),
  ])();
}

const NUMBERS = ['0', '-1', '2147483647', '99999999999999999999', '1e308', 'NaN'];

/** A value for an argument or a column, as JSON. Half of the values have the right type. */
export function oddValue({ type, name }: Value, ownId: string, pick: Pick): string {
  if (pick([true, false, false])) return JSON.stringify(oddText(pick));
  if (type === 'uuid') return JSON.stringify(pick([ownId, ownId, crypto.randomUUID(), 'none']));
  if (type === 'jsonb') return oddDocument(pick);
  if (type === '_text')
    return JSON.stringify(Array.from({ length: pick([1, 500, 50_000]) }, String));
  if (/^(int|float|numeric)/.test(type)) return pick(NUMBERS);
  if (type === 'bool') return pick(['true', 'false', 'null']);
  return JSON.stringify(name.includes('email') ? `${oddText(pick)}@x.org` : oddText(pick));
}
