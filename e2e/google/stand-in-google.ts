import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const CLIENT_ID = 'cardsift.apps.example';
export const CLIENT_SECRET = 'stand-in-secret';

export interface GoogleStandIn {
  url: string;
  /** Makes the next sign-in fail, as if the person refused. */
  refuseNext(): void;
  close(): Promise<void>;
}

const ACCOUNT = {
  iss: 'https://accounts.google.com',
  sub: '108204268033311374519',
  email: 'grace.hopper@gmail.example',
  email_verified: true,
  name: 'Grace Hopper',
};

/** As much of Google's OpenID provider as a sign-in needs, with its own keys and tokens. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyId = 'stand-in';
  const codes = new Set<string>();
  let refuses = false;

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const header = encode({ alg: 'RS256', kid: keyId, typ: 'JWT' });
    const claims = encode({ ...ACCOUNT, aud: CLIENT_ID, iat: now, exp: now + 600 });
    const signature = sign('sha256', Buffer.from(`${header}.${claims}`), privateKey);
    return `${header}.${claims}.${signature.toString('base64url')}`;
  }

  /** The page on which a person chooses an account. This one has already chosen. */
  function authorize(query: URLSearchParams): URL {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (refuses) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.add(code);
      back.searchParams.set('code', code);
    }
    refuses = false;
    return back;
  }

  async function exchange(request: IncomingMessage): Promise<object | null> {
    const form = new URLSearchParams(await text(request));
    const known = codes.delete(form.get('code') ?? '');
    if (!known || form.get('client_secret') !== CLIENT_SECRET) return null;
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 600,
      id_token: idToken(),
    };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = (body: object, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/o/oauth2/v2/auth') {
      response.writeHead(302, { Location: authorize(searchParams).href }).end();
    } else if (pathname === '/token') {
      const tokens = await exchange(request);
      answer(tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400);
    } else if (pathname === '/oauth2/v3/certs') {
      const key = publicKey.export({ format: 'jwk' });
      answer({ keys: [{ ...key, kid: keyId, alg: 'RS256', use: 'sig' }] });
    } else answer({ error: 'not_found' }, 404);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refuseNext() {
      refuses = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
