import { expect, test } from 'vitest';
import { withoutThinParts } from './opening.ts';

const map = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Float32Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0)),
});

test('a block stays and the thread at it goes', () => {
  const opened = withoutThinParts(map('###.....', '########', '###.....', '........'), 1);
  expect(opened).toEqual(map('###.....', '###.....', '###.....', '........'));
});

test('what touches the border is whole', () => {
  const whole = map('####', '####', '####');
  expect(withoutThinParts(whole, 1)).toEqual(whole);
});
