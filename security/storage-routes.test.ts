import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { beforeAll, expect, test } from 'vitest';

/**
 * Every storage route, requested for Ada's card by a visitor without the key, a visitor with it, and another
 * person.
 */

let server: SharedStandalone;
let ada: Person;
let askers: Record<'nobody' | 'visitor' | 'eve' | 'ada', Record<string, string>>;
beforeAll(async () => {
  server = await shareStandalone();
  const apikey = server.secrets.publishableKey;
  ada = await signUp(server.url, apikey);
  const eve = await signUp(server.url, apikey);
  const sign = async ({ client }: Person) => {
    const { data } = await client.auth.getSession();
    return { apikey, authorization: `Bearer ${data.session?.access_token}` };
  };
  askers = { nobody: {}, visitor: { apikey }, eve: await sign(eve), ada: await sign(ada) };
  const options = { contentType: 'text/vcard', upsert: true };
  const { error } = await ada.client.storage
    .from('vcards')
    .upload(`${ada.id}/a.vcf`, 'BEGIN:VCARD', options);
  expect(error).toBeNull();
});

interface Question {
  method: string;
  /** Below `/storage/v1`. ADA stands for her id. */
  path: string;
  body?: string | ReadableStream;
  type?: string;
}

async function ask(who: keyof typeof askers, { method, path, body, type }: Question) {
  const headers = { ...askers[who], 'content-type': type ?? 'application/json' };
  const init = { method, headers, body, duplex: 'half' };
  const url = `${server.url}/storage/v1${path.replaceAll('ADA', ada.id)}`;
  const answer = await fetch(url, init as RequestInit);
  return { status: answer.status, text: await answer.text() };
}

test('what is public can be read by everybody, and is all that can be read without the key', async () => {
  const card = { method: 'GET', path: '/object/public/vcards/ADA/a.vcf' };
  for (const who of ['nobody', 'visitor', 'eve', 'ada'] as const) {
    expect(await ask(who, card)).toEqual({ status: 200, text: 'BEGIN:VCARD' });
  }
});

const CARD = 'object/vcards/ADA/a.vcf';
const KEYS = '"bucketId":"vcards","sourceKey":"ADA/a.vcf","destinationKey":"ADA/b.vcf"';

test.each<[method: string, path: string, body?: string]>([
  ['GET', '/status'],
  ['GET', `/${CARD}`],
  ['HEAD', `/${CARD}`],
  ['GET', '/object/info/vcards/ADA/a.vcf'],
  ['GET', '/object/info/public/vcards/ADA/a.vcf'],
  ['GET', '/object/authenticated/vcards/ADA/a.vcf'],
  ['GET', '/object/sign/vcards/ADA/a.vcf?token=a.b.c'],
  ['GET', '/render/image/public/vcards/ADA/a.vcf'],
  ['POST', `/${CARD}`, 'BEGIN:VCARD'],
  ['PUT', `/${CARD}`, 'BEGIN:VCARD'],
  ['DELETE', `/${CARD}`],
  ['DELETE', '/object/vcards', '{"prefixes":["ADA/a.vcf"]}'],
  ['POST', '/object/list/vcards', '{"prefix":"ADA"}'],
  ['POST', '/object/move', `{${KEYS}}`],
  ['POST', '/object/copy', `{${KEYS}}`],
  ['POST', '/object/sign/vcards', '{"expiresIn":60,"paths":["ADA/a.vcf"]}'],
  ['POST', '/object/sign/vcards/ADA/a.vcf', '{"expiresIn":60}'],
  ['POST', '/object/upload/sign/vcards/ADA/a.vcf'],
  ['PUT', '/object/upload/sign/vcards/ADA/a.vcf?token=a.b.c', 'BEGIN:VCARD'],
  ['GET', '/bucket'],
  ['GET', '/bucket/vcards'],
  ['POST', '/bucket', '{"id":"mine","name":"mine"}'],
  ['PUT', '/bucket/vcards', '{"public":false}'],
  ['DELETE', '/bucket/vcards'],
  ['POST', '/bucket/vcards/empty'],
  ['POST', '/upload/resumable'],
])('%s %s reveals and changes nothing for others', async (method, path, body) => {
  const type = body?.startsWith('BEGIN') ? 'text/vcard' : 'application/json';
  const question = { method, path, type, ...(body && { body: body.replaceAll('ADA', ada.id) }) };
  expect((await ask('nobody', question)).status).toBe(401);
  for (const who of ['visitor', 'eve'] as const) {
    const { status, text } = await ask(who, question);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/BEGIN:VCARD|metadata|created_at/);
    if (status === 200) expect(['[]', '{"status":"ok"}']).toContain(text);
  }
  const card = { method: 'GET', path: `/${CARD}` };
  expect(await ask('ada', card)).toEqual({ status: 200, text: 'BEGIN:VCARD' });
});

