import type { Job, Step } from '../batch/job.ts';

const STEP_LABELS: Record<Step, string> = {
  preparing: 'Preparing the picture',
  uploading: 'Uploading',
  waiting: 'Waiting for a free reader',
  reading: 'Reading the card',
  saving: 'Saving',
};

/** What is happening to a file, in a few words. */
export function jobLabel({ status, step, contacts }: Job): string {
  switch (status) {
    case 'pending':
      return 'Waiting';
    case 'processing':
      return step === null ? 'Processing' : STEP_LABELS[step];
    case 'completed':
      return contacts.length === 1
        ? 'Completed: 1 contact'
        : `Completed: ${contacts.length} contacts`;
    case 'error':
      return 'Failed';
  }
}
