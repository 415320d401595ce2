import { mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type messages, PGlite, protocol } from '@electric-sql/pglite';
import type { Place } from './embedded-server.ts';

/**
 * Runs embedded Postgres in its own thread, so that a statement that never ends blocks nobody and can be ended with
 * the thread. It speaks Postgres's own protocol: bytes in, bytes out.
 */
const { directory } = workerData as Place;
if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 });
const postgres = await PGlite.create(directory);

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: Uint8Array | 'close') => {
  // SQL errors come as bytes. An exception here is something else: it ends the thread, and another one opens the
  // files again.
  last = last.then(() => (request === 'close' ? close() : answer(request)));
});
parentPort?.postMessage('ready');

async function answer(request: Uint8Array): Promise<void> {
  const answered = await postgres.execProtocol(request, { throwOnError: false });
  parentPort?.postMessage(answered.data, [answered.data.buffer as ArrayBuffer]);
  // The answer just posted still arrives; another thread opens the files again.
  if (answered.messages.some(isLastWord)) process.exit(1);
}

/**
 * After such an error, for example no room for the log, a Postgres server ends. The embedded one never answers
 * again, or breaks its process.
 */
function isLastWord(message: messages.BackendMessage): boolean {
  return (
    message instanceof protocol.messages.DatabaseError &&
    /^(?:PANIC|FATAL)$/.test(message.severity ?? '')
  );
}

async function close(): Promise<void> {
  await postgres.close();
  parentPort?.close();
}
