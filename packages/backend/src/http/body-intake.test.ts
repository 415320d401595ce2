import { expect, test } from 'vitest';
import { createBodyIntake, type Sender } from './body-intake.ts';

const small = { bytes: 2, total: 6, perOwner: 4 };
const limits = { members: 100, visitors: 30, perPerson: 40, perAddress: 60, small };
const visitor: Sender = { address: '203.0.113.1' };
const ada: Sender = { address: '203.0.113.1', person: 'ada' };

/** A body of these chunks. If the last one is null, the body never ends. */
function request(chunks: (Uint8Array | null)[], length?: number): Request {
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) return controller.close();
      if (next === null) return new Promise(() => {});
      return controller.enqueue(next);
    },
  });
  const headers = length === undefined ? undefined : { 'content-length': String(length) };
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' });
}

const bytes = (length: number) => new Uint8Array(length);

test('a body arrives completely', async () => {
  const taken = await createBodyIntake(limits).take(request([bytes(3), bytes(4)]), visitor, 10, 9);
  expect(taken).toMatchObject({ ok: true, bytes: bytes(7) });
});

test.each([
  ['says so', request([], 11)],
  ['only turns out to be', request([bytes(6), bytes(6)])],
  ['says less than it is', request([bytes(6), bytes(6)], 3)],
  ['says nonsense', request([bytes(1)], Number.NaN)],
])('a body that is too large and %s is refused', async (_, body) => {
  const refusal = await createBodyIntake(limits).take(body, visitor, 10, 9);
  expect(refusal).toMatchObject({ ok: false, status: 413, code: 'body_too_large' });
});

test('an unfinished body is abandoned, and its place is free again', async () => {
  const intake = createBodyIntake(limits);
  const stalled = await intake.take(request([bytes(5), null], 30), visitor, 30, 0.05);
  expect(stalled).toMatchObject({ status: 408, code: 'body_too_slow' });
  expect(await intake.take(request([bytes(30)], 30), visitor, 30, 9)).toMatchObject({ ok: true });
});

test('unfinished bodies reserve their announced length, and the next body is told to try again', async () => {
  const intake = createBodyIntake(limits);
  void intake.take(request([null], 30), visitor, 30, 9);
  const refusal = await intake.take(request([bytes(3)], 3), visitor, 30, 9);
  expect(refusal).toMatchObject({ status: 503, code: 'too_many_uploads', retryAfter: 5 });
});

test('visitors cannot keep members out, and one member cannot keep out another', async () => {
  const intake = createBodyIntake(limits);
  void intake.take(request([null], 30), { address: '198.51.100.7' }, 30, 9);
  void intake.take(request([null], 40), ada, 40, 9);
  const [mine, another] = await Promise.all([
    intake.take(request([bytes(3)], 3), ada, 40, 9),
    intake.take(request([bytes(3)], 3), { address: '203.0.113.9', person: 'bob' }, 40, 9),
  ]);
  expect(mine).toMatchObject({ status: 503 });
  expect(another).toMatchObject({ ok: true });
});

test('large unfinished bodies do not keep small ones out', async () => {
  const intake = createBodyIntake(limits);
  for (const person of ['ada', 'bob', 'eve']) {
    const address = person;
    void intake.take(request([null], 30), { address }, 30, 9);
    void intake.take(request([null], 40), { address, person }, 40, 9);
  }
  for (const sender of [visitor, ada]) {
    const taken = await intake.take(request([bytes(2)], 2), sender, 30, 9);
    expect(taken).toMatchObject({ ok: true });
  }
});

test('small bodies have limits too, for each sender', async () => {
  const intake = createBodyIntake(limits);
  for (let body = 0; body < 2; body += 1) void intake.take(request([null], 2), visitor, 30, 9);
  expect(await intake.take(request([bytes(1)], 1), visitor, 30, 9)).toMatchObject({ status: 503 });
  expect(await intake.take(request([bytes(1)], 1), ada, 30, 9)).toMatchObject({ ok: true });
});

test('unfinished bodies are abandoned when the server stops', async () => {
  const intake = createBodyIntake(limits);
  const waiting = intake.take(request([bytes(1), null], 30), visitor, 30, 9);
  intake.close();
  expect(await waiting).toMatchObject({ status: 503, code: 'stopping' });
});

test('a place is free again once its body was handled', async () => {
  const intake = createBodyIntake(limits);
  const first = await intake.take(request([bytes(30)], 30), visitor, 30, 9);
  expect(await intake.take(request([bytes(3)], 3), visitor, 30, 9)).toMatchObject({ ok: false });
  if (first.ok) first.release();
  expect(await intake.take(request([bytes(3)], 3), visitor, 30, 9)).toMatchObject({ ok: true });
});

test('of large bodies that arrive together, one is handled in each round of the event loop', async () => {
  let rounds = 0;
  const count = () => {
    rounds += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const intake = createBodyIntake();
  const taken = Array.from({ length: 5 }, () =>
    intake.take(request([bytes(100_000)]), visitor, 100_000, 9).then(() => rounds),
  );
  const ends = await Promise.all(taken);
  clearImmediate(timer);
  expect(new Set(ends).size).toBe(5);
});
