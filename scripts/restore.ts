import { resolve } from 'node:path';
import { restoreBackup } from '../apps/standalone/src/backup/restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

const USAGE = `Puts a backup where nothing is:
  npm run restore -- file.tar.gz

DATA_DIR must be empty or not there, and so must the database in DATABASE_URL, where the backup is of one.
`;

await runBackupCommand(USAGE, async (config, [name, ...rest]) => {
  if (name === undefined || rest.length > 0) return undefined;
  const { bucket } = await restoreBackup(config, resolve(name));
  const cards = bucket
    ? ` Stored cards are in the bucket “${bucket}” as it is now. To try this copy beside the original, give it a bucket of its own.`
    : '';
  return `Restored to ${config.dataDirectory}. “npm start” goes on from there.${cards}`;
});
