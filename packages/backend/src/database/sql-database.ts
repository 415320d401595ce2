import type { Connection } from '@supabase/lite';

export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Handles notifications on a NOTIFY channel. */
export interface Listener {
  onPayload(payload: string): void;
  /** Notifications may have been missed: the connection was lost and is back. */
  onGap(): void;
}

/** The one database of the process: embedded Postgres (PGlite) or a Postgres server. */
export interface SqlDatabase {
  /** The connection that Supabase Lite runs its queries on. */
  readonly connection: Connection;
  /** Whether other processes may use it too. */
  readonly isShared: boolean;
  /** Runs a script of any number of statements, outside of our transactions and without a time limit. */
  exec(sql: string): Promise<void>;
  query: Query;
  /** Runs `work` in one transaction on one session, and rolls back if it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one turn of the current asker (asker.ts). PGlite has one session, and Supabase Lite
   * begins transactions on it without waiting for each other. Two requests at once would share one role
   * and one `auth.uid()`, so on PGlite only one turn runs at a time. On a Postgres server every request
   * takes its turn for a session of its own, and the work simply runs.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Listens to a NOTIFY channel until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Whether queries and NOTIFY get through at the moment. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}
