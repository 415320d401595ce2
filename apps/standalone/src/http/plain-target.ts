import type { ServerEnv } from '@cardsift/backend/http/server-env';
import { TARGET_BYTES } from '@cardsift/backend/limits';
import { createMiddleware } from 'hono/factory';

/**
 * Whether all parsers read the same URL in a request line. With a `#`, dots or backslashes, Hono and the WHATWG
 * parser differ, so a limit or a gate could check another URL than the one that is answered. None of our paths
 * contains a control character, and Postgres cannot store NUL. Browsers send only plain targets.
 */
export function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  const isWellFormed = URL.parse(path, 'http://localhost')?.pathname === path && isText(path);
  return isWellFormed && !target.includes('#') && !target.includes('%00');
}

function isText(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Answers 400 to all others, and 414 to long ones, before anything else sees them. */
export const refuseOddTargets = createMiddleware<ServerEnv>(async (c, next) => {
  if ((c.env.incoming.url ?? '').length > TARGET_BYTES) {
    const message = 'The address of the request is too long.';
    return c.json(
      { code: 'target_too_long', error_code: 'target_too_long', message, msg: message },
      414,
    );
  }
  if (isPlainTarget(c.env.incoming.url ?? '')) return next();
  const message = 'The address of the request is not well formed.';
  return c.json(
    { code: 'invalid_target', error_code: 'invalid_target', message, msg: message },
    400,
  );
});
