import { createMiddleware } from 'hono/factory';
import { verifyBearer } from '../auth/verify-bearer.ts';
import { type Asker, askAs, PROCESS } from '../database/fair-share/asker.ts';
import type { Secrets } from '../secrets.ts';
import type { ServerEnv } from './server-env.ts';

/** Makes every query of a request wait in its sender's line and use the sender's time. */
export function askInTurns(secrets: Secrets) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const asker = await readAsker(c.req.raw.headers, c.var.clientAddress, secrets);
    // A change is made even if the page is closed at once. Only a read is pointless then.
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    return askAs({ ...asker, signal: isReading ? c.req.raw.signal : undefined }, next);
  });
}

async function readAsker(headers: Headers, address: string, secrets: Secrets): Promise<Asker> {
  if (holdsSecretKey(headers, secrets)) return PROCESS;
  const claims = await verifyBearer(headers.get('authorization'), secrets.jwtSecret);
  if (claims?.role === 'service_role') return PROCESS;
  // Whether the session is still live is checked later, within this turn.
  if (claims?.sub) return { kind: 'member', name: claims.sub };
  return { kind: 'visitor', name: address };
}

/** Whether a request comes from the operator, or from this process itself. */
export function holdsSecretKey(headers: Headers, { secretKey }: Pick<Secrets, 'secretKey'>) {
  return (
    headers.get('apikey') === secretKey || headers.get('authorization') === `Bearer ${secretKey}`
  );
}
