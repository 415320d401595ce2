import { signUp } from '@cardsift/backend/testing/sign-up';
import { missingPrograms, openComputer } from '@cardsift/carddav/testing/khard';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { buildWeb } from '../../scripts/build-web.ts';
import { printTable } from '../print-table.ts';
import { median } from '../speed/percentile.ts';
import { inventContacts } from './invent-contacts.ts';

/** How long a phone waits with ten thousand contacts, for its first sync and for the sync of one change. */
const COUNT = 10_000;
const BATCH = 500;
const CHANGES = 15;

if (!process.env.BUILT_SITE) await buildWeb();
const server = await runStandalone();
const person = await signUp(server.url, server.secrets.publishableKey);
const contacts = inventContacts(person.id, COUNT);

const addAll = async () => {
  const before = performance.now();
  for (let start = 0; start < COUNT; start += BATCH) {
    const batch = contacts.slice(start, start + BATCH);
    await person.client.from('business_card_records').insert(batch).throwOnError();
  }
  return performance.now() - before;
};
const addedWithoutBook = await addAll();

const beforeBook = performance.now();
const { data } = await person.client.rpc('create_app_password', { name: 'Phone' }).throwOnError();
const opened = performance.now() - beforeBook;
const [made] = data ?? [];
if (!made) throw new Error('no app password was made');
const book = `${server.url}/dav/books/${person.id}/contacts/`;
const authorization = `Basic ${Buffer.from(`x:${made.password}`).toString('base64')}`;

interface Asked {
  ms: number;
  /** Bytes of a request and its answer, with headers. */
  bytes: number;
  text: string;
}

async function ask(
  method: string,
  path: string,
  body: string,
  encoding = 'identity',
): Promise<Asked> {
  const headers = { authorization, depth: '1', 'accept-encoding': encoding };
  const before = performance.now();
  const answer = await fetch(path, { method, headers, body });
  const text = await answer.text();
  const ms = performance.now() - before;
  if (answer.status !== 207) throw new Error(`${method} was answered ${answer.status}`);
  const sizeOf = (entries: Iterable<[string, string]>) =>
    [...entries].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  const head = sizeOf(Object.entries(headers)) + sizeOf(answer.headers) + path.length + 40;
  return { ms, bytes: head + body.length + Buffer.byteLength(text), text };
}

const sync = (token: string) =>
  ask(
    'REPORT',
    book,
    `<A:sync-collection xmlns:A="DAV:"><A:sync-token>${token}</A:sync-token><A:sync-level>1</A:sync-level><A:prop><A:getetag/></A:prop></A:sync-collection>`,
  );
const multiget = (hrefs: string[]) =>
  ask(
    'REPORT',
    book,
    `<C:addressbook-multiget xmlns:A="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><A:prop><A:getetag/><C:address-data/></A:prop>${hrefs.map((href) => `<A:href>${href}</A:href>`).join('')}</C:addressbook-multiget>`,
  );
const tokenOf = ({ text }: Asked) => /<d:sync-token>([^<]*)/.exec(text)?.[1] ?? '';
const hrefsOf = ({ text }: Asked) =>
  [...text.matchAll(/<d:response><d:href>([^<]*)/g)].map(([, href = '']) => href);

const names = await sync('');
const hrefs = hrefsOf(names);
if (hrefs.length !== COUNT) throw new Error(`${hrefs.length} cards instead of ${COUNT}`);
const cards = await multiget(hrefs);

// Changes one contact again and again, as the page does, and measures the phone's sync afterwards.
const changes: { ms: number; beside: number }[] = [];
let token = tokenOf(names);
const { data: all } = await person.client
  .from('business_card_records')
  .select('id')
  .limit(CHANGES)
  .throwOnError();
for (const { id } of all ?? []) {
  await person.client
    .from('business_card_records')
    .update({ title: `Title ${id.slice(0, 4)}` })
    .eq('id', id)
    .throwOnError();
  const changed = await sync(token);
  token = tokenOf(changed);
  const [href = ''] = hrefsOf(changed);
  const card = await multiget([href]);
  const vcard = /BEGIN:VCARD[\s\S]*END:VCARD/.exec(card.text)?.[0] ?? '';
  if (!vcard.includes(`Title ${id.slice(0, 4)}`)) throw new Error('the change is not there');
  changes.push({
    ms: changed.ms + card.ms,
    beside: changed.bytes + card.bytes - Buffer.byteLength(vcard),
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const rows = [
  [`adding ${COUNT} contacts, without a phone`, milliseconds(addedWithoutBook), ''],
  ['the first app password', milliseconds(opened), ''],
  [
    'all names (sync-collection), which numbers all contacts first',
    milliseconds(names.ms),
    kilobytes(names.bytes),
  ],
  ['all cards (one multiget)', milliseconds(cards.ms), kilobytes(cards.bytes)],
  [
    'one change (sync-collection and multiget), median',
    milliseconds(median(changes.map(({ ms }) => ms))),
    `${kilobytes(median(changes.map(({ beside }) => beside)))} beside the card`,
  ],
];

if (!missingPrograms().includes('vdirsyncer')) {
  const computer = await openComputer({
    url: `${server.url}/`,
    userName: 'x',
    password: made.password,
  });
  const before = performance.now();
  await computer.sync();
  rows.push(['vdirsyncer, all cards', milliseconds(performance.now() - before), '']);
  if ((await computer.cards()).size !== COUNT) throw new Error('vdirsyncer has not all cards');
  const again = performance.now();
  await computer.sync();
  rows.push(['vdirsyncer, nothing changed', milliseconds(performance.now() - again), '']);
  await computer.close();
}
process.stdout.write(`${printTable(['What', 'Time', 'Bytes'], rows)}\n`);
await discardStandalone(server);
