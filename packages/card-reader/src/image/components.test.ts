import { expect, test } from 'vitest';
import { findComponents } from './components.ts';

/** A map of drawn rows: `#` is 1, a digit so many tenths, anything else 0. */
function drawn(...rows: string[]) {
  const values = [...rows.join('')].map((sign) => (sign === '#' ? 1 : Number(sign) / 10 || 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, data: new Float32Array(values) };
}

const areas = (
  map: ReturnType<typeof drawn>,
  ...[connectivity, minArea]: ['sides' | 'sides and corners', number?]
) => findComponents(map, 0.5, connectivity, minArea).map(({ area }) => area);

test('regions come in the order of their first pixels, with what they measure', () => {
  const [ring, dot] = findComponents(drawn('####.', '#..#.', '####8'), 0.5, 'sides');
  expect(ring).toMatchObject({
    area: 11,
    filledArea: 13,
    outline: [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 0, y: 1 },
      { x: 3, y: 1 },
      { x: 0, y: 2 },
      { x: 4, y: 2 },
    ],
  });
  expect(ring?.mean).toBeCloseTo(10.8 / 11);
  expect(dot).toBeUndefined();
});

test('arms that meet below are one region', () => {
  expect(areas(drawn('#.#.#', '#.#.#', '#####'), 'sides')).toEqual([11]);
  expect(areas(drawn('..#', '#.#', '###', '#..'), 'sides')).toEqual([7]);
});

test('corners join where they are asked to', () => {
  const stairs = drawn('#....', '.##..', '...#.', '....#');
  expect(areas(stairs, 'sides and corners')).toEqual([5]);
  expect(areas(stairs, 'sides')).toEqual([1, 2, 1, 1]);
  // The end of one row is not beside the beginning of the next.
  expect(areas(drawn('..#', '#..'), 'sides and corners')).toEqual([1, 1]);
});

test('what is at the threshold or too small is no region', () => {
  expect(areas(drawn('5#.##'), 'sides', 2)).toEqual([2]);
  expect(areas(drawn('...'), 'sides')).toEqual([]);
});
