import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { checkPixels } from '@cardsift/card-reader/check-image';
import {
  detectImageFormat,
  type ImageFormat,
  isDocument,
} from '@cardsift/card-reader/image-format';
import { readImageSize } from '@cardsift/card-reader/image-size';
import { openDocument } from './documents/open-document.ts';
import { HeicError, isHeic, openHeic } from './heic.ts';

/** What the worker gets: a file, or a picture that is open already and handed over. */
export interface OptimizeRequest {
  picture: Blob | ImageBitmap;
}

export type OptimizeResult = { blob: Blob } | { problem: string };

/** What is needed of a worker here; each picture gets a fresh one, so its memory goes with it. */
export type OptimizeWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

function startWorker(): OptimizeWorker {
  return new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Makes a chosen picture fit to send: upright, at most 1600 px, on white, JPEG of about 1.2 MB,
 * named `{base}_optimized.jpg`. A picture this browser cannot shrink goes as it is, and the workflow
 * reads it or says what is wrong with it.
 *
 * @throws HeicError when nobody can open a HEIC picture, CardReaderError when it has more pixels than are read or is gone.
 */
export async function preparePicture(
  file: File,
  createWorker: () => OptimizeWorker = startWorker,
): Promise<File> {
  const format = await checkHeader(file);
  const picture = isHeic(file)
    ? await openHeic(file)
    : isForBrowsers(format)
      ? file
      : await openMisnamed(file);
  try {
    const blob = await optimize(picture, createWorker());
    return new File([blob], optimizedName(file.name), { type: 'image/jpeg' });
  } catch (error) {
    console.warn('The picture is sent as it is', error);
    return file;
  }
}

/** Whether an error of `preparePicture` is the picture's, and its message for whoever chose it. */
export const isPictureToBlame = (error: unknown): error is Error =>
  error instanceof HeicError || error instanceof CardReaderError;

/**
 * Refuses pictures that would fill a phone's memory before anything is decoded, and returns the format. Some formats
 * tell their size only when decoded.
 */
async function checkHeader(file: File): Promise<ImageFormat | null> {
  const content = await file.arrayBuffer().catch((cause: unknown) => {
    // It was moved or changed since it was chosen.
    throw new CardReaderError('broken_image', 'The file cannot be read. Choose it again.', {
      cause,
    });
  });
  const bytes = new Uint8Array(content);
  const format = detectImageFormat(bytes);
  const size = format && readImageSize(bytes, format);
  if (size) checkPixels(size);
  return format;
}

const isForBrowsers = (format: ImageFormat | null) => format !== 'jxl' && !isDocument(format);

/** A document that is named like a picture. One with several pages must be chosen as a document. */
async function openMisnamed(file: File): Promise<File> {
  const { pictures, pages } = await openDocument(file, 1);
  const [first] = pictures;
  if (pages === 1 && first) return first;
  throw new CardReaderError(
    'unsupported_image',
    `The file is a document of ${pages} pages. Give it the ending .pdf or .tif, and choose it again.`,
  );
}

/** Decodes and encodes off the main thread. */
async function optimize(picture: Blob | ImageBitmap, worker: OptimizeWorker): Promise<Blob> {
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<OptimizeResult>) => {
        if ('blob' in data) resolve(data.blob);
        else reject(new Error(data.problem));
      });
      worker.addEventListener('error', () => reject(new Error('The image worker did not start')));
      const handedOver = picture instanceof Blob ? [] : [picture];
      worker.postMessage({ picture } satisfies OptimizeRequest, handedOver);
    });
  } finally {
    worker.terminate();
  }
}

/** `cards/Anna.Müller.png` → `Anna.Müller_optimized.jpg`. */
function optimizedName(fileName: string): string {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}_optimized.jpg`;
}
