import type { Connection } from '@supabase/lite';

export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** What hears of a channel of NOTIFY. */
export interface Listener {
  onPayload(payload: string): void;
  /** Notifications may have been missed: the connection was lost, and is there again. */
  onGap(): void;
}

/** The one database of the process: embedded Postgres (PGlite) or a Postgres server. */
export interface SqlDatabase {
  /** What Supabase Lite runs its queries on. */
  readonly connection: Connection;
  /** Other processes may be on it too. */
  readonly isShared: boolean;
  /** Runs a script of any number of statements, outside any transaction of ours and without a limit. */
  exec(sql: string): Promise<void>;
  query: Query;
  /** Runs `work` in one transaction on one session; rolls back when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one turn of whoever asks (asker.ts). PGlite has one session, and Supabase Lite begins
   * transactions on it without waiting for each other, so two requests at once would share one role and
   * one `auth.uid()`: there, one turn is under way at a time. On a Postgres server every request has a
   * session of its own, which it takes its turn for, and the work simply runs.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Hears every NOTIFY on a channel until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** Whether questions and NOTIFY get through just now. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}
