import { runPostgres } from '@cardsift/backend/testing/run-postgres';
import { signUp } from '@cardsift/backend/testing/sign-up';
import { createRandom } from '@cardsift/invented-cards/random';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureMemory } from '../measure-memory.ts';
import { type Attack, type Attacker, describeAttacks } from './attacks.ts';
import { Bystander } from './bystander.ts';
import { readCallables } from './callables.ts';

/**
 * Whatever somebody sends, nobody else waits long. Everything that can be called is called with arguments that are
 * large, many, deep and odd; what a member waits meanwhile is printed, in milliseconds.
 */

const SEED = Number(process.env.ATTACK_SEED ?? 41);
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 5);
/** Requests that one attacker has under way at a time. */
const AT_ONCE = 20;

const attacks = describeAttacks(await readCallables());

interface Row {
  [column: string]: string | number;
}

const percentile = (times: number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);

async function flood(attacker: Attacker, attack: Attack, seed: number) {
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      const { pick } = createRandom(seed * 1_000 + lane);
      while (!attacker.signal.aborted) {
        const status = await attack(attacker, pick).catch(() => 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

describe.each(['embedded', 'PostgreSQL'] as const)('%s', (kind) => {
  let server: StandaloneProcess;
  let discardPostgres: (() => Promise<void>) | undefined;
  let ada: Bystander;
  let accounts: Omit<Attacker, 'signal'>[];
  const rows: Row[] = [];

  beforeAll(async () => {
    const postgres = kind === 'PostgreSQL' ? await runPostgres() : undefined;
    discardPostgres = postgres?.discard;
    server = await runStandalone({
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '10',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const { url, secrets } = server;
    const { email, password } = await signUp(url, secrets.publishableKey);
    ada = await Bystander.start({ url, publishableKey: secrets.publishableKey, email, password });
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
    ada.end();
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

  test.each(Object.keys(attacks))('%s keep nobody waiting', async (name) => {
    const attack = attacks[name];
    if (!attack) throw new Error(name);
    for (const [who, those] of Object.entries(attackers())) {
      const memory = await measureMemory(server.pid);
      const signal = AbortSignal.timeout(SECONDS * 1_000);
      await ada.report();
      const floods = await Promise.all(
        those.map((attacker, index) => flood({ ...attacker, signal }, attack, SEED + index)),
      );
      const statuses = new Map<number, number>();
      for (const flooded of floods) {
        for (const [status, count] of flooded)
          statuses.set(status, (statuses.get(status) ?? 0) + count);
      }
      const { times, errors } = await ada.report();
      rows.push({
        attack: name,
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
        MB: `${Math.round(memory)} → ${Math.round(await measureMemory(server.pid))}`,
      });
      expect(errors, `${name} by ${who}`).toEqual([]);
      expect(
        [...statuses.keys()].filter((status) => status === 500),
        `${name} by ${who}`,
      ).toEqual([]);
      expect(times.length).toBeGreaterThan(0);
    }
  });
});
