import { statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

let server: StandaloneProcess;
afterAll(() => discardStandalone(server));

test('a killed server has every contact that it acknowledged, and starts again', async () => {
  // From nothing, as on its first start.
  server = await runStandalone({ DATA_DIR: await mkdtemp(join(tmpdir(), 'cardsift-')) });
  const port = Number(new URL(server.url).port);
  const ada = await signUp(server.url, server.secrets.publishableKey);
  const acknowledged: string[] = [];
  const writing = Array.from({ length: 40 }, async (_, index) => {
    const { data } = await ada.client
      .from('business_card_records')
      .insert({ user_id: ada.id, full_name: `Card ${index}` })
      .select('id')
      .single();
    if (!data) return;
    acknowledged.push(data.id);
    // In the middle of the writing, not after it.
    if (acknowledged.length === 20) await server.kill();
  });
  await Promise.allSettled(writing);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);

  server = await runStandalone({ DATA_DIR: server.dataDirectory }, port);
  const { data } = await ada.client.from('business_card_records').select('id');
  const kept = new Set(data?.map((row) => row.id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('the database files are for their owner only', () => {
  expect(statSync(join(server.dataDirectory, 'postgres')).mode & 0o777).toBe(0o700);
});

test('a second server on the same data is refused and the first goes on', async () => {
  const second = runStandalone({ DATA_DIR: server.dataDirectory });
  await expect(second).rejects.toThrow('already runs');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('Ctrl-C ends it cleanly', async () => {
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('Stopping');
});
