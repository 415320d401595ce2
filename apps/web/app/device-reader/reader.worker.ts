import { createBrowserCardReader } from '@cardsift/card-reader/browser/create-browser-card-reader';
import { cardInScript } from '@cardsift/card-reader/card-in-script';
import type { CardReader } from '@cardsift/card-reader/card-reader';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { hashtagsOfPlan } from '@cardsift/card-reader/hashtags-of-plan';
import { PACKS } from '@cardsift/card-reader/models/packs';
import { unpackWeights } from '@cardsift/card-reader/packing/unpack-weights';
import { toReadCard } from '@cardsift/card-reader/read-card';
import { DamagedFileError, openReaderCache, readFile } from './reader-cache.ts';
import type { ReaderFile, ReaderFileName } from './reader-file.ts';
import type { ReaderMessage, ReadOutcome, ReadRequest } from './reader-messages.ts';

/** More gain little on the small networks and take the page's own cores. */
const MOST_THREADS = 4;

let reader: Promise<CardReader> | undefined;

async function startReader(files: readonly ReaderFile[]): Promise<CardReader> {
  const cache = await openReaderCache();
  const find = (name: ReaderFileName) => {
    const file = files.find((each) => each.name === name);
    if (!file) throw new Error(`The build lists no ${name}.`);
    return file;
  };
  const load = (name: ReaderFileName) => readFile(cache, find(name));
  const [wasm, qrWasm] = await Promise.all([load('runtime.wasm'), load('qr-codes.wasm')]);
  return createBrowserCardReader({
    readFile: async (name) => {
      const bytes = await decompress(await load(name));
      return name.endsWith('.onnx') ? unpackWeights(bytes) : bytes;
    },
    packs: PACKS.filter(({ head }) => files.some(({ name }) => name === head)),
    runtime: { script: new URL(find('runtime.mjs').url, self.location.href).href, wasm },
    qrWasm,
    threads: self.crossOriginIsolated ? Math.min(MOST_THREADS, navigator.hardwareConcurrency) : 1,
  });
}

async function decompress(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const plain = stream.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

async function read({ picture, wishes, files }: ReadRequest): Promise<ReadOutcome> {
  try {
    reader ??= startReader(files);
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const readings = await (await reader).read(bytes, { onStep: (step) => tell({ step }) });
    const cards = readings.map((reading) =>
      hashtagsOfPlan(cardInScript(toReadCard(reading), wishes.nameScript), wishes.isPro),
    );
    return { kind: 'read', cards };
  } catch (error) {
    if (error instanceof CardReaderError) {
      const { code, scripts } = error;
      return { kind: 'refused', code, scripts };
    }
    reader = undefined;
    return {
      kind: 'failed',
      damaged: error instanceof DamagedFileError,
      problem: error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error),
    };
  }
}

function tell(message: ReaderMessage): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data).then(tell);
});
