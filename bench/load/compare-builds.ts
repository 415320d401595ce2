import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inventContacts } from '../contacts/invent-contacts.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';
import type * as Measuring from './measured-server.ts';
import type { DatabaseKind } from './measured-server.ts';
import { settleEnrichment } from './settle-enrichment.ts';

/**
 * Whether requests of this build are slower than those of another checkout, which is installed and built: `npx node
 * bench/load/compare-builds.ts CHECKOUT`. Both servers run at once and answer in turns, so that a machine whose speed
 * changes is no slower for one of them. V8 forgets code and shrinks its heap when a process rests, and the one that was
 * started first has rested for longer: it is 10 to 25 % slower. So both rest, both are asked some thousand times
 * before it counts, each is first once, and what counts is the geometric mean.
 */
const ROUNDS = 30;
const REST_MS = 35_000;
/** Rounds that pay for compilation. */
const WARM_UP = 30;
const CONTACTS = 1_000;
/** What is asked in one round, and how often. */
const TIMES = { healthz: 40, row: 40, change: 20, function: 20, page: 3 };

type Kind = keyof typeof TIMES;
type Ask = () => Promise<void>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: 'embedded,PostgreSQL' } },
});
const [other] = positionals;
if (!other) throw new Error('Which other checkout?');
const builds = [resolve(import.meta.dirname, '../..'), resolve(other)] as const;

interface Build {
  asks: Record<Kind, Ask>;
  discard(): Promise<void>;
}

async function start(checkout: string, database: DatabaseKind): Promise<Build> {
  const file = join(checkout, 'bench/load/measured-server.ts');
  const { startMeasured, addMember }: typeof Measuring = await import(file);
  const measured = await startMeasured(database);
  const { id, client } = await addMember(measured);
  const table = () => client.from('business_card_records');
  const contacts = inventContacts(id, CONTACTS);
  for (const half of [contacts.slice(0, CONTACTS / 2), contacts.slice(CONTACTS / 2)]) {
    await table().insert(half).throwOnError();
  }
  const { data } = await table().select('id').limit(1).single().throwOnError();
  await settleEnrichment({ client });
  const readOne = () => table().select('id, full_name').eq('id', data.id).throwOnError();
  return {
    discard: () => measured.discard(),
    asks: {
      healthz: async () => void (await (await fetch(`${measured.server.url}/healthz`)).text()),
      row: async () => void (await readOne()),
      change: async () =>
        void (await table().update({ notes: 'Call in May' }).eq('id', data.id).throwOnError()),
      function: async () =>
        void (await client.rpc('get_daily_usage', { user_uuid: id }).throwOnError()),
      page: async () =>
        void (await table()
          .select('*')
          .order('id')
          .range(0, CONTACTS - 1)
          .throwOnError()),
    },
  };
}

async function medians(pair: readonly Build[]): Promise<Record<Kind, number>[]> {
  const times = pair.map(() => new Map<Kind, number[]>());
  await setTimeout(REST_MS);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const kind of Object.keys(TIMES) as Kind[]) {
      for (const which of round % 2 ? [0, 1] : [1, 0]) {
        const taken = await timesOf(pair[which]?.asks[kind], TIMES[kind]);
        if (round >= WARM_UP)
          times[which]?.set(kind, [...(times[which].get(kind) ?? []), ...taken]);
      }
    }
  }
  return times.map(
    (own) =>
      Object.fromEntries([...own].map(([kind, all]) => [kind, percentile(all, 0.5)])) as Record<
        Kind,
        number
      >,
  );
}

async function timesOf(ask: Ask | undefined, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const begun = performance.now();
    await ask?.();
    times.push(performance.now() - begun);
  }
  return times;
}

async function compare(database: DatabaseKind): Promise<string[]> {
  const ratios: ((kind: Kind) => number)[] = [];
  for (const isOurFirst of [true, false]) {
    const first = await start(builds[isOurFirst ? 0 : 1], database);
    const second = await start(builds[isOurFirst ? 1 : 0], database);
    const [a, b] = await medians(isOurFirst ? [first, second] : [second, first]);
    ratios.push((kind: Kind) => (a?.[kind] ?? Number.NaN) / (b?.[kind] ?? Number.NaN));
    await first.discard();
    await second.discard();
  }
  const mean = (kind: Kind) =>
    Math.sqrt(ratios.reduce((product, ratio) => product * ratio(kind), 1)).toFixed(2);
  return [database, ...(Object.keys(TIMES) as Kind[]).map(mean)];
}

const rows = [];
for (const database of values.database.split(',') as DatabaseKind[])
  rows.push(await compare(database));
console.log('Median times of this build, as parts of the other’s:');
console.log(printTable(['database', ...Object.keys(TIMES)], rows));
process.exit(0);
