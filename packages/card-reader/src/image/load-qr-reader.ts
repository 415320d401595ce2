import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { RgbImage } from '../geometry.ts';

/** What a browser calls `ImageData`; Node.js has none. */
type QrPicture = Exclude<Parameters<typeof readBarcodes>[0], Blob | ArrayBuffer | Uint8Array>;

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
  const { width, height } = image;
  const results = await readBarcodes(
    { width, height, data: toRgba(image), colorSpace: 'srgb' } as QrPicture,
    { formats: ['QRCode'], tryHarder: false },
  );
  return results.filter((result) => result.isValid).map((result) => result.text);
}

function toRgba({ width, height, data }: RgbImage): Uint8ClampedArray {
  // Four bytes at once, least significant first as on every machine that Node.js and browsers run on.
  const pixels = new Uint32Array(width * height);
  for (let i = 0, from = 0; i < pixels.length; i++, from += 3) {
    const red = data[from] as number;
    const green = data[from + 1] as number;
    const blue = data[from + 2] as number;
    pixels[i] = 0xff000000 | (blue << 16) | (green << 8) | red;
  }
  return new Uint8ClampedArray(pixels.buffer);
}
