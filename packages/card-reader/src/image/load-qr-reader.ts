import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { RgbImage } from '../geometry.ts';
import { release } from '../release.ts';
import { writeGray } from './gray.ts';

/** The decoder from its own bytes; without them it would fetch them from a CDN. */
export async function loadQrReader(
  wasm: Uint8Array,
): Promise<(image: RgbImage) => Promise<string[]>> {
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });
  return readQrCodes;
}

async function readQrCodes(image: RgbImage): Promise<string[]> {
  const pgm = toPgm(image);
  const results = await readBarcodes(pgm, { formats: ['QRCode'], tryHarder: false });
  release(pgm);
  return results.filter((result) => result.isValid).map((result) => result.text);
}

/**
 * The picture in gray as a file of the simplest format, which the decoder takes as it is. Of pixels with colors it
 * would make these grays itself, from four bytes each: twice the time and five times the memory.
 */
function toPgm(image: RgbImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${image.width} ${image.height}\n255\n`);
  const pgm = new Uint8Array(head.length + image.width * image.height);
  pgm.set(head);
  writeGray(image, pgm.subarray(head.length));
  return pgm;
}
