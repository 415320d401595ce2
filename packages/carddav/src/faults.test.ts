import { addAuthenticator } from '@cardsift/backend/testing/add-authenticator';
import { createTestClient } from '@cardsift/backend/testing/sign-up';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { createCarddav } from './create-carddav.ts';
import { bookPath } from './paths.ts';
import { createTokenSigner } from './sign-token.ts';
import { adaCard, askAs, basic, connect, connectPhone, vcardOf, xml } from './testing/phone.ts';

const question = { headers: { depth: '0' } };

test('without a password, or with a wrong one, the answer is the same', async () => {
  const phone = await connectPhone();
  const { email, password } = phone.person;
  const wrong = [
    undefined,
    'Bearer x',
    'Basic x',
    `Basic ${Buffer.from('no colon').toString('base64')}`,
    basic('nobody', 'aaaa-aaaa-aaaa-aaaa-aaaa-aaaa'),
    basic(email, 'aaaa-aaaa-aaaa-aaaa-aaaa-aaaa'),
    // The account's own password is no app password.
    basic(email, password),
    basic(email, ''),
    basic(email, 'x'.repeat(500)),
  ];
  const answers = await Promise.all(
    wrong.map((one) => askAs(one, 'PROPFIND', phone.book, question)),
  );
  for (const { status, headers, text } of answers) {
    expect([status, headers.get('www-authenticate'), text]).toEqual([
      401,
      'Basic realm="Cardsift", charset="UTF-8"',
      answers[0]?.text,
    ]);
  }
});

test('a revoked password opens nothing from the next request on', async () => {
  const phone = await connectPhone();
  const other = await connect(phone.person, 'Tablet');
  expect((await phone.put('ada.vcf', adaCard())).status).toBe(201);
  await phone.person.client.rpc('revoke_app_password', { id: phone.passwordId });
  expect((await phone.put('eve.vcf', adaCard('2'))).status).toBe(401);
  expect((await phone.ask('GET', phone.card('ada.vcf'))).status).toBe(401);
  expect((await other.ask('GET', phone.card('ada.vcf'))).status).toBe(200);
});

test('a password that is revoked while its request is running changes nothing', async () => {
  const phone = await connectPhone();
  // Reads the state of the book, and revokes the password before the change is sent.
  let isRevoked = false;
  const app = await serverThat(async (url, send) => {
    if (url.includes('rpc/save_card') && !isRevoked) {
      isRevoked = true;
      await phone.person.client.rpc('revoke_app_password', { id: phone.passwordId });
    }
    return send();
  });
  const answer = await app.request(phone.card('eve.vcf'), {
    method: 'PUT',
    headers: { authorization: basic('ada', phone.password), 'content-type': 'text/vcard' },
    body: adaCard(),
  });
  expect([isRevoked, answer.status]).toEqual([true, 401]);
  const { count } = await phone.person.client
    .from('business_card_records')
    .select('*', { count: 'exact', head: true });
  expect(count).toBe(0);
});

test('with a second factor, a password from before it opens nothing, and a later one does', async () => {
  const phone = await connectPhone();
  await addAuthenticator(phone.person);
  expect((await phone.ask('PROPFIND', phone.book, question)).status).toBe(401);
  const again = await connect(phone.person, 'Phone again');
  expect((await again.put('ada.vcf', adaCard())).status).toBe(201);
});

test('a backend that is down loses no card: the client is told to try again later', async () => {
  const phone = await connectPhone();
  for (const away of [() => Promise.reject(new TypeError('fetch failed')), unavailable]) {
    let isAway = false;
    const app = await serverThat((_, send) => (isAway ? away() : send()));
    const put = () =>
      app.request(phone.card('ada.vcf'), {
        method: 'PUT',
        headers: { authorization: basic('ada', phone.password), 'content-type': 'text/vcard' },
        body: adaCard(),
      });
    isAway = true;
    const { status, headers } = await put();
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    isAway = false;
    expect([201, 412]).toContain((await put()).status);
  }
});

const unavailable = async () =>
  Response.json({ code: 'database_unavailable', message: 'away' }, { status: 503 });

test('a list that breaks off is not taken for a shorter list', async () => {
  const phone = await connectPhone();
  await phone.put('ada.vcf', adaCard());
  const app = await serverThat((url, send) =>
    url.includes('address_book_entries') ? unavailable() : send(),
  );
  const answer = await app.request(phone.book, {
    method: 'PROPFIND',
    headers: { authorization: basic('ada', phone.password), depth: '1' },
  });
  await expect(answer.text()).rejects.toThrow();
});

