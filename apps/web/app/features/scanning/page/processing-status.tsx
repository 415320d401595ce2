import { useEffect, useRef } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import type { Job } from '../batch/job.ts';
import { isUnfinished } from '../batch/jobs-reducer.ts';
import { JobRow } from './job-row.tsx';

interface ProcessingStatusProps {
  jobs: readonly Job[];
  countsScans: boolean;
  /** Without an id: every failed file. */
  onRetry(jobId?: string): void;
  /** Saves what can be read of a file without the pack that it waits for. */
  onReadPart(jobId: string): void;
  onCancel(): void;
}

export function ProcessingStatus({
  jobs,
  countsScans,
  onRetry,
  onReadPart,
  onCancel,
}: ProcessingStatusProps) {
  const completed = jobs.filter(({ status }) => status === 'completed').length;
  const failed = jobs.filter(({ status }) => status === 'error').length;
  const done = jobs.reduce((sum, job) => sum + (isUnfinished(job) ? job.progress : 100), 0);
  const card = useFocusOnMore<HTMLDivElement>(jobs.length);
  // Buttons that disappear when they are used would take the focus with them.
  const keepFocus = () => card.current?.focus();
  const retry = (jobId?: string) => {
    keepFocus();
    onRetry(jobId);
  };
  return (
    <Card ref={card} tabIndex={-1} className="focus-ring">
      {/* As high without a button as with one. */}
      <CardHeader className="min-h-13 flex-row flex-wrap items-center gap-3 sm:min-h-14">
        <CardTitle id="processing-status">Processing Status</CardTitle>
        <Badge variant="secondary">
          {completed}/{jobs.length}
          <span className="sr-only"> completed</span>
        </Badge>
        {jobs.some(isUnfinished) && (
          <Button
            variant="outline"
            size="sm"
            className="ml-auto"
            onClick={() => {
              keepFocus();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        {failed > 1 && !jobs.some(isUnfinished) && (
          <Button variant="secondary" size="sm" className="ml-auto" onClick={() => retry()}>
            Retry all {failed} {jobs.some(isUndone) ? 'unfinished' : 'failed'} files
          </Button>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-2">
        <Progress value={Math.round(done / jobs.length)} aria-label="Overall progress" />
        <ul aria-labelledby="processing-status" className="divide-y divide-border">
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              countsScans={countsScans}
              onRetry={() => retry(job.id)}
              onReadPart={() => {
                keepFocus();
                onReadPart(job.id);
              }}
              onUse={keepFocus}
            />
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

/** Whether a file was not read, for no failure. */
const isUndone = ({ error }: Job) => error?.code === 'cancelled' || error?.code === 'pack';

/**
 * A focus target for an element about things whose number grows when a button is pressed. The button then disappears,
 * and this takes over its focus.
 */
function useFocusOnMore<E extends HTMLElement>(count: number) {
  const element = useRef<E>(null);
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) {
      element.current?.focus();
    }
    before.current = count;
  }, [count]);
  return element;
}
