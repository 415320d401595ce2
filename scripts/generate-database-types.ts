import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { openDatabase } from '../apps/standalone/src/database/open-database.ts';

const file = join(import.meta.dirname, '../supabase/database.types.ts');

/** `supabase gen types`, run on an empty database that every migration has made. */
async function generate(): Promise<string> {
  const database = await openDatabase({ kind: 'pglite' });
  const metadata = await introspect(
    { query: async (sql) => ({ rows: await database.query(sql) }) },
    { includedSchemas: ['public'] },
  );
  await database.close();
  return generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '13' });
}

const types = await generate();
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== types) {
    process.stderr.write('supabase/database.types.ts is stale. Run: npm run database:types\n');
    process.exit(1);
  }
} else {
  await writeFile(file, types);
}
