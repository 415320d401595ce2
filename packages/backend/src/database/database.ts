import type { Connection } from '@supabase/lite';

export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** The one database of the process: embedded Postgres (PGlite) or a Postgres server. */
export interface Database {
  /** What Supabase Lite runs its queries on. */
  readonly connection: Connection;
  /** Runs a script of any number of statements, outside any transaction of ours. */
  exec(sql: string): Promise<void>;
  query: Query;
  /** Runs `work` in one transaction on one session; rolls back when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Runs `work` while no other holder of this lock runs. On PGlite there is one session, and
   * Supabase Lite begins transactions on it without waiting for each other, so two requests at once
   * would share one role and one `auth.uid()`. On a Postgres server every request has a session of
   * its own and the work simply runs.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back with every NOTIFY on a channel. Returns the way to stop. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
