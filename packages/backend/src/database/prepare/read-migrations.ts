import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  /** The digits at the start of the file name. Migrations run in this order. */
  version: string;
  name: string;
  sql: string;
}

const FILE_NAME = /^(\d{14})_(\w+)\.sql$/;

/** Reads a folder of `<14 digits>_<name>.sql` files, as `supabase db push` would. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) throw new Error(`${file} is not named <14 digits>_<name>.sql`);
      return { version, name, sql: await readFile(join(directory, file), 'utf8') };
    }),
  );
}
