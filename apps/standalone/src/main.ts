import { inspect } from 'node:util';
import { createLogger, keepConsolePrivate } from '@cardsift/backend/create-logger';
import { readConfig } from './config.ts';
import { start } from './start.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  keepConsolePrivate(logger);
  const starting = start(config, logger, say);

  let stopping = false;
  const stop = async () => {
    // A second Ctrl-C does not wait.
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping …');
    // Stopping during the start is just as gentle, because the database may already be open.
    const server = await starting;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  await starting;
  say(`Cardsift is ready: ${config.siteUrl}`);
  if (!config.smtp) say(`Mail is not sent but kept here: ${config.siteUrl}/dev/inbox`);
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

/** Native code throws plain objects too. Their message is better than none. */
function describe(error: unknown): string {
  if (!(error instanceof Error))
    return typeof error === 'string' ? error : inspect(error, { depth: 1 });
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message;
}
