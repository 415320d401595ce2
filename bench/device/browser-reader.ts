import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import { chromium } from '@playwright/test';
import type { ReaderFile } from '../../apps/web/app/device-reader/reader-file.ts';
import type {
  ReaderMessage,
  ReadRequest,
} from '../../apps/web/app/device-reader/reader-messages.ts';
import { findHeadlessBrowser } from '../../scripts/find-browser.ts';

const assets = join(import.meta.dirname, '../../apps/web/build/client');

export interface BrowserReader {
  /** The cards, and the milliseconds that it took. No cards if the picture was refused. */
  read(jpeg: Uint8Array): Promise<{ cards: ReadCard[]; ms: number }>;
  close(): Promise<void>;
}

/**
 * The built reader in Chromium, on an empty page. A cross-origin isolated page has threads; any other
 * has one.
 */
export async function openBrowserReader(
  files: readonly ReaderFile[],
  workerUrl: string,
  isolated: boolean,
): Promise<BrowserReader> {
  const server = createServer((request, response) => {
    if (isolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    }
    const path = request.url ?? '/';
    response.setHeader('Content-Type', path === '/' ? 'text/html' : 'text/javascript');
    readFile(join(assets, path)).then(
      (bytes) => response.end(bytes),
      () => response.end(path === '/' ? '<title>Bench</title>' : ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(prepare, { files: [...files], workerUrl });
  return {
    read: async (jpeg) => page.evaluate(readInPage, Buffer.from(jpeg).toString('base64')),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

interface BenchWindow extends Window {
  reader: Worker;
  files: ReaderFile[];
}

/** Runs in the page. Puts the files where the worker looks for them, and starts the worker. */
async function prepare({ files, workerUrl }: { files: ReaderFile[]; workerUrl: string }) {
  const cache = await caches.open('cardsift-device-reader');
  for (const { url } of files) await cache.put(url, await fetch(url));
  const bench = window as unknown as BenchWindow;
  bench.files = files;
  bench.reader = new Worker(workerUrl, { type: 'module' });
}

/** Runs in the page. */
async function readInPage(base64: string): Promise<{ cards: ReadCard[]; ms: number }> {
  const { reader, files } = window as unknown as BenchWindow;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const wishes = { isPro: true, nameScript: 'larger' } as const;
  const request: ReadRequest = { picture: new Blob([bytes]), wishes, files };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    reader.onerror = () => reject(new Error('The worker does not run.'));
    reader.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
      if ('step' in data) return;
      const ms = performance.now() - begun;
      if (data.kind === 'failed') reject(new Error(data.problem));
      else resolve({ cards: data.kind === 'read' ? data.cards : [], ms });
    };
    reader.postMessage(request);
  });
}
