import { countOf } from '#app/text/count-of.ts';
import type { Job, Step } from './job.ts';
import { isUnfinished } from './jobs-reducer.ts';

/**
 * The state of the batch in one sentence. It changes when a file reaches its next step, and not with every percent: a
 * screen reader reads each change.
 */
export function describeProgress(jobs: readonly Job[]): string {
  if (jobs.length === 0) return '';
  const running = jobs.find(({ status }) => status === 'processing');
  const done = jobs.filter((job) => !isUnfinished(job)).length;
  if (running) {
    const step = isReading(running.step) ? 'reading' : running.step;
    const doing = describeJob({ ...running, step, ahead: null });
    return `File ${done + 1} of ${jobs.length}, ${running.fileName}: ${doing}`;
  }
  if (jobs.some(isUnfinished)) return '';
  const ended = jobs.filter(({ status }) => status === 'error').length;
  const stopped = jobs.filter(({ error }) => error?.code === 'cancelled').length;
  const waiting = jobs.filter(({ error }) => error?.needed).length;
  const found = jobs.flatMap(({ contacts }) => contacts).length;
  return [
    `All files done: ${countOf(found, 'contact')} found`,
    `${ended - stopped - waiting} failed`,
    ...(stopped > 0 ? [`${stopped} canceled`] : []),
    ...(waiting > 0 ? [`${waiting} waiting for a pack`] : []),
  ].join(', ');
}

const STEP_LABELS: Record<Step, string> = {
  preparing: 'Preparing the picture',
  uploading: 'Uploading',
  waiting: 'Waiting for a free reader',
  reading: 'Reading the card',
  decode: 'Opening the picture',
  'find cards': 'Looking for cards',
  'find text': 'Looking for text',
  'read text': 'Reading the text',
  understand: 'Sorting what was read',
  saving: 'Saving',
};

const READING_STEPS: (Step | null)[] = [
  'decode',
  'find cards',
  'find text',
  'read text',
  'understand',
];
const isReading = (step: Step | null) => READING_STEPS.includes(step);

/** What is happening to a file, in a few words. */
export function describeJob({ status, step, ahead, error, contacts }: Job): string {
  switch (status) {
    case 'pending':
      return 'Waiting';
    case 'processing':
      if (ahead !== null) return ahead === 0 ? 'Next in line' : `Waiting, ${ahead} before it`;
      return step === null ? 'Processing' : STEP_LABELS[step];
    case 'completed':
      return contacts.length === 1
        ? 'Completed: 1 contact'
        : `Completed: ${contacts.length} contacts`;
    case 'error':
      if (error?.needed) return 'Waiting for a pack';
      return error?.code === 'cancelled' ? 'Canceled' : 'Failed';
  }
}
