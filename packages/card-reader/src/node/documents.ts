import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { jxlToPng } from '../documents/open-jxl.ts';
import { openPdf, type Pdf } from '../documents/open-pdf.ts';
import { compileWasm } from '../documents/web-assembly.ts';
import { lazily } from '../lazily.ts';

const require = createRequire(import.meta.url);

const compile = async (path: string) => compileWasm(await readFile(path));

const pdfium = lazily(() => compile(require.resolve('@hyzyla/pdfium/pdfium.wasm')));
/** Its package exports the file to imports only, not to `require.resolve`. */
const jxlOxide = lazily(() =>
  compile(join(dirname(require.resolve('jxl-oxide-wasm/package.json')), 'jxl_oxide_wasm_bg.wasm')),
);

/**
 * Loaded with the first file of its kind, because most processes never need these 6 MB of decoders.
 */
export const openPdfDocument = async (bytes: Uint8Array): Promise<Pdf> =>
  openPdf(bytes, await pdfium());

export const convertJxl = async (bytes: Uint8Array): Promise<Uint8Array> =>
  jxlToPng(bytes, await jxlOxide());
