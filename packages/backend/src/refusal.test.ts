import { expect, test } from 'vitest';
import { answerRefusals, note, Refusal } from './refusal.ts';
import { inRequest } from './request-id.ts';

const lost = () => new Refusal('database_unavailable', undefined, { cause: new Error('10.0.0.7') });

test('a refusal answers the request, whatever the code in between makes of it', async () => {
  const answer = await answerRefusals(async () => {
    try {
      throw note(lost());
    } catch (error) {
      return new Response(String((error as Error).cause), { status: 404 });
    }
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  expect(await answer.json()).toEqual({
    code: 'database_unavailable',
    error: 'database_unavailable',
    statusCode: '503',
    message: expect.not.stringContaining('10.0.0.7'),
  });
});

test('only a refusal that is not the caller’s fault says where the log describes it', async () => {
  const textOf = (refusal: Refusal) => inRequest('request-3f2a', () => refusal.answer.text());
  expect(await textOf(lost())).toContain(' Reference: request-3f2a"');
  expect(await textOf(new Refusal('too_many_rows'))).not.toContain('request-3f2a');
});

test('a thrown refusal becomes the answer, and any other exception is thrown on', async () => {
  const answer = await answerRefusals(() => Promise.reject(lost()));
  expect(answer.status).toBe(503);
  await expect(answerRefusals(() => Promise.reject(new Error('a fault')))).rejects.toThrow(
    'a fault',
  );
});

test('simultaneous requests do not see each other’s refusals', async () => {
  const [refused, answered] = await Promise.all([
    answerRefusals(async () => {
      await Promise.reject(note(lost())).catch(() => undefined);
      return new Response();
    }),
    answerRefusals(async () => new Response('fine')),
  ]);
  expect([refused.status, answered.status]).toEqual([503, 200]);
});

test('the backend’s fault is not shown, only where the log describes it', async () => {
  const answer = await inRequest('request-3f2a', () =>
    answerRefusals(
      async () => new Response('Error: could not open file "base/5/1259"', { status: 500 }),
    ),
  );
  expect([answer.status, await answer.json()]).toMatchObject([
    500,
    {
      code: 'internal_error',
      message: 'Something went wrong on our side. Reference: request-3f2a',
    },
  ]);
});
