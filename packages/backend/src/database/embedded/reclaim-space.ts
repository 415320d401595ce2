import type { Logger } from 'pino';
import type { SqlDatabase } from '../sql-database.ts';

/** One check per minute and one table per check, so nobody waits for more than one table. */
const PAUSE_MS = 60_000;
/**
 * Dead rows from which a table is cleaned, besides a fifth of the table, as on a server. Fewer are not worth a pause.
 */
const DEAD_ROWS = 1000;
/**
 * A table and its indexes of up to this many bytes are cleaned in less than a second. Larger ones wait for the night.
 */
const QUICK_BYTES = 256 * 1024 * 1024;
/** The hour, by the machine's clock, when the fewest people would wait. */
const QUIET_HOUR = 3;
/** Up to this many rows are reindexed within milliseconds. */
const FEW_ROWS = 5000;
/**
 * Bytes written to the log since the last checkpoint that are worth another. Without one the log grows to a gigabyte.
 */
const LOG_BYTES = 128 * 1024 * 1024;
/** Bytes of empty indexes that are worth reindexing. */
const EMPTY_INDEX_BYTES = 2 * 1024 * 1024;

/**
 * Frees the space of deleted rows for new ones, and returns the space at the end of a table to the disk. A Postgres
 * server does this itself (autovacuum); the embedded one does not. Returns a function that stops it.
 */
export function reclaimSpace(database: SqlDatabase, logger: Logger): () => void {
  if (database.isShared) return () => undefined;
  let isRunning = false;
  const run = async () => {
    // A check that waits for its turn for longer than a minute counts as one.
    if (isRunning) return;
    isRunning = true;
    try {
      await reclaimOnce(database, new Date().getHours());
    } catch (error) {
      logger.error({ name: (error as Error).name }, 'the space of deleted rows was not reclaimed');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), PAUSE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Cleans the due table with the most dead rows, and the log. Returns the table, or undefined if none is due. */
export async function reclaimOnce(
  database: SqlDatabase,
  hour: number,
): Promise<string | undefined> {
  // Otherwise the statistics show the last deletion only some statements later.
  await database.query('select pg_stat_force_next_flush()');
  const cleaned = await cleanOneTable(database, hour);
  const [log] = await database.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log?.bytes ?? 0) > LOG_BYTES) await database.exec('checkpoint');
  return cleaned;
}

async function cleanOneTable(database: SqlDatabase, hour: number): Promise<string | undefined> {
  const [table] = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name
     from pg_stat_user_tables
     where n_dead_tup > $1 + n_live_tup / 5 and ($2 or pg_total_relation_size(relid) < $3)
     order by n_dead_tup desc limit 1`,
    [DEAD_ROWS, hour === QUIET_HOUR, QUICK_BYTES],
  );
  if (!table) return undefined;
  await database.exec(`vacuum ${table.name}`);
  if (await hasEmptyIndexes(database, table.name))
    await database.exec(`reindex table ${table.name}`);
  return table.name;
}

/**
 * Whether a table's indexes are mostly empty. An index keeps the pages of deleted rows for new ones; only reindexing
 * returns them to the disk.
 */
async function hasEmptyIndexes(database: SqlDatabase, name: string): Promise<boolean> {
  const [found] = await database.query<{ empty: boolean }>(
    `select reltuples between 0 and $2 and pg_indexes_size(oid) > $3 as empty
     from pg_class where oid = $1::text::regclass`,
    [name, FEW_ROWS, EMPTY_INDEX_BYTES],
  );
  return found?.empty ?? false;
}
