import { resolve } from 'node:path';
import { createBackup } from '../apps/standalone/src/backup/create-backup.ts';
import { nameBackup } from '../apps/standalone/src/backup/name-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

const USAGE = `Writes database, stored cards and secrets into one file:
  npm run backup [-- file.tar.gz]

Takes DATA_DIR, DATABASE_URL, STORAGE_S3_BUCKET, PORT and HOST as the server does, and does not stop it.
`;

await runBackupCommand(USAGE, async (config, [name, ...rest]) => {
  if (rest.length > 0) return undefined;
  const file = resolve(name ?? nameBackup(new Date()));
  await createBackup(config, file);
  const cards = config.s3
    ? ` Stored cards are not in it: they stay in the bucket “${config.s3.bucket}”, which keeps them by its own versions or copies.`
    : '';
  return `Everything is in ${file}. It holds the keys and all contacts: keep it where only you can read it.${cards}`;
});
