import { openPdf } from '@cardsift/card-reader/documents/open-pdf';
import pdfium from '@hyzyla/pdfium/pdfium.wasm?url';
import { loadWasm, type OpenDocument, toImageData } from './page-image.ts';

/** With the same PDFium as the workflow. */
export async function openPdfHere(bytes: Uint8Array): Promise<OpenDocument> {
  const { count, pages, draw } = await openPdf(bytes, await loadWasm(pdfium));
  return {
    count,
    pages,
    async draw(page) {
      const { data, width, height } = await draw(page);
      return toImageData(data, width, height);
    },
  };
}
