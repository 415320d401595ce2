import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkQueue, type Lane, LeftQueueError, type Slot } from './work-queue.ts';

const roomy = {
  account: { running: 2, waiting: 50, perOwner: 50 },
  demo: { running: 1, waiting: 50, perOwner: 50 },
};

function place(slot: Slot | null): Slot {
  if (!slot) throw new Error('the queue is full');
  return slot;
}

describe('createWorkQueue', () => {
  it('refuses a place beyond those running and waiting', () => {
    const queue = createWorkQueue(1, {
      account: { running: 1, waiting: 1, perOwner: 50 },
      demo: { running: 1, waiting: 0, perOwner: 50 },
    });
    const first = place(queue.reserve('account', 'Ada'));
    place(queue.reserve('account', 'Ada'));
    expect(queue.reserve('account', 'Ada')).toBeNull();
    first.release();
    first.release();
    expect(queue.reserve('account', 'Ada')).not.toBeNull();
    expect(queue.reserve('account', 'Ada')).toBeNull();
  });

  it('runs a waiting account’s job before a demo’s that came earlier', async () => {
    const queue = createWorkQueue(1, roomy);
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const running = place(queue.reserve('account', 'Ada')).run(() => gate.promise);
    const demo = place(queue.reserve('demo', 'Ada')).run(async () => order.push('demo'));
    const account = place(queue.reserve('account', 'Ada')).run(async () => order.push('account'));
    gate.resolve();
    await Promise.all([running, demo, account]);
    expect(order).toEqual(['account', 'demo']);
  });

  it('runs an urgent job before others of its lane that came earlier', async () => {
    const queue = createWorkQueue(1, roomy);
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const running = place(queue.reserve('account', 'Ada')).run(() => gate.promise);
    const waiting = [
      ['free', false],
      ['pro', true],
      ['second pro', true],
    ].map(([name, urgent]) =>
      place(queue.reserve('account', 'Ada')).run(async () => order.push(String(name)), {
        urgent: Boolean(urgent),
      }),
    );
    gate.resolve();
    await Promise.all([running, ...waiting]);
    expect(order).toEqual(['pro', 'second pro', 'free']);
  });

  it('gives each person a turn before anybody has a second', async () => {
    const queue = createWorkQueue(1, roomy);
    const order: string[] = [];
    await Promise.all(
      ['Ada', 'Ada', 'Ada', 'Bob', 'Bob', 'Cleo'].map((owner) =>
        place(queue.reserve('account', owner)).run(async () => order.push(owner)),
      ),
    );
    expect(order).toEqual(['Ada', 'Bob', 'Cleo', 'Ada', 'Bob', 'Ada']);
  });

  it('refuses only an owner who holds their share of places', () => {
    const queue = createWorkQueue(1, {
      account: { running: 1, waiting: 9, perOwner: 2 },
      demo: { running: 1, waiting: 9, perOwner: 1 },
    });
    const first = place(queue.reserve('account', 'Ada'));
    place(queue.reserve('account', 'Ada'));
    expect(queue.reserve('account', 'Ada')).toBeNull();
    expect(queue.reserve('account', 'Bob')).not.toBeNull();
    place(queue.reserve('demo', 'Ada'));
    expect(queue.reserve('demo', 'Ada')).toBeNull();
    first.release();
    expect(queue.reserve('account', 'Ada')).not.toBeNull();
  });

  it('never lets demos take every worker', async () => {
    const queue = createWorkQueue(2, roomy);
    const gate = Promise.withResolvers<void>();
    const started: string[] = [];
    const demos = [1, 2].map((n) =>
      place(queue.reserve('demo', 'Ada')).run(() => {
        started.push(`demo ${n}`);
        return gate.promise;
      }),
    );
    await place(queue.reserve('account', 'Ada')).run(async () => started.push('account'));
    expect(started).toEqual(['demo 1', 'account']);
    gate.resolve();
    await Promise.all(demos);
  });

  it('tells waiting jobs how many are before them, whenever that changes', async () => {
    const queue = createWorkQueue(1, roomy);
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const told: [string, number][] = [];
    const run = (name: string, job: () => Promise<void>, urgent = false) =>
      place(queue.reserve('account', name)).run(job, {
        urgent,
        onWait: (ahead) => told.push([name, ahead]),
      });
    const running = run('Ada', () => gates[0]?.promise ?? Promise.resolve());
    const waiting = [run('Bo', () => gates[1]?.promise ?? Promise.resolve())];
    waiting.push(run('Cy', async () => {}));
    waiting.push(run('Pro', async () => {}, true));
    expect(told).toEqual([
      ['Bo', 0],
      ['Cy', 1],
      ['Pro', 0],
      ['Bo', 1],
      ['Cy', 2],
    ]);
    gates[0]?.resolve();
    await running;
    gates[1]?.resolve();
    await Promise.all(waiting);
    expect(told.slice(5)).toEqual([
      ['Bo', 0],
      ['Cy', 1],
      ['Cy', 0],
    ]);
  });

  it('drops a waiting job whose client left, and never starts it', async () => {
    const queue = createWorkQueue(1, roomy);
    const gate = Promise.withResolvers<void>();
    const running = place(queue.reserve('account', 'Ada')).run(() => gate.promise);
    const leaving = new AbortController();
    let ran = false;
    const dropped = place(queue.reserve('account', 'Ada')).run(
      async () => {
        ran = true;
      },
      { signal: leaving.signal },
    );
    leaving.abort();
    await expect(dropped).rejects.toBeInstanceOf(LeftQueueError);
    gate.resolve();
    await running;
    expect(ran).toBe(false);
  });

  it('does not start a job whose client left before it was queued', async () => {
    const slot = place(createWorkQueue(1, roomy).reserve('account', 'Ada'));
    await expect(slot.run(async () => 1, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      LeftQueueError,
    );
  });

  it('lets a running job finish although its client left', async () => {
    const leaving = new AbortController();
    const slot = place(createWorkQueue(1, roomy).reserve('account', 'Ada'));
    const job = slot.run(
      async () => {
        leaving.abort();
        return 'read';
      },
      { signal: leaving.signal },
    );
    await expect(job).resolves.toBe('read');
  });

  it('drains: accepts no new jobs and waits for the last place to be released', async () => {
    const queue = createWorkQueue(1, roomy);
    const slot = place(queue.reserve('account', 'Ada'));
    let drained = false;
    const draining = queue.drain().then(() => {
      drained = true;
    });
    expect(queue.reserve('account', 'Ada')).toBeNull();
    await slot.run(async () => {});
    expect(drained).toBe(false);
    slot.release();
    await draining;
    expect(queue.held).toBe(0);
  });

  it('runs every job once, and never more at a time than allowed', async () => {
    const jobs = fc.array(
      fc.record({
        lane: fc.constantFrom<Lane>('account', 'demo'),
        ticks: fc.nat(4),
        fails: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(jobs, fc.integer({ min: 1, max: 4 }), async (list, concurrency) => {
        const queue = createWorkQueue(concurrency, {
          account: { running: concurrency, waiting: 50, perOwner: 50 },
          demo: { running: 1, waiting: 50, perOwner: 50 },
        });
        const now = { account: 0, demo: 0 };
        let runs = 0;
        await Promise.allSettled(
          list.map(async ({ lane, ticks, fails }) => {
            const slot = place(queue.reserve(lane, 'Ada'));
            try {
              await slot.run(async () => {
                now[lane] += 1;
                runs += 1;
                expect(now.account + now.demo).toBeLessThanOrEqual(concurrency);
                expect(now.demo).toBeLessThanOrEqual(1);
                for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
                now[lane] -= 1;
                if (fails) throw new Error('failed');
              });
            } finally {
              slot.release();
            }
          }),
        );
        expect(runs).toBe(list.length);
        expect(queue.held).toBe(0);
      }),
    );
  });
});
