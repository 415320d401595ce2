import { z } from 'zod';

/** An operator's mistake, shown without a stack trace. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The first entry of a backup, so that nothing has to be guessed from the rest. */
export const manifestSchema = z.object({
  /** Raised if an older program cannot restore the backup. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** `embedded`: a folder of files; `server`: the output of pg_dump. */
  database: z.enum(['embedded', 'server']),
  /** The S3 bucket with the stored cards, which are not in the backup then. */
  bucket: z.string().optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The names in a backup are those in the data directory, except for the dump. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const DUMP = 'database.dump';
export const FOLDERS = ['postgres', 'storage'];
