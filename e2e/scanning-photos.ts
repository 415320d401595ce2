import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from './scanning-steps.ts';

interface PhotoOptions {
  width: number;
  height: number;
  name: string;
  /** The share of the picture's height, from the top, that is red. The rest is transparent. */
  red?: number;
}

/** A picture of just two areas, to test what becomes of size, colors and transparency. */
export function flatPng({ width, height, name, red = 0.5 }: PhotoOptions): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width, height * red);
  return { name, mimeType: 'image/png', buffer: canvas.toBuffer('image/png') };
}

/** Several cards on one dark table, with space between them. */
export async function cardsBesideEachOther(name: string, cards: Uint8Array[]): Promise<Picture> {
  const images = await Promise.all(cards.map((jpeg) => loadImage(Buffer.from(jpeg))));
  const gap = 80;
  const width = images.reduce((sum, image) => sum + image.width + gap, gap);
  const canvas = createCanvas(width, Math.max(...images.map(({ height }) => height)) + 2 * gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#3b2f2a';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let x = gap;
  for (const image of images) {
    context.drawImage(image, x, gap);
    x += image.width + gap;
  }
  return { name, mimeType: 'image/jpeg', buffer: canvas.toBuffer('image/jpeg', 92) };
}

/**
 * A grainy photo of about 4 MB, as phones take them. Its EXIF says to turn it a quarter to the
 * right.
 */
export function grainyPhoto(name: string, { width = 4032, height = 3024 } = {}): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  let grain = 1;
  for (let i = 0; i < pixels.data.length; i += 4) {
    grain = (grain * 1_103_515_245 + 12_345) & 0x7fffffff;
    // The upper half is red, so that the turn shows.
    pixels.data[i] = i < pixels.data.length / 2 ? 230 : 20;
    pixels.data[i + 1] = (grain >> 16) % 40;
    pixels.data[i + 2] = (grain >> 20) % 40;
    pixels.data[i + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  const jpeg = canvas.toBuffer('image/jpeg', 93);
  return { name, mimeType: 'image/jpeg', buffer: withOrientation(jpeg, 6) };
}

/** Inserts an EXIF block with only the orientation after a JPEG's start marker. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
