import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answers,
  away,
  drips,
  floods,
  type ModelReplies,
  type ModelServer,
  openModelServer,
  redirects,
  refuses,
  says,
  silent,
} from '../testing/model-server.ts';
import { createAskModel } from './ask-model.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await openModelServer();
});
afterEach(() => server.close());

const LINES = JSON.stringify({ lines: [{ text: 'Ada Byron', place: [0, 0, 9, 9] }] });
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

function ask(
  reply: ModelReplies,
  {
    key,
    pictures = [],
    seconds = 60,
  }: { key?: string; pictures?: Uint8Array[]; seconds?: number } = {},
) {
  server.reply = reply;
  const askModel = createAskModel({ url: server.url, model: 'llama3.2', key, tokens: 500 });
  return askModel({ lines: LINES, pictures }, AbortSignal.timeout(seconds * 1000));
}

describe('a model', () => {
  test('is asked for JSON in our form, with the lines as data', async () => {
    await ask(answers({ fullName: 'Ada Byron' }), { key: 'secret' });
    const [{ path, headers, body } = fail()] = server.requests;
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer secret');
    expect(body).toMatchObject({ model: 'llama3.2', max_tokens: 500, temperature: 0 });
    expect(body.response_format.type).toBe('json_schema');
    expect(body.response_format.json_schema).toMatchObject({
      strict: true,
      schema: { type: 'object', additionalProperties: false },
    });
    const [system, user, ...others] = body.messages;
    expect(system?.role).toBe('system');
    expect(user).toEqual({ role: 'user', content: LINES });
    expect(others).toEqual([]);
  });

  test('that sees pictures gets them with the lines', async () => {
    await ask(answers({}), { pictures: [JPEG] });
    const [{ body } = fail()] = server.requests;
    expect(body.messages[1]?.content).toEqual([
      { type: 'text', text: LINES },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4A==' } },
    ]);
  });

  test('gets no key if there is none', async () => {
    await ask(answers({}));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('returns what it read, and what that cost', async () => {
    const reply = await ask(answers({ fullName: 'Ada Byron', emails: ['ada@byron.example'] }));
    expect(reply.answer).toMatchObject({ fullName: 'Ada Byron', emails: ['ada@byron.example'] });
    expect(reply.tokens).toBe(790);
  });

  test('need not count tokens', async () => {
    const whole = JSON.stringify((await ask(answers({}))).answer);
    expect((await ask(says(whole, null))).tokens).toBeUndefined();
  });
});

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const other = { name: 'Ada Byron', company: 'Analytical Engines' };
const whole = { fullName: 'Ada Byron', title: null, department: null, org: null, tagline: null };
const lists = { emails: [], phones: [], websites: [], address: null };

test.each([
  ['prose', says('Sure! The name on this card is Ada Byron.')],
  ['a JSON in prose', says(`Here it is: ${JSON.stringify({ ...whole, ...lists })}`)],
  ['half a JSON', says('{"fullName":"Ada By')],
  ['another form', says(JSON.stringify(other))],
  ['more than our form', says(JSON.stringify({ ...whole, ...lists, ...other }))],
  ['a value of another kind', says(JSON.stringify({ ...whole, ...lists, fullName: ['Ada'] }))],
  ['a value of a page', says(JSON.stringify({ ...whole, ...lists, title: 'x'.repeat(301) }))],
  [
    'a hundred addresses',
    says(JSON.stringify({ ...whole, ...lists, emails: Array(100).fill('a') })),
  ],
  ['a deep JSON', says(deep)],
  ['nothing', says('')],
  ['null', says('null')],
  ['no completion', (response) => void response.end('{"choices":[]}')],
  ['a page of HTML', (response) => void response.end('<html>Bad gateway</html>')],
  ['10 MB', floods(10 * 1024 * 1024)],
] satisfies [string, ModelReplies][])('%s is not an answer', async (_what, reply) => {
  await expect(ask(reply)).rejects.toMatchObject({ code: 'nonsense' });
});

test.each([
  ['ends the connection', away, 'away'],
  ['fails', refuses(500), 'away'],
  ['has too much to do', refuses(429), 'busy'],
  ['knows no such key', refuses(401), 'refused'],
  ['knows no such model', refuses(404), 'refused'],
] satisfies [string, ModelReplies, string][])('a server that %s', async (_what, reply, code) => {
  const failure = await ask(reply).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SecondReaderError', code, message: code });
  // A server's message may quote the card.
  expect(JSON.stringify(failure)).not.toContain('Ada');
  expect((failure as Error).cause).toBeUndefined();
});

test.each([
  ['silent', silent],
  ['endless', drips],
] satisfies [string, ModelReplies][])('a %s server is slow', async (_what, reply) => {
  await expect(ask(reply, { seconds: 0.2 })).rejects.toMatchObject({ code: 'slow' });
});

test('a redirect is not followed, wherever it leads', async () => {
  const inside = await openModelServer(answers({ fullName: 'Ada Byron' }));
  try {
    await expect(ask(redirects(`${inside.url}/chat/completions`))).rejects.toMatchObject({
      code: 'away',
    });
    expect(inside.requests).toEqual([]);
  } finally {
    inside.close();
  }
});

test('an address where nobody listens counts as down', async () => {
  const { url } = server;
  server.close();
  const askModel = createAskModel({ url, model: 'llama3.2', key: undefined, tokens: 500 });
  const question = askModel({ lines: LINES, pictures: [] }, AbortSignal.timeout(60_000));
  await expect(question).rejects.toMatchObject({ code: 'away' });
});

function fail(): never {
  throw new Error('The model was not asked');
}
