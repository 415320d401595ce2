import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { parseVcards } from '@cardsift/contacts/vcard/parse';
import { describe, expect, it } from 'vitest';
import { type CardAnswer, READING_TYPE } from './card-answer.ts';
import { MAX_BODY_BYTES, MAX_IMAGE_BYTES } from './card-form.ts';
import { cardOf, fakePool } from './testing/fake-pool.ts';
import { accessToken } from './testing/fake-supabase.ts';
import { ADA, BOB, bearer, codeOf, jpegBytes, scanOf, testWorkflow } from './testing/requests.ts';

const PATH = '/webhook/business-card';

async function scan(
  { app }: ReturnType<typeof testWorkflow>,
  { body = scanOf(ADA), path = PATH, ...init }: RequestInit & { path?: string } = {},
): Promise<Response> {
  const headers = { ...bearer(await accessToken(ADA)), ...(init.headers as object) };
  return app.request(path, { method: 'POST', body, ...init, headers });
}

describe('POST /webhook/business-card', () => {
  it('answers with the card as a vCard and spends one scan', async () => {
    const workflow = testWorkflow();
    const response = await scan(workflow);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual(['Ada Byron']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
    expect(workflow.supabase.givenBack).toEqual([]);
  });

  it('answers with one vCard for each card on the picture', async () => {
    const pool = fakePool(async () => [cardOf('Ada Byron'), cardOf('Grace Murray')]);
    const response = await scan(testWorkflow({ pool }));
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual([
      'Ada Byron',
      'Grace Murray',
    ]);
  });

  it('answers with the whole reading when the client asks for it', async () => {
    const workflow = testWorkflow();
    for (const request of [
      { path: `${PATH}?format=json` },
      { headers: { accept: READING_TYPE } },
    ]) {
      const response = await scan(workflow, request);
      expect(response.headers.get('content-type')).toBe(READING_TYPE);
      const { cards } = (await response.json()) as CardAnswer;
      expect(cards[0]?.contact.fullName).toBe('Ada Byron');
      expect(cards[0]?.vcard).toMatch(/^BEGIN:VCARD\r\n/);
      expect(cards[0]?.reading.lines).toHaveLength(1);
    }
  });

  describe('lets nobody in without a valid token of their own', () => {
    it.each([
      ['no header', async () => undefined],
      ['another scheme', async () => 'Basic YTpi'],
      ['no token', async () => 'Bearer '],
      ['nonsense', async () => 'Bearer one.two.three'],
      ['a forged signature', async () => `Bearer ${await accessToken(ADA, { secret: 'guessed' })}`],
      ['an expired token', async () => `Bearer ${await accessToken(ADA, { expiresIn: -60 })}`],
      ['a token of no user', async () => `Bearer ${await accessToken(ADA, { role: 'anon' })}`],
      [
        'an unsigned token',
        async () => {
          const [, payload] = (await accessToken(ADA)).split('.');
          return `Bearer ${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${payload}.`;
        },
      ],
    ])('%s', async (_name, authorization) => {
      const workflow = testWorkflow();
      const value = await authorization();
      const response = await workflow.app.request(PATH, {
        method: 'POST',
        body: scanOf(ADA),
        headers: value ? { authorization: value } : {},
      });
      expect(response.status).toBe(401);
      expect((await codeOf(response))[1]).toMatch(/^(missing|invalid)_token$/);
      expect(workflow.supabase.reserved.get(ADA)).toBe(3);
      expect(workflow.pool.reads).toBe(0);
    });
  });

  it('does not let one user scan as another', async () => {
    const workflow = testWorkflow();
    const response = await scan(workflow, { body: scanOf(BOB) });
    expect(await codeOf(response)).toEqual([403, 'wrong_user']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(3);
  });

  it.each([
    ['a body that is no form', JSON.stringify({ userId: ADA })],
    ['an image that is text', scanOf(ADA, { image: 'not a file' })],
    ['a user id that is none', scanOf('42')],
    ['an e-mail address that is none', scanOf(ADA, { userEmail: 'nobody' })],
  ])('refuses %s', async (_name, body) => {
    expect(await codeOf(await scan(testWorkflow(), { body }))).toEqual([400, 'invalid_form']);
  });

  it('names the field that is wrong and does not repeat its value', async () => {
    const body = scanOf(ADA, { userEmail: 'secret-value' });
    const { message } = (await (await scan(testWorkflow(), { body })).json()) as {
      message: string;
    };
    expect(message).toContain('userEmail');
    expect(message).not.toContain('secret-value');
  });

  it('refuses a file that only claims to be a picture', async () => {
    const body = scanOf(ADA, { image: new TextEncoder().encode('GIF89a and more') });
    const workflow = testWorkflow();
    expect(await codeOf(await scan(workflow, { body }))).toEqual([415, 'unsupported_image']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(3);
  });

  it('takes a picture of 10MB and none that is larger', async () => {
    const picture = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(jpegBytes());
      return scanOf(ADA, { image: bytes });
    };
    const workflow = testWorkflow();
    expect((await scan(workflow, { body: picture(MAX_IMAGE_BYTES) })).status).toBe(200);
    const tooLarge = [413, 'image_too_large'];
    expect(await codeOf(await scan(workflow, { body: picture(MAX_IMAGE_BYTES + 1) }))).toEqual(
      tooLarge,
    );
    expect(await codeOf(await scan(workflow, { body: picture(MAX_BODY_BYTES) }))).toEqual(tooLarge);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
  });

  it('reads nothing when no scan is reserved', async () => {
    const workflow = testWorkflow();
    workflow.supabase.reserved.set(ADA, 0);
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
    expect(workflow.pool.reads).toBe(0);
  });

  it('reads exactly three of fifty parallel requests when three scans are reserved', async () => {
    const workflow = testWorkflow();
    const responses = await Promise.all(Array.from({ length: 50 }, () => scan(workflow)));
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(47);
    expect(workflow.pool.reads).toBe(3);
  });

  it('stops a script that floods it before reading what it sends', async () => {
    const workflow = testWorkflow();
    const answers: Response[] = [];
    for (let request = 0; request < 121; request++) {
      answers.push(await scan(workflow, { body: 'no form at all' }));
    }
    expect(answers.slice(0, 120).every((response) => response.status === 400)).toBe(true);
    const refused = answers[120] as Response;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toEqual([429, 'too_many_requests']);
  });

  it('treats a request that is sent again as a new scan', async () => {
    const workflow = testWorkflow();
    workflow.supabase.reserved.set(ADA, 1);
    expect((await scan(workflow)).status).toBe(200);
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
  });

  it('says when to come back, and spends nothing, while the queue is full', async () => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { workers: 1, queueLimit: 0 },
    );
    const workflow = testWorkflow({ pool });
    const first = scan(workflow);
    await begun.promise;
    const refused = await scan(workflow);
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(await codeOf(refused)).toEqual([503, 'busy']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
    gate.resolve([]);
    await first;
    expect((await scan(workflow)).status).toBe(200);
  });

  it('drops a waiting picture whose client left, and gives its scan back', async () => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { workers: 1 },
    );
    const workflow = testWorkflow({ pool });
    const first = scan(workflow);
    await begun.promise;
    const leaving = new AbortController();
    const second = scan(workflow, { signal: leaving.signal });
    await expect.poll(() => workflow.supabase.reserved.get(ADA)).toBe(1);
    leaving.abort();
    expect(await codeOf(await second)).toEqual([503, 'cancelled']);
    expect(workflow.supabase.givenBack).toEqual([ADA]);
    gate.resolve([]);
    await first;
    expect(pool.reads).toBe(1);
  });

  it.each([
    ['no_text_found', 422],
    ['broken_image', 422],
    ['image_too_large', 413],
    ['unsupported_image', 415],
  ] as const)('tells of %s with %i and keeps the scan spent', async (code, status) => {
    const pool = fakePool(async () => {
      throw new CardReaderError(code, 'internal wording');
    });
    const workflow = testWorkflow({ pool });
    expect(await codeOf(await scan(workflow))).toEqual([status, code]);
    expect(workflow.supabase.givenBack).toEqual([]);
  });

  it('gives the scan back and tells no detail when reading fails by our fault', async () => {
    const pool = fakePool(async () => {
      throw new Error('worker died over ada@byron.example');
    });
    const workflow = testWorkflow({ pool });
    const response = await scan(workflow);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'reading_failed' });
    expect(text).not.toMatch(/died|stack|\.ts/);
    expect(workflow.supabase.givenBack).toEqual([ADA]);
    expect(workflow.log.join()).toContain('reading_failed');
    expect(workflow.log.join()).not.toContain('byron');
  });

  it('still answers when the scan cannot be given back', async () => {
    const workflow = testWorkflow();
    const pool = fakePool(async () => {
      workflow.supabase.down = true;
      throw new Error('worker died');
    });
    const { app, log } = testWorkflow({ pool, supabase: workflow.supabase.settings });
    expect(await codeOf(await scan({ ...workflow, app }))).toEqual([500, 'reading_failed']);
    expect(log.join()).toContain('could not be given back');
  });

  it('asks to come back, rather than to sign in, while the backend is down', async () => {
    const workflow = testWorkflow();
    workflow.supabase.down = true;
    const response = await scan(workflow);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await codeOf(response)).toEqual([503, 'backend_unavailable']);
  });

  it('logs every answer without a word of the person, the card or the token', async () => {
    const workflow = testWorkflow();
    const token = await accessToken(ADA);
    await scan(workflow, { headers: bearer(token) });
    await scan(workflow, { body: scanOf(BOB) });
    const log = workflow.log.join('\n');
    expect(workflow.log).toHaveLength(2);
    expect(log).not.toMatch(/Ada|Byron|someone@example\.org|Bearer/);
    expect(log).not.toContain(token);
    expect(log).not.toContain(ADA);
  });

  it('lets a page of another origin call it, without cookies', async () => {
    const { app } = testWorkflow({ corsOrigins: ['https://app.example'] });
    const preflight = (origin: string) =>
      app.request(PATH, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    const allowed = (await preflight('https://app.example')).headers;
    expect(allowed.get('access-control-allow-origin')).toBe('https://app.example');
    expect(allowed.get('access-control-allow-headers')).toContain('authorization');
    expect(allowed.get('access-control-allow-credentials')).toBeNull();
    const denied = (await preflight('https://evil.example')).headers;
    expect(denied.get('access-control-allow-origin')).toBeNull();
  });

  it('tells errors to a page of another origin too', async () => {
    const response = await testWorkflow().app.request(PATH, {
      method: 'POST',
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await codeOf(response)).toEqual([401, 'missing_token']);
  });

  it('knows no other address or method', async () => {
    const { app } = testWorkflow();
    expect(await codeOf(await app.request('/webhook/other'))).toEqual([404, 'not_found']);
    expect(await codeOf(await app.request(PATH))).toEqual([404, 'not_found']);
  });
});
