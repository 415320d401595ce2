import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { CardReaderError } from '../card-reader-error.ts';
import { MOST_PAGES } from '../limits.ts';
import { limitMemory } from './limit-memory.ts';
import { startWasm, type WasmModule } from './web-assembly.ts';

/** Pixels per inch: the resolution of office scanners, and enough for the smallest print. */
const RESOLUTION = 300;
const POINTS_PER_INCH = 72;
/** The long side of a page in pixels. A card is a small page in inches, and a poster is a large one. */
const SHORTEST_LONG_SIDE = 1600;
const LONGEST_LONG_SIDE = 4000;
/** Bytes that PDFium may use. A page of 16 megapixels, beside a scan from an office machine, needs 200 MB. */
const MOST_MEMORY = 512 * 1024 * 1024;

/** Four bytes per pixel: red, green, blue, opaque. */
export interface PageImage {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Pdf {
  /** Pages that we read. */
  count: number;
  /** Pages in the file. */
  pages: number;
  draw(page: number): Promise<PageImage>;
  close(): void;
}

/**
 * Opens a PDF in a PDFium instance of its own. This runs no scripts and cannot reach the network or files; its
 * memory is bounded, and is freed with it.
 *
 * @param wasm PDFium's WebAssembly, compiled
 * @throws CardReaderError `locked_document`, `broken_image`
 */
export async function openPdf(bytes: Uint8Array, wasm: WasmModule): Promise<Pdf> {
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      void startWasm(wasm, imports).then((instance) => {
        limitMemory(instance, MOST_MEMORY);
        done(instance);
      });
      return {};
    },
  });
  const document = await orBroken(bytes, () => library.loadDocument(bytes));
  const pages = document.getPageCount();
  if (pages < 1) throw broken();
  return {
    count: Math.min(MOST_PAGES, pages),
    pages,
    draw: (page) => orBroken(bytes, () => drawPage(document, page)),
    // Nothing has to be freed: the instance's memory goes with it.
    close: () => {},
  };
}

async function drawPage(document: PDFiumDocument, index: number): Promise<PageImage> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longSide = Math.max(originalWidth, originalHeight);
  const wanted = (longSide * RESOLUTION) / POINTS_PER_INCH;
  const pixels = Math.min(LONGEST_LONG_SIDE, Math.max(SHORTEST_LONG_SIDE, wanted));
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.round((originalWidth * pixels) / longSide)),
    height: Math.max(1, Math.round((originalHeight * pixels) / longSide)),
    render: 'bitmap',
  });
  return { width, height, data };
}

/** Treats any failure of PDFium as the file's fault, because PDFium runs nothing else. */
async function orBroken<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isEncrypted(bytes)
      ? new CardReaderError('locked_document', 'The PDF is protected by a password.', { cause })
      : broken(cause);
  }
}

function broken(cause?: unknown): CardReaderError {
  return new CardReaderError('broken_image', 'The PDF is damaged or incomplete.', { cause });
}

/** ISO 32000-2, 7.6.2: the trailer of an encrypted file names its encryption, and is itself never encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt');
}
