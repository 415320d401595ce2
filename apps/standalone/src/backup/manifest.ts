import { z } from 'zod';

/** An operator's mistake; shown without a stack trace. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The first thing in a backup, so that nothing is guessed from the rest. */
export const manifestSchema = z.object({
  /** Raised when an older program could not restore it. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** `embedded`: a folder of files; `server`: what pg_dump wrote. */
  database: z.enum(['embedded', 'server']),
  /** The bucket of S3 that has the stored cards, which then are not in the backup. */
  bucket: z.string().optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The names in a backup, which are those of the data directory but for the dump. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const DUMP = 'database.dump';
export const FOLDERS = ['postgres', 'storage'];
