import { BackupError } from '../apps/standalone/src/backup/manifest.ts';
import { type Config, readConfig } from '../apps/standalone/src/config.ts';
import { Refusal, runOperatorCommand } from './operator-command.ts';

/**
 * Runs a command about backups with the server's configuration. `work` gives what to say at the end, or
 * nothing where it was called wrongly.
 */
export async function runBackupCommand(
  usage: string,
  work: (config: Config, parameters: string[]) => Promise<string | undefined>,
): Promise<void> {
  // What it writes is for its owner only.
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
