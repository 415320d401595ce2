import { MOST_PHOTO_CHARACTERS } from '@cardsift/contacts/fit-details';
import { fitWithin } from '#app/pictures/fit-within.ts';

/** Pixels of the longest side, the first that fits; people recognize a face at the last. */
const SIDES = [512, 384, 256, 128];
const QUALITY = 0.7;

/** Characters of base64 that are decoded: more is no portrait, and the file itself has 10 MB at most. */
const MOST_CHARACTERS = 12_000_000;

/**
 * A picture of a contact that is small enough for its record, as JPEG; null when this browser cannot read it. One that is
 * small already stays as it is.
 */
export async function shrinkPhoto(address: string): Promise<string | null> {
  const isKnown = /^data:image\/\w+;/.test(address);
  if (isKnown && address.length <= MOST_PHOTO_CHARACTERS) return address;
  if (address.length > MOST_CHARACTERS || typeof createImageBitmap !== 'function') return null;
  try {
    const bitmap = await createImageBitmap(decode(address));
    for (const side of SIDES) {
      const shrunk = await encode(bitmap, side);
      if (shrunk.length <= MOST_PHOTO_CHARACTERS) return shrunk;
    }
    return null;
  } catch (error) {
    console.warn('A picture could not be read', error);
    return null;
  }
}

/** Fetching a `data:` address is forbidden to the page. */
function decode(address: string): Blob {
  const binary = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(binary, (letter) => letter.charCodeAt(0))]);
}

async function encode(bitmap: ImageBitmap, side: number): Promise<string> {
  const { width, height } = fitWithin(bitmap, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw off screen');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
