import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/components/ui/cn.ts';
import { Progress } from '#app/components/ui/progress.tsx';
import { ADD_CONTACT } from '#app/contact-book/link-to-add-contact.ts';
import { describeJob } from '../batch/describe-progress.ts';
import type { Job, JobStatus } from '../batch/job.ts';
import { Thumbnail } from './thumbnail.tsx';
import { WaitingForPack } from './waiting-for-pack.tsx';

const ICONS: Record<JobStatus, typeof Clock> = {
  pending: Clock,
  processing: LoaderCircle,
  completed: CircleCheck,
  error: CircleAlert,
};

interface JobRowProps {
  job: Job;
  /** Whether another try may count as another scan of the day. */
  countsScans: boolean;
  onRetry(): void;
  onReadPart(): void;
  /** Called before a button of the row disappears, because it would take the focus with it. */
  onUse(): void;
}

export function JobRow({ job, countsScans, onRetry, onReadPart, onUse }: JobRowProps) {
  const needed = job.error?.needed;
  const Icon = needed ? Clock : ICONS[job.status];
  const cost = countsScans && job.error?.retryCostsScan ? ' (uses 1 scan)' : '';
  return (
    <li data-status={job.status} className="relative flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <Thumbnail file={job.file} />
        <Icon
          aria-hidden="true"
          className={cn(
            'size-4 shrink-0 text-muted-foreground',
            job.status === 'processing' && 'animate-spin',
            job.status === 'completed' && 'text-success',
            job.status === 'error' && !needed && 'text-destructive-text',
          )}
        />
        <span className="min-w-0 flex-1 truncate text-sm" title={job.fileName}>
          {job.fileName}
        </span>
        <span className="text-sm text-muted-foreground">{describeJob(job)}</span>
      </div>
      {job.status === 'processing' && (
        // Takes no room: nothing below may move away from a finger when a file is done.
        <Progress
          value={job.progress}
          aria-label={`Progress of ${job.fileName}`}
          className="absolute inset-x-0 -bottom-px h-1"
        />
      )}
      {needed && (
        <WaitingForPack
          {...needed}
          job={job}
          message={job.error?.message ?? ''}
          onRetry={onRetry}
          onReadPart={onReadPart}
          onUse={onUse}
        />
      )}
      {job.error && !needed && (
        <div className="flex flex-wrap items-center justify-between gap-2 pl-22">
          <p className="text-sm text-destructive-text">
            {job.error.message}
            {job.error.explanation && <span className="block">{job.error.explanation}</span>}
          </p>
          {job.error.isInUnknownScript ? (
            <Button asChild variant="outline" size="sm">
              <Link to="/dashboard/contacts" state={ADD_CONTACT}>
                Type it in yourself
              </Link>
            </Button>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Retry ${job.fileName}${cost}`}
              onClick={onRetry}
            >
              Retry{cost}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
