import { openMigratedDatabase } from '@cardsift/backend/testing/migrated-database';

export interface Value {
  name: string;
  /** Postgres's name: `text`, `uuid`, `jsonb`, `_text`. */
  type: string;
}

export interface Callables {
  /** Every function of the API, whoever may call it. */
  functions: { name: string; takes: Value[] }[];
  tables: { name: string; columns: Value[] }[];
}

/**
 * What the API exposes, read from a database with all migrations, so that nothing is left out by hand.
 */
export async function readCallables(): Promise<Callables> {
  const database = await openMigratedDatabase();
  try {
    const functions = await database.query<Callables['functions'][number]>(
      `select proname as name, coalesce((
         select jsonb_agg(jsonb_build_object('name', argument, 'type', type.typname))
         from unnest(proargnames[1:pronargs], proargtypes::oid[]) as taken (argument, of_type)
         join pg_type as type on type.oid = of_type
       ), '[]') as takes
       from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by proname`,
    );
    const tables = await database.query<Callables['tables'][number]>(
      `select class.relname as name, jsonb_agg(
         jsonb_build_object('name', attname, 'type', type.typname) order by attnum
       ) as columns
       from pg_class as class
       join pg_attribute as attribute on attrelid = class.oid and attnum > 0 and not attisdropped
       join pg_type as type on type.oid = atttypid
       where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
       group by class.relname order by class.relname`,
    );
    return { functions, tables };
  } finally {
    await database.close();
  }
}
