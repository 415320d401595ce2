import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@cardsift/backend/database/open-database';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';

const file = join(import.meta.dirname, '../packages/backend/src/database.types.ts');

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
    process.stderr.write('database.types.ts is stale. Run: npm run database:types\n');
    process.exit(1);
  }
} else {
  await writeFile(file, types);
}
