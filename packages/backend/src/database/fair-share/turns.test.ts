import { expect, test } from 'vitest';
import { answerRefusals } from '../../refusal.ts';
import { askAs, asOwnWork, currentAsker } from './asker.ts';
import { TimeBudget } from './time-budget.ts';
import { Turns } from './turns.ts';

const ONE = { places: 1, placesPerOwner: 1 };
const eve = { kind: 'member', name: 'eve' } as const;
const ada = { kind: 'member', name: 'ada' } as const;

test('a turn ends with its work, even if that fails', async () => {
  const turns = new Turns(ONE);
  await expect(turns.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.take(async () => 'served')).toBe('served');
});

test('a turn within a turn is part of it, and work that outlives it takes its own', async () => {
  const turns = new Turns(ONE);
  const outlived = Promise.withResolvers<void>();
  const order: string[] = [];
  let behind: Promise<unknown> | undefined;
  await turns.take(async () => {
    await turns.take(async () => order.push('within'));
    behind = outlived.promise.then(() => turns.take(async () => order.push('behind')));
  });
  const next = turns.take(async () => {
    outlived.resolve();
    await new Promise(setImmediate);
    order.push('next');
  });
  await Promise.all([next, behind]);
  expect(order).toEqual(['within', 'next', 'behind']);
});

test('an owner whose time is used up is refused, even if they were already waiting', async () => {
  const limits = {
    member: { burstMs: 0.001, perSecondMs: 0.001 },
    visitor: { burstMs: 1_000, perSecondMs: 1 },
    dearMs: 1_000,
    debtMs: 1,
    latelyMs: 1_000,
  };
  const turns = new Turns(ONE, new TimeBudget(1, limits));
  const work = async () => {
    await new Promise(setImmediate);
    return new Response('[]');
  };
  const ask = (asker: typeof eve | typeof ada, isOwed = false) =>
    askAs({ ...asker, isOwed }, () => answerRefusals(() => turns.take(work)));
  const answers = await Promise.all([ask(eve), ask(eve), ask(ada)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(Number(answers[1]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[1]?.json()).toMatchObject({ code: 'over_time_budget' });
  expect((await ask(eve, true)).status).toBe(200);
});

test('a notification that arrives during a turn is not part of it', async () => {
  const turns = new Turns(ONE);
  const heard: [kind: string, turn: Promise<unknown>][] = [];
  const order: string[] = [];
  const { onPayload } = asOwnWork({
    onPayload: () => heard.push([currentAsker().kind, turns.take(async () => order.push('heard'))]),
    onGap: () => undefined,
  });
  await askAs(eve, () =>
    turns.take(async () => {
      onPayload('');
      await new Promise(setImmediate);
      order.push('asked');
    }),
  );
  await heard[0]?.[1];
  expect(heard[0]?.[0]).toBe('process');
  expect(order).toEqual(['asked', 'heard']);
});
