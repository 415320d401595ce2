import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameIntake } from './frame-intake.ts';

const limits = { burst: 5, perSecond: 1, backlog: 40, afterEnd: 100 };

function intakeAt() {
  const clock = { now: 0 };
  const handled: string[] = [];
  const ended: Error[] = [];
  const gate = { open: Promise.resolve() };
  const cuts: number[] = [];
  const take = createFrameIntake({
    async handle(text) {
      await gate.open;
      handled.push(text);
    },
    end: (error) => ended.push(error),
    cut: () => cuts.push(clock.now),
    limits,
    now: () => clock.now,
  });
  return { clock, handled, ended, cuts, gate, send: (text: string) => take(Buffer.from(text)) };
}

const settled = () => new Promise(setImmediate);

test('frames are handled one at a time, in order', async () => {
  const gate = Promise.withResolvers<void>();
  const intake = intakeAt();
  intake.gate.open = gate.promise;
  for (const text of ['a', 'b', 'c']) intake.send(text);
  await settled();
  expect(intake.handled).toEqual([]);
  gate.resolve();
  await settled();
  expect(intake.handled).toEqual(['a', 'b', 'c']);
});

test('no more frames are handled than the burst and the refill', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3_000), { maxLength: 60 }), async (pauses) => {
      const { clock, handled, ended, send } = intakeAt();
      for (const pause of pauses) {
        clock.now += pause;
        send('x');
        await settled();
      }
      expect(handled.length).toBeLessThanOrEqual(limits.burst + clock.now / 1_000);
      expect(ended.length).toBe(handled.length < pauses.length ? 1 : 0);
    }),
  ));

test('waiting frames are bounded, and after the end none is handled', async () => {
  const gate = Promise.withResolvers<void>();
  const intake = intakeAt();
  intake.gate.open = gate.promise;
  for (const text of ['first', 'x'.repeat(30), 'y'.repeat(30), 'z']) intake.send(text);
  expect(intake.ended).toMatchObject([{ code: 1008 }]);
  gate.resolve();
  await settled();
  expect(intake.handled).toEqual(['first']);
});

test('a frame that fails closes the socket', async () => {
  const intake = intakeAt();
  intake.gate.open = Promise.reject(new Error('failed'));
  intake.send('a');
  intake.send('b');
  await settled();
  expect(intake.ended).toMatchObject([{ message: 'failed' }]);
  expect(intake.handled).toEqual([]);
});

test('a client that was told to go may finish what it was sending, and is cut off if it goes on', async () => {
  const intake = intakeAt();
  intake.send('x'.repeat(41));
  expect(intake.ended).toHaveLength(1);
  for (let time = 0; time < 10; time += 1) intake.send('y'.repeat(10));
  expect(intake.cuts).toEqual([]);
  intake.send('z');
  expect(intake.cuts).toHaveLength(1);
  expect(intake.handled).toEqual([]);
});
