import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import type { Notice } from '#app/components/ui/notify.ts';

/**
 * The pictures the product takes, each type with the file name endings that stand for it. Phones
 * take HEIC; it becomes JPEG in the browser, and so do the pages of documents.
 */
export const PICTURE_FORMATS: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
  'image/avif': ['.avif'],
  'image/jxl': ['.jxl'],
  'image/tiff': ['.tif', '.tiff'],
  'application/pdf': ['.pdf'],
};

/** The same for a file picker. Some systems know HEIC by its ending alone. */
export const PICTURE_ACCEPT = [
  ...Object.keys(PICTURE_FORMATS),
  ...Object.values(PICTURE_FORMATS).flat(),
].join(',');

/** Why a chosen file cannot be taken; null when it can be tried. */
export function checkPicture(file: Pick<File, 'name' | 'type' | 'size'>): Notice | null {
  return isPicture(file) ? checkSize(file) : invalidType(file);
}

/** Shown when a file's name and type are not accepted, or when a document's first bytes are something else. */
export const invalidType = ({ name }: Pick<File, 'name'>): Notice => ({
  title: 'Invalid file type',
  description: `${name} is not a supported image format`,
});

/** The same for files of any type. */
export function checkSize(file: Pick<File, 'name' | 'size'>): Notice | null {
  if (file.size <= MAX_IMAGE_BYTES) return null;
  return { title: 'File too large', description: `${file.name} is larger than 10MB` };
}

/** By the type the browser gives; by the name's ending only where the browser knows none. */
function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type !== '') return Object.hasOwn(PICTURE_FORMATS, type);
  return Object.values(PICTURE_FORMATS)
    .flat()
    .some((ending) => name.toLowerCase().endsWith(ending));
}
