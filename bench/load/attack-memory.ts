import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUp } from '@cardsift/backend/testing/sign-up';
import { describeAttacks } from '../../security/attacks/fair-share/attacks.ts';
import { readCallables } from '../../security/attacks/fair-share/callables.ts';
import type { Order, Statuses } from '../../security/attacks/fair-share/flood.ts';
import { Helper } from '../../security/attacks/fair-share/helper.ts';
import { settle } from '../../security/attacks/fair-share/settle.ts';
import { printTable } from '../print-table.ts';
import { type DatabaseKind, residentMemory, startMeasured } from './measured-server.ts';

/**
 * Memory of a server after each round of the attacks that `npm run test:attack` makes. The first rounds also pay for
 * compiled code and caches, so what counts is whether the later ones stay within 10 %.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '4' },
    database: { type: 'string', default: 'PostgreSQL' },
  },
});
const MIB = 1024 * 1024;
/** A server at rest looks every half minute whether it holds more than it needs. */
const REST_MS = 70_000;

const callables = await readCallables();
const measured = await startMeasured(values.database as DatabaseKind);
const { url, secrets, pid } = measured.server;
const { id, client } = await signUp(url, secrets.publishableKey);
const { data } = await client.auth.getSession();
const token = data.session?.access_token ?? '';
const rows: string[][] = [];
let requests = 0;
const report = (round: string) => {
  const row = [round, String(requests), (residentMemory(measured) / MIB).toFixed(0)];
  rows.push(row);
  console.log(row.join('\t'));
};
await wait(REST_MS);
report('start');
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const attack of Object.keys(describeAttacks(callables))) {
    const order: Order = {
      callables,
      attack,
      attackers: [
        { url, publishableKey: secrets.publishableKey, address: '203.0.113.1', token, userId: id },
      ],
      seed: round,
      milliseconds: Number(values.seconds) * 1_000,
    };
    const flood = new Helper('flood.ts');
    await flood.ask(order);
    const statuses = await flood.ask<Statuses>('begin');
    await flood.end();
    for (const count of statuses.values()) requests += count;
    await settle(pid);
  }
  await wait(REST_MS);
  report(String(round));
}
console.log(printTable(['round', 'requests', 'MiB'], rows));
await measured.discard();
process.exit(0);
