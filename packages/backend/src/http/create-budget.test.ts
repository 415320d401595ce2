import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudget, takeAll } from './create-budget.ts';

test('nobody takes more than their share, and all together no more than there is', () => {
  const budget = createBudget(3, 2);
  const first = budget.take('Ada');
  expect(budget.take('Ada')).not.toBeNull();
  expect(budget.take('Ada')).toBeNull();
  expect(budget.take('Bob')).not.toBeNull();
  expect(budget.take('Cleo')).toBeNull();
  first?.();
  first?.();
  expect(budget.take('Cleo')).not.toBeNull();
  expect(budget.take('Ada')).toBeNull();
});

test('after everything is given back there is as much as before', () => {
  const takes = fc.array(fc.record({ owner: fc.constantFrom('a', 'b'), amount: fc.nat(5) }));
  fc.assert(
    fc.property(takes, (list) => {
      const budget = createBudget(12, 8);
      for (const release of list.map(({ owner, amount }) => budget.take(owner, amount))) {
        release?.();
      }
      expect(budget.take('a', 8)).not.toBeNull();
      expect(budget.take('b', 4)).not.toBeNull();
    }),
  );
});

test('if one budget refuses, nothing is taken from the others', () => {
  const [wide, narrow] = [createBudget(1, 1), createBudget(0, 0)];
  expect(
    takeAll(
      () => wide.take('Ada'),
      () => narrow.take('Ada'),
    ),
  ).toBeNull();
  expect(wide.take('Ada')).not.toBeNull();
});
