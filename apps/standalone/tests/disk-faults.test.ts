import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

const BROKEN_DISK = join(tmpdir(), `cardsift-broken-disk-${process.pid}`);
const breakDisk = join(import.meta.dirname, '../testing/break-disk.ts');
const env = { BROKEN_DISK, NODE_OPTIONS: `--import=${breakDisk}` };

let server: StandaloneProcess;
let ada: Person;
beforeAll(async () => {
  server = await runStandalone(env);
  ada = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(async () => {
  await rm(BROKEN_DISK, { force: true });
  await discardStandalone(server);
});

/** In one step, because a server that writes meanwhile must not find half a code. */
async function failWith(code: string): Promise<void> {
  await writeFile(`${BROKEN_DISK}.new`, code);
  await rename(`${BROKEN_DISK}.new`, BROKEN_DISK);
}

const save = async (full_name: string) => {
  const { error, status } = await ada.client
    .from('business_card_records')
    .insert({ user_id: ada.id, full_name });
  return [status, error?.code];
};
const readNames = async () => {
  const { data } = await ada.client.from('business_card_records').select('full_name').order('id');
  return data?.map((row) => row.full_name).sort();
};
const upload = async () => {
  const bucket = ada.client.storage.from('vcards');
  const options = { contentType: 'text/vcard', upsert: true };
  return (await bucket.upload(`${ada.id}/a.vcf`, 'BEGIN:VCARD', options)).error;
};

test.each([
  ['is full', 'ENOSPC', /not_writable.*(No space|ENOSPC)/],
  ['turns read-only', 'EROFS', /not_writable.*(Read-only|EROFS)/],
])(
  'while the disk %s nothing is saved and everybody is told why; afterwards everything works again',
  async (_, code, reason) => {
    const before = await readNames();
    await failWith(code);
    expect(await save('Lost')).toEqual([503, 'not_writable']);
    expect((await upload())?.message).toMatch(/^Nothing can be saved just now/);
    const health = await Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await fetch(`${server.url}${path}`)).status),
    );
    expect(health).toEqual([200, 503]);
    // In Postgres's words or the system's.
    expect(server.output()).toMatch(reason);

    await rm(BROKEN_DISK);
    expect(await save(`After ${code}`)).toEqual([201, undefined]);
    expect(await readNames()).toEqual([...(before ?? []), `After ${code}`].sort());
    expect(await upload()).toBeNull();
  },
);

test('a start with a read-only data directory fails with its name and the reason', async () => {
  await failWith('EROFS');
  const { dataDirectory } = server;
  const start = runStandalone({ ...env, DATA_DIR: join(dataDirectory, 'elsewhere') });
  await expect(start).rejects.toThrow(/Nothing can be written to .*elsewhere.*EROFS/s);
  await rm(BROKEN_DISK);
});
