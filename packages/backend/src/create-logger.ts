import { type DestinationStream, type Logger, pino } from 'pino';
import { z } from 'zod';
import { describeError } from './describe-error.ts';
import { requestId } from './request-id.ts';

export const LOG_VARIABLES = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
};

/** Writes JSON lines. Lines that belong to a request have its id. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ request: requestId() }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Sends everything printed through `console` to the logger, which logs only the kind of error. Supabase Lite
 * prints failed queries with their parameters, which are people's names and numbers.
 */
export function keepConsolePrivate(logger: Logger): void {
  const log =
    (level: 'error' | 'warn' | 'debug') =>
    (...values: unknown[]) =>
      logger[level](describe(values), 'printed by a library');
  console.error = log('error');
  console.warn = log('warn');
  console.log = console.info = log('debug');
}

function describe(values: unknown[]): Record<string, unknown> {
  const error = values.find((value) => value instanceof Error);
  return error ? { error: describeError(error) } : {};
}
