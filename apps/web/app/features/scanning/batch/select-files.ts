import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import type { Notice } from '#app/components/ui/notify.ts';
import { FREE_DAILY_SCANS, PRO_BATCH_MAX } from '#app/limits.ts';
import { checkPicture } from '#app/pictures/check-picture.ts';

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

export const TOO_MANY_FILES = 'Too many files';

export interface Allowance {
  /** Most files in one batch. */
  batchMax: number;
  /** Scans left today. Null where they are not counted (Pro), or the count is not known. */
  remaining: number | null;
}

interface Selection<F extends FileFacts> {
  files: F[];
  notices: Notice[];
}

/**
 * Adds what was chosen, dropped, pasted or photographed to the selection. What does not fit is left out, with a
 * notice. A name that is selected already is left out without one, and so is an empty file, which the drop zone
 * reports. What is selected stays.
 */
export function selectFiles<F extends FileFacts>(
  selected: readonly F[],
  incoming: readonly F[],
  { batchMax, remaining }: Allowance,
): Selection<F> {
  const notices: Notice[] = [];
  const names = new Set(selected.map((file) => file.name));
  const fitting: F[] = [];

  for (const file of incoming) {
    const problem = checkPicture(file);
    if (problem !== null) notices.push(problem);
    else if (file.size > 0 && !names.has(file.name)) {
      names.add(file.name);
      fitting.push(file);
    }
  }

  const inBatch = fitting.slice(0, Math.max(0, batchMax - selected.length));
  if (inBatch.length < fitting.length) notices.push(tooManyFiles(batchMax));

  const left = remaining === null ? inBatch.length : Math.max(0, remaining - selected.length);
  const inQuota = inBatch.slice(0, left);
  if (remaining !== null && inQuota.length < inBatch.length) {
    notices.push(dailyLimitReached(remaining));
  }
  return { files: [...selected, ...inQuota], notices };
}

/** How many more files fit beside those that are selected. */
export function countFree(selected: number, { batchMax, remaining }: Allowance): number {
  return Math.max(0, Math.min(batchMax, remaining ?? batchMax) - selected);
}

function tooManyFiles(batchMax: number): Notice {
  return {
    title: TOO_MANY_FILES,
    description: `You can only upload up to ${batchMax} files at once`,
    ...(batchMax < PRO_BATCH_MAX && { link: PRO_LINK }),
  };
}

function dailyLimitReached(remaining: number): Notice {
  const used = FREE_DAILY_SCANS - remaining;
  return {
    title: 'Daily limit reached',
    description: `You can only upload ${remaining} more files today (${used}/${FREE_DAILY_SCANS} used)`,
    link: PRO_LINK,
  };
}
