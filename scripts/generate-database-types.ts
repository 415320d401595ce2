import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@cardsift/backend/database/embedded/open-pglite';
import { copyMigratedDatabase } from '@cardsift/backend/testing/migrated-database';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';

const file = join(import.meta.dirname, '../packages/backend/src/database.types.ts');

/** Runs `supabase gen types` on the database that tests copy, which is empty and has all migrations. */
async function generate(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-types-'));
  await copyMigratedDatabase(directory);
  const database = await openPglite({ directory });
  const metadata = await introspect(
    { query: async (sql) => ({ rows: await database.query(sql) }) },
    { includedSchemas: ['public'] },
  );
  await database.close();
  await rm(directory, { recursive: true });
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
