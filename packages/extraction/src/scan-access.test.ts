import { describe, expect, it } from 'vitest';
import { accessToken } from './testing/fake-supabase.ts';
import { ADA, BOB, codeOf, SCAN_PATH, scan, scanOf, testWorkflow } from './testing/requests.ts';

describe('who and what POST /webhook/business-card lets in', () => {
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
      const response = await workflow.app.request(SCAN_PATH, {
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

  it('lets a page of another origin call it, without cookies', async () => {
    const { app } = testWorkflow({ corsOrigins: ['https://app.example'] });
    const preflight = (origin: string) =>
      app.request(SCAN_PATH, {
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
    const response = await testWorkflow().app.request(SCAN_PATH, {
      method: 'POST',
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await codeOf(response)).toEqual([401, 'missing_token']);
  });

  it('knows no other address or method', async () => {
    const { app } = testWorkflow();
    expect(await codeOf(await app.request('/webhook/other'))).toEqual([404, 'not_found']);
    expect(await codeOf(await app.request(SCAN_PATH))).toEqual([404, 'not_found']);
  });
});
