import { Client, type ClientConfig, Pool } from 'pg';
import { TURN_LIMITS } from '../limits.ts';
import { note } from '../refusal.ts';
import { describeFailure } from './describe-failure.ts';
import { asOwnWork } from './fair-share/asker.ts';
import { STATEMENT_LIMITS } from './fair-share/statement-limits.ts';
import { TimeBudget } from './fair-share/time-budget.ts';
import { Turns } from './fair-share/turns.ts';
import { followChannels } from './follow-channels.ts';
import { PostgresSession, type PostgresSessions } from './postgres-session.ts';
import type { SqlDatabase } from './sql-database.ts';
import { useSessions } from './use-sessions.ts';

/** Opens a Postgres server, version 15 or later. `url` names a role that may create roles and schemas. */
export function openPostgres(url: string, budget = new TimeBudget()): SqlDatabase {
  const address = describeAddress(url);
  const pool = new Pool({
    ...address,
    max: TURN_LIMITS.postgres.places,
    statement_timeout: STATEMENT_LIMITS.requestMs,
    lock_timeout: STATEMENT_LIMITS.lockMs,
    idle_in_transaction_session_timeout: STATEMENT_LIMITS.idleInTransactionMs,
  });
  // A query reports a lost connection itself, and idle ones are replaced. An error event without a listener
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const turns = new Turns(TURN_LIMITS.postgres, budget);
  const sessions: PostgresSessions = {
    async connect() {
      const endTurn = await turns.begin();
      const client = await pool.connect().catch((error) => {
        endTurn(false);
        throw note(describeFailure(error));
      });
      let isAbandoned = false;
      return new PostgresSession({
        client,
        abandon() {
          isAbandoned = true;
          client.release(true);
        },
        release() {
          if (!isAbandoned) client.release();
          endTurn();
        },
        requestMs: STATEMENT_LIMITS.requestMs,
        graceMs: STATEMENT_LIMITS.silenceMs,
      });
    },
    end: () => pool.end(),
  };
  const channels = followChannels(address);
  const { query, ...database } = useSessions(sessions, (work) => work());
  return {
    ...database,
    isShared: true,
    query,
    exec: (sql) => runScript(address, sql),
    exclusively: (work) => work(),
    listen: (channel, listener) => channels.listen(channel, asOwnWork(listener)),
    isReachable: () =>
      query('select 1').then(
        () => channels.isListening(),
        () => false,
      ),
    async close() {
      await channels.close();
      await pool.end();
    },
  };
}

/** Interprets `sslmode` as every other Postgres client does. */
function describeAddress(url: string): ClientConfig {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    connectionTimeoutMillis: STATEMENT_LIMITS.connectMs,
    keepAlive: true,
    // A server whose machine vanished sends nothing, so the operating system sends keepalives.
    keepAliveInitialDelayMillis: 30_000,
    options: '-c TimeZone=UTC',
  };
}

/** An arbitrary number for a lock, because two processes that define the same function at once conflict. */
const SCRIPT_LOCK = 7_433_020;

const runScript = (address: ClientConfig, sql: string): Promise<void> =>
  takeTurn(address, SCRIPT_LOCK, async (client) => {
    await client.query(sql);
  });

/**
 * Runs `work` under this lock, and waits for other processes however long they take. The lock has its own session
 * without time limits, and is released when that ends.
 */
async function takeTurn<T>(
  address: ClientConfig,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(address);
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw describeFailure(error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An arbitrary number for a lock that keeps two processes from preparing the same Postgres at once. */
const PREPARATION_LOCK = 7_433_019;

export const prepareInTurn = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  takeTurn(describeAddress(url), PREPARATION_LOCK, work);
