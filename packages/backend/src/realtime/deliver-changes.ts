import { setImmediate } from 'node:timers/promises';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { Caller } from './access-token.ts';
import type { Change } from './change.ts';
import type { Column } from './published-tables.ts';
import { type Row, readVisibleRows } from './read-visible-rows.ts';
import { asksFor, type Subscription } from './subscription.ts';

/** A message for one channel, in the form that realtime-js expects. */
export interface ChangeMessage {
  ids: number[];
  data: {
    schema: string;
    table: string;
    commit_timestamp: string;
    type: Change['type'];
    columns: Column[];
    record?: Row;
    old_record?: { id: string };
    errors: null;
  };
}

export interface Subscriber {
  subscriptions(): Iterable<Subscription>;
  send(subscription: Subscription, message: ChangeMessage): void;
}

/** Sends changes of one table to subscribers that may read the row. */
export async function deliverChanges(
  database: SqlDatabase,
  changes: Change[],
  columns: Column[],
  subscribers: Iterable<Subscriber>,
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const table = `"${first.schema}"."${first.table}"`;
  const visibleRows = rememberRows(database, table, changes);
  for (const subscriber of subscribers) {
    // Lets other requests run between two connections, however much one connection is sent.
    await setImmediate();
    for (const subscription of subscriber.subscriptions()) {
      for (const change of changes) {
        const bindings = subscription.bindings.filter((binding) => asksFor(binding, change));
        if (bindings.length === 0 || isNoneOfTheirs(subscription.caller, change)) continue;
        const row =
          change.type !== 'DELETE' && (await visibleRows(subscription.caller)).get(change.id);
        if (row === undefined) continue;
        // A deleted row cannot be filtered, because only its key is left.
        const ids = bindings
          .filter(({ rowFilter }) => !row || !rowFilter || rowFilter.matches(row[rowFilter.column]))
          .map(({ id }) => id);
        if (ids.length > 0)
          subscriber.send(subscription, { ids, data: describe(change, columns, row) });
      }
    }
  }
}

/**
 * Every published table has an owner in `user_id`. Checking that saves a query for each stranger.
 */
function isNoneOfTheirs(caller: Caller, change: Change): boolean {
  return caller.userId !== change.owner;
}

/** Asks the database once for each person, however many tabs they have open. */
function rememberRows(database: SqlDatabase, table: string, changes: Change[]) {
  const known = new Map<string | null, Promise<Map<string, Row>>>();
  return (caller: Caller): Promise<Map<string, Row>> => {
    const rows =
      known.get(caller.userId) ??
      readVisibleRows(
        database,
        caller,
        table,
        changes.filter(({ owner }) => owner === caller.userId).map(({ id }) => id),
      );
    known.set(caller.userId, rows);
    return rows;
  };
}

function describe(change: Change, columns: Column[], row: Row | false): ChangeMessage['data'] {
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.at,
    type: change.type,
    columns,
    ...(row && { record: row }),
    ...(change.type !== 'INSERT' && { old_record: { id: change.id } }),
    errors: null,
  };
}
