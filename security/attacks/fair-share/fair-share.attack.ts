import { runPostgres } from '@cardsift/backend/testing/run-postgres';
import { signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  PRODUCTION,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureMemory } from '../measure-memory.ts';
import { describeAttacks } from './attacks.ts';
import { readCallables } from './callables.ts';
import type { Order, Statuses } from './flood.ts';
import { Helper } from './helper.ts';
import type { Attacker } from './requests/attacker.ts';
import { settle } from './settle.ts';
import type { Waits } from './stand-by.ts';

/**
 * Whatever one client sends, nobody else may wait long. Calls everything that can be called, with arguments that are
 * large, numerous, deeply nested and odd, and prints how long a member waits meanwhile, in milliseconds.
 */

const SEED = Number(process.env.ATTACK_SEED ?? 41);
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 4);
/** Milliseconds after an attack in which its consequences still count. */
const AFTERMATH_MS = 1_500;

const callables = await readCallables();

interface Row {
  [column: string]: string | number;
}

const percentile = (times: number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);

/** Attacks, and returns the answers, and Ada's waits from the first moment until shortly after the last. */
async function attackBeside(ada: Helper, order: Order): Promise<[Statuses, Waits]> {
  const flood = new Helper('flood.ts');
  await flood.ask(order);
  const attack = flood.ask<Statuses>('begin').finally(() => flood.end());
  return Promise.all([attack, ada.ask<Waits>(order.milliseconds + AFTERMATH_MS)]);
}

describe.each(['embedded', 'PostgreSQL'] as const)('%s', (kind) => {
  let server: StandaloneProcess;
  let discardPostgres: (() => Promise<void>) | undefined;
  let ada: Helper;
  let accounts: Omit<Attacker, 'signal'>[];
  const rows: Row[] = [];

  beforeAll(async () => {
    const postgres = kind === 'PostgreSQL' ? await runPostgres() : undefined;
    discardPostgres = postgres?.discard;
    server = await runStandalone({
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '10',
      // As in production, not as in tests.
      READER_PRELOAD: 'true',
      ...PRODUCTION.environment,
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const { url, secrets } = server;
    const { email, password } = await signUp(url, secrets.publishableKey);
    ada = new Helper('stand-by.ts');
    await ada.ask({ url, publishableKey: secrets.publishableKey, email, password });
    const people = [];
    for (let count = 0; count < 10; count += 1) {
      people.push(await signUp(server.url, server.secrets.publishableKey));
    }
    accounts = await Promise.all(
      people.map(async ({ id, client }, index) => ({
        url: server.url,
        publishableKey: server.secrets.publishableKey,
        address: `203.0.113.${index + 1}`,
        token: (await client.auth.getSession()).data.session?.access_token ?? '',
        userId: id,
      })),
    );
  });
  afterAll(async () => {
    console.table(rows);
    await ada.end();
    await discardStandalone(server);
    await discardPostgres?.();
  });

  const attackers = (): Record<string, typeof accounts> => {
    const [eve] = accounts;
    if (!eve) throw new Error('Nobody signed up');
    return {
      visitor: [{ ...eve, token: null, address: '198.51.100.1' }],
      account: [eve],
      'ten accounts': accounts,
    };
  };

  test.each(Object.keys(describeAttacks(callables)))('%s keep nobody waiting', async (attack) => {
    for (const [who, those] of Object.entries(attackers())) {
      const memory = await measureMemory(server.pid);
      const order = {
        callables,
        attack,
        attackers: those,
        seed: SEED,
        milliseconds: SECONDS * 1_000,
      };
      const [statuses, { times, errors }] = await attackBeside(ada, order);
      const peak = await measureMemory(server.pid);
      rows.push({
        attack,
        by: who,
        requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
        statuses: [...statuses]
          .toSorted()
          .map(([status, count]) => `${status}×${count}`)
          .join(' '),
        asked: times.length,
        median: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        longest: percentile(times, 1),
        MB: `${Math.round(memory)} → ${Math.round(peak)}`,
        // Seconds until all of its work is done.
        over: (await settle(server.pid)).toFixed(1),
      });
      expect(errors, `${attack} by ${who}`).toEqual([]);
      expect(statuses.has(500), `${attack} by ${who}`).toBe(false);
      expect(times.length).toBeGreaterThan(0);
    }
  });
});
