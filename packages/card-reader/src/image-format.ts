/** Most bytes of one picture, wherever it comes in: chosen on a page, sent to the webhook, read. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Most pixels of one picture: above the 50 megapixels of telephone cameras, below what would fill the memory. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/**
 * Pixels of the long side of the photograph that is read; places in a reading are on it. Above what the web
 * app sends (1600), below what makes warping slow; other sizes were not compared.
 */
export const WORKING_LONG_SIDE = 2000;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** The brands of ISO 23000-22 files whose pixels are HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes, whatever its name or media type claims; null for any other. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(ascii(bytes, 8, 12))) return 'heic';
  return null;
}
