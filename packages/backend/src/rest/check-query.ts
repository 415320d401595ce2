import type { Connection } from '@supabase/lite';
import { note, Refusal } from '../refusal.ts';
import { LARGE_TABLES, OFFERED_OPERATORS, REST_LIMITS } from './rest-limits.ts';

/** A request to `/rest/v1` after Supabase Lite has parsed it and before it runs. */
export type RestQuery = Parameters<Connection['onPostgrestAST']>[0];

interface Counts {
  columns: Map<string, number>;
  embeddings: number;
  conditions: number;
  /** Supabase Lite itself sends this to list stored cards. No client can name that schema. */
  isOfStorage: boolean;
}

/**
 * Throws a refusal if a request exceeds rest-limits.ts. It checks the parsed request and not the URL, so no spelling
 * can mean one thing here and another one there.
 */
export function checkQuery(query: RestQuery): void {
  const isOfStorage = query.schema === 'storage';
  const counts: Counts = { columns: new Map(), embeddings: 0, conditions: 0, isOfStorage };
  checkLevel(query, counts, 0);
  if ([query.values, query.args].some((sent) => isDeeperThan(REST_LIMITS.valueDepth, sent))) {
    refuse('query_too_complex', 'document');
  }
  if (Array.isArray(query.values) && !query.values.every(isObject)) {
    refuse('not_offered', 'row that is no object');
  }
  if (Array.isArray(query.values) && query.values.length > REST_LIMITS.bodyRows) {
    refuse('too_many_rows', `more than ${REST_LIMITS.bodyRows}`);
  }
  const isChange = query.type === 'update' || query.type === 'delete';
  if (isChange && LARGE_TABLES.has(query.from ?? '')) {
    const rows = countNamed(query.where?.id);
    if (rows === undefined) refuse('not_offered', 'change of rows that are not named by id');
    else checkWork(rows, query.values);
  }
}

/** The most rows that a condition on the id can name. Undefined if it names none. */
function countNamed(condition: unknown): number | undefined {
  if (!isObject(condition)) return undefined;
  if ('$eq' in condition) return 1;
  return Array.isArray(condition.$in) ? condition.$in.length : undefined;
}

/** A change writes its values into every row that it names. */
function checkWork(rows: number, values: unknown): void {
  if (rows > REST_LIMITS.changedRows) {
    refuse('too_many_rows', `more than ${REST_LIMITS.changedRows}`);
  }
  if (rows > 1 && values && rows * JSON.stringify(values).length > REST_LIMITS.changedLength) {
    refuse('too_many_rows', 'for so large a change');
  }
}

type Level = Pick<RestQuery, 'select' | 'where' | 'order' | 'offset'>;

/** Checks the requested table, or one that is embedded in it. */
function checkLevel(level: Level, counts: Counts, depth: number): void {
  if (depth > REST_LIMITS.embeddingDepth) refuse('query_too_complex', 'embedding');
  if ((level.order?.length ?? 0) > REST_LIMITS.orderColumns) refuse('query_too_complex', 'order');
  if ((level.offset ?? 0) > REST_LIMITS.offset) refuse('query_too_complex', 'offset');
  for (const { column } of level.order ?? []) checkPath(column);
  for (const entry of level.select ?? []) checkSelected(entry, counts, depth);
  if (level.where) checkConditions(level.where, counts, 0);
}

function checkSelected(
  entry: NonNullable<RestQuery['select']>[number],
  counts: Counts,
  depth: number,
): void {
  if (typeof entry === 'string') {
    countColumn(entry, counts, depth);
    return;
  }
  for (const [name, chosen] of Object.entries(entry)) {
    if (isEmbedding(chosen)) {
      counts.embeddings += 1;
      if (counts.embeddings > REST_LIMITS.embeddings) refuse('query_too_complex', 'embedding');
      checkLevel(chosen, counts, depth + 1);
    } else {
      if (chosen.cast || chosen.preCast) refuse('not_offered', 'cast');
      checkPath(chosen.path ?? '');
      countColumn(chosen.column ?? name, counts, depth);
    }
  }
}

type Selected = Exclude<NonNullable<RestQuery['select']>[number], string>[string];
type Embedding = Extract<Selected, { join?: unknown }>;

function isEmbedding(chosen: Selected): chosen is Embedding {
  return 'select' in chosen || 'spread' in chosen || 'join' in chosen;
}

/** `details->phones->0`, or `$.phones[0]` as Supabase Lite writes it. */
function checkPath(path: string): void {
  const steps = path.match(/->|\.|\[/g)?.length ?? 0;
  if (steps > REST_LIMITS.pathSteps) refuse('query_too_complex', 'path');
}

function countColumn(name: string, { columns }: Counts, depth: number): void {
  checkPath(name);
  // `details->a` and `details` are the same column. Embedded tables have their own columns.
  const column = `${depth}:${name.split('->')[0]}`;
  const times = (columns.get(column) ?? 0) + 1;
  columns.set(column, times);
  const all = [...columns.values()].reduce((sum, count) => sum + count, 0);
  if (times > REST_LIMITS.columnRepeats || all > REST_LIMITS.columns) {
    refuse('query_too_complex', 'select');
  }
}

/** `{ column: { $operator: value }, $and: [ … ], $or: [ … ], $not: … }` at any depth. */
function checkConditions(where: unknown, counts: Counts, depth: number): void {
  if (depth > REST_LIMITS.conditionDepth) refuse('query_too_complex', 'conditions');
  if (Array.isArray(where)) {
    for (const inner of where) checkConditions(inner, counts, depth);
    return;
  }
  if (!isObject(where)) refuse('not_offered', 'condition');
  for (const [name, value] of Object.entries(where)) {
    if (name === '$and' || name === '$or') checkConditions(value, counts, depth + 1);
    else if (name === '$not') checkConditions(value, counts, depth);
    else if (name.startsWith('$')) checkOperator(name, value, counts);
    else {
      checkPath(name);
      checkConditions(value, counts, depth);
    }
  }
}

function checkOperator(name: string, value: unknown, counts: Counts): void {
  counts.conditions += 1;
  if (counts.conditions > REST_LIMITS.conditions) refuse('query_too_complex', 'conditions');
  if (name === '$like' && counts.isOfStorage) {
    if (String(value).length > REST_LIMITS.patternLength) refuse('query_too_complex', 'pattern');
  } else if (!OFFERED_OPERATORS.has(name)) {
    refuse('not_offered', 'operator');
  }
  if (Array.isArray(value) && value.length > REST_LIMITS.listValues) {
    refuse('query_too_complex', 'list');
  }
  // Supabase Lite would take `{"$ref": "column"}` for a column.
  if (isObject(value) && '$ref' in value) refuse('not_offered', 'value');
  if (isDeeperThan(REST_LIMITS.valueDepth, value)) refuse('query_too_complex', 'document');
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(code: 'not_offered' | 'query_too_complex' | 'too_many_rows', what: string): never {
  throw note(new Refusal(code, what));
}
