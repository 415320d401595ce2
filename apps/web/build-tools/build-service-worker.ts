import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

interface PrecacheEntry {
  url: string;
  /** Null where the address changes with the content. */
  revision: string | null;
}

/** Larger files (the HEIC decoder, the card reader's networks) come when somebody needs them. */
const LARGEST_FILE = 600_000;

/** Alphabets that a name on a card may be in and a page of ours is not. */
const OTHER_ALPHABETS = /-(cyrillic|greek|vietnamese)(-ext)?-wght-/;

/** What opens documents comes when somebody chooses one: `open-pdf` alone has 126 kB. */
const DOCUMENTS = /(document\.worker|open-(pdf|tiff|jxl)|page-image)-/;

/** The workers that read cards and open documents, and their decoders. */
const READER_SCRIPTS =
  'assets/{{reader.worker,document.worker,open-pdf,open-tiff,open-jxl,page-image}-*.js,{pdfium,jxl_oxide}*.wasm}';

/** Files with a fixed address, and the address they are served at. */
const FIXED = {
  '__spa-fallback.html': '/dashboard',
  'offline/index.html': '/offline',
  'session-hint.js': '/session-hint.js',
  'favicon.svg': '/favicon.svg',
};

/** What the installed app needs to start without a network. */
async function listPrecache(directory: string): Promise<PrecacheEntry[]> {
  const entries: PrecacheEntry[] = [];
  for await (const file of glob('assets/*.{js,css,woff2}', { cwd: directory })) {
    const { size } = await stat(join(directory, file));
    if (size <= LARGEST_FILE && !OTHER_ALPHABETS.test(file) && !DOCUMENTS.test(file)) {
      entries.push({ url: `/${file.replaceAll('\\', '/')}`, revision: null });
    }
  }
  for (const [file, url] of Object.entries(FIXED)) {
    const content = await readFile(join(directory, file));
    entries.push({
      url,
      revision: createHash('sha256').update(content).digest('hex').slice(0, 16),
    });
  }
  return entries.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** What of them somebody keeps who reads cards on their device, by address. */
async function listReaderScripts(directory: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(READER_SCRIPTS, { cwd: directory })) {
    files.push(`/${file.replaceAll('\\', '/')}`);
  }
  return files;
}

/**
 * Writes the service worker beside the built site. Its list names what the steps before have left, so
 * that none after it may change a file.
 */
export async function buildServiceWorker(
  root: string,
  directory: string,
): Promise<Rolldown.RolldownOutput[]> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(await listPrecache(directory)),
      READER_SCRIPTS: JSON.stringify(await listReaderScripts(directory)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: directory,
      emptyOutDir: false,
      lib: {
        entry: join(root, 'service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
  if ('close' in built) throw new Error('The service worker is watched, not built');
  return [built].flat();
}
