export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'jxl' | 'tiff' | 'pdf';

/** Used in sentences for people. */
export const FORMAT_NAMES = 'JPEG, PNG, WebP, HEIC, AVIF, JPEG XL, TIFF or PDF';

/** Whether files of a format may have several pages. */
export const isDocument = (format: ImageFormat | null) => format === 'tiff' || format === 'pdf';

/** The brands of ISO 23000-22 files whose pixels are HEVC, and of those whose pixels are AV1. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
/**
 * Bytes within which readers of PDF look for its header, because other software may write something
 * before it.
 */
const PDF_HEAD_WITHIN = 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format of a file by its first bytes, whatever its name or media type says. Null for any other. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return heifFormat(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0x0a) return 'jxl';
  if (ascii(bytes, 0, 12) === '\0\0\0\x0cJXL \r\n\x87\n') return 'jxl';
  if (['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4))) return 'tiff';
  if (ascii(bytes, 0, PDF_HEAD_WITHIN).includes('%PDF-')) return 'pdf';
  return null;
}

/** Looks at all brands of the first box, because “mif1” alone does not tell how the pixels are coded. */
function heifFormat(bytes: Uint8Array): ImageFormat | null {
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const brands = ascii(bytes, 8, Math.min(length, 256)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return HEIC_BRANDS.includes(brands[0] ?? '') ? 'heic' : null;
}
