import type { Notice } from '../notice.ts';
import type { JobError } from './job.ts';

/** What a toast says of a failure, of one file or, without a name, of the whole batch. */
export function failureNotice({ code, message }: JobError, fileName?: string): Notice {
  if (code === 'quota') return { title: 'Daily limit exceeded', description: message };
  const description = fileName ? `Failed to process ${fileName}: ${message}` : message;
  return { title: 'Processing failed', description };
}
