import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';
import { nameRequests, REQUEST_ID_HEADER, withReference } from './request-id.ts';

const ID = '3f2a9c51-0b1c-4d2e-8f3a-5b6c7d8e9f00';

function ask(id?: string) {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const app = new Hono().use(nameRequests).get('/', async (c) => {
    await new Promise(setImmediate);
    logger.info('working');
    return c.text(withReference('It failed.'));
  });
  const headers = id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
  return { lines, answer: app.request('/', { headers }) };
}

describe('nameRequests', () => {
  test.each([ID, ID.toUpperCase(), ID.replaceAll('-', '')])('keeps the id %s', async (id) => {
    expect((await ask(id).answer).headers.get(REQUEST_ID_HEADER)).toBe(id);
  });

  test.each([
    undefined,
    '',
    'ada@example.org',
    'Ada Lovelace',
    `${ID}0`,
    `${ID}, ${ID}`,
    '3f2a9c51-0b1c-4d2e-8f3a-5b6c7d8e9g00',
  ])('replaces %s by a new one', async (id) => {
    const given = (await ask(id).answer).headers.get(REQUEST_ID_HEADER);
    expect(given).toMatch(/^[\da-f-]{36}$/);
    expect(given).not.toBe(id);
  });

  test('puts it into every log line of the request, and gives it to a person who needs help', async () => {
    const { lines, answer } = ask(ID);
    expect(await (await answer).text()).toBe(`It failed. Reference: ${ID}`);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ request: ID, msg: 'working' }]);
  });

  test('keeps simultaneous requests apart', async () => {
    const other = ID.replace('3', '4');
    const [first, second] = [ask(ID), ask(other)];
    expect(await (await first.answer).text()).toContain(ID);
    expect(await (await second.answer).text()).toContain(other);
  });

  test('has no reference outside of a request', () => {
    expect(withReference('It failed.')).toBe('It failed.');
  });
});
