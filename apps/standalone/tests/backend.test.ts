import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@cardsift/backend/testing/find-free-port';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

let server: StandaloneProcess;
let metricsPort: number;
let ada: Person;
let eve: Person;

/** The keys of a value and the types of their values, to compare values that always differ. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)] as const),
  );
}

beforeAll(async () => {
  metricsPort = await findFreePort();
  server = await runStandalone({ LOG_LEVEL: 'trace', METRICS_PORT: String(metricsPort) });
  ada = await signUp(server.url, server.secrets.publishableKey);
  eve = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(() => discardStandalone(server));

describe('accounts', () => {
  test('signing in needs a confirmed address', async () => {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    const email = 'unconfirmed@people.example';
    await client.auth.signUp({ email, password: ada.password });
    const { error } = await client.auth.signInWithPassword({ email, password: ada.password });
    expect(error?.code).toBe('email_not_confirmed');
  });

  test('signing up twice with one address reveals nothing and changes no password', async () => {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    const password = 'Other!98765';
    const known = await client.auth.signUp({ email: ada.email, password });
    const unknown = await client.auth.signUp({ email: 'new@people.example', password });
    expect(known.error).toBeNull();
    expect(known.data.session).toBeNull();
    expect(known.data.user?.id).not.toBe(ada.id);
    expect(shapeOf(known.data)).toEqual(shapeOf(unknown.data));
    const again = await client.auth.signInWithPassword(ada);
    expect(again.error).toBeNull();
  });

  test('a session that was signed out can no longer read, write or call anything', async () => {
    const { id, client } = await signUp(server.url, server.secrets.publishableKey);
    const { data } = await client.auth.getSession();
    const stranger = createTestClient(server.url, server.secrets.publishableKey);
    const bearer = `Bearer ${data.session?.access_token}`;
    const stale = () => stranger.from('business_card_records');
    const ask = () => [
      stale().select('id').setHeader('Authorization', bearer),
      stale().insert({ user_id: id }).setHeader('Authorization', bearer),
      stranger.rpc('get_daily_usage', { user_uuid: id }).setHeader('Authorization', bearer),
    ];
    for (const { error } of await Promise.all(ask())) expect(error).toBeNull();
    await client.auth.signOut();
    for (const { error, status } of await Promise.all(ask())) {
      expect([status, error?.code]).toEqual([401, 'session_not_found']);
    }
    const admin = createTestClient(server.url, server.secrets.secretKey);
    const { count } = await admin
      .from('business_card_records')
      .select('*', { count: 'exact', head: true })
      .eq('user_id', id);
    expect(count).toBe(1);
  });

  test('a weak password is refused with reasons, even if the page accepted it', async () => {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    const { error } = await client.auth.signUp({ email: 'w@people.example', password: 'weakweak' });
    expect(error).toMatchObject({ code: 'weak_password', status: 422 });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    const password = 'Wrong!98765';
    const wrong = await client.auth.signInWithPassword({ email: ada.email, password });
    const unknown = await client.auth.signInWithPassword({ email: 'no@people.example', password });
    expect(wrong.error?.status).toBe(400);
    expect({ ...unknown.error }).toEqual({ ...wrong.error });
  });

  test('a session can be refreshed, and a used refresh token opens no other session', async () => {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    const { data } = await client.auth.signInWithPassword(ada);
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
  });
});

describe('contacts', () => {
  test('a contact is saved, found and deleted by its owner', async () => {
    const inserted = await ada.client
      .from('business_card_records')
      .insert({ user_id: ada.id, full_name: 'Grace Hopper', tags: ['navy'] })
      .select()
      .single();
    expect(inserted.data).toMatchObject({ full_name: 'Grace Hopper', tags: ['navy'], details: {} });
    const id = inserted.data?.id ?? '';
    const deleted = await ada.client.from('business_card_records').delete().eq('id', id).select();
    expect(deleted.data).toHaveLength(1);
  });

  test('simultaneous requests of two people never see each other', async () => {
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const person = index % 2 ? ada : eve;
        const table = person.client.from('business_card_records');
        const { error } = await table.insert({ user_id: person.id, full_name: `Card ${index}` });
        expect(error).toBeNull();
        const { data } = await person.client.from('business_card_records').select('user_id');
        expect(new Set(data?.map((row) => row.user_id))).toEqual(new Set([person.id]));
      }),
    );
  });

  test('a second user can neither see, count, change nor delete the first one’s contacts', async () => {
    const table = () => eve.client.from('business_card_records');
    const seen = await table().select('*', { count: 'exact' }).eq('user_id', ada.id);
    expect([seen.data, seen.count]).toEqual([[], 0]);
    const own = await ada.client.from('business_card_records').select('id').throwOnError();
    const ids = own.data.map(({ id }) => id);
    expect(ids).not.toEqual([]);
    const changed = await table().update({ notes: 'mine' }).in('id', ids).select();
    expect(changed.data).toEqual([]);
    const deleted = await table().delete().in('id', ids).select();
    expect(deleted.data).toEqual([]);
    const forged = await table().insert({ user_id: ada.id, full_name: 'Planted' });
    expect(forged.error?.code).toBe('42501');
  });

  test('a forged token is refused', async () => {
    const { data } = await eve.client.auth.getSession();
    const [header, payload = '', signature] = data.session?.access_token.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: ada.id })).toString('base64url');
    const answer = await fetch(`${server.url}/rest/v1/business_card_records`, {
      headers: {
        apikey: server.secrets.publishableKey,
        authorization: `Bearer ${header}.${forged}.${signature}`,
      },
    });
    expect(answer.status).toBe(401);
  });
});

describe('stored cards', () => {
  const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n';
  const upload = (person: Person, path: string, contentType = 'text/vcard', body = vcard) =>
    person.client.storage.from('vcards').upload(path, body, { contentType, upsert: true });

  test('a card is stored, replaced and fetched by anyone as text/vcard', async () => {
    const path = `${ada.id}/Ada_1.vcf`;
    expect((await upload(ada, path)).error).toBeNull();
    expect((await upload(ada, path)).error).toBeNull();
    const { data } = ada.client.storage.from('vcards').getPublicUrl(path);
    const answer = await fetch(data.publicUrl);
    expect(answer.headers.get('content-type')).toContain('text/vcard');
    expect(await answer.text()).toBe(vcard);
  });

  test('nobody can write, list or delete in another person’s folder', async () => {
    const path = `${ada.id}/Ada_2.vcf`;
    await upload(ada, path);
    expect((await upload(eve, path)).error).not.toBeNull();
    expect((await upload(eve, `${ada.id}/Eve.vcf`)).error).not.toBeNull();
    expect((await upload(eve, `${eve.id}/../${ada.id}/Eve.vcf`)).error).not.toBeNull();
    expect((await eve.client.storage.from('vcards').list(ada.id)).data ?? []).toEqual([]);
    await eve.client.storage.from('vcards').remove([path]);
    const { data } = ada.client.storage.from('vcards').getPublicUrl(path);
    expect((await fetch(data.publicUrl)).status).toBe(200);
  });

  test('files of other kinds, large files and visitors are refused', async () => {
    expect((await upload(ada, `${ada.id}/page.html`, 'text/html', '<p>')).error).not.toBeNull();
    const large = 'x'.repeat(70_000);
    expect((await upload(ada, `${ada.id}/l.vcf`, 'text/vcard', large)).error).not.toBeNull();
    const visitor = createTestClient(server.url, server.secrets.publishableKey);
    const planted = await visitor.storage.from('vcards').upload(`${ada.id}/v.vcf`, vcard);
    expect(planted.error).not.toBeNull();
  });
});

describe('the process', () => {
  test('lets only its owner read its secrets', () => {
    expect(statSync(join(server.dataDirectory, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('answers garbage with an error and keeps running', async () => {
    const key = { apikey: server.secrets.publishableKey };
    const answers = await Promise.all([
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: key,
        body: '{',
      }),
      fetch(`${server.url}/rest/v1/nothing`, { headers: key }),
      fetch(`${server.url}/rest/v1/business_card_records`, {
        method: 'POST',
        headers: key,
        body: 'x'.repeat(5_000_000),
      }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/\bat .*\.js:\d+/);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('reports that it is alive and that its database answers', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('writes nothing about people or cards into its log or its metrics', async () => {
    const { jpeg, truth } = await drawSampleCard(0);
    const { data } = await ada.client.auth.getSession();
    const { access_token, refresh_token } = data.session ?? {};
    await ada.client.rpc('increment_daily_usage', { user_uuid: ada.id, increment_by: 2 });
    const scan = (picture: Uint8Array) => {
      const body = new FormData();
      body.set('image', new File([picture as Uint8Array<ArrayBuffer>], `${truth.fullName}.jpg`));
      body.set('userId', ada.id);
      body.set('userEmail', ada.email);
      const headers = { authorization: `Bearer ${access_token}`, 'x-request-id': randomUUID() };
      return fetch(`${server.url}/webhook/business-card`, { method: 'POST', headers, body });
    };
    const vcard = await (await scan(jpeg)).text();
    expect(vcard).toContain(`FN:${truth.fullName}`);
    expect((await scan(jpeg.subarray(0, 3000))).status).toBe(422);
    const email = truth.emails[0] ?? '';
    const phone = truth.phones[0]?.e164 ?? '';
    const contact = { user_id: ada.id, full_name: truth.fullName, email, phone, org: truth.org };
    const table = () => ada.client.from('business_card_records');
    expect((await table().insert(contact)).error).toBeNull();
    expect((await table().select().eq('email', email)).data).toHaveLength(1);
    expect((await table().insert({ ...contact, user_id: eve.id })).error).not.toBeNull();
    const path = `${ada.id}/${truth.fullName}.vcf`;
    const cards = ada.client.storage.from('vcards');
    expect((await cards.upload(path, vcard, { contentType: 'text/vcard' })).error).toBeNull();
    const stranger = createTestClient(server.url, server.secrets.publishableKey);
    const wrong = await stranger.auth.signInWithPassword({ ...ada, password: truth.fullName });
    expect(wrong.error?.code).toBe('invalid_credentials');

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const line of [
      'cardsift_scans_total{lane="account",outcome="read"} 1',
      'cardsift_scans_total{lane="account",outcome="broken_image"} 1',
      'cardsift_reading_step_seconds_count{step="queue"} 2',
      'cardsift_reading_step_seconds_count{step="read text"} 1',
      'cardsift_reader_places{lane="account"} 0',
      'cardsift_http_errors_total{code="invalid_credentials"}',
      'cardsift_http_request_seconds_count{route="webhook",status="200"} 1',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(metrics).toContain(line);
    }
    const lines = server.output().split('\n');
    const answered = lines.filter((line) => line.includes('"path":"/webhook/business-card"'));
    expect(answered.map((line) => JSON.parse(line).request)).toEqual([
      expect.stringMatching(/^[\da-f-]{36}$/),
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);

    const written = `${server.output()}${metrics}`.toLowerCase();
    // At an offset where a base64 group starts, so that the piece would be found encoded too.
    const piece = Buffer.from(jpeg).subarray(21_000, 21_048);
    const told = [
      ...[truth.name.given, truth.name.family, truth.org, email, phone, phone.replace(/\D/g, '')],
      ...[ada.name, ada.email, ada.id, eve.id, ada.password, access_token, refresh_token],
      ...[server.secrets.secretKey, server.secrets.publishableKey, server.secrets.jwtSecret],
      ...[
        piece.toString('base64'),
        piece.toString('hex'),
        piece.join(),
        'people.example',
        'hopper',
      ],
    ];
    for (const text of told) {
      expect(text).toBeTruthy();
      expect(written).not.toContain(String(text).toLowerCase());
    }
    const found = await Promise.all(
      (await readdir(server.dataDirectory, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) =>
          (await readFile(join(parentPath, name))).includes(piece),
        ),
    );
    expect(found).not.toContain(true);
  });

  test('shows its inbox only on this machine, whatever host name or proxy a request uses', async () => {
    const { port } = new URL(server.url);
    const visit = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/dev/inbox.json`, { headers });
    expect((await visit({})).status).toBe(200);
    expect((await visit({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });
});
