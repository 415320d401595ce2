import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { CardReaderError } from '../card-reader-error.ts';
import { checkPixels, recognizeFormat } from '../check-image.ts';
import type { RgbImage } from '../geometry.ts';
import { withoutAlpha } from '../image/without-alpha.ts';
import { WORKING_LONG_SIDE } from '../image-format.ts';
import { openHeic } from './open-heic.ts';

// No picture may outlive its reading, and none is decoded twice.
sharp.cache(false);

const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error' };

/**
 * The first frame of a file as upright 8-bit RGB without transparency, its long side at
 * most `WORKING_LONG_SIDE`. The header alone decides about the limits, before anything is decoded.
 */
export async function decodeImage(bytes: Uint8Array): Promise<RgbImage> {
  const format = recognizeFormat(bytes);
  if (format === 'heic') return heicPixels(bytes);
  const metadata = await orBroken(sharp(bytes, OPTIONS).metadata());
  checkPixels(metadata);
  // A profile of red, green and blue changes hues that no letter is told by, and takes four times as long as the rest.
  return pixels(sharp(bytes, { ...OPTIONS, ignoreIcc: metadata.space === 'srgb' }));
}

async function heicPixels(bytes: Uint8Array): Promise<RgbImage> {
  const picture = await orBroken(openHeic(bytes));
  try {
    checkPixels(picture);
    return await pixels(await orBroken(picture.decode()));
  } finally {
    picture.close();
  }
}

async function pixels(picture: Sharp): Promise<RgbImage> {
  const { data, info } = await orBroken(
    picture
      .autoOrient()
      .resize(WORKING_LONG_SIDE, WORKING_LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  return { width, height, data: info.channels === 4 ? withoutAlpha(data) : data };
}

async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new CardReaderError('broken_image', 'The picture is damaged or incomplete.', { cause });
  }
}
