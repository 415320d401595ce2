import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { checkPixels } from '@cardsift/card-reader/check-image';
import { MOST_PAGES } from '@cardsift/card-reader/limits';
import { decode, decodeImage, toRGBA8 } from 'utif2';
import { type OpenDocument, toImageData } from './page-image.ts';

/** TIFF 6.0: the tags of a picture's width and height. */
const WIDTH = 't256';
const HEIGHT = 't257';

/** TIFF as office machines and scanners write it, also in fax coding; no browser but Safari opens it. */
export async function openTiff(bytes: Uint8Array): Promise<OpenDocument> {
  const file = new Uint8Array(bytes).buffer;
  const pages = orBroken(() => decode(file)).filter((page) => page[WIDTH] && page[HEIGHT]);
  if (pages.length === 0) throw broken();
  return {
    count: Math.min(MOST_PAGES, pages.length),
    pages: pages.length,
    async draw(index) {
      const page = pages[index];
      if (!page) throw broken();
      checkPixels({ width: numberOf(page[WIDTH]), height: numberOf(page[HEIGHT]) });
      return orBroken(() => {
        decodeImage(file, page);
        return toImageData(toRGBA8(page), page.width, page.height);
      });
    },
  };
}

const numberOf = (tag: unknown) => Number(Array.isArray(tag) ? tag[0] : tag);

function orBroken<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause?: unknown): CardReaderError {
  return new CardReaderError('broken_image', 'The TIFF is damaged or incomplete.', { cause });
}
