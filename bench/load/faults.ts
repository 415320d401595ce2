import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUp } from '@cardsift/backend/testing/sign-up';
import { runStandalone, type StandaloneProcess } from '@cardsift/standalone/testing/run-standalone';
import { countScans, sendScan } from '@cardsift/standalone/testing/send-scan';
import { benchPicture } from '../bench-pictures.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';
import { type DatabaseKind, startMeasured } from './measured-server.ts';

/**
 * Kills the server (kill -9) at random moments while contacts are saved and a card is scanned, starts it
 * again, and checks: Is everything there that was acknowledged? Does the quota hold? Was the next start
 * clean? Is the interrupted scan answered if it is sent again, and free of charge?
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    database: { type: 'string', multiple: true, default: ['embedded', 'PostgreSQL'] },
  },
});
const TIMES = Number(values.times);
const WRITERS = 4;
/** Milliseconds after the work began. */
const LATEST_KILL = 2_500;

type Person = Awaited<ReturnType<typeof signUp>>;

interface Outcome {
  acknowledged: number;
  lost: number;
  faults: string[];
  startMs: number;
}

async function saveUntilKilled({ id, client }: Person, acknowledged: string[]): Promise<void> {
  for (;;) {
    const { data, error } = await client
      .from('business_card_records')
      .insert({ user_id: id, full_name: 'Grace Hopper' })
      .select('id')
      .single();
    if (error) return;
    acknowledged.push(data.id);
  }
}

async function killOnce(
  server: StandaloneProcess,
  env: Record<string, string>,
  jpeg: Uint8Array,
): Promise<{ outcome: Outcome; server: StandaloneProcess }> {
  const person = await signUp(server.url, server.secrets.publishableKey);
  const acknowledged: string[] = [];
  const key = randomUUID();
  const quota = { user_uuid: person.id, increment_by: 1 };
  const { data: isReserved } = await person.client.rpc('increment_daily_usage', quota);
  const working = [
    ...Array.from({ length: WRITERS }, () => saveUntilKilled(person, acknowledged)),
    sendScan(person, server.url, { key, jpeg }),
  ];
  await wait(randomInt(LATEST_KILL));
  await server.kill();
  await Promise.allSettled(working);

  const faults: string[] = [];
  const before = performance.now();
  const next = await runStandalone(
    { ...env, DATA_DIR: server.dataDirectory },
    Number(new URL(server.url).port),
  );
  const startMs = performance.now() - before;
  const readiness = await fetch(`${next.url}/readyz`);
  if (!readiness.ok) faults.push('the database was not there after the start');
  const { count } = await person.client
    .from('business_card_records')
    .select('id', { count: 'exact', head: true })
    .in('id', acknowledged.slice(-100))
    .throwOnError();
  const lost = Math.min(acknowledged.length, 100) - (count ?? 0);
  const status = await sendScan(person, next.url, { key, jpeg });
  if (isReserved && status !== 200) faults.push(`the scan sent again was answered ${status}`);
  const used = await countScans(person);
  if (used !== 1) faults.push(`${used} scans are counted instead of 1`);
  return { outcome: { acknowledged: acknowledged.length, lost, faults, startMs }, server: next };
}

async function measure(database: DatabaseKind, jpeg: Uint8Array): Promise<string[]> {
  const { server: first, env, discard } = await startMeasured(database);
  let server = first;
  const outcomes: Outcome[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const killed = await killOnce(server, env, jpeg);
    server = killed.server;
    outcomes.push(killed.outcome);
    const { lost, faults } = killed.outcome;
    for (const fault of [...faults, ...(lost > 0 ? [`${lost} contacts were lost`] : [])]) {
      process.stdout.write(`${database}, kill ${time + 1}: ${fault}\n`);
    }
    if ((time + 1) % 10 === 0) process.stderr.write(`${database}: ${time + 1} kills\n`);
  }
  await server.stop();
  await discard();
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const starts = outcomes.map(({ startMs }) => startMs);
  return [
    database,
    String(outcomes.length),
    String(sum(outcomes.map(({ acknowledged }) => acknowledged))),
    String(sum(outcomes.map(({ lost }) => lost))),
    String(sum(outcomes.map(({ faults }) => faults.length))),
    ...[0.5, 1].map((share) => `${percentile(starts, share).toFixed(0)} ms`),
  ];
}

const { jpeg } = await benchPicture('dev', 0, 'clean');
const rows: string[][] = [];
for (const database of values.database as DatabaseKind[]) rows.push(await measure(database, jpeg));
const head = ['database', 'kills', 'acknowledged', 'lost', 'faults', 'median start', 'worst start'];
process.stdout.write(`${printTable(head, rows)}\n`);
process.exit(0);
