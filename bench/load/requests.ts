import { loadavg } from 'node:os';
import { inventContacts } from '../contacts/invent-contacts.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';
import {
  addMember,
  type DatabaseKind,
  type MeasuredServer,
  type Member,
  processorTime,
  startMeasured,
} from './measured-server.ts';
import { settleEnrichment } from './settle-enrichment.ts';

/**
 * The cost of single requests through supabase-js, one at a time, on either database: milliseconds until the
 * answer is there, including the client's own time, and processor time of the server.
 */
const ROUNDS = 4;
const CONTACTS = 1_000;
/** The first requests of each kind also pay for compilation, so they do not count. */
const WARM_UP = 200;

interface Kind {
  name: string;
  /** Times in one round. */
  times: number;
  ask(): PromiseLike<unknown>;
}

interface Measured {
  milliseconds: number[];
  processor: number;
}

async function listKinds(measured: MeasuredServer, { id, client }: Member): Promise<Kind[]> {
  const table = () => client.from('business_card_records');
  const contacts = inventContacts(id, CONTACTS);
  for (const half of [contacts.slice(0, 500), contacts.slice(500)]) {
    await table().insert(half).throwOnError();
  }
  const { data } = await table().select('id').limit(1).throwOnError();
  const contact = data[0]?.id ?? '';
  return [
    {
      name: 'no database (/healthz)',
      times: 100,
      ask: () => fetch(`${measured.server.url}/healthz`).then((answer) => answer.text()),
    },
    {
      name: 'one row by id',
      times: 100,
      ask: () => table().select('id, full_name').eq('id', contact).throwOnError(),
    },
    {
      name: 'one row changed',
      times: 50,
      ask: () => table().update({ notes: 'Call in May' }).eq('id', contact).throwOnError(),
    },
    {
      name: 'a function',
      times: 50,
      ask: () => client.rpc('get_daily_usage', { user_uuid: id }).throwOnError(),
    },
    {
      name: 'a page of 1,000 contacts',
      times: 5,
      ask: () =>
        table()
          .select('*')
          .eq('user_id', id)
          .order('created_at', { ascending: false })
          .order('id')
          .range(0, 999)
          .throwOnError(),
    },
  ];
}

async function measure(measured: MeasuredServer, kind: Kind, into: Measured): Promise<void> {
  const before = processorTime(measured);
  for (let time = 0; time < kind.times; time += 1) {
    const start = performance.now();
    await kind.ask();
    into.milliseconds.push(performance.now() - start);
  }
  into.processor += processorTime(measured) - before;
}

async function measureAll(database: DatabaseKind): Promise<string[][]> {
  const measured = await startMeasured(database);
  const member = await addMember(measured);
  const kinds = await listKinds(measured, member);
  const results = kinds.map((): Measured => ({ milliseconds: [], processor: 0 }));
  await settleEnrichment(member);
  for (const { times, ask } of kinds) {
    for (let time = 0; time < Math.min(WARM_UP, 2 * times); time += 1) await ask();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, kind] of kinds.entries()) {
      const into = results[index];
      if (into) await measure(measured, kind, into);
    }
  }
  await measured.discard();
  return kinds.map(({ name }, index) => describe(name, database, results[index]));
}

function describe(name: string, database: string, measured: Measured | undefined): string[] {
  const { milliseconds = [], processor = Number.NaN } = measured ?? {};
  const times = [0.1, 0.5, 0.95].map((share) => percentile(milliseconds, share));
  return [
    name,
    database,
    ...[...times, processor / milliseconds.length].map((ms) => ms.toFixed(1)),
  ];
}

const rows = [...(await measureAll('embedded')), ...(await measureAll('PostgreSQL'))];
process.stdout.write(
  `${printTable(['milliseconds', 'database', 'p10', 'median', 'p95', 'processor'], rows)}\n`,
);
process.stdout.write(
  `Load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}. On a busy one, p10 is nearest to the truth.\n`,
);
process.exit(0);
