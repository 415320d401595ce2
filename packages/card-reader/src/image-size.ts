import type { ImageFormat } from './image-format.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * A picture's size from its header, before anything is decoded. Width and height may be swapped. Null if the
 * header is damaged, and for formats whose header only their decoder understands.
 */
export function readImageSize(bytes: Uint8Array, format: ImageFormat): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (format) {
      case 'jpeg':
        return jpegSize(view);
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'webp':
        return webpSize(view);
      case 'heic':
      case 'avif':
        return heifSize(view);
      case 'jxl':
      case 'tiff':
      case 'pdf':
        return null;
    }
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether a marker starts a frame, in any coding: ITU-T T.81, table B.1. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // Markers may be padded with further 0xff.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The three codings of RFC 9649. Sizes are stored minus one, except in lossy ones. */
function webpSize(view: DataView): ImageSize | null {
  switch (view.getUint32(12)) {
    case 0x56503820: // 'VP8 '
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 0x5650384c: {
      // 'VP8L'
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x56503858: // 'VP8X'
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Bytes at the start of a HEIF file that contain the description of its pictures. */
const HEIF_HEAD = 64 * 1024;
const ISPE = 0x69737065;

/**
 * The largest “ispe” property (ISO 23008-12). The picture, its thumbnail and its tiles each have one, and the
 * picture's is the largest.
 */
function heifSize(view: DataView): ImageSize | null {
  let largest: ImageSize | null = null;
  for (let at = 4; at + 16 <= Math.min(view.byteLength, HEIF_HEAD); at++) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    const isLarger = !largest || size.width * size.height > largest.width * largest.height;
    if (isLarger) largest = size;
  }
  return largest;
}
