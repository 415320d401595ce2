import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { adaCard, askAs, basic, connect, type Phone, xml } from '@cardsift/carddav/testing/phone';
import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { beforeAll, describe, expect, test } from 'vitest';
import { RawRequest } from './send-raw.ts';

/** Eve has an account, an app password, and the URLs of everything of Ada's. */

let server: SharedStandalone;
let ada: Phone;
let eve: Phone;

beforeAll(async () => {
  server = await shareStandalone();
  const people = await Promise.all(
    [1, 2].map(() => signUp(server.url, server.secrets.publishableKey)),
  );
  const [first, second] = people as [Person, Person];
  ada = await connect(first, 'Phone', server.url);
  eve = await connect(second, 'Phone', server.url);
  await ada.put('ada.vcf', adaCard());
});

describe('an app password opens nothing else', () => {
  const doors: [string, (headers: Record<string, string>) => Promise<Response>][] = [
    ['the tables', (headers) => fetch(`${server.url}/rest/v1/business_card_records`, { headers })],
    ['its own row', (headers) => fetch(`${server.url}/rest/v1/app_passwords`, { headers })],
    ['the account', (headers) => fetch(`${server.url}/auth/v1/user`, { headers })],
    [
      'leaving',
      (headers) =>
        fetch(`${server.url}/rest/v1/rpc/delete_account`, { method: 'POST', headers, body: '{}' }),
    ],
    [
      'the webhook',
      (headers) => fetch(`${server.url}/webhook/business-card`, { method: 'POST', headers }),
    ],
    [
      'what an app password opens',
      (headers) =>
        fetch(`${server.url}/rest/v1/rpc/open_app_password`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ password: eve.password, client: '' }),
        }),
    ],
  ];

  test.each(doors)('%s', async (_, open) => {
    const key = { apikey: server.secrets.publishableKey, 'content-type': 'application/json' };
    for (const authorization of [
      basic(eve.userName, eve.password),
      `Bearer ${eve.password}`,
      `Bearer ${Buffer.from(eve.password).toString('base64url')}`,
    ]) {
      const answer = await open({ ...key, authorization });
      const body = await answer.text();
      expect(body).not.toContain(eve.person.id);
      expect(answer.ok ? body : 'refused').toMatch(/^(?:\[\]|refused)$/);
    }
  });

  test('nor does it sign in', async () => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: eve.person.email, password: eve.password }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('another person’s book', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND', 'REPORT', 'MKCOL', 'MOVE'])(
    '%s is answered as if nothing were there',
    async (method) => {
      const there = await eve.ask(method, ada.card('ada.vcf'));
      const nowhere = await eve.ask(method, eve.card('ada.vcf').replace(/[\da-f]{8}/, '00000000'));
      expect([there.status, there.text]).toEqual([404, nowhere.text]);
    },
  );

  test('cannot be reached by any other spelling of its path', async () => {
    const path = ada.card('ada.vcf');
    const others = [
      path.replace('/dav/', '/dav//'),
      path.replace('/dav/', '/DAV/'),
      path.replace('/contacts/', '/contacts/%2e%2e/contacts/'),
      path.replace('/contacts/', '%2Fcontacts%2F'),
      `${eve.book}..%2F..%2F${ada.person.id}%2Fcontacts%2Fada.vcf`,
      path.replace(ada.person.id, ada.person.id.toUpperCase()),
    ];
    for (const other of others) {
      const { status, text } = await eve.ask('GET', other);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('Lovelace');
    }
  });

  test('returns nothing to a report that names its cards', async () => {
    const hrefs = [ada.card('ada.vcf'), `${server.url}${ada.card('ada.vcf')}`, '../../ada.vcf'];
    const { status, text } = await eve.ask('REPORT', eve.book, {
      body: xml(
        'card:addressbook-multiget',
        `<d:prop><card:address-data/></d:prop>${hrefs.map((href) => `<d:href>${href}</d:href>`).join('')}`,
      ),
    });
    expect(status).toBe(207);
    expect(text).not.toContain('Lovelace');
  });
});

describe('XML that attacks parsers', () => {
  const entities = Array.from(
    { length: 10 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  ).join('');
  test.each([
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY e0 "lol">${entities}]><a>&e10;</a>`],
    ['a file of the server', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an address of the network', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd"><a/>'],
    ['a parameter entity', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/">%x;]><a/>'],
    ['an entity that is not declared', '<a>&x;</a>'],
    ['a hundred thousand levels', '<a>'.repeat(100_000)],
    ['a million elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`],
    [
      'attributes without end',
      `<a ${Array.from({ length: 50_000 }, (_, n) => `b${n}=""`).join(' ')}/>`,
    ],
  ])('%s is refused quickly', async (_, body) => {
    const begin = performance.now();
    const { status, text } = await eve.ask('REPORT', eve.book, { body });
    expect([400, 403, 413]).toContain(status);
    expect(text).not.toMatch(/root:|lollol/);
    // A parser that expands them takes minutes or crashes the process.
    expect(performance.now() - begin).toBeLessThan(60_000);
  });
});

test('a hundred megabytes are refused by their announced length, before they arrive', async () => {
  const request = new RawRequest(
    server.url,
    [
      `PUT ${eve.card('big.vcf')} HTTP/1.1`,
      `Authorization: ${basic(eve.userName, eve.password)}`,
      'Content-Type: text/vcard',
      `Content-Length: ${100 * 1024 * 1024}`,
    ],
    'BEGIN:VCARD',
  );
  expect(await request.status()).toBe(413);
  request.socket.destroy();
});

test('an endless body is cut off', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(64 * 1024)));
    },
  });
  const answer = await fetch(`${server.url}${eve.card('endless.vcf')}`, {
    method: 'PUT',
    headers: { authorization: basic(eve.userName, eve.password), 'content-type': 'text/vcard' },
    body,
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
  expect([413, undefined]).toContain(answer?.status);
  // Four megabytes, and what was already sent.
  expect(sent).toBeLessThan(400);
});

test('a client in a loop keeps nobody else waiting', async () => {
  let answered = 0;
  const loop = Array.from({ length: 40 }, async () => {
    const answer = await eve.ask('PROPFIND', eve.book, { headers: { depth: '1' } });
    answered += 1;
    return answer.status;
  });
  const { status } = await ada.ask('GET', ada.card('ada.vcf'));
  // Not after all of Eve's requests, however slow the machine is.
  expect([status, answered < loop.length]).toEqual([200, true]);
  const all = await Promise.all(loop);
  expect(all.every((one) => one === 207 || one === 429)).toBe(true);
});

test('without an app password the only answer is where to give one', async () => {
  for (const path of ['/dav/', ada.book, ada.card('ada.vcf'), '/dav/odd']) {
    const { status, text } = await askAs(undefined, 'PROPFIND', path, {}, server.url);
    expect([status, text.includes(ada.person.id)]).toEqual([401, false]);
  }
});
