// @module-tag process
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { expect, test } from 'vitest';

const run = promisify(execFile);

interface Report {
  pid: number;
  cards: number;
  /** Sockets that `/proc` lists as open to other machines or processes, except the pipes to this test. */
  sockets: string[];
}

/**
 * Reads a picture as each of our processes does, waits, and reports what the runtime does meanwhile. The runtime
 * sends from its own threads at any time, and these keep no event loop alive. So there is no event to wait for,
 * only time.
 */
const script = `
  import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
  const { createNodeCardReader } = await import(process.argv[1]);
  const reader = await createNodeCardReader({ threads: 1 });
  const cards = await reader.read(readFileSync(process.argv[2]));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const inodes = readdirSync('/proc/self/fd').flatMap((fd) => {
    try { return readlinkSync('/proc/self/fd/' + fd).match(/^socket:\\[(\\d+)/)?.[1] ?? []; }
    catch { return []; }
  });
  const open = ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((kind) =>
    readFileSync('/proc/self/net/' + kind, 'utf8').split('\\n'));
  const sockets = open.filter((line) => inodes.includes(line.trim().split(/\\s+/)[9]));
  console.log(JSON.stringify({ pid: process.pid, cards: cards.length, sockets }));
  await reader.close();
`;

test.runIf(process.platform === 'linux')(
  'a reading leaves no file behind and sends nothing',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'home-'));
    const picture = join(home, 'card.jpg');
    await writeFile(picture, (await drawSampleCard(0)).jpeg);
    const reader = new URL('./create-node-card-reader.ts', import.meta.url).href;
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--eval', script, reader, picture],
      { env: { PATH: process.env.PATH, HOME: home, TMPDIR: home } },
    );
    const report = JSON.parse(stdout) as Report;
    expect(report.cards).toBe(1);
    expect(report.sockets).toEqual([]);
    expect(await readdir(home, { recursive: true })).toEqual(['card.jpg']);
    expect(existsSync(`/tmp/mat-debug-${report.pid}.log`)).toBe(false);
    await rm(home, { recursive: true });
  },
);
