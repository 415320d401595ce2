import { randomInt } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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
 * How long people wait if fifty use the product at once, with pauses between requests, on either
 * database; then the same while visitors have cards read. Also how late the server's event loop was,
 * and how its memory grew.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    contacts: { type: 'string', default: '200' },
  },
});
const PEOPLE = Number(values.people);
const SECONDS = Number(values.seconds);
const CONTACTS = Number(values.contacts);
const READING_VISITORS = 2;
const MIB = 1024 * 1024;
const delayFile = join(tmpdir(), `cardsift-delays-${process.pid}.json`);

// Cards are drawn before anything is timed, because drawing keeps this process busy for seconds.
const { jpeg } = await benchPicture('dev', 0, 'photo');

interface Round {
  times: number[];
  errors: number;
}

/** A person's next action: mostly reading, and now and then writing. */
function act({ id, client }: Member, contact: string): PromiseLike<{ error: unknown }> {
  const table = () => client.from('business_card_records');
  const chance = randomInt(10);
  if (chance < 4) return table().select('*').eq('user_id', id).eq('id', contact);
  if (chance < 7) {
    return table()
      .select('*', { count: 'exact' })
      .eq('user_id', id)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(30);
  }
  if (chance < 8) return client.rpc('get_daily_usage', { user_uuid: id });
  if (chance < 9)
    return table()
      .update({ notes: `Call ${randomInt(1000)}` })
      .eq('id', contact);
  return table().insert({ user_id: id, full_name: 'Grace Hopper', org: 'Navy' });
}

async function usePages(member: Member, thoughtMs: number, until: number, round: Round) {
  const { data } = await member.client
    .from('business_card_records')
    .select('id')
    .limit(1)
    .throwOnError();
  const contact = data[0]?.id ?? '';
  while (Date.now() < until) {
    await wait(randomInt(2 * thoughtMs));
    const start = performance.now();
    const { error } = await act(member, contact);
    round.times.push(performance.now() - start);
    if (error) round.errors += 1;
  }
}

/** Has the demo read one card after the other, and counts them. */
async function readCards({ server }: MeasuredServer, until: number): Promise<number> {
  let cards = 0;
  while (Date.now() < until) {
    const form = new FormData();
    form.append('image', new Blob([Buffer.from(jpeg)], { type: 'image/jpeg' }), 'card.jpg');
    const answer = await fetch(`${server.url}/webhook/demo-card`, { method: 'POST', body: form });
    await answer.arrayBuffer();
    if (answer.ok) cards += 1;
  }
  return cards;
}

async function takeDelays({ server }: MeasuredServer): Promise<{ median: number; p99: number }> {
  await rm(delayFile, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(delayFile, 'utf8').catch(() => '');
    if (text.endsWith('}')) return JSON.parse(text);
    await wait(10);
  }
}

async function measureRound(
  measured: MeasuredServer,
  members: Member[],
  thoughtMs: number,
  readers: number,
): Promise<string[]> {
  await takeDelays(measured);
  const until = Date.now() + SECONDS * 1000;
  const round: Round = { times: [], errors: 0 };
  const reading = Array.from({ length: readers }, () => readCards(measured, until));
  await Promise.all(members.map((member) => usePages(member, thoughtMs, until, round)));
  const cards = (await Promise.all(reading)).reduce((sum, count) => sum + count, 0);
  const delays = await takeDelays(measured);
  return [
    `${thoughtMs / 1000} s of thought${readers > 0 ? ', cards being read' : ''}`,
    measured.database,
    (round.times.length / SECONDS).toFixed(0),
    ...[0.5, 0.95].map((share) => percentile(round.times, share).toFixed(0)),
    delays.p99.toFixed(0),
    (residentMemory(measured) / MIB).toFixed(0),
    String(round.errors),
    readers > 0 ? ((cards / SECONDS) * 60).toFixed(0) : '',
  ];
}

async function addMembers(measured: MeasuredServer): Promise<Member[]> {
  const members: Member[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const member = await addMember(measured);
    const contacts = inventContacts(member.id, CONTACTS);
    for (let from = 0; from < CONTACTS; from += 500) {
      const rows = contacts.slice(from, from + 500);
      await member.client.from('business_card_records').insert(rows).throwOnError();
    }
    members.push(member);
  }
  return members;
}

async function measure(database: DatabaseKind): Promise<string[][]> {
  const measured = await startMeasured(database);
  try {
    const members = await addMembers(measured);
    return [
      await measureRound(measured, members, 500, 0),
      await measureRound(measured, members, 5_000, 0),
      await measureRound(measured, members, 5_000, READING_VISITORS),
      await measureRound(measured, members, 500, 0),
    ];
  } finally {
    await measured.discard();
  }
}

process.env.DELAY_REPORT = delayFile;
process.env.NODE_OPTIONS = `--import=${join(import.meta.dirname, 'report-delays.ts')}`;
const rows = [...(await measure('embedded')), ...(await measure('PostgreSQL'))];
const head = [
  `${PEOPLE} people, ${CONTACTS} contacts each`,
  'database',
  'requests/s',
  'median ms',
  'p95 ms',
  'event loop p99 ms',
  'memory MiB',
  'errors',
  'cards/min',
];
process.stdout.write(`${printTable(head, rows)}\n`);
process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.\n`);
await rm(delayFile, { force: true });
process.exit(0);
