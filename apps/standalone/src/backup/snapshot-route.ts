import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import type { OpenBackend } from '@cardsift/backend/open-backend';
import { Hono } from 'hono';

export const SNAPSHOT_PATH = '/operator/snapshot';

/**
 * Copies database and files of the running server to a folder beside them, for callers with the
 * secret key. `npm run backup` calls it, packs the folder and removes it. Only the process that has
 * the embedded database open can tell when nothing is being written.
 */
export function snapshotRoute(
  backend: Pick<OpenBackend, 'secrets' | 'takeSnapshot'>,
  dataDirectory: string,
): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post(SNAPSHOT_PATH, async (c) => {
    const key = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!isSame(key, backend.secrets.secretKey)) {
      return c.json({ code: 'missing_key', message: 'For the operator’s secret key only.' }, 401);
    }
    const directory = await mkdtemp(join(dataDirectory, 'snapshot-'));
    try {
      await backend.takeSnapshot(directory);
    } catch (error) {
      await rm(directory, { recursive: true });
      throw error;
    }
    return c.json({ directory });
  });
}

/** Compares digests, which have one length, so the time does not depend on where they differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
