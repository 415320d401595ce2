import { expect, test } from 'vitest';
import { type Connectivity, findComponents, type Mask, outlineOf } from './components.ts';

function drawn(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

const areas = (mask: Mask, connectivity: Connectivity) =>
  findComponents(mask, connectivity).map(({ area }) => area);

test('regions are in the order of their first pixels, with their measurements', () => {
  const [ring, dot] = findComponents(drawn('####.', '#..#.', '#####'), 'sides');
  if (!ring) throw new Error('no region');
  expect(ring).toMatchObject({ area: 11, filledArea: 13 });
  expect(outlineOf(ring)).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 0, y: 1 },
    { x: 3, y: 1 },
    { x: 0, y: 2 },
    { x: 4, y: 2 },
  ]);
  expect(dot).toBeUndefined();
});

test('arms that meet below are one region', () => {
  expect(areas(drawn('#.#.#', '#.#.#', '#####'), 'sides')).toEqual([11]);
  expect(areas(drawn('..#', '#.#', '###', '#..'), 'sides')).toEqual([7]);
});

test('corners connect if that is requested', () => {
  const stairs = drawn('#....', '.##..', '...#.', '....#');
  expect(areas(stairs, 'sides and corners')).toEqual([5]);
  expect(areas(stairs, 'sides')).toEqual([1, 2, 1, 1]);
  // The end of one row is not next to the beginning of the next.
  expect(areas(drawn('..#', '#..'), 'sides and corners')).toEqual([1, 1]);
});

test('an empty mask has no region', () => {
  expect(areas(drawn('...'), 'sides')).toEqual([]);
});
