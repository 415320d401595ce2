import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { benchPicture } from '../bench-pictures.ts';
import { inventContacts } from '../contacts/invent-contacts.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';
import {
  addMember,
  type DatabaseKind,
  type MeasuredServer,
  type Member,
  residentMemory,
  startMeasured,
} from './measured-server.ts';

/**
 * How requests and memory grow with the contacts of one person and of many, on either database; whether
 * memory grows during two minutes of requests; and cards per minute with one, two and four readers.
 */
const { values } = parseArgs({
  options: {
    /** An account holds 100,000, and some more are saved to measure the time. */
    sizes: { type: 'string', default: '1000,10000,99000' },
    /** How many people share the contacts, for the measurements with many people. */
    people: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
    /** Seconds of requests for the memory, and of reading. */
    seconds: { type: 'string', default: '120' },
    readers: { type: 'string', default: '1,2,4' },
    database: { type: 'string', multiple: true, default: ['embedded', 'PostgreSQL'] },
  },
});
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);
const [PEOPLE, ROUNDS, SECONDS] = [values.people, values.rounds, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const MIB = 1024 * 1024;
const ROWS_PER_INSERT = 100;
const ROWS_PER_PAGE = 1000;

const table = ({ client }: Member) => client.from('business_card_records');

async function addContacts(member: Member, count: number): Promise<void> {
  const contacts = inventContacts(member.id, count);
  for (let from = 0; from < count; from += ROWS_PER_INSERT) {
    await table(member)
      .insert(contacts.slice(from, from + ROWS_PER_INSERT))
      .throwOnError();
  }
}

const newest = (member: Member, rows: number, from = 0) =>
  table(member)
    .select('*', { count: 'exact' })
    .eq('user_id', member.id)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + rows - 1)
    .throwOnError();

/** The page's requests, each as the page sends it. */
const KINDS: Record<string, (member: Member, contact: string) => PromiseLike<unknown>> = {
  'one by id': (member, id) => table(member).select('*').eq('id', id).throwOnError(),
  'first page': (member) => newest(member, 30),
  change: (member, id) => table(member).update({ notes: 'Call' }).eq('id', id).throwOnError(),
  save: (member) =>
    table(member).insert({ user_id: member.id, full_name: 'Grace Hopper' }).throwOnError(),
};

/**
 * The median in milliseconds for each kind of request, and for loading everything that the person has, page
 * by page.
 */
async function timeRequests(member: Member): Promise<string[]> {
  const { data } = await newest(member, 1);
  const contact = data[0]?.id ?? '';
  const cells: string[] = [];
  for (const ask of Object.values(KINDS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await ask(member, contact);
      times.push(performance.now() - start);
    }
    cells.push(percentile(times, 0.5).toFixed(1));
  }
  const start = performance.now();
  for (let from = 0; ; from += ROWS_PER_PAGE) {
    if ((await newest(member, ROWS_PER_PAGE, from)).data.length < ROWS_PER_PAGE) break;
  }
  return [...cells, (performance.now() - start).toFixed(0)];
}

const memoryOf = (measured: MeasuredServer) => (residentMemory(measured) / MIB).toFixed(0);

async function grow(database: DatabaseKind, people: number): Promise<string[][]> {
  const measured = await startMeasured(database);
  const members: Member[] = [];
  for (let person = 0; person < people; person += 1) members.push(await addMember(measured));
  const [first] = members;
  const rows: string[][] = [];
  let there = 0;
  for (const size of numbers(values.sizes)) {
    for (const member of members) await addContacts(member, (size - there) / people);
    there = size;
    const who = people === 1 ? 'one person' : `${people} people`;
    const times = first ? await timeRequests(first) : [];
    rows.push([`${size} of ${who}`, database, ...times, memoryOf(measured)]);
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
  }
  await measured.discard();
  return rows;
}

/** Memory after warm-up, and again after two more minutes of the same requests. */
async function holdMemory(database: DatabaseKind): Promise<string[]> {
  const measured = await startMeasured(database);
  const member = await addMember(measured);
  await addContacts(member, 1000);
  const { data } = await newest(member, 1);
  const ask = async (milliseconds: number) => {
    const until = Date.now() + milliseconds;
    while (Date.now() < until) {
      await KINDS['one by id']?.(member, data[0]?.id ?? '');
      await KINDS['first page']?.(member, '');
      await KINDS.change?.(member, data[0]?.id ?? '');
      await newest(member, ROWS_PER_PAGE);
    }
  };
  await ask((SECONDS * 1000) / 4);
  const before = residentMemory(measured);
  await ask(SECONDS * 1000);
  const after = residentMemory(measured);
  await measured.discard();
  const share = `${(((after - before) / before) * 100).toFixed(1)} %`;
  return [database, ...[before, after].map((bytes) => (bytes / MIB).toFixed(0)), share];
}

/**
 * Cards per minute that visitors have read. There are two visitors for each reader, so that none is idle.
 */
async function countCards(workers: number, jpeg: Uint8Array): Promise<string[]> {
  const env = { READER_WORKERS: String(workers), READER_THREADS: '1' };
  const server: StandaloneProcess = await runStandalone(env);
  const send = async () => {
    const form = new FormData();
    form.append('image', new Blob([Buffer.from(jpeg)], { type: 'image/jpeg' }), 'card.jpg');
    const answer = await fetch(`${server.url}/webhook/demo-card`, { method: 'POST', body: form });
    await answer.arrayBuffer();
    return answer.ok;
  };
  // Starts the readers.
  await Promise.all(Array.from({ length: workers }, send));
  const until = Date.now() + (SECONDS * 1000) / 4;
  let cards = 0;
  const visit = async () => {
    while (Date.now() < until) if (await send()) cards += 1;
  };
  await Promise.all(Array.from({ length: 2 * workers }, visit));
  await discardStandalone(server);
  return [String(workers), ((cards / SECONDS) * 4 * 60).toFixed(0)];
}

const databases = values.database as DatabaseKind[];
const growth: string[][] = [];
const memory: string[][] = [];
for (const database of databases) {
  growth.push(...(await grow(database, 1)), ...(await grow(database, PEOPLE)));
  memory.push(await holdMemory(database));
}
const readers: string[][] = [];
const { jpeg } = await benchPicture('dev', 0, 'photo');
for (const workers of numbers(values.readers)) readers.push(await countCards(workers, jpeg));

const kinds = Object.keys(KINDS).map((name) => `${name} ms`);
const growthHead = ['contacts', 'database', ...kinds, 'all of one person ms', 'memory MiB'];
const tables = [
  printTable(growthHead, growth),
  printTable(['database', 'memory MiB', `after ${SECONDS} s`, 'growth'], memory),
  printTable(['readers', 'cards/min'], readers),
];
process.stdout.write(`${tables.join('\n\n')}\n`);
process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.\n`);
process.exit(0);
