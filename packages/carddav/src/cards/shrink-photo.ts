import { MOST_PHOTO_CHARACTERS } from '@cardsift/contacts/fit-details';
import sharp from 'sharp';

/** The longest sides to try, in pixels, and the JPEG quality of each. */
const SIZES = [512, 384, 256, 128];
const QUALITY = 70;

/** Decoding a picture takes time and memory. Phone cameras have up to 50 megapixels. */
const MOST_PIXELS = 64_000_000;

/** Pictures decoded at the same time. */
const AT_ONCE = 2;
let decoding = 0;
const waiting: (() => void)[] = [];

/**
 * Shrinks a person's picture until a contact may hold it, and returns it as the `data:` URL of a JPEG. Undefined where
 * the picture cannot be decoded.
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
