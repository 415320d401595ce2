import { flushCompileCache } from 'node:module';
import { collectGarbage } from './collect-garbage.ts';
import type {
  CountOutcome,
  FlatOutcome,
  ImageReader,
  ReaderOutcome,
} from './create-image-reader.ts';
import {
  announceReading,
  announceStep,
  type ReaderProcessOptions,
  type ReaderTask,
} from './reader-messages.ts';

// Nothing that may fail is imported above, because the pool does not replace a process that dies at its start.
let reader: Promise<ImageReader> | undefined;

function warmReader(): Promise<ImageReader> {
  reader ??= import('./create-image-reader.ts')
    .then(({ createImageReader }) => createImageReader(optionsGiven()))
    // Node.js writes its compile cache when a process exits, but reader processes are killed.
    .finally(() => flushCompileCache())
    .catch((error: unknown) => {
      // The next card tries to load them again. Until then this error says why there is no reading.
      reader = undefined;
      throw error;
    });
  return reader;
}

/** The options that the pool passed on the command line. */
function optionsGiven(): ReaderProcessOptions {
  return JSON.parse(process.argv[2] ?? '{}') as ReaderProcessOptions;
}

// Ctrl+C reaches every process of a terminal. This one ends after the server's last reading.
process.on('SIGINT', () => {});

// Load the models at once, so that the first card does not wait for them.
if (optionsGiven().preload) {
  warmReader().catch((error: unknown) => console.error('The card reader did not start.', error));
}

/**
 * Runs in a process of its own. Takes a picture and returns its cards, or flattened parts of it; or takes a document
 * and returns the number of its pictures.
 */
export default async function answer(
  task: ReaderTask,
): Promise<ReaderOutcome | CountOutcome | FlatOutcome> {
  const reader = await warmReader();
  announceReading();
  try {
    return await work(reader, task);
  } finally {
    // Runs after the answer was sent.
    setImmediate(collectGarbage);
  }
}

function work(reader: ImageReader, { image, picture, flat }: ReaderTask) {
  if (picture === null) return reader.count(image);
  return flat ? reader.layFlat(image, picture, flat) : reader.read(image, picture, announceStep);
}
