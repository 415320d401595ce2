import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { collectGarbage } from '@cardsift/extraction/reader-processes/collect-garbage';

/** What was done before, and the MB after it. */
export type MemoryRow = [after: string, resident: string];

const [cards = 0, threads = 0] = process.argv.slice(2).map(Number);
const [pictures] = (await once(process, 'message')) as [Uint8Array[]];
const reader = await createNodeCardReader({ threads });
flushCompileCache();
tell('models loaded');
for (let read = 1; read <= cards; read++) {
  const jpeg = pictures[read % pictures.length];
  if (jpeg !== undefined) await reader.read(jpeg);
  collectGarbage();
  if (read === 1 || read % 50 === 0 || read === cards) tell(`${read} cards`);
}
await reader.close();
process.disconnect();

function tell(after: string): void {
  const row: MemoryRow = [after, (process.memoryUsage.rss() / 2 ** 20).toFixed(0)];
  process.send?.(row);
}
