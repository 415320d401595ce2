import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures, fonts and networks are compressed by their formats. */
const COMPRESSIBLE = '**/*.{js,mjs,css,svg,wasm,txt}';

/** Bytes; below, a copy would save no packet. */
const SMALLEST_FILE = 1024;

/** Browsers take Brotli over encrypted connections only, gzip over all. */
const COPIES = [
  ['br', brotli],
  ['gz', promisify(gzip)],
] as const;

/**
 * Puts compressed copies beside the files of a built site, so that no host compresses them anew for
 * each visitor. The pages themselves are not among them: they are sent from memory.
 */
export async function compressFiles(directory: string): Promise<void> {
  for await (const file of glob(COMPRESSIBLE, { cwd: directory })) {
    const path = join(directory, file);
    const content = await readFile(path);
    if (content.length < SMALLEST_FILE) continue;
    for (const [ending, compress] of COPIES) {
      await writeFile(`${path}.${ending}`, await compress(content));
    }
  }
}

/** Quality 6: within 5 % of 9 in a quarter of the time, which every build takes. */
export function brotli(content: Uint8Array): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
