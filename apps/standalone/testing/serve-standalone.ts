import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { discardStandalone, runStandalone } from './run-standalone.ts';
import type { SharedStandalone } from './share-standalone.ts';

/**
 * A process that starts a product for the first caller and tells all callers where it is. The test runner
 * forks it, and it ends with the runner.
 */
let starting: ReturnType<typeof runStandalone> | undefined;

const door = createServer(async (_, response) => {
  try {
    starting ??= runStandalone();
    const { url, dataDirectory, secrets } = await starting;
    response.end(JSON.stringify({ url, dataDirectory, secrets } satisfies SharedStandalone));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
door.listen(0, '127.0.0.1');
await once(door, 'listening');
process.once('disconnect', async () => {
  door.close();
  door.closeAllConnections();
  await starting?.then(discardStandalone, () => undefined);
});
process.send?.(`http://127.0.0.1:${(door.address() as AddressInfo).port}`);
