import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { createReader } from './create-reader.ts';
import type {
  Choices,
  ImportReader,
  OnProgress,
  OpenedFiles,
  ReadContacts,
} from './opened-files.ts';

export type ReaderRequest =
  | { files: readonly File[] }
  | { choices: Choices; existing: readonly ContactRecord[] };

export type ReaderReply =
  | { share: number }
  | { result: OpenedFiles | ReadContacts }
  | { problem: string };

/** Reads files in a worker, so that the page answers meanwhile; in the page where there are no workers. */
export function openReader(): ImportReader {
  if (typeof Worker === 'undefined') return { ...createReader(), close: () => {} };
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  });
  const ask = <Result>(request: ReaderRequest, onProgress: OnProgress) =>
    new Promise<Result>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReaderReply>) => {
        if ('share' in data) onProgress(data.share);
        else if ('result' in data) resolve(data.result as Result);
        else reject(new Error(data.problem));
      };
      worker.onerror = () => reject(new Error('The import worker did not start'));
      worker.postMessage(request);
    });
  return {
    open: (files, onProgress) => ask<OpenedFiles>({ files }, onProgress),
    read: (choices, existing, onProgress) => ask<ReadContacts>({ choices, existing }, onProgress),
    close: () => worker.terminate(),
  };
}
