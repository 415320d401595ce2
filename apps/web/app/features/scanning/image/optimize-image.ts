import { optimizedName } from './optimized-name.ts';

export interface OptimizeRequest {
  file: File;
}

export type OptimizeResult = { blob: Blob } | { problem: string };

/** What is needed of a worker here; each picture gets a fresh one, so its memory goes with it. */
export type OptimizeWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const HEIC_MESSAGE = 'HEIC format not supported by browser - please convert to JPG/PNG first';

function startWorker(): OptimizeWorker {
  return new Worker(new URL('./optimize-image.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Makes the picture that is uploaded: upright, at most 1600 px, on white, JPEG of about 1.2 MB,
 * named `{base}_optimized.jpg`. Decoding and encoding happen off the main thread.
 *
 * @throws Error when the browser cannot do it; the original is to be used then.
 */
export async function optimizeImage(
  file: File,
  createWorker: () => OptimizeWorker = startWorker,
): Promise<File> {
  if (isHeic(file)) throw new Error(HEIC_MESSAGE);
  const worker = createWorker();
  try {
    const blob = await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<OptimizeResult>) => {
        if ('blob' in data) resolve(data.blob);
        else reject(new Error(data.problem));
      });
      worker.addEventListener('error', () => reject(new Error('The image worker did not start')));
      worker.postMessage({ file } satisfies OptimizeRequest);
    });
    return new File([blob], optimizedName(file.name), { type: 'image/jpeg' });
  } finally {
    worker.terminate();
  }
}

function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}
