import type { Query } from '@cardsift/backend/database/sql-database';

/** An object of a database in Postgres's own description, by kind and name: `function public.set_plan(text)`. */
export type Schema = ReadonlyMap<string, string>;

interface Row {
  object: string;
  definition: string;
}

/** Who has which right, in an order that does not depend on who was granted it first. */
const RIGHTS = (acl: string, kind: string, owner: string) => `
  coalesce((
    select string_agg(distinct format('%s %s', case grantee when 0 then 'public' else grantee::regrole::text end,
      privilege_type), ', ' order by format('%s %s', case grantee when 0 then 'public' else grantee::regrole::text end,
      privilege_type))
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner})))
  ), 'nobody')`;

/** Our schemas and those of a Supabase project. The history of migrations differs on purpose. */
const SPACES = `
  spaces as (
    select oid, nspname, nspacl, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')
  )`;

const OBJECTS = `
  with ${SPACES}, relations as (
    select pg_class.*, format('%I.%I', nspname, relname) as full_name
    from pg_class join spaces on spaces.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S')
  )
  select format('schema %I', nspname) as object, ${RIGHTS('nspacl', 'n', 'nspowner')} as definition from spaces
  union all
  select format('relation %s', full_name), concat_ws('; ', relkind, 'row level security ' || relrowsecurity,
    'forced ' || relforcerowsecurity, 'replica identity ' || relreplident::text, reloptions::text,
    case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
    ${RIGHTS('relacl', 'r', 'relowner')}) from relations
  union all
  select format('column %s.%I', full_name, attname), concat_ws(' ',
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    'default ' || pg_get_expr(adbin, adrelid), nullif(attidentity, ''), nullif(attgenerated, ''),
    attcollation::regcollation, attacl::text,
    'place ' || row_number() over (partition by attrelid order by attnum))
  from pg_attribute join relations on relations.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select format('constraint %s %I', full_name, conname), pg_get_constraintdef(pg_constraint.oid)
  from pg_constraint join relations on relations.oid = conrelid
  union all
  select format('index %I.%I', schemaname, indexname), indexdef
  from pg_indexes join spaces on nspname = schemaname
  union all
  select format('function %I.%I(%s)', nspname, proname, oidvectortypes(proargtypes)), concat_ws(E'\\n',
    pg_get_functiondef(pg_proc.oid), ${RIGHTS('proacl', 'f', 'proowner')})
  from pg_proc join spaces on spaces.oid = pronamespace where prokind in ('f', 'p')
  union all
  select format('trigger %s %I', full_name, tgname), concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
  union all
  select format('policy %I.%I %I', schemaname, tablename, policyname),
    concat_ws(' ', permissive, cmd, roles::text, 'using', qual, 'check', with_check) from pg_policies
  union all
  select format('type %I.%I', nspname, typname),
    concat_ws(' ', typtype, (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
  from pg_type join spaces on spaces.oid = typnamespace
  where typtype in ('d', 'e', 'r') or typtype = 'c' and not exists (select from pg_class where oid = typrelid and relkind <> 'c')
  union all
  select format('publication %I', pubname), concat_ws(' ', puballtables, pubinsert, pubupdate, pubdelete, pubtruncate,
    (select string_agg(prrelid::regclass::text, ', ' order by prrelid::regclass::text) from pg_publication_rel
      where prpubid = pg_publication.oid))
  from pg_publication
  union all
  select format('default rights of %s in %s for %s', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype),
    ${RIGHTS('defaclacl', 'f', 'defaclrole')}
  from pg_default_acl
`;

const TABLES = `
  with ${SPACES}
  select format('%I.%I', nspname, relname) as name from pg_class join spaces on spaces.oid = relnamespace
  where relkind = 'r'
`;

/** Everything that migrations can make, including the rows that they insert. */
export async function describeSchema(query: Query): Promise<Schema> {
  const objects = await query<Row>(OBJECTS);
  const tables = await query<{ name: string }>(TABLES);
  // Default ids and times differ between databases.
  const rows = tables.map(
    ({ name }) => `select 'rows of ${name.replaceAll("'", "''")}' as object,
      string_agg((to_jsonb(it) - 'created_at' - 'updated_at' - 'id')::text, E'\\n'
        order by (to_jsonb(it) - 'created_at' - 'updated_at' - 'id')::text) as definition
      from ${name} as it having count(*) > 0`,
  );
  const contents = await query<Row>(rows.join(' union all '));
  return new Map([...objects, ...contents].map((row) => [row.object, row.definition]));
}

/** What only one of two databases has, and what they have in different forms, one text for each object. */
export function compareSchemas(
  [first, firstSchema]: readonly [name: string, schema: Schema],
  [second, secondSchema]: readonly [name: string, schema: Schema],
): string[] {
  const objects = [...new Set([...firstSchema.keys(), ...secondSchema.keys()])].sort();
  return objects.flatMap((object) => {
    const [one, other] = [firstSchema.get(object), secondSchema.get(object)];
    if (one === other) return [];
    if (other === undefined) return [`${object}: only in ${first}\n${one}`];
    if (one === undefined) return [`${object}: only in ${second}\n${other}`];
    return [`${object}: differs\nin ${first}: ${one}\nin ${second}: ${other}`];
  });
}
