/** Scans a free user has per UTC day (spec.md, section 9). */
export const FREE_DAILY_SCANS = 10;

/** Most files in one batch. */
export const FREE_BATCH_MAX = 5;
export const PRO_BATCH_MAX = 15;

/** Most bytes of one chosen file: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What may be chosen: each type with the file name endings that stand for it. */
export const ACCEPTED_FORMATS: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