test.each([
  ['contact_limit_reached', 403, 507],
  ['storage_limit_reached', 403, 507],
  ['row_too_large', 403, 413],
  ['body_too_large', 413, 413],
  ['23514', 400, 413],
  ['over_time_budget', 429, 429],
])('%s of the database is answered with %s → %s', async (code, status, expected) => {
  const phone = await connectPhone();
  const app = await serverThat((url, send) =>
    url.includes('rpc/save_card')
      ? Promise.resolve(Response.json({ code, message: 'Full.' }, { status }))
      : send(),
  );
  const answer = await app.request(phone.card('ada.vcf'), {
    method: 'PUT',
    headers: { authorization: basic('ada', phone.password), 'content-type': 'text/vcard' },
    body: adaCard(),
  });
  expect(answer.status).toBe(expected);
});

test('different clocks do not matter, because the book numbers its changes', async () => {
  const phone = await connectPhone();
  await phone.put('ada.vcf', adaCard('1', 'REV:2099-01-01T00:00:00Z'));
  const etag = (await phone.ask('HEAD', phone.card('ada.vcf'))).headers.get('etag') ?? '';
  const older = vcardOf('UID:1', 'FN:Ada King', 'REV:1970-01-01T00:00:00Z');
  expect((await phone.put('ada.vcf', older, { 'if-match': etag })).status).toBe(204);
  expect((await phone.ask('GET', phone.card('ada.vcf'))).text).toContain('FN:Ada King');
});

test('a token older than the forgotten deletions starts over, and the newest one continues', async () => {
  const phone = await connectPhone();
  await phone.put('ada.vcf', adaCard());
  const ask = (app: Hono, token: string) =>
    app.request(phone.book, {
      method: 'REPORT',
      headers: { authorization: basic('ada', phone.password) },
      body: xml(
        'd:sync-collection',
        `<d:sync-token>${token}</d:sync-token><d:prop><d:getetag/></d:prop>`,
      ),
    });
  const first = await ask(await serverThat((_, send) => send()), '');
  const [, token = ''] = /<d:sync-token>([^<]*)/.exec(await first.text()) ?? [];
  const forgetting = (forgotten: number) =>
    serverThat(async (url, send) => {
      const answer = await send();
      if (!url.includes('rpc/address_book_state')) return answer;
      const [state] = (await answer.json()) as { sequence: number }[];
      return Response.json([{ ...state, sequence: 7, forgotten }]);
    });
  const seen = Number(token.split(':').at(-1));
  expect((await ask(await forgetting(seen), token)).status).toBe(207);
  const refused = await ask(await forgetting(seen + 1), token);
  expect([refused.status, (await refused.text()).includes('<d:valid-sync-token/>')]).toEqual([
    403,
    true,
  ]);
});

test('wrong passwords from one address are slowed down, and a phone with the right one continues', async () => {
  const phone = await connectPhone();
  const app = await serverThat((_, send) => send(), 0.1);
  const ask = (password: string) =>
    app.request(bookPath(phone.person.id), {
      method: 'PROPFIND',
      headers: { authorization: basic('ada', password), depth: '0' },
      body: xml('d:propfind', '<d:prop><d:sync-token/></d:prop>'),
    });
  expect((await ask(phone.password)).status).toBe(207);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await ask(`wrong-${n}`)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await ask('wrong')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask(phone.password)).status).toBe(207);
  const other = await connect(phone.person, 'Not seen before');
  expect((await ask(other.password)).status).toBe(429);
});

test('an app password is not a password of the account or a key of the backend', async () => {
  const phone = await connectPhone();
  const { url, publishableKey } = inject('backend');
  const client = createTestClient(url, publishableKey, phone.password);
  const { error } = await client.auth.signInWithPassword({
    email: phone.person.email,
    password: phone.password,
  });
  expect(error?.code).toBe('invalid_credentials');
  const { data } = await client.from('business_card_records').select();
  expect(data ?? []).toEqual([]);
});

/** An address book whose every query to the backend passes through `answer`. */
async function serverThat(
  answer: (url: string, send: () => Promise<Response>) => Promise<Response>,
  rateLimitFactor = 1000,
): Promise<Hono> {
  const access = inject('backend');
  return createCarddav({
    supabase: {
      ...access,
      timeoutMs: 120_000,
      fetch: (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        return answer(url, () => fetch(input, init));
      },
    },
    signToken: await createTokenSigner(access.jwtSecret),
    logger: pino({ level: 'silent' }),
    rateLimitFactor,
  });
}
