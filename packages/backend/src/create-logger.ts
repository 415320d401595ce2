import { type Logger, pino } from 'pino';

export function createLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/**
 * Supabase Lite prints failed queries with their parameters, which are people's names and numbers.
 * Everything printed through `console` therefore arrives here, and only what kind of error it was
 * goes on.
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

/** SQL states 22, 23 and 42 are the asker's mistakes (a value, a constraint, a permission). */
function describe(values: unknown[]): Record<string, unknown> {
  const error = values.find((value) => value instanceof Error);
  if (!error) return {};
  const { code } = error as { code?: unknown };
  return { name: error.name, ...(typeof code === 'string' && { code }) };
}
