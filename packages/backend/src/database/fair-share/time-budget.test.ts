import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROCESS } from './asker.ts';
import { TimeBudget } from './time-budget.ts';

const limits = {
  member: { burstMs: 30_000, perSecondMs: 200 },
  visitor: { burstMs: 60_000, perSecondMs: 500 },
  dearMs: 2_000,
  debtMs: 10_000,
  latelyMs: 30_000,
};
const ada = { kind: 'member', name: 'ada' } as const;
const eve = { kind: 'member', name: 'eve' } as const;

function budgetAt(factor = 1) {
  const clock = { now: 0 };
  return { clock, budget: new TimeBudget(factor, limits, () => clock.now) };
}

test('three statements of five seconds use up a budget, for a while and for this owner only', () => {
  const { clock, budget } = budgetAt();
  budget.charge(eve, 5_000);
  budget.charge(eve, 5_000);
  expect(budget.wait(eve)).toBe(0);
  budget.charge(eve, 5_000);
  const seconds = budget.wait(eve);
  // 7.5 s too much, of which 0.2 s return each second.
  expect(seconds).toBe(38);
  expect(budget.wait(ada)).toBe(0);
  expect(budget.wait({ kind: 'visitor', name: 'eve' })).toBe(0);
  clock.now += (seconds - 1) * 1_000;
  expect(budget.wait(eve)).toBeGreaterThan(0);
  clock.now += 1_000;
  expect(budget.wait(eve)).toBe(0);
});

test('an owner who stays within the refill is never refused', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 300 }), (times) => {
      const { clock, budget } = budgetAt();
      for (const milliseconds of times) {
        budget.charge(ada, milliseconds);
        clock.now += 1_000;
        expect(budget.wait(ada)).toBe(0);
      }
    }),
  );
});

test('nobody gets more than the burst, the refill, and one last statement', () => {
  const costs = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(fc.array(costs, { minLength: 100, maxLength: 400 }), (times) => {
      const { clock, budget } = budgetAt();
      let used = 0;
      for (const milliseconds of times) {
        if (budget.wait(eve) === 0) {
          budget.charge(eve, milliseconds);
          used += milliseconds;
        }
        clock.now += 100;
      }
      expect(used).toBeLessThanOrEqual(30_000 + (clock.now / 1_000) * 200 + 1_000);
    }),
  );
});

test('a hall of people who sign in behind one address has enough time', () => {
  const { budget } = budgetAt();
  const hall = { kind: 'visitor', name: '203.0.113.1' } as const;
  for (let person = 0; person < 500; person += 1) {
    for (let step = 0; step < 4; step += 1) budget.charge(hall, 15);
  }
  expect(budget.wait(hall)).toBe(0);
});

test('nobody owes more than ten seconds, whatever a deletion took', () => {
  const { budget } = budgetAt();
  budget.charge(ada, 60_000);
  expect(budget.wait(ada)).toBe(51);
});

test('the process itself has no budget, and a factor multiplies everybody else’s', () => {
  const { budget } = budgetAt(1_000);
  budget.charge(PROCESS, 3_600_000);
  for (let time = 0; time < 100; time += 1) budget.charge(eve, 5_000);
  expect([budget.wait(PROCESS), budget.wait(eve)]).toEqual([0, 0]);
});

test('constant and occasional users are told apart, even if their budgets are equally full', () => {
  const { clock, budget } = budgetAt(1_000);
  for (let second = 0; second < 60; second += 1) {
    budget.charge(eve, 100);
    budget.charge(ada, 5);
    clock.now += 1_000;
  }
  expect(budget.lately(eve)).toBeGreaterThan(2_000);
  expect(budget.lately(ada)).toBeLessThan(200);
  clock.now += 300_000;
  expect(budget.lately(eve)).toBeLessThan(1);
});

test('only owners without recent use are forgotten', () => {
  const { clock, budget } = budgetAt();
  for (let visitor = 0; visitor < 5_000; visitor += 1) {
    budget.charge({ kind: 'visitor', name: `${visitor}` }, 1);
    clock.now += 60;
  }
  budget.charge(eve, 5_000);
  expect(budget.size).toBeLessThan(1_100);
  expect(budget.used(eve)).toBeGreaterThan(10_000);
});
