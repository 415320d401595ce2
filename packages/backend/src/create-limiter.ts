import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { SqlDatabase } from './database/sql-database.ts';

/** How many tries are allowed within how many seconds. */
export interface Allowance {
  requests: number;
  seconds: number;
}

/** Makes a counter of tries under a name. */
export type CreateLimiter = (name: string, allowance: Allowance) => RateLimiterAbstract;

export const countInProcess: CreateLimiter = (name, { requests, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: requests, duration: seconds });

/** Counts in the table `auth.rate_limits`, for all processes on one database. */
export function countInDatabase(database: SqlDatabase, secret: string): CreateLimiter {
  const storeClient = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => ({
      rows: await database.query(text, values),
    }),
  };
  return (name, allowance) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: allowance.requests,
      duration: allowance.seconds,
      // Counts in this process while the database is down.
      insuranceLimiter: countInProcess(name, allowance),
    });
    // The keys are digests, so the table holds no network or e-mail address.
    limiter.getKey = (key) =>
      `${name}:${createHmac('sha256', secret).update(String(key)).digest('base64url')}`;
    return limiter;
  };
}
