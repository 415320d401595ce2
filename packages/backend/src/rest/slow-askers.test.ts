import { expect, test } from 'vitest';
import { answerRefusals, note, Refusal } from '../refusal.ts';
import { guardAgainstSlowAskers } from './slow-askers.ts';

const MINUTE = 60_000;

async function slow(): Promise<Response> {
  throw note(new Refusal('query_timeout'));
}
const quick = async () => new Response('[]');

test('after two timeouts a person waits for five minutes, and nobody else does', async () => {
  let time = 0;
  const guard = guardAgainstSlowAskers(() => time);
  const ask = async (person: string | undefined, work = quick) =>
    (await answerRefusals(() => guard(person, work))).status;
  expect(await ask('eve', slow)).toBe(504);
  expect(await ask('eve')).toBe(200);
  expect(await ask('eve', slow)).toBe(504);
  expect(await ask('eve')).toBe(429);
  expect(await ask('ada')).toBe(200);
  expect(await ask(undefined)).toBe(200);
  time = 5 * MINUTE;
  expect(await ask('eve')).toBe(200);
});

test('timeouts that are far apart are not held against anybody', async () => {
  let time = 0;
  const guard = guardAgainstSlowAskers(() => time);
  for (let i = 0; i < 5; i += 1) {
    expect((await answerRefusals(() => guard('ada', slow))).status).toBe(504);
    time += 5 * MINUTE;
  }
});
