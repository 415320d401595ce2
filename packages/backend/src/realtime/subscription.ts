import { z } from 'zod';
import type { Release } from '../http/create-budget.ts';
import type { Caller } from './access-token.ts';
import type { Change } from './change.ts';
import { parseRowFilter, type RowFilter } from './row-filter.ts';

/** A page listens to one or two tables. More than this is a mistake or an attack. */
const MAX_BINDINGS = 10;

const binding = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(63),
  table: z.string().max(63).optional(),
  filter: z.string().max(1000).optional(),
});

export const joinPayload = z.object({
  config: z
    .object({ postgres_changes: z.array(binding).max(MAX_BINDINGS).default([]) })
    .default({ postgres_changes: [] }),
  access_token: z.string().max(8192).optional(),
});

/**
 * One `on('postgres_changes', …)` of a channel. We choose `id`, which is echoed with every change.
 */
type Binding = z.infer<typeof binding> & { id: number; rowFilter: RowFilter | null };

/** A joined channel. */
export interface Subscription {
  topic: string;
  joinRef: string | null;
  caller: Caller;
  bindings: Binding[];
  /** Gives the channel's place back. */
  release: Release;
}

/** Numbers the bindings of a join, or says which one is not supported. */
export function readBindings(
  wanted: z.infer<typeof binding>[],
  isPublished: (table: string) => boolean,
): Binding[] | string {
  const bindings: Binding[] = [];
  for (const [index, entry] of wanted.entries()) {
    const rowFilter = entry.filter === undefined ? null : parseRowFilter(entry.filter);
    if (entry.filter !== undefined && !rowFilter)
      return `The filter “${entry.filter}” is not known`;
    if (entry.table !== undefined && !isPublished(`${entry.schema}.${entry.table}`)) {
      return `${entry.schema}.${entry.table} is not published`;
    }
    bindings.push({ ...entry, id: index + 1, rowFilter });
  }
  return bindings;
}

/** Whether a binding matches a change, as far as that is known without the row. */
export function asksFor({ event, schema, table }: Binding, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    schema === change.schema &&
    (table === undefined || table === change.table)
  );
}
