import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { freeMemory } from '../free-memory.ts';
import { quadCenter } from '../geometry/quad-size.ts';
import type { RgbImage } from '../geometry.ts';
import { writeGray } from '../image/gray.ts';
import type { Part } from '../image/part.ts';
import { findFinderPatterns } from './finder-patterns.ts';
import { partWithCodes } from './part-with-codes.ts';
import type { QrCode } from './qr-code.ts';

/**
 * Reads QR codes with a decoder whose bytes we supply, because it would fetch them from a CDN otherwise. It is loaded
 * only when a picture has finder patterns, which most cards do not have, and it sees only the part with them.
 */
export function loadQrReader(readWasm: () => Promise<Uint8Array>) {
  let decoder: Promise<void> | undefined;
  const prepare = async () => {
    const wasmBinary = new Uint8Array(await readWasm()).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  };
  return async (image: RgbImage): Promise<QrCode[]> => {
    const part = partWithCodes(findFinderPatterns(image), image);
    if (!part) return [];
    decoder ??= prepare().catch((error) => {
      decoder = undefined;
      throw error;
    });
    await decoder;
    const pgm = toPgm(image, part);
    const results = await readBarcodes(pgm, { formats: ['QRCode'] });
    freeMemory(pgm);
    return results
      .filter(({ isValid }) => isValid)
      .map(({ text, position }) => ({ text, center: centerOf(position, part) }));
  };
}

function centerOf(
  { topLeft, topRight, bottomRight, bottomLeft }: ReadResult['position'],
  part: Part,
): QrCode['center'] {
  const { x, y } = quadCenter([topLeft, topRight, bottomRight, bottomLeft]);
  return { x: part.x + x, y: part.y + y };
}

/**
 * A part of the picture in gray, as PGM, which the decoder uses as it is. From colors it would compute the same grays
 * itself, at twice the time and five times the memory.
 */
function toPgm(image: RgbImage, part: Part): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${part.width} ${part.height}\n255\n`);
  const pgm = new Uint8Array(head.length + part.width * part.height);
  pgm.set(head);
  writeGray(image, part, pgm.subarray(head.length));
  return pgm;
}
