import { MOST_PHOTO_CHARACTERS } from '@cardsift/contacts/fit-details';
import sharp from 'sharp';

/** Longest sides that are tried, in pixels, and how well each is written. */
const SIZES = [512, 384, 256, 128];
const QUALITY = 70;

/** A phone's camera has 50 megapixels; decoding more takes a second and its memory. */
const MOST_PIXELS = 64_000_000;

/** Pictures that are decoded at once. */
const AT_ONCE = 2;
let decoding = 0;
const waiting: (() => void)[] = [];

/**
 * A picture of a person as a contact keeps it: a `data:` address of a JPEG as large as there is room for. Undefined where
 * it cannot be decoded.
 */
export async function shrinkPhoto(address: string): Promise<string | undefined> {
  const isSmall = address.length <= MOST_PHOTO_CHARACTERS && /^data:image\/\w+;/.test(address);
  if (isSmall) return address;
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  if (decoding >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else decoding += 1;
  try {
    return await encode(bytes);
  } catch {
    return undefined;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else decoding -= 1;
  }
}

async function encode(bytes: Buffer): Promise<string | undefined> {
  for (const size of SIZES) {
    const jpeg = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const address = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    if (address.length <= MOST_PHOTO_CHARACTERS) return address;
  }
  return undefined;
}
