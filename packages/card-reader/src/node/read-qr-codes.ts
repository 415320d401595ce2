import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { RgbImage } from '../geometry.ts';

/** What a browser calls `ImageData`; Node has none. */
type QrPicture = Exclude<Parameters<typeof readBarcodes>[0], Blob | ArrayBuffer | Uint8Array>;

const require = createRequire(import.meta.url);

/** Loads the decoder from its package's own file; without this it would fetch it from a CDN. */
export async function loadQrReader(): Promise<(image: RgbImage) => Promise<string[]>> {
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
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
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from] as number;
    rgba[to + 1] = data[from + 1] as number;
    rgba[to + 2] = data[from + 2] as number;
  }
  return rgba;
}
