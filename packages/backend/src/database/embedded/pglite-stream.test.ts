import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { PgliteStream } from './pglite-stream.ts';

test('a message takes only its own bytes to the thread, not those of Node.js’ pool', async () => {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ buffer }) => parentPort.postMessage(Buffer.from(\`\${buffer.byteLength} \`)));`,
    { eval: true },
  );
  const stream = new PgliteStream(worker);
  stream.cork();
  stream.write(Buffer.from('select'));
  stream.write(Buffer.from(' 1'));
  stream.uncork();
  const [size] = await once(stream, 'data');
  expect(String(size)).toBe('8 ');
  await worker.terminate();
});
