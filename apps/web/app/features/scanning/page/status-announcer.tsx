import type { Job } from '../batch/job.ts';
import { describeProgress } from './describe-progress.ts';

/** Tells people who cannot see the bars how the batch goes. */
export function StatusAnnouncer({ jobs }: { jobs: readonly Job[] }) {
  return (
    <p role="status" className="sr-only">
      {describeProgress(jobs)}
    </p>
  );
}
