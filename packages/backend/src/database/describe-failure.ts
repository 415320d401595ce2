import { DatabaseError } from 'pg';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { ENDED_SESSION, MISSING_FACTOR } from './prepare/account-schema.ts';

/**
 * SQLSTATEs, or their two-letter classes, that are not about the statement itself. Their messages name addresses,
 * roles and files of the server.
 */
const REFUSALS: Record<string, RefusalCode> = {
  [ENDED_SESSION]: 'session_not_found',
  [MISSING_FACTOR]: 'insufficient_aal',
  '08': 'database_unavailable',
  '28': 'database_unavailable',
  '3D': 'database_unavailable',
  '40': 'database_busy',
  '53': 'database_unavailable',
  '53100': 'not_writable',
  '54': 'query_too_complex',
  '55P03': 'database_busy',
  '57': 'database_unavailable',
  '57014': 'query_timeout',
  '58': 'database_unavailable',
  '58030': 'not_writable',
  '25P03': 'database_unavailable',
  '25P04': 'query_timeout',
  F0: 'database_unavailable',
  XX: 'database_unavailable',
};

/**
 * The source files of Postgres that open and write its files. Postgres reports an unwritable file as insufficient
 * privilege (42501), the same as a row that the caller may not see.
 */
const FILE_ACCESS = /^(?:md|fd|xlog|slru|relmapper|copydir|storage|buffile)\.c$/;

/**
 * The refusal that stands for an error of the driver, or the server's own error about the statement.
 *
 * @param isReadOnly whether the session may not write, because the disk is full
 */
export function describeFailure(error: unknown, isReadOnly = false): Refusal | DatabaseError {
  if (error instanceof Refusal) return error;
  // Raised for a value nested too deeply to be serialized.
  if (error instanceof RangeError) return new Refusal('query_too_complex');
  // An error that did not come from the server is about the connection to it.
  if (!(error instanceof DatabaseError)) {
    return new Refusal('database_unavailable', undefined, { cause: error });
  }
  const { code = 'XX000' } = error;
  // A newer process has changed a table. The plan is dropped, so the next try makes a new one.
  if (code === '0A000' && error.routine === 'RevalidateCachedQuery') {
    return new Refusal('database_busy', undefined, { cause: error });
  }
  // Otherwise a function that writes was called with GET.
  if (isReadOnly && code === '25006') {
    return new Refusal('not_writable', undefined, { cause: error });
  }
  const isFileAccess = code === '42501' && FILE_ACCESS.test(error.file ?? '');
  if (isFileAccess) return new Refusal('not_writable', undefined, { cause: error });
  const refusal = REFUSALS[code] ?? REFUSALS[code.slice(0, 2)];
  return refusal ? new Refusal(refusal, undefined, { cause: error }) : error;
}
