import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDatabase } from '@cardsift/backend/testing/migrated-database';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runStandalone, type StandaloneProcess } from '../testing/run-standalone.ts';

const MiB = 2 ** 20;

/** A small disk of its own, which requires root on Linux. */
const disk = mkdtempSync(join(tmpdir(), 'cardsift-small-disk-'));
const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk]);
const isMounted = mount.status === 0;
const why = isMounted ? '' : ' (skipped: this machine mounts no small disk for a test)';

let server: StandaloneProcess;
let ada: Person;
beforeAll(async () => {
  if (!isMounted) return;
  await copyMigratedDatabase(join(disk, 'postgres'));
  server = await runStandalone({ DATA_DIR: disk });
  ada = await signUp(server.url, server.secrets.publishableKey);
});
afterEach(() => rm(join(disk, 'filler'), { force: true }));
afterAll(async () => {
  if (isMounted) {
    await server.stop();
    spawnSync('umount', [disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

const contacts = () => ada.client.from('business_card_records');
const save = async (full_name: string) => {
  const { error, status } = await contacts().insert({ user_id: ada.id, full_name });
  return [status, error?.code];
};
const readNames = async () => {
  const { data, error } = await contacts().select('full_name').order('created_at');
  return error ?? data.map((row) => row.full_name);
};

/** Fills the disk up to this many bytes. */
async function leave(bytes: number): Promise<void> {
  const { bavail, bsize } = statfsSync(disk);
  await writeFile(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
}

test.skipIf(!isMounted).each([40, 12, 0])(
  `with %i MB free nothing is saved, and everything is read${why}`,
  async (megabytes) => {
    const name = `Before ${megabytes}`;
    expect(await save(name)).toEqual([201, undefined]);
    const card = `${ada.id}/${megabytes}.vcf`;
    const cards = ada.client.storage.from('vcards');
    const options = { contentType: 'text/vcard' };
    expect((await cards.upload(card, 'BEGIN:VCARD', options)).error).toBeNull();
    const before = await readNames();

    await leave(megabytes * MiB);
    // The server looks at its disk every 250 ms. What it acknowledges until then is saved.
    let late = 0;
    const saveLate = async () => {
      const answer = await save('Late');
      if (answer[0] === 201) late += 1;
      return answer;
    };
    await expect.poll(saveLate).toEqual([503, 'not_writable']);
    const names = [before, Array<string>(late).fill('Late')].flat();
    for (let times = 0; times < 20; times += 1) {
      expect(await save('Lost')).toEqual([503, 'not_writable']);
      expect(await readNames()).toEqual(names);
    }
    expect((await cards.upload(`${card}2`, 'BEGIN:VCARD', options)).error?.message).toMatch(
      /^Nothing can be saved just now/,
    );
    const address = cards.getPublicUrl(card).data.publicUrl;
    expect(await (await fetch(address)).text()).toBe('BEGIN:VCARD');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    await rm(join(disk, 'filler'));
    await expect.poll(() => save(`After ${megabytes}`)).toEqual([201, undefined]);
  },
);
