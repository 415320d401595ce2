import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine on which nothing listened a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No port to be had');
  return address.port;
}
