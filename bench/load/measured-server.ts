import { readFileSync } from 'node:fs';
import type { Database } from '@cardsift/backend/database.types';
import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  PRODUCTION,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds in one tick, in which Linux counts processor time. */
const TICK_MS = 10;

export type DatabaseKind = 'embedded' | 'PostgreSQL';

export interface MeasuredServer {
  database: DatabaseKind;
  server: StandaloneProcess;
  /** Its environment, to start another one on the same database. */
  env: Record<string, string>;
  discard(): Promise<void>;
}

/** Starts the real process on an empty database of its own. */
export async function startMeasured(database: DatabaseKind): Promise<MeasuredServer> {
  const postgres: PostgresServer | undefined =
    database === 'PostgreSQL' ? await runPostgres() : undefined;
  const env: Record<string, string> = {
    // As in production, not as in tests.
    READER_PRELOAD: 'true',
    READER_THREADS: '2',
    ...PRODUCTION.environment,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const server = await runStandalone(env);
  return {
    database,
    server,
    env,
    async discard() {
      await discardStandalone(server);
      await postgres?.discard();
    },
  };
}

export interface Member {
  id: string;
  client: SupabaseClient<Database>;
}

/** Signs a person up, whose client keeps its connections as a browser does. */
export async function addMember({ server }: MeasuredServer): Promise<Member> {
  const { id, client } = await signUp(server.url, server.secrets.publishableKey);
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  return {
    id,
    client: createClient<Database>(server.url, server.secrets.publishableKey, {
      accessToken: async () => token,
    }),
  };
}

/** Milliseconds of processor time that the server has used, over all its threads. Linux only. */
export function processorTime({ server }: MeasuredServer): number {
  const text = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  // The name may contain blanks. After it, user and system time are the 12th and 13th values.
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(values[11]) + Number(values[12])) * TICK_MS;
}

/** Bytes of memory that the server holds. Linux only. */
export function residentMemory({ server }: MeasuredServer): number {
  const text = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) * 1024;
}