test('the owner sees the card, both its bytes and its row', async () => {
  const info = await ask('ada', { method: 'GET', path: '/object/info/vcards/ADA/a.vcf' });
  expect(JSON.parse(info.text)).toMatchObject({ name: `${ada.id}/a.vcf`, owner: ada.id });
});

test.each(['%00', '%01', '%0A', '%7F', '%C2%85', '%FF', '%E0%A4%A', '%zz', '%ED%A0%80'])(
  'a card named with %s is refused without a fault',
  async (sign) => {
    for (const method of ['POST', 'PUT', 'GET']) {
      const path = `/object/vcards/ADA/a${sign}.vcf`;
      const body = method === 'GET' ? {} : { body: 'BEGIN:VCARD' };
      const { status, text } = await ask('ada', { method, path, type: 'text/vcard', ...body });
      expect([status, JSON.parse(text).code]).toEqual([400, 'invalid_target']);
    }
  },
);

test.each([
  ['POST', '/object/list/vcards', '{"prefix":"\\u0000"}'],
  ['POST', '/object/list/vcards', '{"prefix":"ADA","search":"\\u0000"}'],
  ['POST', '/object/list/vcards', '{'],
  ['POST', '/object/list/vcards', 'null'],
  ['POST', '/object/list/vcards', '{"prefix":"","limit":-1}'],
  ['POST', '/object/list/vcards', '{"prefix":"","limit":1.5}'],
  ['POST', '/object/list/vcards', '{"prefix":"","limit":1e12}'],
  ['DELETE', '/object/vcards', JSON.stringify({ prefixes: Array.from({ length: 101 }, String) })],
  ['DELETE', '/object/vcards', '{"prefixes":"all"}'],
  ['POST', '/object/list/vcards', '{"prefix":"","offset":-1}'],
  ['DELETE', '/object/vcards', '{"prefixes":["ADA/\\u0000"]}'],
  [
    'POST',
    '/object/copy',
    '{"bucketId":"vcards","sourceKey":"ADA/a.vcf","destinationKey":"\\u0000"}',
  ],
  [
    'POST',
    '/object/move',
    '{"bucketId":"vcards","sourceKey":"ADA/a.vcf","destinationKey":"\\u0000"}',
  ],
])('%s %s with %s is refused without a fault', async (method, path, body) => {
  const { status, text } = await ask('ada', { method, path, body: body.replace('ADA', ada.id) });
  expect([status, JSON.parse(text).code]).toEqual([400, 'validation_failed']);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'an invalid form is refused without a fault: %s',
  async (type) => {
    const question = { method: 'POST', path: `/${CARD}`, type, body: 'abc' };
    const { status, text } = await ask('ada', question);
    expect([status, JSON.parse(text).code]).toEqual([400, 'validation_failed']);
  },
);

test.each(['POST', 'PUT'])(
  'a card that is too large is refused without a length too: %s',
  async (method) => {
    const bytes = 'x'.repeat(66_000);
    const question = { method, path: `/${CARD}`, type: 'text/vcard' };
    const declared = await ask('ada', { ...question, body: bytes });
    const chunked = await ask('ada', { ...question, body: new Blob([bytes]).stream() });
    expect(JSON.parse(declared.text)).toMatchObject({ statusCode: '413' });
    expect(chunked).toEqual(declared);
  },
);
