import { isMainThread, workerData } from 'node:worker_threads';
import type { ImageReader, ImageReaderOptions, ReaderOutcome } from './create-image-reader.ts';

// Nothing that can fail is imported above: the pool does not replace a thread that dies at its start.
let reader: Promise<ImageReader> | undefined;

function warmReader(): Promise<ImageReader> {
  reader ??= import('./create-image-reader.ts')
    .then(({ createImageReader }) => createImageReader(workerData as ImageReaderOptions))
    .catch((error: unknown) => {
      // The next card tries again, and meanwhile this one says why there is no reading.
      reader = undefined;
      throw error;
    });
  return reader;
}

// Models load while the thread starts, so that the first card does not wait for them.
if (!isMainThread) {
  warmReader().catch((error: unknown) => console.error('The card reader did not start.', error));
}

/** Runs in a worker thread: one picture in, its cards out. */
export default async function readImage(image: Uint8Array): Promise<ReaderOutcome> {
  const read = await warmReader();
  return read(image);
}
