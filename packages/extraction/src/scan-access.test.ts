import { addAuthenticator } from '@cardsift/backend/testing/add-authenticator';
import type { Person } from '@cardsift/backend/testing/sign-up';
import { describe, expect, it } from 'vitest';
import {
  BOB,
  bearer,
  codeOf,
  createTestWorkflow,
  forgedToken,
  SCAN_PATH,
  scan,
  scanOf,
  sessionToken,
  testWorkflow,
} from './testing/requests.ts';

describe('whom and what POST /webhook/business-card accepts', () => {
  describe('accepts nobody without a valid token of their own', () => {
    it.each<[string, (ada: Person) => Promise<string | undefined>]>([
      ['no header', async () => undefined],
      ['another scheme', async () => 'Basic YTpi'],
      ['no token', async () => 'Bearer '],
      ['nonsense', async () => 'Bearer one.two.three'],
      [
        'a forged signature',
        async (ada) => `Bearer ${await forgedToken(ada.id, { secret: 'guessed' })}`,
      ],
      [
        'an expired token',
        async (ada) => `Bearer ${await forgedToken(ada.id, { expiresIn: -60 })}`,
      ],
      [
        'a token of no user',
        async (ada) => `Bearer ${await forgedToken(ada.id, { role: 'anon' })}`,
      ],
      [
        'an unsigned token',
        async (ada) => {
          const [, payload] = (await sessionToken(ada)).split('.');
          return `Bearer ${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${payload}.`;
        },
      ],
    ])('%s', async (_name, authorization) => {
      const workflow = await testWorkflow();
      const value = await authorization(workflow.ada);
      const response = await workflow.app.request(SCAN_PATH, {
        method: 'POST',
        body: scanOf(workflow.ada.id),
        headers: value ? { authorization: value } : {},
      });
      expect(response.status).toBe(401);
      expect((await codeOf(response))[1]).toMatch(/^(missing|invalid)_token$/);
      expect(await workflow.scans()).toEqual({ reserved: 3, spent: 0 });
      expect(workflow.pool.reads).toBe(0);
    });
  });

  it('reads nothing for a password alone if the person has a second factor', async () => {
    const workflow = await testWorkflow();
    const passwordAlone = bearer(await sessionToken(workflow.ada));
    await addAuthenticator(workflow.ada);
    const refused = await scan(workflow, { headers: passwordAlone });
    expect(await codeOf(refused)).toEqual([403, 'second_factor_missing']);
    expect(workflow.pool.reads).toBe(0);
    expect(await workflow.scans()).toEqual({ reserved: 3, spent: 0 });
    expect((await scan(workflow)).status).toBe(200);
  });

  it('does not let one user scan as another', async () => {
    const workflow = await testWorkflow();
    const response = await scan(workflow, { body: scanOf(BOB) });
    expect(await codeOf(response)).toEqual([403, 'wrong_user']);
    expect(await workflow.scans()).toEqual({ reserved: 3, spent: 0 });
  });

  it.each([
    ['a body that is no form', (userId: string) => JSON.stringify({ userId })],
    ['an image that is text', (userId: string) => scanOf(userId, { image: 'not a file' })],
    ['a user id that is none', () => scanOf('42')],
    ['an e-mail address that is none', (id: string) => scanOf(id, { userEmail: 'nobody' })],
  ])('refuses %s', async (_name, bodyOf) => {
    const workflow = await testWorkflow();
    const answer = await scan(workflow, { body: bodyOf(workflow.ada.id) });
    expect(await codeOf(answer)).toEqual([400, 'invalid_form']);
  });

  it('names the invalid field and does not repeat its value', async () => {
    const workflow = await testWorkflow();
    const body = scanOf(workflow.ada.id, { userEmail: 'secret-value' });
    const { message } = (await (await scan(workflow, { body })).json()) as { message: string };
    expect(message).toContain('userEmail');
    expect(message).not.toContain('secret-value');
  });

  it('refuses a file that only claims to be a picture', async () => {
    const workflow = await testWorkflow();
    const image = new TextEncoder().encode('GIF89a and more');
    const body = scanOf(workflow.ada.id, { image });
    expect(await codeOf(await scan(workflow, { body }))).toEqual([415, 'unsupported_image']);
    expect(await workflow.scans()).toEqual({ reserved: 3, spent: 0 });
  });

  it('lets a page of another origin call it, without cookies', async () => {
    const { app } = createTestWorkflow({ corsOrigins: ['https://app.example'] });
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

  it('reports errors to a page of another origin too', async () => {
    const response = await createTestWorkflow().app.request(SCAN_PATH, {
      method: 'POST',
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await codeOf(response)).toEqual([401, 'missing_token']);
  });

  it('has no other path or method', async () => {
    const { app } = createTestWorkflow();
    expect(await codeOf(await app.request('/webhook/other'))).toEqual([404, 'not_found']);
    const put = await app.request(SCAN_PATH, { method: 'PUT' });
    expect(await codeOf(put)).toEqual([404, 'not_found']);
  });
});
