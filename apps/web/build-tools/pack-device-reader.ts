import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { MODEL_FILE_NAMES, type ModelFileName } from '@cardsift/card-reader/models/model-file-name';
import { PACKS } from '@cardsift/card-reader/models/packs';
import { readShippedFile } from '@cardsift/card-reader/node/model-files';
import type { Plugin } from 'vite';
import type { ReaderFile, ReaderFileName } from '../app/device-reader/reader-file.ts';
import { brotli } from './compress-files.ts';

const MODULE = 'virtual:device-reader-files';
const RESOLVED = `\0${MODULE}`;

const require = createRequire(import.meta.url);

interface PreparedFile extends ReaderFile {
  content: Uint8Array;
  /** What it is a copy of, if that is of a package. */
  originalFileName?: string;
}

/**
 * What reading on the device downloads: networks packed and compressed as the repository has them, for hosts
 * compress only what they know; WebAssembly as it is, which is compressed with all other files of the build.
 */
export function packDeviceReader(): Plugin {
  let prepared: Promise<PreparedFile[]> | undefined;
  const prepare = () => {
    prepared ??= prepareFiles();
    return prepared;
  };
  return {
    name: 'cardsift-device-reader',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const files = await prepare();
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        for (const { url, content, originalFileName } of files) {
          const fileName = url.slice(1);
          this.emitFile({ type: 'asset', fileName, originalFileName, source: content });
        }
      }
      return `export default ${JSON.stringify(files.map(withoutContent))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void prepare().then((files) => {
          const file = files.find(({ url }) => url === request.url?.split('?')[0]);
          if (!file) return next();
          response.setHeader('Content-Type', contentType(file.url));
          response.end(file.content);
        }, next);
      });
    },
  };
}

const RUNTIME = [
  { name: 'runtime.wasm', path: 'onnxruntime-web/ort-wasm-simd-threaded.wasm' },
  { name: 'runtime.mjs', path: 'onnxruntime-web/ort-wasm-simd-threaded.mjs' },
  { name: 'qr-codes.wasm', path: 'zxing-wasm/reader/zxing_reader.wasm' },
] as const;

/** What the build lists. */
export async function prepareReaderFiles(): Promise<ReaderFile[]> {
  return (await prepareFiles()).map(withoutContent);
}

const withoutContent = ({
  content: _,
  originalFileName: _own,
  ...file
}: PreparedFile): ReaderFile => file;

function prepareFiles(): Promise<PreparedFile[]> {
  const models = [
    ...MODEL_FILE_NAMES,
    ...PACKS.flatMap(({ head, dictionary }) => [head, dictionary]),
  ];
  return Promise.all([...models.map(prepareModel), ...RUNTIME.map(prepareRuntime)]);
}

async function prepareModel(name: ModelFileName): Promise<PreparedFile> {
  const shipped = await readShippedFile(name);
  const content = name.endsWith('.onnx') ? shipped : gzipSync(shipped, { level: 9 });
  return prepareFile(name, `${name.replace(/\..*$/, '')}.bin`, content, content.length);
}

async function prepareRuntime({ name, path }: (typeof RUNTIME)[number]): Promise<PreparedFile> {
  const originalFileName = require.resolve(path);
  const content = await readFile(originalFileName);
  const travels = (await brotli(content)).length;
  return { ...prepareFile(name, name, content, travels), originalFileName };
}

function prepareFile(
  name: ReaderFileName,
  fileName: string,
  content: Uint8Array,
  travels: number,
): PreparedFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const dot = fileName.lastIndexOf('.');
  const url = `/assets/${fileName.slice(0, dot)}-${sha256.slice(0, 10)}${fileName.slice(dot)}`;
  return { name, url, sha256, bytes: content.length, travels, content };
}

function contentType(url: string): string {
  if (url.endsWith('.wasm')) return 'application/wasm';
  return url.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
}
