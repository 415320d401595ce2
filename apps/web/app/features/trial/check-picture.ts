const MAX_FILE_BYTES = 10 * 1024 * 1024;
const formats = /\.(jpe?g|png|heic|heif)$/i;

/** What the file picker offers. Some systems know HEIC by its ending alone. */
export const PICTURE_FORMATS = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif';

export interface Refusal {
  title: string;
  description: string;
}

/** Why a chosen file cannot be read; null when it can be tried. */
export function checkPicture(file: Pick<File, 'name' | 'type' | 'size'>): Refusal | null {
  if (!formats.test(file.name) && !PICTURE_FORMATS.split(',').includes(file.type)) {
    return {
      title: 'Invalid file type',
      description: `${file.name} is not a supported image format`,
    };
  }
  if (file.size > MAX_FILE_BYTES) {
    return { title: 'File too large', description: `${file.name} is larger than 10MB` };
  }
  return null;
}
