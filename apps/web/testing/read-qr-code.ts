import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// By default zxing-wasm fetches its binary from a network; tests read the installed one.
const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasmPath).buffer as ArrayBuffer } });

/** The texts of all QR codes in an encoded picture (PNG, JPEG). */
export async function readQrCodes(picture: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(picture, { formats: ['QRCode'] });
  return codes.map((code) => code.text);
}
