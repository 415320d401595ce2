import sharp from 'sharp';
import type { RgbImage } from '../geometry.ts';

/** Fine print stays readable, and a card takes some 200 kB. */
const QUALITY = 88;

export async function encodeJpeg({ width, height, data }: RgbImage): Promise<Uint8Array> {
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(bytes);
}
