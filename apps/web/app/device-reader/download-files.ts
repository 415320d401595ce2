import { type FileCache, isIntact, missingFiles } from './reader-cache.ts';
import type { ReaderFile } from './reader-file.ts';

/** Why a download failed. */
export type DownloadProblem =
  /** It broke off, or a file was not the one that was built. Complete files stay for the next try. */
  | 'network'
  /** The browser gives no more room. */
  | 'storage';

export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly problem: DownloadProblem;

  constructor(problem: DownloadProblem, options?: ErrorOptions) {
    super(`The download ended: ${problem}`, options);
    this.problem = problem;
  }
}

interface Download {
  signal: AbortSignal;
  /** Told the share that is here, 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Downloads the missing files one after the other, and continues where an earlier try stopped.
 * @throws DownloadError, or the signal's reason
 */
export async function downloadFiles(
  cache: FileCache,
  files: readonly ReaderFile[],
  { signal, onProgress }: Download,
): Promise<void> {
  const missing = await missingFiles(cache, files);
  const all = sum(files);
  let here = all - sum(missing);
  onProgress(here / all);
  for (const file of missing) {
    const bytes = await fetchFile(file, signal, (share) =>
      onProgress((here + share * file.travels) / all),
    );
    await store(cache, file, bytes);
    here += file.travels;
    onProgress(here / all);
  }
}

const sum = (files: readonly ReaderFile[]) =>
  files.reduce((total, { travels }) => total + travels, 0);

async function fetchFile(
  file: ReaderFile,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Bypasses the browser's HTTP cache, which may hold the damaged copy.
    const response = await fetch(file.url, { signal, cache: 'reload' });
    if (!response.ok || !response.body) throw new Error(`${file.url}: ${response.status}`);
    const bytes = new Uint8Array(file.bytes);
    let at = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes.set(value, at);
      at += value.length;
      onShare(at / file.bytes);
    }
    if (at === file.bytes && (await isIntact(bytes, file))) return bytes;
    throw new Error(`${file.url} is not what was built.`);
  } catch (cause) {
    signal.throwIfAborted();
    throw new DownloadError('network', { cause });
  }
}

async function store(
  cache: FileCache,
  { url }: ReaderFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const type = url.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
  try {
    await cache.put(url, new Response(bytes, { headers: { 'Content-Type': type } }));
  } catch (cause) {
    throw new DownloadError('storage', { cause });
  }
}
