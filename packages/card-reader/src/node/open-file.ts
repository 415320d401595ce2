import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { CardReaderError } from '../card-reader-error.ts';
import { checkPixels, recognizeFormat } from '../check-image.ts';
import type { RgbImage } from '../geometry.ts';
import { withoutAlpha } from '../image/without-alpha.ts';
import type { ImageFormat } from '../image-format.ts';
import type { ImageSize } from '../image-size.ts';
import { MOST_PAGES, WORKING_LONG_SIDE } from '../limits.ts';
import type { Photograph, PictureFile } from '../photograph.ts';
import type { Detail } from '../zoom-in/detail.ts';
import { onPhotograph } from '../zoom-in/detail-to-photograph.ts';
import { findDetail } from '../zoom-in/find-detail.ts';
import { openHeic } from './open-heic.ts';

// No picture may stay in memory after its reading, and none is decoded twice.
sharp.cache(false);

const OPTIONS: SharpOptions = { limitInputPixels: false, failOn: 'error' };

/** Starts decoding from the beginning: a sharp pipeline gives its pixels only once. */
type Source = () => Sharp;

/** A file's first picture as upright 8-bit RGB without transparency, its long side at most `WORKING_LONG_SIDE`. */
export async function decodeImage(bytes: Uint8Array): Promise<RgbImage> {
  const file = await openFile(bytes);
  try {
    return (await file.decode(0)).image;
  } finally {
    file.close();
  }
}

/** Limits are checked by the headers, before anything is decoded. See `OpenFile`. */
export async function openFile(bytes: Uint8Array): Promise<PictureFile> {
  const format = recognizeFormat(bytes);
  switch (format) {
    case 'heic':
      return openHeicFile(bytes);
    case 'pdf':
      return openPdfFile(bytes);
    case 'jxl': {
      const { convertJxl } = await import('./documents.ts');
      return openWithSharp(await convertJxl(bytes), 'png');
    }
    default:
      return openWithSharp(bytes, format);
  }
}

async function openWithSharp(bytes: Uint8Array, format: ImageFormat): Promise<PictureFile> {
  const { pages = 1 } = await orBroken(sharp(bytes, OPTIONS).metadata());
  return {
    // Animations have pages too, but only the first one is the picture.
    count: format === 'tiff' ? Math.min(MOST_PAGES, pages) : 1,
    async decode(page) {
      const options = format === 'tiff' ? { ...OPTIONS, page } : OPTIONS;
      const { space, autoOrient } = await orBroken(sharp(bytes, options).metadata());
      checkPixels(autoOrient);
      // An RGB color profile changes hues, which tell no letter, and applying it takes four times as long as the rest.
      const source = () => sharp(bytes, { ...options, ignoreIcc: space === 'srgb' }).autoOrient();
      return photographOf(source, autoOrient);
    },
    close: () => {},
  };
}

async function openHeicFile(bytes: Uint8Array): Promise<PictureFile> {
  const picture = await orBroken(openHeic(bytes));
  return {
    count: 1,
    async decode() {
      checkPixels(picture);
      const decoded = await orBroken(picture.decode());
      return photographOf(() => decoded.clone(), picture);
    },
    close: () => picture.close(),
  };
}

async function openPdfFile(bytes: Uint8Array): Promise<PictureFile> {
  const { openPdfDocument } = await import('./documents.ts');
  const pdf = await openPdfDocument(bytes);
  return {
    count: pdf.count,
    async decode(index) {
      const { width, height, data } = await pdf.draw(index);
      const raw = { width, height, channels: 4 } as const;
      return photographOf(() => sharp(data, { raw }), { width, height });
    },
    close: pdf.close,
  };
}

async function photographOf(source: Source, size: ImageSize): Promise<Photograph> {
  const image = await pixels(
    source().resize(WORKING_LONG_SIDE, WORKING_LONG_SIDE, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
  const detail = findDetail(image, size, WORKING_LONG_SIDE);
  if (!detail) return { image };
  return {
    image,
    detail: {
      image: await cutOut(source, detail),
      onPhotograph: onPhotograph(detail, image.width / size.width),
    },
  };
}

/** Cuts out the pieces of a detail and lays them side by side. */
async function cutOut(
  source: Source,
  { width, height, pieces, ground }: Detail,
): Promise<RgbImage> {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) data.set(ground, at);
  for (const { from, to } of pieces) {
    const area = { left: from.x, top: from.y, width: from.width, height: from.height };
    const piece = await pixels(source().extract(area).resize(to.width, to.height, { fit: 'fill' }));
    const row = piece.width * 3;
    for (let y = 0; y < piece.height; y++) {
      data.set(piece.data.subarray(y * row, (y + 1) * row), ((to.y + y) * width + to.x) * 3);
    }
  }
  return { width, height, data };
}

async function pixels(picture: Sharp): Promise<RgbImage> {
  const { data, info } = await orBroken(
    picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
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
