import { jxlToPng } from '@cardsift/card-reader/documents/open-jxl';
import jxlOxide from 'jxl-oxide-wasm/module.wasm?url';
import { loadWasm, type OpenDocument } from './page-image.ts';

/** JPEG XL as PNG: no browser but Safari opens it. */
export async function openJxl(bytes: Uint8Array): Promise<OpenDocument> {
  const png = jxlToPng(bytes, await loadWasm(jxlOxide));
  return {
    count: 1,
    pages: 1,
    draw: async () => new Blob([new Uint8Array(png)], { type: 'image/png' }),
  };
}
