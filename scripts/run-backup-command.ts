import { BackupError } from '../apps/standalone/src/backup/manifest.ts';
import { type Config, readConfig } from '../apps/standalone/src/config.ts';
import { Refusal, runOperatorCommand } from './operator-command.ts';

/**
 * Runs a command about backups with the server's configuration. `work` returns the final message, or
 * nothing if it was called with wrong arguments.
 */
export async function runBackupCommand(
  usage: string,
  work: (config: Config, parameters: string[]) => Promise<string | undefined>,
): Promise<void> {
  // Only the owner may read the files that it writes.
  process.umask(0o077);
  const parameters = process.argv.slice(2);
  await runOperatorCommand(async () => {
    const isQuestion = parameters.some((parameter) => parameter.startsWith('-'));
    const said = isQuestion
      ? undefined
      : await tell(() => work(readConfig(process.env), parameters));
    if (said === undefined) throw new Refusal(usage);
    return said;
  });
}

async function tell<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new Refusal(error.message, { cause: error }) : error;
  }
}
