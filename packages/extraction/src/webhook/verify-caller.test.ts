import { createClient } from '@supabase/supabase-js';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyCaller } from './verify-caller.ts';

const ADA = 'a0a0a0a0-0000-4000-8000-00000000000a';

let current: GenerateKeyPairResult;
let jwks: { keys: unknown[] };

beforeAll(async () => {
  current = await generateKeyPair('ES256');
  const jwk = await exportJWK(current.publicKey);
  jwks = { keys: [{ ...jwk, kid: 'current', alg: 'ES256', use: 'sig', key_ops: ['verify'] }] };
});

function tokenSignedBy({ privateKey }: GenerateKeyPairResult): Promise<string> {
  return new SignJWT({ sub: ADA, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid: 'current', typ: 'JWT' })
    .setExpirationTime('1m')
    .sign(privateKey);
}

describe('verifyCaller with the auth service’s signing keys', () => {
  const asked: string[] = [];
  const visitor = (project: string) =>
    createClient(`http://${project}.test`, 'sb_publishable_test', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input) => {
          asked.push(new URL(new Request(input).url).pathname);
          return Response.json(jwks);
        },
      },
    });

  it('accepts a token that the published key verifies, without asking for the user', async () => {
    const token = await tokenSignedBy(current);
    expect(await verifyCaller(visitor('one'), `Bearer ${token}`)).toMatchObject({ id: ADA });
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
  });

  it('refuses a token signed with another key of the same name', async () => {
    const token = await tokenSignedBy(await generateKeyPair('ES256'));
    await expect(verifyCaller(visitor('two'), `Bearer ${token}`)).rejects.toMatchObject({
      status: 401,
      code: 'invalid_token',
    });
  });
});
